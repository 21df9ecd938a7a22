import { beforeAll, expect, test } from "vitest";
import { wordsFor } from "../../i18n/testing";
import { LANGS } from "../../i18n/words";
import { deck } from "../pictures/deck.svelte";
import {
  afterwards,
  asks,
  askText,
  cellText,
  darkText,
  describe,
  eventText,
  progress,
  ruleAtHand,
  sheet,
  stateOf,
  status,
  tell,
  waiting,
} from "./describe";
import { seatsOf } from "./present";
import { FALL, PLAYERS, REVEALING, ROUND, SPARK, SUPER, viewOf } from "./sample";

const fr = wordsFor("fr", "stella", "web-pictures", "web-stella");
const en = wordsFor("en", "stella", "web-pictures", "web-stella");
const scene = (some: Partial<ReturnType<typeof viewOf>> = {}, words = en) => {
  const view = viewOf(some);
  return { view, seat: view.seat, players: PLAYERS, words };
};

beforeAll(() => {
  deck.hold([
    {
      id: "d001",
      caption: { fr: "Un escalier vers la lune", en: "A staircase to the moon" },
      description: { fr: "…", en: "…" },
      placeholder: "#222",
    },
  ]);
});

test("the line under the name says the round and who opens it", () => {
  expect(status(scene())).toBe("Round 2 of 4 · Tom opens");
  expect(status(scene(REVEALING, fr))).toBe("Manche 2/4 · on éclaire");
});

test("the word is said in the reader's own language", () => {
  expect(describe(scene())).toContain("The word: Dust.");
  expect(describe(scene({}, fr)).join(" ")).toContain("Poussière");
});

test("every picture can be heard, row by row", () => {
  expect(describe(scene()).join(" ")).toContain("Row 1: A staircase to the moon · Picture d002");
  expect(cellText(0, "d001", en)).toBe("Row 1, picture 1: A staircase to the moon");
});

test("the table waits by name, and says to whom the lamp passes", () => {
  expect(waiting(scene({ done: [false, true, false, true] }))).toBe("Waiting for Inès and you.");
  expect(waiting(scene({ done: [false, true, false, false] }, fr))).toBe(
    "On attend Inès, Basile et toi.",
  );
  expect(waiting(scene(REVEALING))).toBe("Your turn to light up a picture.");
  expect(afterwards(scene(REVEALING))).toBe("Then the lamp passes to Tom.");
  expect(afterwards(scene({ ...REVEALING, left: [2, 1, 4, 3] }))).toBe("");
});

test("how many have chosen is said in one line", () => {
  expect(progress(scene({ done: [false, true, false, true] }))).toBe(
    "2 of 4 have chosen. Waiting for Inès and you.",
  );
  expect(progress(scene({}, fr))).toBe("Personne n’a encore choisi.");
});

test("what is asked of a seat is said, and otherwise whom the table waits for", () => {
  expect(asks(scene())).toMatch(/^Yours to choose: light .+, 10 at most\.$/);
  const scouts = { ...REVEALING, scout: 0 };
  expect(asks(scene(scouts))).toMatch(/^Your turn to light up a picture\. \d pictures? left/);
  expect(asks(scene({ ...REVEALING, scout: 1 }))).toMatch(
    / is looking for a picture to light up\.$/,
  );
});

test("who asked for the other word is told, and how the table stands", () => {
  expect(askText(scene({ ask: { agreed: [1], disagreed: [2] } }))).toBe(
    "Tom asks for the other word · 1 yes, 1 no",
  );
});

test("sparks, super-sparks and falls are told with names", () => {
  expect(eventText(SPARK, null, PLAYERS, en).text).toBe(
    "Tom, Léa and Inès thought of it. Two stars each.",
  );
  expect(eventText(SUPER, 0, PLAYERS, fr).text).toMatch(/^Léa et Tom étaient seuls à\sy\spenser/);
  expect(eventText(FALL, null, PLAYERS, en).title).toBe("Inès falls");
});

test("who had fallen is named among those who thought of it, and not among those who are paid", () => {
  const spark = { ...SPARK, stars: [2, 2, 0, 0] };
  expect(eventText(spark, null, PLAYERS, en).text).toBe(
    "Tom, Léa and Inès thought of it. Two stars for Tom and Léa.",
  );
  const alone = { ...SUPER, stars: [3, 0, 0, 0] };
  expect(eventText(alone, null, PLAYERS, fr).text).toBe(
    "Léa et Tom étaient seuls à\u00a0y\u00a0penser. Trois étoiles pour Léa.",
  );
});

