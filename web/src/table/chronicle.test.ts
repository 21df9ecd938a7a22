import { expect, test } from "vitest";
import { WITHOUT_A_WORD } from "../games/game";
import { chaptersOf, inChapters } from "./chronicle.svelte";

const LED = "Tom leads the 9.";
const TRICK = { closes: "Tom takes the trick." };
const ROUND = { closes: "The round goes to Tom." };

test("what is told up to a closing sentence belongs to the chapter before, the rest to the next", () => {
  expect(inChapters([TRICK, ROUND, LED], "Round 1", "Round 2")).toEqual([
    { chapter: "Round 1", text: "Tom takes the trick.", closes: true },
    { chapter: "Round 1", text: "The round goes to Tom.", closes: true },
    { chapter: "Round 2", text: LED, closes: false },
  ]);
});

test("a chapter may end without a sentence that says so", () => {
  const told = inChapters(["It was Tom’s.", WITHOUT_A_WORD, "Inès tells now."], "Turn 1", "Turn 2");
  expect(told.map(({ chapter, text }) => [chapter, text])).toEqual([
    ["Turn 1", "It was Tom’s."],
    ["Turn 2", "Inès tells now."],
  ]);
});

test("what happened last stands first, and each head above what it closed", () => {
  const lines = [
    ...inChapters(["Léa leads the 3.", "Tom passes.", TRICK, ROUND], "Round 1", "Round 2"),
    ...inChapters([LED, "Léa passes."], "Round 2", "Round 2"),
  ];
  expect(chaptersOf(lines)).toEqual([
    { title: "Round 2", parts: [{ head: null, lines: ["Léa passes.", LED] }] },
    {
      title: "Round 1",
      parts: [
        { head: "The round goes to Tom.", lines: [] },
        { head: "Tom takes the trick.", lines: ["Tom passes.", "Léa leads the 3."] },
      ],
    },
  ]);
});
