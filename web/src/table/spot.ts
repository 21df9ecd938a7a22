/** Where something is on the page, in pixels from its upper left corner. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Size {
  width: number;
  height: number;
}

export type Side = "left" | "right" | "top" | "bottom";

/** A place for a bubble; its tail, if the speaker is near, leaves a side so far from its start. */
export interface Spot extends Box {
  tail: { side: Side; at: number } | null;
}

/** Whoever speaks: all of the seat, which is not spoken over, and its seal, which a tail points at. */
export interface Speaker {
  whole: Box;
  seal: Box;
}

/** Between a bubble and what it must not hide. */
const APART = 4;
/** So much farther than that a tail points. */
const REACH = 22;
/** Two places as near as each other: the one that lies straight at the speaker is the better. */
const STRAIGHT = 0.05;
/** The round corner of a bubble. */
const CORNER = 16;
/** Finer than this nobody sees. */
const STEPS = 160;

/**
 * The free place of this size that is nearest to whoever speaks, if the page has one; of those that
 * are near, one from which a tail points straight at the seal.
 */
export function spot(
  size: Size,
  page: Box,
  taken: readonly Box[],
  speaker: Speaker,
  apart = APART,
): Spot | null {
  const step = Math.max(4, (page.right - page.left) / STEPS);
  const reach = apart + REACH;
  let best: Spot | null = null;
  let least = Infinity;
  for (const box of places(size, page, step)) {
    const tail = tailOf(box, speaker, reach);
    const astray = tail ? 0 : reach;
    const cost = far(box, speaker.whole) + STRAIGHT * aslant(box, speaker.seal) + astray;
    if (cost >= least || !isFree(box, taken, apart)) continue;
    best = { ...box, tail };
    least = cost;
  }
  return best;
}

/** Whether a bubble can stay where it is. */
export function isFree(box: Box, taken: readonly Box[], apart = APART): boolean {
  return !taken.some((other) => touches(box, other, apart));
}

/** What is drawn around a panel: a bubble may lie inside or outside, not across. */
export function edges({ left, top, right, bottom }: Box): readonly Box[] {
  return [
    { left, top, right, bottom: top },
    { left, top: bottom, right, bottom },
    { left, top, right: left, bottom },
    { left: right, top, right, bottom },
  ];
}

function* places({ width, height }: Size, page: Box, step: number): Iterable<Box> {
  for (let top = page.top; top + height <= page.bottom; top += step)
    for (let left = page.left; left + width <= page.right; left += step)
      yield { left, top, right: left + width, bottom: top + height };
}

function touches(one: Box, other: Box, apart: number): boolean {
  return (
    one.left < other.right + apart &&
    one.right > other.left - apart &&
    one.top < other.bottom + apart &&
    one.bottom > other.top - apart
  );
}

const gap = (from: number, to: number, start: number, end: number) =>
  Math.max(0, start - to, from - end);
const across = (one: Box, other: Box) => gap(one.left, one.right, other.left, other.right);
const along = (one: Box, other: Box) => gap(one.top, one.bottom, other.top, other.bottom);

function far(one: Box, other: Box): number {
  return Math.hypot(across(one, other), along(one, other));
}

function aslant(one: Box, other: Box): number {
  const middles = (box: Box) => [(box.left + box.right) / 2, (box.top + box.bottom) / 2] as const;
  const [[x, y], [u, v]] = [middles(one), middles(other)];
  return Math.hypot(x - u, y - v);
}

function tailOf(box: Box, { whole, seal }: Speaker, reach: number): Spot["tail"] {
  if (far(box, whole) > reach) return null;
  const beside = across(box, whole) > along(box, whole);
  const [at, length] = beside
    ? [(seal.top + seal.bottom) / 2 - box.top, box.bottom - box.top]
    : [(seal.left + seal.right) / 2 - box.left, box.right - box.left];
  // It does not leave from a round corner, and is not there if it would point past the seal.
  if (at < CORNER || at > length - CORNER) return null;
  if (beside) return { side: box.left > whole.left ? "left" : "right", at };
  return { side: box.top > whole.top ? "top" : "bottom", at };
}
