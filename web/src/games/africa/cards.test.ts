import { expect, test } from "vitest";
import { wordsFor } from "../../i18n/testing";
import { refusalText } from "../../table/refusals";
import { named } from "./cards";

const LAID = { key: "does-not-fit", params: { card: "7-river", end: "14-sand" } };
const HELD = { key: "not-in-hand", params: { card: "3-sand" } };

test("a refused card has its name and not its id", () => {
  const fr = wordsFor("fr", "etoile-solitaire", "web-africa");
  const en = wordsFor("en", "etoile-solitaire", "web-africa");
  expect(refusalText(fr, LAID, { named })).toMatch(/^Pas de place pour le 7 sur le fer à cheval/);
  expect(refusalText(en, LAID, { named })).toMatch(
    /^There is no place for the 7 on the horseshoe:/,
  );
  expect(refusalText(fr, HELD, { named })).toBe("Tu n’as pas le 3 en main.");
  expect(refusalText(en, HELD, { named })).toBe("You do not hold the 3.");
});

test("what is no card stays as it is", () => {
  const words = wordsFor("en", "etoile-d-afrique", "web-africa");
  const low = { key: "too-low", params: { card: "7-river", bar: 12 } };
  expect(refusalText(words, low, { named })).toContain("12");
  expect(named("toString", words)).toBeNull();
  expect(refusalText(words, { key: "not-in-hand", params: { card: "99-sand" } }, { named })).toBe(
    "You do not hold 99-sand.",
  );
});
