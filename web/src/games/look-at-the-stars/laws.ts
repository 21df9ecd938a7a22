import { overlap } from "./copies";
import {
  areNeighbours,
  around,
  crossing,
  edgeOf,
  inArch,
  segments,
  spotOf,
  spots,
  trail,
  type Edge,
  type Line,
  type Point,
} from "./lattice";
import { groupAt, isConstellation, meets, type Group, type Sky } from "./sky";

/** Why not, as the server would say it, and the point that is to blame. */
export interface Refusal {
  rule: string;
  key: string;
  params: Readonly<Record<string, number | string>>;
  at: Point | null;
}

function no(rule: string, key: string, at: Point, more: Refusal["params"] = {}): Refusal {
  return { rule, key, at, params: { x: at[0], y: at[1], ...more } };
}

/** R-LATS-17: how many rows the sun has closed. */
export function closedRows(turn: number): number {
  return turn > 12 ? 4 : turn > 6 ? 2 : 0;
}

/** R-LATS-13, 15, 17: why a line may not be drawn. */
export function whyNotLine(sky: Sky, closed: number, line: Line): Refusal | null {
  if (!areNeighbours(line)) return no("R-LATS-13", "not-neighbours", line[0]);
  for (const point of line) {
    const refused = whyNotEnd(sky, closed, point);
    if (refused) return refused;
  }
  const edge = edgeOf(line);
  const [from, [to_x, to_y]] = line;
  if (sky.lines.has(edge)) return no("R-LATS-15", "line-exists", from, { to_x, to_y });
  if (!sky.barred.has(edge)) return null;
  return crossesShot(sky, edge)
    ? no("R-LATS-20", "crosses-shooting-star", from)
    : no("R-LATS-15", "crosses-aura", from);
}

function whyNotEnd(sky: Sky, closed: number, point: Point): Refusal | null {
  const spot = spotOf(point);
  if (sky.usable.has(spot))
    return point[1] < closed ? no("R-LATS-17", "sun-has-risen", point) : null;
  if (!sky.stars.has(spot)) return no("R-LATS-15", inArch(point) ? "not-a-star" : "outside", point);
  if (sky.shotSpots.has(spot)) return no("R-LATS-20", "touches-shooting-star", point);
  if (sky.power === "luminous-aura") return no("R-LATS-15", "touches-aura", point);
  if (sky.power === "black-hole" && !sky.marked.has(spot))
    return no("R-LATS-15", "beside-black-hole", point);
  return no("R-LATS-15", "something-there", point);
}

function crossesShot(sky: Sky, edge: Edge): boolean {
  const across = crossing(edge);
  return across !== null && sky.shotEdges.has(across);
}

/** R-LATS-19: why a shooting star may not fall here. */
export function whyNotShot(sky: Sky, closed: number, shot: Line): Refusal | null {
  const path = trail(shot);
  for (const point of path) {
    const refused = whyNotUnused(sky, closed, point, "R-LATS-19");
    if (refused) return refused;
    if (!sky.usable.has(spotOf(point))) return no("R-LATS-15", "beside-black-hole", point);
  }
  for (const segment of segments(path)) {
    const edge = edgeOf(segment);
    const across = crossing(edge);
    if (across !== null && sky.lines.has(across))
      return no("R-LATS-19", "crosses-line", segment[0]);
    if (crossesShot(sky, edge)) return no("R-LATS-19", "crosses-shooting-star", segment[0]);
  }
  return null;
}

function whyNotUnused(sky: Sky, closed: number, point: Point, rule: string): Refusal | null {
  const spot = spotOf(point);
  if (!sky.unused.has(spot))
    return no(rule, sky.stars.has(spot) ? "star-in-use" : "not-a-star", point);
  return point[1] < closed ? no("R-LATS-17", "sun-has-risen", point) : null;
}

