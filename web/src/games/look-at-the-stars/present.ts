import type { Sheet, SkyView, View } from "../../wire/games/look-at-the-stars";
import { copiesOf, kindest, most } from "./copies";
import {
  COLUMNS,
  ROWS,
  around,
  edgeOf,
  edges,
  lineOf,
  spotOf,
  spots,
  trail,
  type Edge,
  type Line,
  type Point,
  type Spot,
} from "./lattice";
import { closedRows } from "./laws";
import {
  LARGEST,
  LARGEST_WITH_NOVA,
  SMALLEST,
  constellations,
  grouped,
  isConstellation,
  meets,
  powerOf,
  readSky,
  slateOf,
  type Power,
  type Sky,
} from "./sky";
import { hasPlace, newLines, powerTask, type Laid, type Task } from "./task";

export const NIGHTS = 18;
export const PILE = 6;
/** One step of the lattice in the units of the drawing. */
export const UNIT = 36;

/** The part of the drawing that is shown: the arch and its edge. */
export const FRAME: Box = { x: 2.9, y: 0.7, width: 390.2, height: 430.6 };
export const VIEW_BOX = `${FRAME.x} ${FRAME.y} ${FRAME.width} ${FRAME.height}`;

/** From a point of the lattice to a place in the drawing. */
export function px([x, y]: Point): { x: number; y: number } {
  return { x: UNIT * (x + 1), y: UNIT * (11 - y) };
}

/** From a place in the drawing to the lattice, between points too. */
export function fromPx(x: number, y: number): Point {
  return [x / UNIT - 1, 11 - y / UNIT];
}

/** How far the handle that turns a shape stands off its box. */
const OFF = 17;
/** The bonus cards lie in the two upper corners, with the handle's own size beside them. */
const CORNER = 92;

/** Where the handle that turns a shape lies: at its upper right, or below where a card would hide it. */
export function handleAt(
  [x, y]: Point,
  { width, height }: { width: number; height: number },
): { x: number; y: number } {
  const above = px([x + width, y + height]);
  const across = Math.min(above.x + OFF, FRAME.x + FRAME.width - 20);
  const up = Math.max(above.y - OFF, 18);
  const cornered = up < CORNER && Math.min(across, FRAME.x + FRAME.width - across) < CORNER;
  return { x: across, y: cornered ? px([x, y]).y + OFF : up };
}

export interface Star {
  point: Point;
  /** Something is drawn on it. */
  used: boolean;
  /** The sun has risen over it. */
  closed: boolean;
  /** A star that a power drew into a gap. */
  fresh: boolean;
  /** Stars are not all of one size. */
  large: boolean;
}

export interface Stroke {
  edge: Edge;
  line: Line;
  /** Both its ends lie where the sun has risen. */
  closed: boolean;
}

