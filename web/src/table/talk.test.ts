import { expect, test } from "vitest";
import type { SeatNow } from "../wire/messages";
import { wordsFor } from "../i18n/testing";
import type { Utterance } from "../wire/room.svelte";
import { REACTIONS, speaker, spoken, unread } from "./talk";

const SAID: Utterance = { type: "said", seat: 1, name: "Tom", text: "Oh, un renard", at: 10 };
const TALKED: Utterance = {
  ...{ type: "talked", seat: 2, persona: "hulotte", occasion: "hello" },
  at: 30,
};
const REACTED: Utterance = { type: "reacted", seat: 0, name: "Léa", reaction: "bravo", at: 20 };

test("what was typed is read as it stands, a reaction in the reader's language", () => {
  expect(spoken(SAID, wordsFor("en"))).toBe("Oh, un renard");
  expect(spoken(REACTED, wordsFor("en"))).toBe("Bravo!");
  expect(spoken(REACTED, wordsFor("fr"))).toMatch(/^Bravo.!$/);
});

test("an owl speaks in the reader's language, under the name of its seat", () => {
  expect(spoken(TALKED, wordsFor("en", "personas"))).toMatch(
    /^Good evening! Who.s keeping time\?$/,
  );
  const seat = { name: "Hulotte 2" } as SeatNow;
  expect(speaker(TALKED, { seats: [seat, seat, seat] })).toBe("Hulotte 2");
  expect(speaker(SAID, { seats: [] })).toBe("Tom");
});

test("an owl has several ways to say what it says often, the same for everyone", () => {
  // Times are milliseconds, and whole seconds count.
  const told = [30_000, 31_900, 32_000, 33_000, 33_999].map((at) =>
    spoken({ ...TALKED, occasion: "tell", at } as Utterance, wordsFor("fr", "personas")),
  );
  expect(new Set(told).size).toBe(3);
  expect(told.slice(3)).toEqual([told[0], told[0]]);
});

test("every reaction of the house has its words in both languages", () => {
  for (const lang of ["fr", "en"] as const)
    for (const reaction of REACTIONS)
      expect(wordsFor(lang).has(`react-${reaction}`), reaction).toBe(true);
});

test("only what others said since I last looked is new to me", () => {
  const mine = (one: Utterance) => one.seat === 0;
  expect(unread([SAID, REACTED, TALKED], 0, mine)).toBe(1);
  expect(unread([SAID, REACTED], 10, mine)).toBe(0);
});