/** R-LATS-24, R-LATS-25: why a power may not be used at these points. */
export function whyNotUse(
  sky: Sky,
  closed: number,
  at: readonly Point[],
  copies: readonly ReadonlySet<Edge>[],
): Refusal | null {
  const [first, second] = at;
  if (!first) return null;
  switch (sky.power) {
    case "line":
      return second ? whyNotLine(sky, closed, [first, second]) : null;
    case "new-stars":
      return whyNotGaps(sky, at);
    case "galaxy":
      return whyNotGalaxy(sky, closed, at, copies);
    case "nova":
    case "luminous-aura":
      return whyNotConstellation(sky, closed, first);
    case "crescent-moon":
    case "black-hole":
      if (sky.marked.size) return no("R-LATS-25", "only-one", first, { power: sky.power });
      return whyNotUnused(sky, closed, first, "R-LATS-24");
    default:
      return whyNotUnused(sky, closed, first, "R-LATS-24");
  }
}

function whyNotGaps(sky: Sky, at: readonly Point[]): Refusal | null {
  const gaps = spots(sky.slate.gaps);
  const filled = at.find((point) => !gaps.has(spotOf(point)) || sky.marked.has(spotOf(point)));
  if (filled) return no("R-LATS-24", "not-a-gap", filled);
  const last = at.at(-1);
  return last && spots(at).size < at.length ? no("R-LATS-24", "same-point-twice", last) : null;
}

/** R-LATS-24: how many points a power takes. */
export function pointsNeeded(sky: Sky): number {
  if (sky.power === "new-stars") return Math.min(2, sky.slate.gaps.length - sky.marked.size);
  return sky.power === "line" || sky.power === "galaxy" ? 2 : 1;
}

function whyNotGalaxy(
  sky: Sky,
  closed: number,
  at: readonly Point[],
  copies: readonly ReadonlySet<Edge>[],
): Refusal | null {
  for (const point of at) {
    const refused = whyNotUnused(sky, closed, point, "R-LATS-24");
    if (refused) return refused;
  }
  const [first] = at;
  return first && !paying(sky, at, copies).length
    ? no("R-LATS-24", "not-beside-its-group", first)
    : null;
}

/** The copies that can pay: any for most powers; a galaxy lies beside the group that earned it. */
export function paying(
  sky: Sky,
  at: readonly Point[] | null,
  copies: readonly ReadonlySet<Edge>[],
): readonly ReadonlySet<Edge>[] {
  if (!at || sky.power !== "galaxy") return copies;
  const beside = spots([...at, ...at.flatMap(around)]);
  return copies.filter((copy) => {
    const group = groupOf(sky, copy);
    return group !== undefined && meets(group, beside);
  });
}

/** R-LATS-24: the copies among which a person may choose; none where it makes no difference. */
export function choices(
  sky: Sky,
  at: readonly Point[] | null,
  copies: readonly ReadonlySet<Edge>[],
): readonly ReadonlySet<Edge>[] {
  const can = paying(sky, at, copies);
  return overlap(can) || parted(sky, can) ? can : [];
}

/** Whether it matters to a galaxy which group pays: the next one lies beside another group. */
function parted(sky: Sky, copies: readonly ReadonlySet<Edge>[]): boolean {
  return sky.power === "galaxy" && new Set(copies.map((copy) => groupOf(sky, copy))).size > 1;
}

/** The shape hangs together, so one of its lines tells where it belongs. */
function groupOf(sky: Sky, copy: ReadonlySet<Edge>): Group | undefined {
  const [edge] = copy;
  return sky.groups.find((group) => edge !== undefined && group.edges.has(edge));
}

function whyNotConstellation(sky: Sky, closed: number, point: Point): Refusal | null {
  const spot = spotOf(point);
  if (point[1] < closed && spots(sky.slate.stars).has(spot))
    return no("R-LATS-17", "sun-has-risen", point);
  const group = groupAt(sky, spot);
  if (!group || !isConstellation(sky, group)) return no("R-LATS-24", "not-a-constellation", point);
  const taken = sky.power === "nova" ? sky.marked.has(spot) : meets(group, sky.marked);
  return taken ? no("R-LATS-25", "has-one-already", point, { power: sky.power ?? "" }) : null;
}
