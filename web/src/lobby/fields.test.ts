import { expect, test } from "vitest";
import type { GameShown } from "../wire/messages";
import { applies, isWhole, meant, textAt, textList, unmet, withText } from "./fields";

const CARDS = {
  type: "array",
  items: { $ref: "#/$defs/Card" },
  maxItems: 10,
  $defs: {
    Card: { type: "object", properties: { upright: { $ref: "#/$defs/Word" } } },
    Word: {
      type: "object",
      properties: { fr: { type: "string", maxLength: 40 }, en: { type: "string" } },
    },
  },
};

test("a list of texts is read from its schema, through what it refers to", () => {
  expect(textList(CARDS)).toEqual({
    texts: [
      { path: ["upright", "fr"], longest: 40 },
      { path: ["upright", "en"], longest: 80 },
    ],
    most: 10,
  });
});

test("a list of plain texts has one text an entry; other things are no list of texts", () => {
  expect(textList({ type: "array", items: { type: "string" } })?.texts).toEqual([
    { path: [], longest: 80 },
  ]);
  expect(textList({ type: "object" })).toBeNull();
  expect(textList({ type: "array", items: { type: "integer" } })).toBeNull();
});

test("a text is put at its place, and nothing else changes", () => {
  const entry = withText({ upright: { fr: "lune" } }, ["upright", "en"], "moon");
  expect(entry).toEqual({ upright: { fr: "lune", en: "moon" } });
  expect(textAt(entry, ["upright", "en"])).toBe("moon");
  expect(textAt(undefined, ["upright", "en"])).toBe("");
});

test("an entry is whole when no text of it is blank", () => {
  const list = textList(CARDS)!;
  expect(isWhole({ upright: { fr: "lune", en: " " } }, list)).toBe(false);
  expect(isWhole({ upright: { fr: "lune", en: "moon" } }, list)).toBe(true);
});

const TARGET: GameShown["options"][number] = {
  type: "number",
  name: "target",
  default: 30,
  low: 5,
  high: 100,
  rule: null,
  when: { end: ["points", "laps"] },
  seats: [4, 6],
};

test("an option is offered where it changes anything", () => {
  expect(applies(TARGET, { end: "points" }, 4)).toBe(true);
  expect(applies(TARGET, { end: "pile" }, 4)).toBe(false);
  expect(applies(TARGET, { end: "laps" }, 3)).toBe(false);
  expect(applies({ ...TARGET, when: {}, seats: null }, {}, 12)).toBe(true);
});

test("what was chosen and means nothing any more is not chosen any more", () => {
  expect(meant([TARGET], { end: "pile", target: 50 }, 4)).toEqual({ end: "pile", target: 30 });
  expect(meant([TARGET], { end: "laps", target: 50 }, 4)).toEqual({ end: "laps", target: 50 });
});

test("a wish is kept until the table tells it, whatever else it tells meanwhile", () => {
  const wished = { rounds: 3, words: [{ fr: "lune" }] };
  expect(unmet(wished, { rounds: 4, words: [] })).toEqual(wished);
  expect(unmet(wished, { rounds: 3, words: [] })).toEqual({ words: [{ fr: "lune" }] });
  expect(unmet(wished, { rounds: 3, words: [{ fr: "lune" }] })).toEqual({});
});
