import type { Action, View } from "../../wire/games/look-at-the-stars";
import { CARDS } from "../../wire/games/star-cards";
import { turnsOf, waiting } from "./copies";
import {
  COLUMNS,
  ROWS,
  edges,
  lineOf,
  moved,
  samePoint,
  segments,
  trail,
  type Edge,
  type Line,
  type Point,
} from "./lattice";
import { closedRows, pointsNeeded, whyNotLine, whyNotShot, whyNotUse, type Refusal } from "./laws";
import { powerOf, readSky, type Power, type Sky } from "./sky";

/** Something that can be laid on the sky, in its lower-left corner. */
export interface Stamp {
  points: readonly Point[];
  lines: readonly Line[];
  width: number;
  height: number;
}

/** Where a stamp lies: which of its turns, and its lower-left corner. */
export interface Laid {
  turn: number;
  at: Point;
}

/** What a seat is to do now; `stamps` are what it may lay, turn by turn. */
export interface Task {
  kind: "draw" | "shoot" | "power";
  sky: Sky;
  closed: number;
  stamps: readonly Stamp[];
  /** The copies of the power's shape that can pay. */
  copies: readonly ReadonlySet<Edge>[];
  /** Points that a power has taken already, where it takes them one by one. */
  picked: readonly Point[];
  /** How many points are still to be chosen. */
  left: number;
}

export const LONGEST_SHOT = 3;

/** What this seat is to do now; null: nothing, it watches or waits for the others. */
export function taskOf(view: View, picked: readonly Point[] = []): Task | null {
  const card = view.revealed.at(-1);
  if (view.seat === null || !view.draft || !card || view.done[view.seat]) return null;
  const power = powerOf(view.power_card);
  const sky = readSky(view.draft.sky, power);
  const closed = closedRows(view.turn);
  if (view.draft.placed) return view.draft.powers && power ? powerTask(view, sky, picked) : null;
  const shape = CARDS[card];
  const stamps = shape ? turnsOf(shape.lines).map(stampOfLines) : SHOTS;
  const kind = shape ? "draw" : "shoot";
  return { kind, sky, closed, stamps, copies: [], picked: [], left: 0 };
}

/** What a seat that has earned the power is to do on this sky. */
export function powerTask(view: View, sky: Sky, picked: readonly Point[] = []): Task {
  const stamps = STAMPS[sky.power ?? "planet"] ?? [POINT];
  const copies = waiting(sky, view.power_card);
  const left = sky.power === "new-stars" ? pointsNeeded(sky) - picked.length : 1;
  return { kind: "power", sky, closed: closedRows(view.turn), stamps, copies, picked, left };
}

function stampOfLines(lines: readonly Line[]): Stamp {
  const points = lines
    .flat()
    .filter((point, index, all) => all.findIndex((other) => samePoint(other, point)) === index);
  return { points, lines, ...box(points) };
}

function stampOfPoints(points: readonly Point[]): Stamp {
  return { points, lines: [], ...box(points) };
}

function box(points: readonly Point[]): Pick<Stamp, "width" | "height"> {
  return {
    width: Math.max(...points.map(([x]) => x)),
    height: Math.max(...points.map(([, y]) => y)),
  };
}

/** R-LATS-19: rising and falling, of one, two and three lengths. */
const SHOTS: readonly Stamp[] = [1, 2, LONGEST_SHOT].flatMap((length) =>
  [
    [
      [0, 0],
      [length, length],
    ],
    [
      [0, length],
      [length, 0],
    ],
  ].map((shot): Stamp => {
    const points = trail(shot as unknown as Line);
    return { points, lines: segments(points), width: length, height: length };
  }),
);

const POINT = stampOfPoints([[0, 0]]);
const STAMPS: Readonly<Partial<Record<Power, readonly Stamp[]>>> = {
  line: [0, 2, 1, 3].map((direction) => stampOfLines([lineOf(direction)])),
  galaxy: [
    stampOfPoints([
      [0, 0],
      [1, 0],
    ]),
  ],
};

/** A quarter turn further; a shooting star keeps its length. */
export function turned(task: Task, turn: number, by = 1): number {
  if (task.kind === "shoot") return turn ^ 1;
  return (turn + by + task.stamps.length) % task.stamps.length;
}

export function canTurn(task: Task): boolean {
  return task.stamps.length > 1;
}

/** How long the shooting star of this turn is, and the turn of another length. */
export function lengthOf(turn: number): number {
  return (turn >> 1) + 1;
}

export function withLength(turn: number, length: number): number {
  return 2 * (length - 1) + (turn & 1);
}

export function stampAt(task: Task, turn: number): Stamp {
  return task.stamps[turn] ?? task.stamps[0] ?? POINT;
}

