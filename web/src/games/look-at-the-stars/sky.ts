import type { SkyView } from "../../wire/games/look-at-the-stars";
import { CARDS, SLATES, type Slate } from "../../wire/games/star-cards";
import {
  around,
  crossing,
  edges,
  lineOf,
  segments,
  spots,
  trail,
  type Edge,
  type Spot,
} from "./lattice";

/** The nine powers (R-LATS-24). */
export type Power =
  | "luminous-aura"
  | "planet"
  | "new-stars"
  | "line"
  | "galaxy"
  | "black-hole"
  | "nova"
  | "twinkling-star"
  | "crescent-moon";

/** Lines that hang together. */
export interface Group {
  edges: ReadonlySet<Edge>;
  spots: ReadonlySet<Spot>;
}

/** A sky as the rules look at it; the server has the last word. */
export interface Sky {
  slate: Slate;
  power: Power | null;
  /** Printed or newly drawn. */
  stars: ReadonlySet<Spot>;
  lines: ReadonlySet<Edge>;
  spent: ReadonlySet<Edge>;
  shotSpots: ReadonlySet<Spot>;
  shotEdges: ReadonlySet<Edge>;
  marked: ReadonlySet<Spot>;
  /** Where a line may end, and the stars with nothing on them. */
  usable: ReadonlySet<Spot>;
  unused: ReadonlySet<Spot>;
  /** Diagonals that would cross what must not be crossed. */
  barred: ReadonlySet<Edge>;
  groups: readonly Group[];
}

export const SMALLEST = 3;
export const LARGEST = 8;
export const LARGEST_WITH_NOVA = 10;
const NOTHING: Slate = { stars: [], planets: [], gaps: [], ground: [], lines: [] };

export function slateOf(shown: SkyView): Slate {
  return SLATES[shown.slate] ?? NOTHING;
}

export function powerOf(card: string | null): Power | null {
  return card ? ((CARDS[card]?.power as Power | undefined) ?? null) : null;
}

/** What follows from what is drawn (R-LATS-15, R-LATS-20, R-LATS-24, R-LATS-25). */
export function readSky(shown: SkyView, power: Power | null): Sky {
  const slate = slateOf(shown);
  const marks = shown.marks.flat();
  const marked = spots(marks);
  const stars = union(spots(slate.stars), power === "new-stars" ? marked : []);
  const lines = edges(shown.lines);
  const groups = grouped(lines);
  const paths = shown.shooting_stars.map(trail);
  const shotSpots = spots(paths.flat());
  const shotEdges = edges(paths.flatMap(segments));
  const closed = power === "luminous-aura" ? groups.filter((group) => meets(group, marked)) : [];
  const covered = power === "new-stars" || power === "nova" ? new Set<Spot>() : marked;
  const guarded = power === "black-hole" ? spots(marks.flatMap(around)) : new Set<Spot>();
  const unused = without(stars, touched(lines), shotSpots, covered);
  const usable = without(
    stars,
    ...[shotSpots, covered, guarded],
    new Set(closed.flatMap((group) => [...group.spots])),
  );
  const barred = crossed([...shotEdges, ...closed.flatMap((group) => [...group.edges])]);
  const spent = edges(shown.spent);
  const drawn = { lines, spent, shotSpots, shotEdges, marked };
  return { slate, power, stars, ...drawn, usable, unused, barred, groups };
}

/** R-LATS-30: lines hang together where they share a star or cross. */
export function grouped(lines: Iterable<Edge>): readonly Group[] {
  let groups: readonly Group[] = [];
  for (const edge of lines) groups = joined(groups, edge);
  return groups;
}

function joined(groups: readonly Group[], edge: Edge): readonly Group[] {
  const ends = spots(lineOf(edge));
  const across = crossing(edge);
  const hangs = (group: Group) =>
    meets(group, ends) || (across !== null && group.edges.has(across));
  const whole: Group = {
    edges: union([edge], ...groups.filter(hangs).map((group) => group.edges)),
    spots: union(ends, ...groups.filter(hangs).map((group) => group.spots)),
  };
  return [...groups.filter((group) => !hangs(group)), whole];
}

export function meets(group: Group, some: Iterable<Spot>): boolean {
  return [...some].some((spot) => group.spots.has(spot));
}

/** R-LATS-30: three to eight lines, to ten where a nova shines. */
export function isConstellation(sky: Sky, group: Group): boolean {
  const size = group.edges.size;
  const most = sky.power === "nova" && meets(group, sky.marked) ? LARGEST_WITH_NOVA : LARGEST;
  return size >= SMALLEST && size <= most;
}

export function constellations(sky: Sky): readonly Group[] {
  return sky.groups.filter((group) => isConstellation(sky, group));
}

function touched(lines: Iterable<Edge>): Set<Spot> {
  return spots([...lines].flatMap((edge) => [...lineOf(edge)]));
}

function crossed(diagonals: readonly Edge[]): Set<Edge> {
  return new Set(diagonals.map(crossing).filter((edge) => edge !== null));
}

export function union<T>(...sets: readonly Iterable<T>[]): Set<T> {
  return new Set(sets.flatMap((set) => [...set]));
}

function without(from: ReadonlySet<Spot>, ...taken: readonly ReadonlySet<Spot>[]): Set<Spot> {
  return new Set([...from].filter((spot) => !taken.some((set) => set.has(spot))));
}

/** The group that runs through a star. */
export function groupAt(sky: Sky, spot: Spot): Group | undefined {
  return sky.groups.find((group) => group.spots.has(spot));
}
