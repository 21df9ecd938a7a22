import { expect, test } from "vitest";
import { wordsFor } from "../../i18n/testing";
import type { View } from "../../wire/games/look-at-the-stars";
import { WITHOUT_A_WORD } from "../game";
import {
  asks,
  cardText,
  describe as told,
  movedText,
  powerCardText,
  ruleAtHand,
  sheet,
  status,
  sun,
  sunSoon,
  tell,
  title,
  verdictText,
  waiting,
} from "./describe";
import type { Line, Point } from "./lattice";
import { PLAYERS, lines, position, skyOf } from "./position";
import { taskOf, type Laid } from "./task";

const FR = wordsFor("fr", "look-at-the-stars", "web-stars");
const EN = wordsFor("en", "look-at-the-stars", "web-stars");
const TWO: readonly Line[] = [
  [
    [0, 4],
    [1, 4],
  ],
  [
    [1, 4],
    [2, 4],
  ],
];

function scene(view: View = position(), words = EN) {
  return { view, seat: view.seat, players: PLAYERS, words };
}

function said(view: View, laid: Laid): string {
  const task = taskOf(view);
  if (!task) throw new Error("nothing is asked");
  return movedText(view, task, laid, EN);
}

test("the line under the name says which night it is, and to a player whose sky is theirs", () => {
  expect(status(scene())).toBe("Night 3 of 18 · sky of Polynesia");
  expect(status(scene(position(), FR))).toBe("Nuit 3 sur 18 · ciel de Polynésie");
  expect(status({ ...scene(), seat: null })).toBe("Night 3 of 18");
});

test("what is asked follows the card and the power", () => {
  expect(title(scene())).toBe("Draw this shape");
  expect(title(scene(position({ revealed: ["S1"] })))).toBe("A shooting star!");
  const earned = position({ draft: { sky: skyOf("china", TWO), placed: true, powers: 1 } });
  expect(title(scene(earned))).toBe("A new planet");
  expect(title(scene(position({ done: [true, false] })))).toBe("You have answered");
});

test("what is asked is said with the shape of the card, and whom the table waits for", () => {
  expect(asks(scene())).toMatch(/^Draw this shape\. .+ The card shows, .+ from \(0, 0\) to /);
  expect(asks(scene(position({ done: [true, false] })))).toBe("Waiting for Tom.");
});

test("my points are told when they have changed", () => {
  const [own, other] = position().scores;
  const after = position({ scores: [{ ...own!, total: own!.total + 1 }, other!] });
  expect(tell(position(), scene(after)).join(" ")).toContain(`You have ${own!.total + 1} point`);
  expect(tell(after, scene(after))).toEqual([]);
});

test("a card of which there is one a game says so, and a black hole what it closes", () => {
  for (const card of ["W6", "W9"]) {
    expect(powerCardText(card, EN)).toContain("once a game");
    expect(powerCardText(card, FR)).toContain("une fois par partie");
  }
  expect(powerCardText("W6", EN)).toContain("Nothing is drawn on its neighbours");
});

test("a card is told line by line", () => {
  expect(cardText("N1", EN)).toBe(
    "The card shows, counted from its lower left corner: upright from (0, 0) to (0, 1) and level from (0, 0) to (1, 0).",
  );
});

test("a ghost that moves says its shape, where it stands, and what would come of it", () => {
  expect(said(position({}, TWO), { turn: 0, at: [2, 4] })).toBe(
    "Shape turned 1 of 2: level from (2, 4) to (3, 4) and level from (3, 4) to (4, 4). It fits: your 2 lines become 4 and it earns the power.",
  );
});

/** What is said of a mark on the sky of Polynesia: a constellation of three lines at the left. */
function saidOfMark(card: View["power_card"], at: Point): string {
  const sky = skyOf("polynesia", lines("0414", "1424", "2425"));
  const view = position({ power_card: card, draft: { sky, placed: true, powers: 1 } });
  const task = taskOf(view);
  return task ? verdictText(view, task, { turn: 0, at }, EN) : "";
}

test("a mark says what it would bring: for good, so far, or whether it has its two", () => {
  expect(saidOfMark("W2", [3, 5])).toBe("It fits: one point already.");
  expect(saidOfMark("W2", [6, 6])).toBe("It fits: no points yet.");
  expect(saidOfMark("W9", [8, 4])).toBe("It fits: one point already.");
  expect(saidOfMark("W6", [3, 3])).toBe("It fits: 6 points.");
  expect(saidOfMark("W1", [1, 4])).toBe("It fits: 2 points.");
  expect(saidOfMark("W8", [3, 5])).toBe("It fits: one constellation beside it, it takes two.");
  expect(saidOfMark("W7", [1, 4])).toBe("It fits.");
});

