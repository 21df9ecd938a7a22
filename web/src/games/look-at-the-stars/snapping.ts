import { moved, samePoint, type Point } from "./lattice";
import { clamped, stampAt, type Laid, type Stamp, type Task } from "./task";

/** How far, in steps of the lattice, a legal place draws the ghost to itself. */
const PULL = 0.8;
/** The middle of the sky. */
const MIDDLE: Point = [4.5, 5];

export function distance([x, y]: Point, [otherX, otherY]: Point): number {
  return Math.hypot(x - otherX, y - otherY);
}

export function nearest(places: readonly Point[], to: Point): Point | null {
  return places.reduce<Point | null>(
    (best, place) => (best && distance(best, to) <= distance(place, to) ? best : place),
    null,
  );
}

/** Where the ghost comes to rest: at a legal place close by, or else at the nearest point. */
export function snapped(stamp: Stamp, places: readonly Point[], raw: Point): Point {
  const legal = nearest(places, raw);
  if (legal && distance(legal, raw) <= PULL) return legal;
  return clamped(stamp, [Math.round(raw[0]), Math.round(raw[1])]);
}

export function centreOf(stamp: Stamp, at: Point): Point {
  return [at[0] + stamp.width / 2, at[1] + stamp.height / 2];
}

export function cornerAround(stamp: Stamp, centre: Point): Point {
  return [centre[0] - stamp.width / 2, centre[1] - stamp.height / 2];
}

/** Where the ghost stands when nobody has moved it yet: the legal place nearest to the middle. */
export function firstPlace(task: Task, places: readonly Laid[]): Laid {
  const middle = (laid: Laid) => distance(centreOf(stampAt(task, laid.turn), laid.at), MIDDLE);
  const turn = task.kind === "shoot" ? (places.at(-1)?.turn ?? 0) : (places[0]?.turn ?? 0);
  const best = places
    .filter((laid) => laid.turn === turn)
    .toSorted((one, other) => middle(one) - middle(other))[0];
  const stamp = stampAt(task, turn);
  const [x, y] = cornerAround(stamp, MIDDLE);
  return best ?? { turn, at: clamped(stamp, [Math.round(x), Math.round(y)]) };
}

/** Turned on its own middle, and drawn to a legal place close by. */
export function turnedOnSpot(task: Task, laid: Laid, turn: number, places: readonly Point[]): Laid {
  const centre = centreOf(stampAt(task, laid.turn), laid.at);
  const stamp = stampAt(task, turn);
  return { turn, at: snapped(stamp, places, cornerAround(stamp, centre)) };
}

/** One step of the lattice, legal or not: the person is told which. */
export function stepped(task: Task, laid: Laid, by: Point): Laid {
  return { ...laid, at: clamped(stampAt(task, laid.turn), moved(laid.at, by)) };
}

/** The next legal place, or the one before; after the last comes the first. */
export function beyond(places: readonly Laid[], laid: Laid, by: 1 | -1): Laid {
  const here = places.findIndex((one) => one.turn === laid.turn && samePoint(one.at, laid.at));
  if (here >= 0) return places[(here + by + places.length) % places.length] ?? laid;
  const later = places.findIndex((one) => comesAfter(one, laid));
  const next = by === 1 ? later : later - 1;
  return places.at(next) ?? places[0] ?? laid;
}

function comesAfter(one: Laid, other: Laid): boolean {
  if (one.turn !== other.turn) return one.turn > other.turn;
  return one.at[1] !== other.at[1] ? one.at[1] > other.at[1] : one.at[0] > other.at[0];
}