export function pointsAt(task: Task, laid: Laid): readonly Point[] {
  return stampAt(task, laid.turn).points.map((point) => moved(point, laid.at));
}

export function linesAt(task: Task, laid: Laid): readonly Line[] {
  return stampAt(task, laid.turn).lines.map(([a, b]): Line => [
    moved(a, laid.at),
    moved(b, laid.at),
  ]);
}

/** The lines that would be drawn: none by a shooting star or most powers. */
export function newLines(task: Task, laid: Laid): readonly Line[] {
  return task.kind === "shoot" ? [] : linesAt(task, laid);
}

/** Why the stamp may not lie here; null: it may, as far as this device can tell. */
export function whyNot(task: Task, laid: Laid): Refusal | null {
  const { sky, closed } = task;
  const points = pointsAt(task, laid);
  switch (task.kind) {
    case "draw":
      return firstOf(linesAt(task, laid), (line) => whyNotLine(sky, closed, line));
    case "shoot":
      return whyNotShot(sky, closed, ends(points));
    case "power":
      return whyNotUse(sky, closed, [...task.picked, ...points], task.copies);
  }
}

function firstOf<T>(all: readonly T[], why: (one: T) => Refusal | null): Refusal | null {
  for (const one of all) {
    const refused = why(one);
    if (refused) return refused;
  }
  return null;
}

function ends(points: readonly Point[]): Line {
  const origin: Point = [0, 0];
  return [points[0] ?? origin, points.at(-1) ?? origin];
}

/** The answer that the stamp makes here; null: a power wants another point first. */
export function answerAt(
  task: Task,
  laid: Laid,
  payer: ReadonlySet<Edge> | null = null,
): Action | null {
  const points = pointsAt(task, laid);
  const [from, to] = ends(points);
  switch (task.kind) {
    case "draw":
      return { type: "draw", lines: linesAt(task, laid) as unknown as readonly [Line, Line] };
    case "shoot":
      return { type: "shoot", from, to };
    case "power":
      if (task.left > points.length) return null;
      return { type: "use-power", at: [...task.picked, ...points], ...paidBy(payer) };
  }
}

/** The copy that pays, where a person has chosen one. */
export function paidBy(payer: ReadonlySet<Edge> | null): { uses?: readonly (readonly Line[])[] } {
  return payer ? { uses: [[...payer].map(lineOf)] } : {};
}

/** The corners where a stamp stays on the lattice. */
export function corners(stamp: Stamp): readonly Point[] {
  return Array.from({ length: ROWS - stamp.height }, (_, y) => y).flatMap((y) =>
    Array.from({ length: COLUMNS - stamp.width }, (_, x): Point => [x, y]),
  );
}

export function clamped(stamp: Stamp, [x, y]: Point): Point {
  const between = (value: number, most: number) => Math.min(Math.max(value, 0), most);
  return [between(x, COLUMNS - 1 - stamp.width), between(y, ROWS - 1 - stamp.height)];
}

/** Every place where the stamp may lie, in one turn. */
export function placesOf(task: Task, turn: number): readonly Point[] {
  return corners(stampAt(task, turn)).filter((at) => whyNot(task, { turn, at }) === null);
}

/** Whether it may lie anywhere at all. */
export function hasPlace(task: Task): boolean {
  const fits = (turn: number) => (at: Point) => whyNot(task, { turn, at }) === null;
  return task.stamps.some((stamp, turn) => corners(stamp).some(fits(turn)));
}

/** The same for all turns, from the first on. */
export function allPlaces(task: Task): readonly Laid[] {
  return task.stamps.flatMap((_, turn) => placesOf(task, turn).map((at) => ({ turn, at })));
}

/** Where the stamp lies in an answer; null: the answer lays nothing, or nothing more. */
export function laidIn(task: Task, action: Action): Laid | null {
  return allPlaces(task).find((laid) => isPartOf(task, laid, action)) ?? null;
}

function isPartOf(task: Task, laid: Laid, action: Action): boolean {
  switch (action.type) {
    case "draw":
      return task.kind === "draw" && sameEdges(linesAt(task, laid), action.lines);
    case "shoot":
      return task.kind === "shoot" && sameEnds(ends(pointsAt(task, laid)), action);
    case "use-power":
      return (
        task.kind === "power" && pointsAt(task, laid).every((point) => names(action.at, point))
      );
    default:
      return false;
  }
}

function sameEdges(one: readonly Line[], other: readonly Line[]): boolean {
  const wanted = edges(other);
  return [...edges(one)].every((edge) => wanted.has(edge));
}

function sameEnds(line: Line, { from, to }: { from: Point; to: Point }): boolean {
  return names(line, from) && names(line, to);
}

function names(points: readonly Point[], point: Point): boolean {
  return points.some((one) => samePoint(one, point));
}
