import { expect, test } from "vitest";
import { Live, type Said } from "./toasts.svelte";

const texts = (said: readonly Said[]) => said.map(({ text }) => text);

test("two things that are said together are both heard, the same twice only once", () => {
  const live = new Live();
  for (const text of ["Tom passes.", "Mo · Hello", "Mo · Hello", ""]) live.say(text);
  expect(texts(live.polite)).toEqual(["Tom passes.", "Mo · Hello"]);
});

test("what is asked again is heard again", () => {
  const live = new Live();
  live.insist("Yours to lead.");
  live.insist("Yours to lead.");
  expect(new Set(live.assertive.map(({ id }) => id)).size).toBe(2);
});

test("only the last lines stay", () => {
  const live = new Live();
  for (const number of [1, 2, 3, 4, 5]) live.say(`Night ${number}`);
  expect(texts(live.polite)).toEqual(["Night 2", "Night 3", "Night 4", "Night 5"]);
});

test("what is said under a sheet is heard when the last sheet is lifted", () => {
  const live = new Live();
  const [rules, menu] = [live.cover(), live.cover()];
  live.say("Tom passes.");
  live.insist("Yours to lead.");
  rules();
  expect(live.polite).toEqual([]);
  menu();
  expect(texts(live.polite)).toEqual(["Tom passes."]);
  expect(texts(live.assertive)).toEqual(["Yours to lead."]);
});
