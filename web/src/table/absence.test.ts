import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { LineState } from "../wire/line";
import { Absence } from "./absence.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** What is said of a line that is in each of these states for so long. */
function said(...states: readonly (readonly [LineState, number])[]): string[] {
  const heard: string[] = [];
  const absence = new Absence(
    () => heard.push("lost"),
    () => heard.push("back"),
  );
  for (const [state, time] of states) {
    const stop = absence.hear(state);
    vi.advanceTimersByTime(time);
    stop();
  }
  return heard;
}

test("a line that blinks is not spoken of", () => {
  expect(said(["live", 5_000], ["lost", 250], ["live", 5_000])).toEqual([]);
});

test("a line that is away is missed once, and welcomed back", () => {
  expect(said(["live", 5_000], ["lost", 9_000], ["live", 5_000])).toEqual(["lost", "back"]);
});

test("a line that ends is not welcomed back", () => {
  expect(said(["lost", 9_000], ["ended", 5_000])).toEqual(["lost"]);
});
