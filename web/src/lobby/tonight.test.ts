import { expect, test } from "vitest";
import { wordsFor } from "../i18n/testing";
import type { GameShown } from "../wire/messages";
import { tonight } from "./tonight";

const about = { rule: null, when: {}, seats: null };
const DIXIT = {
  options: [
    { type: "choice", name: "end", default: "pile", values: ["pile", "points", "laps"], ...about },
    {
      ...{ type: "number", name: "target", default: 30, low: 5, high: 100 },
      ...{ ...about, when: { end: ["points"] } },
    },
    {
      ...{ type: "choice", name: "lone_finder", default: 4, values: [4, 3] },
      ...{ ...about, seats: [3, 3] },
    },
    {
      ...{ type: "choice", name: "first_teller", default: "claim", values: ["claim", "random"] },
      ...about,
    },
    { type: "switch", name: "second_vote", default: false, ...about },
  ],
} as unknown as GameShown;
const PLAIN = {
  end: "pile",
  target: 30,
  lone_finder: 4,
  first_teller: "claim",
  second_vote: false,
};

function line(lang: "fr" | "en", chosen: Partial<typeof PLAIN>, seats = 4): string {
  const words = wordsFor(lang, "dixit");
  return tonight(DIXIT, { ...PLAIN, ...chosen }, seats, { clock: "none" }, words);
}

test("a choice is told with what it is about", () => {
  expect(line("fr", { first_teller: "random", second_vote: true })).toMatch(
    /^Premier conteur\s: tiré au sort · On peut voter pour deux images · /,
  );
  expect(line("en", { first_teller: "random" })).toMatch(/^First storyteller: drawn by lot · /);
});

test("what means nothing, as the others are chosen or with so many seats, is not told", () => {
  expect(line("en", { target: 50, lone_finder: 3 })).toBe(line("en", {}));
  expect(line("en", { end: "points", target: 50 })).toMatch(
    /^End of the game: when someone reaches the target · Target score: 50 · /,
  );
  expect(line("fr", { lone_finder: 3 }, 3)).toMatch(/^À trois, un seul trouve l’image\s: trois /);
});
