import { expect, test } from "vitest";
import { wordsFor } from "../../i18n/testing";
import { player } from "../etoile-d-afrique/position";
import { asks, describe as told, ruleAtHand, sheet, status, tell } from "./describe";
import { position } from "./position";

const EN = wordsFor("en", "etoile-solitaire", "web-africa");
const FR = wordsFor("fr", "etoile-solitaire", "web-africa");

function scene(view = position(), words = EN) {
  return { view, seat: 0, players: [player(0, "Léa", { you: true })], words };
}

test("the line under the name says the rows and the pile", () => {
  expect(status(scene())).toBe("2 rows · pile 27");
});

test("each row end and each card of the hand is said, with the reason why it fits", () => {
  const said = told(scene());
  expect(said).toContain("Row 1, 1 card, at its end: 7, Djibouti, river");
  expect(said).toContain("In hand: 7, Timbuktu, dunes. Place: row 1 (same value).");
  expect(said).toContain("In hand: 4, Sahara, forest. Place: no place.");
});

test("what was laid and drawn is told", () => {
  const after = position({
    rows: [["7-river", "7-sand"], ["12-dusk"]],
    hand: ["4-forest", "star"],
  });
  expect(tell(position(), scene(after, FR))).toEqual([
    "Tu poses le 7 sur la rangée 1.",
    "Tu pioches\u202f: Étoile d’Afrique, Kilimanjaro.",
  ]);
});

test("two rows that are joined are told in a sentence", () => {
  const held = position({ hand: ["star"], fits: [[0, 1]] });
  const after = position({ rows: [["7-river", "star", "12-dusk"]], hand: [] });
  expect(tell(held, scene(after, FR))[0]).toBe(
    "Tu réunis deux rangées avec l’Étoile\u202f: voici la rangée 1.",
  );
  expect(tell(held, scene(after))[0]).toBe("You join two rows with the Star: here is row 1.");
});

test("what is asked tells where each card of the hand fits; a new row is told", () => {
  expect(asks(scene())).toBe(
    "In hand: 7, Timbuktu, dunes. Place: row 1 (same value). In hand: 4, Sahara, forest. Place: no place.",
  );
  expect(asks(scene(position({ fits: [[], []] })))).toContain("Nothing fits anywhere");
  const after = position({ rows: [["7-river"], ["12-dusk"], ["7-sand"]], hand: ["4-forest"] });
  expect(tell(position(), scene(after))).toContain("3 rows.");
});

test("when nothing fits, the rule of the new row is at hand", () => {
  expect(ruleAtHand(position({ fits: [[], []] }))).toBe("R-AFRICA-33");
  expect(ruleAtHand(position())).toBe("R-AFRICA-31");
});

test("the sheet ends with the grade", () => {
  const parts = sheet({ rows: [["7-river"], ["star", "4-sand"]], grade: "very-good" }, EN);
  expect(parts.at(-1)).toEqual({ text: "2 rows", value: "very good", total: true });
});
