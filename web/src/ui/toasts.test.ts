import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Live, Toasts } from "./toasts.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const LONG = 60_000;

test("what is shown is said, also when the same comes of it again", () => {
  const live = new Live();
  const toasts = new Toasts(live);
  for (let tries = 0; tries < 2; tries++)
    toasts.show({ tone: "bad", strong: "No table has this code now." });
  expect(live.polite.map(({ text }) => text)).toEqual([
    "No table has this code now.",
    "No table has this code now.",
  ]);
  expect(toasts.list.length).toBe(1);
});

test("a refusal is said at once, and stays until the next move", () => {
  const live = new Live();
  const toasts = new Toasts(live);
  toasts.show({ tone: "bad", strong: "Light at least one picture.", stays: true });
  expect(live.assertive.map(({ text }) => text)).toEqual(["Light at least one picture."]);
  vi.advanceTimersByTime(LONG);
  expect(toasts.list.length).toBe(1);
  toasts.clear();
  expect(toasts.list).toEqual([]);
});

test("a refusal goes when what was wished is done, and what is well stays", () => {
  const toasts = new Toasts(new Live());
  toasts.show({ strong: "The link is copied." });
  toasts.show({ tone: "bad", strong: "Name both cards." });
  toasts.settle();
  expect(toasts.list.map(({ strong }) => strong)).toEqual(["The link is copied."]);
});

test("a toast stays as long as somebody reads it, and goes after that", () => {
  const toasts = new Toasts(new Live());
  toasts.show({ strong: "The link is copied." });
  const [toast] = toasts.list;
  toasts.hold(toast!);
  vi.advanceTimersByTime(LONG);
  expect(toasts.list.length).toBe(1);
  toasts.release(toast!);
  vi.advanceTimersByTime(LONG);
  expect(toasts.list).toEqual([]);
});
