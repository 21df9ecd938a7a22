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
