import { badgeOf, type Player } from "../../table/players";
import type { Designation, Round, Sheet, View } from "../../wire/games/stella";

export const ROUNDS = 4;
export const COLUMNS = 5;
export const CELLS = 15;
/** R-STELLA-7 */
export const MOST = 10;

/** Where a picture lies, counted from one. */
export function placeOf(cell: number): { row: number; column: number } {
  return { row: Math.floor(cell / COLUMNS) + 1, column: (cell % COLUMNS) + 1 };
}

/** A picture lights up, or goes out; an eleventh one stays dark. */
export function toggled(lit: readonly number[], cell: number): readonly number[] {
  if (lit.includes(cell)) return lit.filter((one) => one !== cell);
  return lit.length < MOST ? [...lit, cell].sort((a, b) => a - b) : lit;
}

export function same(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((cell) => other.includes(cell));
}

/** Whether this seat has said that it is done. */
export function isDone(view: View): boolean {
  return view.seat !== null && (view.done[view.seat] ?? false);
}

/** Whom the table waits for. */
export function awaitedIn(view: View): readonly number[] {
  if (view.scout !== null) return [view.scout];
  if (view.stage !== "marking") return [];
  return view.done.flatMap((done, seat) => (done ? [] : [seat]));
}

// The other word: R-STELLA-6.

/** What there is to do about the word. */
export type WordStep = "ask" | "answer" | "asked" | "kept" | "settled";

export function wordStep(view: View): WordStep {
  if (view.stage !== "marking" || view.done.some(Boolean)) return "settled";
  if (!view.ask) return view.seat === null ? "settled" : "ask";
  if (2 * view.ask.agreed.length > view.done.length) return "settled";
  if (2 * view.ask.disagreed.length >= view.done.length) return "kept";
  const { agreed, disagreed } = view.ask;
  const has = view.seat === null || agreed.includes(view.seat) || disagreed.includes(view.seat);
  return has ? "asked" : "answer";
}

/** Whether this seat has a say in it: as soon as somebody is done it has none. */
export function mayAnswer(view: View): boolean {
  return wordStep(view) === "answer";
}

// The pictures.

/** A picture of the table as it is drawn. */
export interface CellShown {
  cell: number;
  image: string;
  /** Lit by this seat. */
  mine: boolean;
  /** What happened when it was pointed at. */
  plate: Designation | null;
  /** The last one that was pointed at. */
  fresh: boolean;
  /** This seat may point at it now. */
  open: boolean;
}

export function cellsOf(view: View, lit: readonly number[]): readonly CellShown[] {
  const last = view.designations.at(-1);
  const scouts = view.seat !== null && view.scout === view.seat;
  return view.table.map((image, cell) => {
    const plate = view.designations.find((one) => one.cell === cell) ?? null;
    const mine = lit.includes(cell);
    return {
      cell,
      image,
      mine,
      plate,
      fresh: plate !== null && plate === last,
      open: scouts && mine && plate === null,
    };
  });
}

/** Who had lit a picture that was pointed at: the scout first. */
export function sparkedBy(designation: Designation): readonly number[] {
  return [designation.scout, ...designation.matched];
}

/** How many stars a picture brought to each who is paid. */
export function starsIn(designation: Designation): number {
  return Math.max(0, ...designation.stars);
}

/** Who had lit it, but gains nothing: they had fallen. */
export function unpaid(designation: Designation): readonly number[] {
  if (designation.kind === "fall") return [];
  return designation.matched.filter((seat) => !designation.stars[seat]);
}

// The players.

/** A player with what is known of their round. */
export interface SeatShown {
  player: Player;
  stars: number;
  total: number;
  left: number;
  lit: boolean;
  fell: boolean;
  dark: boolean;
  badge: "done" | "fell" | "bot" | "away" | null;
  /** What the round brought that was counted; null: it is still played. */
  gain: number | null;
}

/** The players as they sit; at the end, the highest total first. */
export function seatsOf(view: View, players: readonly Player[]): readonly SeatShown[] {
  const awaited = awaitedIn(view);
  const seats = players.map((player): SeatShown => {
    const fell = view.fallen.includes(player.seat);
    return {
      player,
      stars: starsOf(view.designations, player.seat),
      total: totalOf(view.results, player.seat),
      left: view.left[player.seat] ?? 0,
      lit: awaited.includes(player.seat),
      fell,
      dark: view.in_the_dark === player.seat,
      badge: fell
        ? "fell"
        : view.stage === "marking" && view.done[player.seat]
          ? "done"
          : badgeOf(player),
      gain: view.stage === "over" ? (view.results.at(-1)?.sheets[player.seat]?.points ?? 0) : null,
    };
  });
  return view.stage === "over" ? seats.toSorted((one, other) => other.total - one.total) : seats;
}