test("a ghost that may not lie there says why", () => {
  const late = position({ turn: 8 });
  expect(said(late, { turn: 0, at: [0, 0] })).toContain("Not here. The sun has risen");
  expect(said(position(), { turn: 0, at: [7, 5] })).toContain("Not here. There is no free star");
});

test("everything seen can be said: the cards, the own sky, the score, the others", () => {
  const all = told(scene(position({}, TWO))).join("\n");
  expect(all).toContain("Draw this shape. Two lines, turned by quarters, never mirrored.");
  expect(all).toContain("Point card, the upright cross: 3 points a copy");
  expect(all).toContain("2 lines that hang together, no constellation: level from (0, 4)");
  expect(all).toContain("Planets at (2, 2), (4, 5) and (6, 8).");
  expect(all).toContain("You have 13 points: Constellations (3 + 4) 7, Planets 2");
  expect(all).toContain("Tom: no constellation yet.");
});

test("a gap that a new star has filled is no gap any more", () => {
  const shown = {
    ...skyOf("polynesia"),
    marks: [
      [
        [7, 5],
        [8, 5],
      ] as const,
    ],
  };
  const view = position({ power_card: "W3", draft: { sky: shown, placed: false, powers: 0 } });
  const gaps = told(scene(view)).find((line) => line.startsWith("Gaps"));
  expect(gaps).toContain("(9, 5)");
  expect(gaps).not.toContain("(7, 5)");
});

test("whoever passed has answered, too", () => {
  const after = scene(position({ done: [false, true] }));
  expect(tell(position(), after)).toEqual(["Tom has answered."]);
  expect(tell(position(), { ...after, words: FR })).toEqual(["Tom a répondu."]);
});

test("the first night of a sun says that it rises, the others where it stands", () => {
  expect(sun(position({ turn: 6 }), EN)).toBe("The whole sky is open.");
  expect(sun(position({ turn: 7 }), EN)).toBe("The sun rises. The two lowest rows fade.");
  expect(sun(position({ turn: 8 }), EN)).not.toContain("rises");
});

test("the next sunrise is counted in nights", () => {
  expect(sunSoon(position({ turn: 6 }), EN)).toBe("One more night before the sun rises.");
  expect(sunSoon(position({ turn: 9 }), EN)).toBe("4 nights before the second sunrise.");
  expect(sunSoon(position({ turn: 13 }), EN)).toBe("It will not rise again.");
});

test("who has not drawn yet is awaited by name", () => {
  expect(waiting(scene(position({ done: [true, false] }), FR))).toBe("On attend Tom.");
});

test("what I draw is told at once, what the others draw when the night closes", () => {
  const before = position();
  const sky = skyOf("polynesia", TWO);
  const mine = position({ draft: { sky, placed: true, powers: 0 }, done: [true, false] });
  expect(tell(before, scene(mine))).toEqual([
    "You draw level from (0, 4) to (1, 4) and level from (1, 4) to (2, 4).",
  ]);
  const next = position({
    turn: 4,
    revealed: ["N1", "N2", "N3", "S2"],
    skies: [sky, skyOf("china", TWO)],
    draft: { sky, placed: false, powers: 0 },
  });
  expect(tell(mine, scene(next))).toEqual([
    "Tom draws 2 lines.",
    WITHOUT_A_WORD,
    "Night 4: a shooting star.",
  ]);
  expect(tell(next, scene(next))).toEqual([]);
});

test("passing and taking back are told", () => {
  const passed = position({
    draft: { sky: skyOf("polynesia"), placed: true, powers: 0 },
    done: [true, false],
  });
  expect(tell(position(), scene(passed))).toEqual(["You pass."]);
  expect(tell(passed, scene())).toEqual(["You take your drawing back."]);
});

test("a sunrise is told when its night begins", () => {
  const [sixth, seventh] = [position({ turn: 6 }), position({ turn: 7 })];
  expect(tell(sixth, scene(seventh))).toContain("The sun rises. The two lowest rows fade.");
});

test("the rule at hand follows what is asked", () => {
  expect(ruleAtHand(position())).toBe("R-LATS-15");
  expect(ruleAtHand(position({ turn: 8 }))).toBe("R-LATS-17");
  expect(ruleAtHand(position({ revealed: ["S1"] }))).toBe("R-LATS-19");
});

test("a sheet adds up part by part", () => {
  const own = position().scores[0];
  if (!own) throw new Error("no score");
  const parts = sheet(own, FR);
  expect(parts.map((part) => part.value)).toEqual(["7", "2", "1", "3", "0", "13"]);
  expect(parts[0]?.text).toBe("Constellations (3 + 4)");
});

test("at dawn nobody is awaited, and nothing can be changed", () => {
  const view = position({ turn: 19, question: null, draft: null, done: PLAYERS.map(() => true) });
  const scene = { view, seat: view.seat, players: PLAYERS, words: FR };
  expect(title(scene)).toBe("Le jour est levé.");
  expect(waiting(scene)).toBe("La partie est finie.");
});
