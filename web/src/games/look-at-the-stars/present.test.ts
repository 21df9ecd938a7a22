import { expect, test } from "vitest";
import type { View } from "../../wire/games/look-at-the-stars";
import { SLATES } from "../../wire/games/star-cards";
import { edgeOf, edges, type Line } from "./lattice";
import { lines, position, skyOf } from "./position";
import {
  drawnSince,
  fromPx,
  handleAt,
  picture,
  piles,
  preview,
  px,
  shownSkies,
  sizeBoxes,
} from "./present";
import { readSky } from "./sky";
import { allPlaces, newLines, taskOf, type Laid, type Task } from "./task";

const THREE: readonly Line[] = [
  [
    [0, 4],
    [1, 4],
  ],
  [
    [1, 4],
    [2, 4],
  ],
  [
    [2, 4],
    [3, 4],
  ],
];

function taskFor(drawn: readonly Line[]): { view: ReturnType<typeof position>; task: Task } {
  const view = position({}, drawn);
  const task = taskOf(view);
  if (!task) throw new Error("nothing is asked");
  return { view, task };
}

test("the handle of a shape never lies under a bonus card", () => {
  const shape = { width: 2, height: 2 };
  const middle = handleAt([4, 4], shape);
  expect(middle.y).toBeLessThan(px([4, 6]).y);
  const cornered = handleAt([7, 8], shape);
  expect(cornered.y).toBeGreaterThan(px([7, 8]).y);
});

test("a slate has 76 stars, and those with a line are used", () => {
  const { stars } = picture(skyOf("polynesia"), "W2", 1);
  expect(stars).toHaveLength(76);
  expect(stars.filter((star) => star.used).map((star) => star.point)).toEqual([
    [7, 1],
    [8, 2],
    [5, 9],
    [4, 10],
  ]);
});

test("the sun closes two rows from night 7 and four from night 13", () => {
  const closed = (turn: number) => {
    const { stars } = picture(skyOf("china"), null, turn);
    return Math.max(-1, ...stars.filter((star) => star.closed).map((star) => star.point[1]));
  };
  expect([6, 7, 12, 13].map(closed)).toEqual([-1, 1, 1, 3]);
});

test("the lattice and the drawing lead to one another", () => {
  const { x, y } = px([3, 7]);
  expect(fromPx(x, y)).toEqual([3, 7]);
});

test("the nights lie in three piles of six", () => {
  const shown = piles(8);
  expect(shown.map((pile) => pile.length)).toEqual([6, 6, 6]);
  expect(shown[1]).toEqual(["gone", "now", "to-come", "to-come", "to-come", "to-come"]);
});

test("what the ghost would join is counted before it is drawn", () => {
  const { view, task } = taskFor(THREE);
  const laid: Laid = { turn: 0, at: [3, 4] }; // N3: two lines in a row, from where the three end
  expect(preview(view, task, laid).joinings).toEqual([{ from: [3], to: 5, counts: true }]);
});

test("a ghost that completes the power card says so", () => {
  const { view, task } = taskFor(THREE.slice(0, 1));
  expect(preview(view, task, { turn: 0, at: [1, 4] }).powers).toBe(1);
});

test("a ghost promises only the copies that count, not those that share a line", () => {
  const crosses = lines("0213", "0413", "1322", "2415", "2433", "2435");
  const view = position({ point_card: "P1", power_card: "W9", revealed: ["N25"] }, crosses);
  const task = taskOf(view);
  if (!task) throw new Error("nothing is asked");
  const falling: Laid = { turn: 0, at: [1, 3] }; // N25: 13-24, which completes two crosses at once, and 35-46
  expect(preview(view, task, falling).points).toBe(1);
});

test("a ghost promises no power that has no use: there is one moon", () => {
  const boat = lines("0312", "1222");
  const moon = (marks: View["skies"][number]["marks"]) => {
    const sky = { ...skyOf("polynesia", boat), marks };
    const draft = { sky, placed: false, powers: 0 };
    const view = position({ power_card: "W9", revealed: ["N4"], draft });
    const task = taskOf(view);
    if (!task) throw new Error("nothing is asked");
    return preview(view, task, { turn: 0, at: [2, 2] }).powers; // N4: 22-33 and 33-44
  };
  expect(moon([])).toBe(1);
  expect(moon([[[5, 7]]])).toBe(0);
});

test("a line that the power draws earns another one only beside the copy that pays for it", () => {
  const sky = skyOf("polynesia", lines("0314", "1425", "2536", "3647", "4758"));
  const view = position({ power_card: "W4", draft: { sky, placed: true, powers: 1 } });
  const task = taskOf(view);
  const sixth = edges(lines("5869"));
  const laid = task && allPlaces(task).find((at) => sixth.has(edgeOf(newLines(task, at)[0]!)));
  if (!laid) throw new Error("there is no place for the sixth line");
  const earned = task.copies.map((payer) => preview(view, task, laid, payer).powers);
  expect(earned).toEqual([1, 0, 0]);
  expect(preview(view, task, laid).powers).toBe(1);
});

const FIGURES = import.meta.glob<string>("@pieces/figure-*.svg", {
  query: "?raw",
  import: "default",
  eager: true,
});

test("the figures lie on sheets as large as they were drawn for: none comes to lie on a star", () => {
  const drawn = Object.keys(SLATES).flatMap((slate) =>
    picture(skyOf(slate), null, 1).figures.map(({ kind, box }) => {
      const file = Object.keys(FIGURES).find((name) =>
        name.endsWith(`/figure-${slate}-${kind}.svg`),
      );
      expect(FIGURES[file ?? ""]).toContain(`viewBox="0 0 ${box.width} ${box.height}"`);
      return file;
    }),
  );
  expect(new Set(drawn).size).toBe(Object.keys(FIGURES).length);
});

test("the boxes show what is reached, and what the ghost would reach and leave behind", () => {
  const sky = readSky(skyOf("polynesia", THREE), "planet");
  const more: readonly Line[] = [
    [
      [3, 4],
      [4, 4],
    ],
  ];
  expect(sizeBoxes(sky).map((box) => box.state)).toEqual(["done", ...Array(5).fill("open")]);
  expect(
    sizeBoxes(sky, more)
      .map((box) => box.state)
      .slice(0, 2),
  ).toEqual(["left", "next"]);
});

test("with a nova the boxes go to ten", () => {
  const shown = { ...skyOf("polynesia", THREE), marks: [[[0, 4]] as const] };
  expect(sizeBoxes(readSky(shown, "nova")).at(-1)?.size).toBe(10);
});

test("what is new on a sky is known from the sky before", () => {
  expect(drawnSince(skyOf("inuit"), skyOf("inuit", THREE))).toEqual(THREE);
});

test("the sky with the most points is shown first", () => {
  const [one] = position().skies;
  if (!one) throw new Error("no sky");
  const sheet = {
    constellations: 0,
    sizes: [],
    planets: 0,
    shooting_stars: 0,
    point_bonus: 0,
    power_bonus: 0,
  };
  const scores = [
    { ...sheet, total: 4 },
    { ...sheet, total: 9 },
  ];
  const shown = shownSkies(position({ skies: [one, one], scores }));
  expect(shown.map(({ seat }) => seat)).toEqual([1, 0]);
});
