import { expect, test } from "vitest";
import { position } from "./position";
import { beyond, firstPlace, snapped, stepped, turnedOnSpot } from "./snapping";
import { allPlaces, placesOf, stampAt, taskOf, turned, whyNot } from "./task";

const task = taskOf(position({ revealed: ["N9"] }));
if (!task) throw new Error("nothing is asked");
const places = allPlaces(task);

test("the ghost first stands where it may be drawn", () => {
  expect(whyNot(task, firstPlace(task, places))).toBeNull();
});

test("a legal place draws the ghost to itself", () => {
  const [legal] = placesOf(task, 0);
  const near: readonly [number, number] = [(legal?.[0] ?? 0) + 0.4, (legal?.[1] ?? 0) + 0.3];
  expect(snapped(stampAt(task, 0), placesOf(task, 0), near)).toEqual(legal);
});

test("far from any legal place the ghost stays where it is, on the lattice", () => {
  expect(snapped(stampAt(task, 0), [], [20.3, -4])).toEqual([6, 0]);
});

test("a turn keeps the middle in its place", () => {
  const laid = { turn: 0, at: [3, 3] as const };
  const next = turned(task, 0);
  const { at } = turnedOnSpot(task, laid, next, placesOf(task, next));
  expect(Math.abs(at[0] - 4) + Math.abs(at[1] - 2)).toBeLessThanOrEqual(2);
});

test("an arrow moves one step, and never off the lattice", () => {
  expect(stepped(task, { turn: 0, at: [3, 3] }, [1, 0]).at).toEqual([4, 3]);
  expect(stepped(task, { turn: 0, at: [0, 0] }, [-1, 0]).at).toEqual([0, 0]);
});

test("the next place comes round to the first, through every turn", () => {
  let laid = places[0] ?? { turn: 0, at: [0, 0] as const };
  const seen = new Set<string>();
  for (const _ of places) {
    seen.add(`${laid.turn}:${laid.at.join()}`);
    laid = beyond(places, laid, 1);
  }
  expect(seen.size).toBe(places.length);
  expect(laid).toEqual(places[0]);
});

test("from an illegal place the next one is legal", () => {
  const off = { turn: 0, at: [0, 9] as const };
  expect(whyNot(task, off)).not.toBeNull();
  expect(whyNot(task, beyond(places, off, 1))).toBeNull();
  expect(whyNot(task, beyond(places, off, -1))).toBeNull();
});