export function starsOf(designations: readonly Designation[], seat: number): number {
  return designations.reduce((sum, one) => sum + (one.stars[seat] ?? 0), 0);
}

export function totalOf(results: readonly Round[], seat: number): number {
  return results.reduce((sum, round) => sum + (round.sheets[seat]?.points ?? 0), 0);
}

/**
 * Who will be scout after this one: R-STELLA-16. Null where that hangs on the picture that is lit up
 * now: it may be the last one of whoever would be next.
 */
export function nextScout(view: View): number | null {
  if (view.scout === null) return null;
  const seats = view.done.length;
  for (let step = 1; step < seats; step++) {
    const seat = (view.scout + step) % seats;
    const left = view.left[seat] ?? 0;
    if (left > 0 && !view.fallen.includes(seat)) return left > 1 ? seat : null;
  }
  return null;
}

/** The track of lanterns, one to ten: who stands where, and which column is dark. */
export interface Step {
  count: number;
  seats: readonly number[];
  dark: boolean;
}

export function trackOf(counts: readonly number[], inTheDark: number | null): readonly Step[] {
  return Array.from({ length: MOST }, (_, index) => {
    const count = index + 1;
    const seats = counts.flatMap((lit, seat) => (lit === count ? [seat] : []));
    return { count, seats, dark: inTheDark !== null && seats.includes(inTheDark) };
  });
}

// A round that was counted.

/** When the game is over its last round is still looked at. */
export function lastLook(view: View): View {
  return view.stage === "over" ? lookBack(view) : view;
}

/** The table as the round left it that was counted last. */
export function lookBack(view: View): View {
  const round = view.results.at(-1);
  if (!round) return view;
  const { table, clue, counts, in_the_dark, designations } = round;
  const fallen = round.sheets.flatMap(({ fell }, seat) => (fell ? [seat] : []));
  return { ...view, stage: "over", table, clue, counts, in_the_dark, designations, fallen };
}

/** A seat's round as the sheet shows it. */
export interface RoundRow {
  seat: number;
  lanterns: number;
  sparks: number;
  points: number;
  total: number;
  /** What falling in the dark took. */
  penalty: number;
  fell: boolean;
  dark: boolean;
}

export function roundRows(results: readonly Round[], index: number): readonly RoundRow[] {
  const round = results[index];
  if (!round) return [];
  return round.sheets
    .map((sheet, seat) => ({
      seat,
      lanterns: round.counts[seat] ?? 0,
      sparks: sheet.sparks + sheet.super_sparks,
      points: sheet.points,
      total: totalOf(results.slice(0, index + 1), seat),
      penalty: sheet.in_the_dark && sheet.fell ? sheet.sparks + sheet.super_sparks : 0,
      fell: sheet.fell,
      dark: sheet.in_the_dark,
    }))
    .toSorted((one, other) => other.total - one.total || one.seat - other.seat);
}

/** Who had lit a picture of a round, as far as this seat may know. */
export interface Markers {
  seats: readonly number[];
  /** Nobody pointed at it, and not everyone's marks are shown: there may be others. */
  unsure: boolean;
}

/** `own`: a seat, and its marks of this round that the others have not seen. */
export function markersOf(
  round: Round,
  own: { seat: number | null; unshown: readonly number[] },
): readonly Markers[] {
  const marks = round.sheets.map((sheet, seat) =>
    seat === own.seat ? [...sheet.marks, ...own.unshown] : sheet.marks,
  );
  const whole = marks.every((some, seat) => some.length === round.counts[seat]);
  const pointedAt = round.designations.map((one) => one.cell);
  return round.table.map((_, cell) => ({
    seats: marks.flatMap((some, seat) => (some.includes(cell) ? [seat] : [])),
    unsure: !whole && !pointedAt.includes(cell),
  }));
}

export function rounds(sheet: Sheet): readonly number[] {
  return sheet.rounds.map(({ points }) => points);
}

/** The picture that brought the most stars in all rounds, to the fewest; null: none brought any. */
export function brightest(
  results: readonly Round[],
): { image: string; round: Round; designation: Designation } | null {
  const shone = results.flatMap((round) =>
    round.designations.map((designation) => ({
      image: round.table[designation.cell] ?? "",
      round,
      designation,
    })),
  );
  const stars = ({ stars }: Designation) => stars.reduce((sum, one) => sum + one, 0);
  const [best] = shone.toSorted(
    ({ designation: a }, { designation: b }) => stars(b) - stars(a) || starsIn(b) - starsIn(a),
  );
  return best && stars(best.designation) > 0 ? best : null;
}
