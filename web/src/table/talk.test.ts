import { expect, test } from "vitest";
import { wordsFor } from "../i18n/testing";
import { REACTIONS, spoken, unread, type Utterance } from "./talk";

const SAID: Utterance = { type: "said", seat: 1, name: "Tom", text: "Oh, un renard", at: 10 };
const REACTED: Utterance = { type: "reacted", seat: 0, name: "Léa", reaction: "bravo", at: 20 };

test("what was typed is read as it stands, a reaction in the reader's language", () => {
  expect(spoken(SAID, wordsFor("en"))).toBe("Oh, un renard");
  expect(spoken(REACTED, wordsFor("en"))).toBe("Bravo!");
  expect(spoken(REACTED, wordsFor("fr"))).toMatch(/^Bravo.!$/);
});

test("every reaction of the house has its words in both languages", () => {
  for (const lang of ["fr", "en"] as const)
    for (const reaction of REACTIONS)
      expect(wordsFor(lang).has(`react-${reaction}`), reaction).toBe(true);
});

test("only what others said since I last looked is new to me", () => {
  const mine = (one: Utterance) => one.seat === 0;
  expect(unread([SAID, REACTED], 0, mine)).toBe(1);
  expect(unread([SAID, REACTED], 10, mine)).toBe(0);
});
