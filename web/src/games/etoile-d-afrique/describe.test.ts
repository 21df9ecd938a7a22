import { expect, test } from "vitest";
import { wordsFor } from "../../i18n/testing";
import type { Laid } from "../../wire/games/etoile-d-afrique";
import { asks, describe as told, ruleAtHand, sheet, status, tell, waiting } from "./describe";
import { PLAYERS, position } from "./position";

const FR = wordsFor("fr", "etoile-d-afrique", "web-africa");
const EN = wordsFor("en", "etoile-d-afrique", "web-africa");
const NINE: Laid = { seat: 1, card: "9-sand", how: "lead" };
const GEM: Laid = { seat: 0, card: "12-forest", how: "beat" };

function scene(view = position(), words = FR) {
  return { view, seat: view.seat, players: PLAYERS, words };
}

test("the line under the name says the round and the pile", () => {
  expect(status(scene())).toBe("Manche 2 sur 5 · pioche 21");
});

test("who is awaited is said by name, and to you as you", () => {
  expect(waiting(scene())).toBe("À toi d’entamer.");
  expect(waiting(scene(position({ turn: 1 }), EN))).toBe("Waiting for Tom.");
});

test("what is asked is said with what is to be beaten, and whom the table waits for by name", () => {
  expect(asks(scene(position(), EN))).toBe("Yours to lead.");
  const answer = position({ trick: [NINE], bar: 9 });
  expect(asks(scene(answer, EN))).toBe("Yours to answer. 9 is the bar to beat.");
  expect(asks(scene({ ...answer, turn: 1 }, EN))).toBe("Waiting for Tom.");
});

test("everything seen can be said: the trick, the bar, the hand, the others", () => {
  const said = told(scene(position({ trick: [NINE], bar: 9 }), EN)).join("\n");
  expect(said).toContain("Tom leads the 9.");
  expect(said).toContain("To beat: 9");
  expect(said).toContain("Emerald, 12, Suez, forest");
  expect(said).toContain("Tom: 0 points taken, 0 thief tokens, treasure 0.");
  expect(said).toMatch(/Your hand: [^;]+\S; \S/);
  expect(told(scene()).join("\n")).toMatch(/Ta main\u202f: [^;]+\S\u202f; \S/);
  expect(told(scene()).join("\n")).toContain("Tom : 0 point pris, 0 jeton voleur, trésor 0.");
});

test("a card that is laid is told once", () => {
  const before = position({ trick: [NINE], bar: 9 });
  const after = position({ trick: [NINE, GEM], bar: 12 });
  expect(tell(before, scene(after))).toEqual(["Tu bats avec l’émeraude."]);
  expect(tell(after, scene(after))).toEqual([]);
});

test("a trick that ends tells its last card, and closes with who takes it, with what, for how much", () => {
  const before = position({ trick: [NINE], bar: 9 });
  const after = position({ last_trick: { winner: 0, cards: [NINE, GEM] } });
  expect(tell(before, scene(after, EN))).toEqual([
    "You beat with the emerald.",
    { closes: "You take the trick with the emerald: 3 points." },
  ]);
});

test("a round that ends closes after its last trick, before the next one is led", () => {
  const sheet = {
    captured: 3,
    thief_tokens_taken: 0,
    thief_tokens_paid: 0,
    points: 3,
    tokens: [],
  };
  const before = position({ trick: [NINE], bar: 9 });
  const after = position({
    round: 3,
    last_trick: { winner: 0, cards: [NINE, GEM] },
    results: [[sheet, { ...sheet, points: 0 }]],
    trick: [{ ...NINE, card: "4-sand" }],
  });
  expect(tell(before, scene(after, EN)).slice(1)).toEqual([
    { closes: "You take the trick with the emerald: 3 points." },
    { closes: "The round goes to Léa: 3 points." },
    "Tom leads the 4.",
  ]);
});

test("what was slipped under takes no trick", () => {
  const under: Laid = { seat: 0, card: "4-sand", how: "give-way" };
  const after = position({ last_trick: { winner: 1, cards: [NINE, under] } });
  expect(tell(position({ trick: [NINE, under], bar: 9 }), scene(after, EN))).toEqual([
    { closes: "Tom takes the trick with the 9: 2 points." },
  ]);
});

test("who passes is told", () => {
  const before = position({ trick: [GEM], bar: 12 });
  const after = position({ trick: [GEM], bar: 12, passed: [1] });
  expect(tell(before, scene(after, EN))).toEqual(["Tom passes."]);
});

test("the rule at hand follows the bar", () => {
  expect(ruleAtHand(position())).toBe("R-AFRICA-7");
  expect(ruleAtHand(position({ trick: [NINE], bar: 9 }))).toBe("R-AFRICA-8");
  expect(ruleAtHand(position({ trick: [GEM], bar: 12 }))).toBe("R-AFRICA-9");
});

test("a score sheet adds up to the treasure", () => {
  const parts = sheet(
    {
      rounds: [
        {
          captured: 12,
          thief_tokens_taken: 1,
          thief_tokens_paid: 1,
          points: 10,
          tokens: ["horseshoe", "topaz"],
        },
      ],
    },
    EN,
  );
  expect(parts.map((part) => part.value)).toEqual(["10 points", "8", "1", "9"]);
  expect(parts.at(-1)).toMatchObject({ text: "Treasure", total: true });
});

test("when all rounds are played nobody deals any more", () => {
  const played = position({ turn: null });
  const view = { ...played, options: { ...played.options, rounds: played.results.length } };
  expect(waiting(scene(view))).toBe("La partie est finie.");
  expect(waiting(scene(played))).toBe("On distribue.");
});
