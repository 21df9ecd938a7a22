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

/** As far as a tail points. */
const REACH = 26;
/** Between a bubble and what it must not hide. */
const APART = 4;
/** Two places as near as each other: the one that lies straight at the speaker is the better. */
const STRAIGHT = 0.05;
/** Finer than this nobody sees. */
const STEPS = 160;

/** The free place of this size that is nearest to whoever speaks, if the page has one. */
export function spot(size: Size, page: Box, taken: readonly Box[], speaker: Speaker): Spot | null {
  const step = Math.max(4, (page.right - page.left) / STEPS);
  let best: Box | null = null;
  let least = Infinity;
  for (const box of places(size, page, step)) {
    const cost = far(box, speaker.whole) + STRAIGHT * aslant(box, speaker.seal);
    if (cost >= least || taken.some((other) => touches(box, other))) continue;
    best = box;
    least = cost;
  }
  return best && { ...best, tail: tailOf(best, speaker) };
}

/** Whether a bubble can stay where it is. */
export function isFree(box: Box, taken: readonly Box[]): boolean {
  return !taken.some((other) => touches(box, other));
}

function* places({ width, height }: Size, page: Box, step: number): Iterable<Box> {
  for (let top = page.top; top + height <= page.bottom; top += step)
    for (let left = page.left; left + width <= page.right; left += step)
      yield { left, top, right: left + width, bottom: top + height };
}

function touches(one: Box, other: Box): boolean {
  return (
    one.left < other.right + APART &&
    one.right > other.left - APART &&
    one.top < other.bottom + APART &&
    one.bottom > other.top - APART
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

function tailOf(box: Box, { whole, seal }: Speaker): Spot["tail"] {
  if (far(box, whole) > REACH) return null;
  if (across(box, whole) > along(box, whole)) {
    const at = between((seal.top + seal.bottom) / 2 - box.top, box.bottom - box.top);
    return { side: box.left > whole.left ? "left" : "right", at };
  }
  const at = between((seal.left + seal.right) / 2 - box.left, box.right - box.left);
  return { side: box.top > whole.top ? "top" : "bottom", at };
}

/** A tail does not leave from a round corner. */
function between(at: number, length: number): number {
  return Math.min(Math.max(at, 18), length - 18);
}
