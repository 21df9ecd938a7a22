import type { Line, Point } from "../../wire/games/star-cards";

export type { Line, Point };

/** A point as one number, so that points can be kept in sets. */
export type Spot = number;

/** A line as one number: its direction, and where the square that it spans begins. */
export type Edge = number;

export const COLUMNS = 10;
export const ROWS = 11;
const WIDTH = 13;
const DIRECTIONS = ["east", "north", "rise", "fall"] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** R-LATS-2: how many columns each side of a row lacks, from row 7 upwards. */
const MISSING: Readonly<Record<number, number>> = { 7: 1, 8: 1, 9: 2, 10: 3 };

export function inArch([x, y]: Point): boolean {
  const missing = MISSING[y] ?? 0;
  return y >= 0 && y < ROWS && x >= missing && x < COLUMNS - missing;
}

export function spotOf([x, y]: Point): Spot {
  return WIDTH * y + x;
}

export function pointOf(spot: Spot): Point {
  return [spot % WIDTH, Math.floor(spot / WIDTH)];
}

export function spots(points: Iterable<Point>): Set<Spot> {
  return new Set([...points].map(spotOf));
}

/** R-LATS-13: side by side, one above the other, or diagonally. */
export function areNeighbours([a, b]: Line): boolean {
  return Math.max(Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1])) === 1;
}

export function directionOf([a, b]: Line): Direction {
  if (a[1] === b[1]) return "east";
  if (a[0] === b[0]) return "north";
  return a[0] < b[0] === a[1] < b[1] ? "rise" : "fall";
}

export function edgeOf(line: Line): Edge {
  const [a, b] = line;
  const corner = spotOf([Math.min(a[0], b[0]), Math.min(a[1], b[1])]);
  return 4 * corner + DIRECTIONS.indexOf(directionOf(line));
}

export function edges(lines: Iterable<Line>): Set<Edge> {
  return new Set([...lines].map(edgeOf));
}

export function lineOf(edge: Edge): Line {
  const [x, y] = pointOf(Math.floor(edge / 4));
  switch (DIRECTIONS[edge % 4]) {
    case "east":
      return [
        [x, y],
        [x + 1, y],
      ];
    case "north":
      return [
        [x, y],
        [x, y + 1],
      ];
    case "rise":
      return [
        [x, y],
        [x + 1, y + 1],
      ];
    default:
      return [
        [x, y + 1],
        [x + 1, y],
      ];
  }
}

/** The other diagonal of the same square; level and upright lines cross nothing. */
export function crossing(edge: Edge): Edge | null {
  return edge % 4 < 2 ? null : edge ^ 1;
}

/** The eight points around a point, less those beyond the lattice. */
export function around([x, y]: Point): readonly Point[] {
  return [-1, 0, 1]
    .flatMap((dy) => [-1, 0, 1].map((dx): Point => [x + dx, y + dy]))
    .filter(([nx, ny]) => (nx !== x || ny !== y) && onLattice([nx, ny]));
}

export function onLattice([x, y]: Point): boolean {
  return x >= 0 && x < COLUMNS && y >= 0 && y < ROWS;
}

/** The points that a diagonal runs over. */
export function trail([[x, y], [toX, toY]]: Line): readonly Point[] {
  const dx = Math.sign(toX - x);
  const dy = Math.sign(toY - y);
  return Array.from({ length: Math.abs(toX - x) + 1 }, (_, step): Point => [
    x + dx * step,
    y + dy * step,
  ]);
}

/** A path as the lines between its points. */
export function segments(path: readonly Point[]): readonly Line[] {
  return path.slice(1).map((point, index): Line => [path[index] ?? point, point]);
}

export function moved([x, y]: Point, [dx, dy]: Point): Point {
  return [x + dx, y + dy];
}

export function samePoint(a: Point, b: Point): boolean {
  return a[0] === b[0] && a[1] === b[1];
}
