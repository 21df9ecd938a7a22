import { expect, test } from "vitest";
import { lines, position, skyOf } from "./position";
import { choices, whyNotLine, whyNotUse } from "./laws";
import { readSky } from "./sky";
import { taskOf } from "./task";
import type { Point } from "./lattice";

const LOWER = ["0011", "0211", "1121"] as const;
const UPPER = ["0314", "0514", "1424"] as const;

function galaxies(...written: readonly string[]) {
  const sky = skyOf("polynesia", lines(...written));
  const task = taskOf(position({ power_card: "W5", draft: { sky, placed: true, powers: 2 } }));
  if (!task) throw new Error("nothing is asked");
  return task;
}

test("a galaxy beside two groups that have earned one asks which of them pays", () => {
  const { sky, copies } = galaxies(...LOWER, ...UPPER);
  const between: readonly Point[] = [
    [1, 3],
    [2, 3],
  ];
  const above: readonly Point[] = [
    [1, 6],
    [2, 6],
  ];
  expect(choices(sky, between, copies)).toHaveLength(2);
  expect(choices(sky, above, copies)).toEqual([]);
  expect(choices(sky, null, copies)).toHaveLength(2);
});

test("where copies of one group lie apart, nobody is asked", () => {
  const { sky, copies } = galaxies(...LOWER, ...UPPER, "1112", "1213", "1314");
  expect(copies).toHaveLength(2);
  expect(choices(sky, null, copies)).toEqual([]);
});

test("what an aura closes is told by the rule of lines", () => {
  const shown = {
    ...skyOf("polynesia", lines("1324", "2425", "2526")),
    marks: [[[1, 3]] as const],
  };
  const why = (drawn: string) => whyNotLine(readSky(shown, "luminous-aura"), 0, lines(drawn)[0]!);
  expect(why("2434")).toMatchObject({ rule: "R-LATS-15", key: "touches-aura" });
  expect(why("1423")).toMatchObject({ rule: "R-LATS-15", key: "crosses-aura" });
});

test("what lies where there is no star is told by the rule of what is drawn", () => {
  const sky = readSky(skyOf("polynesia"), "planet");
  expect(whyNotUse(sky, 0, [[4, 0]], [])).toMatchObject({ rule: "R-LATS-24", key: "not-a-star" });
});
