import { expect, test } from "vitest";
import { chapters } from "./chapters";

test("a mark stands where another chapter begins", () => {
  expect(chapters(["Round 1", "Round 1", "Round 2", "Round 2", "Round 3"])).toEqual([2, 4]);
});

test("a game of one chapter, or of no move, has no marks", () => {
  expect(chapters(["Round 1", "Round 1"])).toEqual([]);
  expect(chapters([])).toEqual([]);
});
