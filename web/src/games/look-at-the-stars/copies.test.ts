import { expect, test } from "vitest";
import { copiesOf, kindest, most } from "./copies";
import { edges, type Line } from "./lattice";
import { lines } from "./position";

/** A level row of so many lines. */
function row(count: number): readonly Line[] {
  return lines(...Array.from({ length: count }, (_, x) => `${x}4${x + 1}4`));
}

test("two crosses that share a line are two copies, of which one counts", () => {
  const sky = lines("0213", "0413", "1322", "1324", "2415", "2433", "2435");
  const found = copiesOf("P1", edges(sky));
  expect(found).toHaveLength(2);
  expect(most(found)).toBe(1);
});

test.each([
  [2, 0],
  [3, 1],
  [5, 1],
  [6, 2],
  [9, 3],
])("of %i lines in a row every third one ends a copy", (count, expected) => {
  expect(most(copiesOf("W2", edges(row(count))))).toBe(expected);
});

test("a rival on each side is a choice that is tried both ways", () => {
  const set = (...members: readonly number[]) => new Set(members);
  const ring = [set(1, 2), set(2, 3), set(3, 4), set(4, 5), set(5, 1)];
  expect(most(ring)).toBe(2);
  expect(most([])).toBe(0);
});

test("the copy that pays is the first that leaves the most others", () => {
  const found = copiesOf("W2", edges(row(6)));
  expect(kindest(found, found)).toBe(found[0]);
  expect(kindest(found, found.slice(1))).toBe(found.at(-1));
  expect(kindest([], [])).toBeUndefined();
});
