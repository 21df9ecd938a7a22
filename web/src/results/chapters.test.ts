import { expect, test } from "vitest";
import { chapters } from "./chapters";

test("a round begins where the bar names another one", () => {
  const lines = ["Manche 1 · 9", "Manche 1 · 8", "Manche 2 · 9", "Manche 2 · 9", "Manche 3"];
  expect(chapters(lines)).toEqual([2, 4]);
});

test("a game of one round, or of none, has no marks", () => {
  expect(chapters(["Manche 1 · 9", "Manche 1 · 8"])).toEqual([]);
  expect(chapters([])).toEqual([]);
});