test("who falls in the dark does not keep every star, and that is said of nobody else", () => {
  expect(eventText(FALL, 2, PLAYERS, en).text).toBe(
    "Nobody else thought of it. In the dark, each spark loses a star.",
  );
  expect(eventText(FALL, 1, PLAYERS, en).text).toMatch(/The stars gained stay\.$/);
  expect(eventText(FALL, 2, PLAYERS, fr).text).toMatch(/chaque étincelle perd une étoile\.$/);
});

test("who walks in the dark is said, and when nobody does", () => {
  expect(darkText(scene(REVEALING))).toBe("Inès lit most: in the dark.");
  expect(darkText(scene({ ...REVEALING, in_the_dark: null }))).toBe("Nobody walks in the dark.");
});

test("lanterns are told when they rise, and marks are not", () => {
  const told = tell(
    viewOf({ done: [true, true, true, false] }),
    scene({ ...REVEALING, designations: [] }),
  );
  expect(told[0]).toContain("Inès: 6 lanterns");
  expect(told.join(" ")).not.toContain("staircase");
});

test("a picture that is lit up is told once", () => {
  const before = viewOf({ ...REVEALING, designations: [SPARK] });
  expect(tell(before, scene(REVEALING))).toEqual([
    "Inès lights up row 3, picture 5. Inès falls. Nobody else thought of it. In the dark, each spark loses a star.",
  ]);
  expect(tell(viewOf(REVEALING), scene(REVEALING))).toEqual([]);
});

test("a counted round tells its last picture, the points and the new word", () => {
  const told = tell(viewOf(REVEALING), scene({ round: 3, results: [ROUND] }));
  expect(told).toEqual([
    "You light up row 1, picture 3. A super-spark! Only Léa and Tom thought of it. Three stars each.",
    {
      closes:
        "Round 1 is counted: Léa, 5 points · Tom, 5 points · Inès, 1 point · Basile, 0 points.",
    },
    "The word: Dust.",
  ]);
});

test("another word is told as such, and so is asking for it", () => {
  const other = { fr: "Récolte", en: "Harvest" };
  expect(tell(viewOf(), scene({ clue: other }))).toEqual(["The other word is taken: Harvest."]);
  expect(tell(viewOf(), scene({ ask: { agreed: [1], disagreed: [] } }))).toEqual([
    "Tom asks for the other word.",
  ]);
});

test("a seat's state is told beside its name", () => {
  const here = scene(REVEALING);
  expect(seatsOf(here.view, PLAYERS).map((seat) => stateOf(here, seat))).toEqual([
    "scout",
    "3 pictures left to light up",
    "fallen",
    "3 pictures left to light up",
  ]);
});

test.each([
  ["marking", {}, "R-STELLA-7"],
  ["being asked for the other word", { ask: { agreed: [1], disagreed: [] } }, "R-STELLA-6"],
  ["the announcement", { ...REVEALING, designations: [] }, "R-STELLA-10"],
  ["the reveal", REVEALING, "R-STELLA-13"],
] as const)("at %s the rules open at the very rule", (_step, some, rule) => {
  expect(ruleAtHand(viewOf(some as Partial<ReturnType<typeof viewOf>>))).toBe(rule);
});

test("a sheet adds up, and shows what the dark took", () => {
  const parts = sheet({ rounds: ROUND.sheets.slice(2, 3) }, en);
  expect(parts.map(({ value }) => value)).toEqual(["2 points", "−1", "1"]);
});

test.each(LANGS)("every stage has its words in %s", (lang) => {
  const said = lang === "fr" ? fr : en;
  for (const some of [{}, REVEALING, { stage: "over" as const }, { stage: "dealing" as const }])
    for (const line of describe(scene({ ...some, results: [ROUND] }, said)))
      expect(line).not.toMatch(/stella-[a-z]/);
});

test("in French nothing is counted in the singular, and as nothing", () => {
  expect(describe(scene({}, fr)).join(" ")).toMatch(/Léa.: 0 point, aucune étoile cette manche\./);
});

test("a game that is over waits for nobody", () => {
  expect(waiting(scene({ stage: "over" }))).toBe("The game is over.");
});

test("when it is over the winner is named, or all who share the victory", () => {
  const over = (...points: readonly number[]) => ({
    stage: "over" as const,
    results: [
      {
        ...ROUND,
        sheets: ROUND.sheets.map((one, seat) => ({ ...one, points: points[seat] ?? 0 })),
      },
    ],
  });
  expect(waiting(scene(over(3, 9, 4, 5)))).toBe("The game is over. Tom takes the lamp home.");
  expect(waiting(scene(over(9, 3, 4, 5)))).toBe("The game is over. You take the lamp home!");
  expect(waiting(scene(over(3, 9, 4, 9), fr))).toBe(
    "La partie est finie. Tom et Basile se partagent la lampe.",
  );
});