/** A sky as it is drawn. */
export interface Picture {
  slate: string;
  stars: readonly Star[];
  strokes: readonly Stroke[];
  planets: readonly Point[];
  shots: readonly (readonly Point[])[];
  marks: readonly { power: Power; points: readonly Point[] }[];
  figures: readonly { kind: "broad" | "tall"; box: Box }[];
  closed: number;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export function picture(shown: SkyView, powerCard: string | null, turn: number): Picture {
  const slate = slateOf(shown);
  const power = powerOf(powerCard);
  const closed = closedRows(turn);
  const fresh = power === "new-stars" ? shown.marks.flat() : [];
  const sky = readSky(shown, power);
  const paths = shown.shooting_stars.map(trail);
  const hidden = spots(covers(power) ? shown.marks.flat() : []);
  return {
    slate: shown.slate,
    stars: [...slate.stars, ...fresh]
      .filter((point) => !hidden.has(spotOf(point)))
      .map((point) => star(point, sky, closed, fresh.includes(point))),
    strokes: shown.lines.map((line) => ({
      edge: edgeOf(line),
      line,
      closed: line.every(([, y]) => y < closed),
    })),
    planets: slate.planets,
    shots: paths,
    marks: power ? shown.marks.map((points) => ({ power, points })) : [],
    figures: figures(slate.gaps),
    closed,
  };
}

/** Whether the drawing of a power takes the place of the star under it. */
function covers(power: Power | null): boolean {
  return power !== null && !["new-stars", "nova", "luminous-aura"].includes(power);
}

function star(point: Point, sky: Sky, closed: number, fresh: boolean): Star {
  return {
    point,
    used: !sky.unused.has(spotOf(point)) && !sky.shotSpots.has(spotOf(point)),
    closed: point[1] < closed,
    fresh,
    large: (3 * point[0] + 5 * point[1]) % 4 === 0,
  };
}

/** The two gaps with the sheets of their figures, which reach one step beyond them. */
function figures(gaps: readonly Point[]): Picture["figures"] {
  const low = gaps.filter(([, y]) => y < 7);
  const high = gaps.filter(([, y]) => y >= 7);
  return [
    ...(low.length ? [{ kind: "broad" as const, box: boxAround(low) }] : []),
    ...(high.length ? [{ kind: "tall" as const, box: boxAround(high) }] : []),
  ];
}

function boxAround(points: readonly Point[]): Box {
  const places = points.map(px);
  const left = Math.min(...places.map((place) => place.x)) - UNIT;
  const top = Math.min(...places.map((place) => place.y)) - UNIT;
  return {
    x: left,
    y: top,
    width: Math.max(...places.map((place) => place.x)) + UNIT - left,
    height: Math.max(...places.map((place) => place.y)) + UNIT - top,
  };
}

/** The eighteen nights in their piles. */
export function piles(turn: number): readonly (readonly ("gone" | "now" | "to-come")[])[] {
  return [0, 1, 2].map((pile) =>
    Array.from({ length: PILE }, (_, index) => {
      const night = pile * PILE + index + 1;
      return night < turn ? "gone" : night === turn ? "now" : "to-come";
    }),
  );
}

/** The sky of a seat as this view knows it: one's own as it is now. */
export function skyShown(view: View, seat: number): SkyView | null {
  return (seat === view.seat ? view.draft?.sky : null) ?? view.skies[seat] ?? null;
}

/** What the ghost would make of the groups that it touches. */
export interface Joining {
  from: readonly number[];
  to: number;
  counts: boolean;
}

export interface Preview {
  joinings: readonly Joining[];
  /** How many more copies of the point card would count, and how many more powers be earned. */
  points: number;
  powers: number;
}

const NOTHING: Preview = { joinings: [], points: 0, powers: 0 };

/** What would come of the ghost; `payer` pays for the line that a power draws, if it is chosen. */
export function preview(
  view: View,
  task: Task,
  laid: Laid,
  payer: ReadonlySet<Edge> | null = null,
): Preview {
  const drawn = newLines(task, laid);
  if (!drawn.length || !view.draft) return NOTHING;
  const fresh = edges(drawn);
  const { sky } = task;
  const paid = payer ?? kindest(task.copies, task.copies) ?? new Set<Edge>();
  const after = readSky(withDrawn(view.draft.sky, drawn, paid), sky.power);
  const touched = after.groups.filter((group) => [...fresh].some((edge) => group.edges.has(edge)));
  return {
    joinings: touched.map((group) => ({
      from: sky.groups
        .filter((before) => [...before.edges].some((edge) => group.edges.has(edge)))
        .map((before) => before.edges.size),
      to: group.edges.size,
      counts: isConstellation(after, group),
    })),
    points: copiesIn(after, view.point_card) - copiesIn(sky, view.point_card),
    powers: powersLeft(view, after) - Math.max(0, most(task.copies) - 1),
  };
}

/** What is counted of a mark there: constellations beside or in line with it, free stars, points. */
export function markCount(sky: Sky, at: readonly Point[]): number {
  const beside = spots(at.flatMap(around));
  switch (sky.power) {
    case "planet":
    case "twinkling-star":
      return constellations(sky).filter((group) => meets(group, beside)).length;
    case "crescent-moon":
      return constellations(sky).filter((group) => meets(group, inLine(at))).length;
    case "black-hole":
      return [...beside].filter((spot) => sky.unused.has(spot)).length;
    default:
      return WORTH;
  }
}

/** R-LATS-24: of a galaxy and of an aura. */
const WORTH = 2;

/** The stars of the same rows and columns. */
function inLine(at: readonly Point[]): readonly Spot[] {
  return at.flatMap(([x, y]) => [
    ...Array.from({ length: ROWS }, (_, row) => spotOf([x, row])),
    ...Array.from({ length: COLUMNS }, (_, column) => spotOf([column, y])),
  ]);
}

function withDrawn(sky: SkyView, drawn: readonly Line[], paid: ReadonlySet<Edge>): SkyView {
  const spent = [...sky.spent, ...[...paid].map(lineOf)];
  return { ...sky, lines: [...sky.lines, ...drawn], spent };
}

/** R-LATS-23: how many copies of the point card count. */
function copiesIn(sky: Sky, card: string | null): number {
  return card ? most(copiesOf(card, sky.lines)) : 0;
}

/** R-LATS-24: how many powers would wait on this sky: none where they have no use. */
function powersLeft(view: View, sky: Sky): number {
  const next = powerTask(view, sky);
  return next.copies.length && hasPlace(next) ? most(next.copies) : 0;
}

/** A size of constellation on the sheet: reached, about to be, about to be lost, or open. */
export interface SizeBox {
  size: number;
  state: "done" | "next" | "left" | "open";
}

export function sizeBoxes(sky: Sky, fresh: readonly Line[] = []): readonly SizeBox[] {
  const now = sizes(sky);
  const then = fresh.length ? sizes(withLines(sky, fresh)) : now;
  const most = sky.power === "nova" && sky.marked.size ? LARGEST_WITH_NOVA : LARGEST;
  return Array.from({ length: most - SMALLEST + 1 }, (_, index) => {
    const size = SMALLEST + index;
    if (now.has(size)) return { size, state: then.has(size) ? "done" : "left" };
    return { size, state: then.has(size) ? "next" : "open" };
  });
}

export function sizes(sky: Sky): ReadonlySet<number> {
  const groups = sky.groups.filter((group) => isConstellation(sky, group));
  return new Set(groups.map((group) => group.edges.size));
}

export function withLines(sky: Sky, fresh: readonly Line[]): Sky {
  const lines = new Set([...sky.lines, ...edges(fresh)]);
  return { ...sky, lines, groups: grouped(lines) };
}

/** What changed on a sky between two views: motion is made from it. */
export function drawnSince(before: SkyView | null, after: SkyView): readonly Line[] {
  const known = edges(before?.lines ?? []);
  return after.lines.filter((line) => !known.has(edgeOf(line)));
}

/** Everyone's sky as all may see it, the one with the most points first. */
export function shownSkies(view: View): readonly { seat: number; sky: SkyView }[] {
  const total = (seat: number) => view.scores[seat]?.total ?? 0;
  return view.skies
    .map((sky, seat) => ({ seat, sky }))
    .toSorted((one, other) => total(other.seat) - total(one.seat));
}

/** Counted once, at dawn. */
export function rounds(_: Sheet): readonly number[] {
  return [];
}
