import { expect, test } from "vitest";
import { tracks } from "./course";

test("a line grows by what each round brought, and the highest ends at the top", () => {
  const [lea, tom] = tracks([
    [1, 3],
    [2, 0],
  ]);
  expect(lea?.line).toBe("0,100 50,75 100,0");
  expect(tom?.line).toBe("0,100 50,50 100,50");
  expect([lea?.seal, tom?.seal]).toEqual([0, 50]);
});

test("whoever lost points stays within the picture", () => {
  const [lea] = tracks([[-2, 4]]);
  expect(lea?.line).toBe("0,50 50,100 100,0");
});

test("seals of equals stand one above the other, none of them outside", () => {
  const seals = tracks([[4], [4], [0], [0]])
    .map(({ seal }) => seal)
    .toSorted((a, b) => a - b);
  expect(seals).toEqual([0, 20, 80, 100]);
});

test("seals that would cover each other stand around the ends of their lines, in their order", () => {
  const all = tracks([[30], [17], [15], [13], [0]]);
  const middle = all.slice(1, 4);
  const mean = (some: readonly number[]) => some.reduce((a, b) => a + b, 0) / some.length;
  expect(mean(middle.map(({ seal }) => seal))).toBeCloseTo(mean(middle.map(({ end }) => end)));
  expect(all.map(({ seal }) => seal)).toEqual(
    all.map(({ seal }) => seal).toSorted((a, b) => a - b),
  );
});

test("twelve seals of equals are spread over the whole picture", () => {
  const seals = tracks(Array.from({ length: 12 }, () => [5])).map(({ seal }) => Math.round(seal));
  expect([Math.min(...seals), Math.max(...seals)]).toEqual([0, 100]);
});
