import { badgeOf, type Player } from "../../table/players";
import type { Reveal, Sheet, View } from "../../wire/games/dixit";

/** What this seat does now. */
export type Step =
  | "claim"
  | "tell"
  | "think"
  | "give"
  | "given"
  | "watch-give"
  | "vote"
  | "voted"
  | "watch-vote"
  | "pause";

export function stepOf(view: View): Step {
  const listens = view.seat !== null && view.seat !== view.teller;
  switch (view.phase) {
    case "claim":
      return view.seat === null ? "think" : "claim";
    case "tell":
      return view.seat !== null && view.seat === view.teller ? "tell" : "think";
    case "give":
      return !listens ? "watch-give" : view.given.length ? "given" : "give";
    case "vote":
      return !listens ? "watch-vote" : view.voted.length ? "voted" : "vote";
    default:
      return "pause";
  }
}

/** R-DIXIT-20: among three, a listener gives two pictures. */
export function giftsOf(view: View): number {
  return view.scores.length === 3 ? 2 : 1;
}

/** R-DIXIT-6: one vote, or up to two. */
export function votesOf(view: View): number {
  return view.options.second_vote ? 2 : 1;
}

/** The turn that is played, from one on. */
export function turnOf(view: View): number {
  return view.points.length + (view.phase === "over" ? 0 : 1);
}

/** Take a picture into a choice, or out of it; where the choice is full, the oldest one goes. */
export function picked(chosen: readonly string[], image: string, most: number): readonly string[] {
  if (chosen.includes(image)) return chosen.filter((one) => one !== image);
  return [...chosen, image].slice(-most);
}

/** What is left of a choice that was made before: only what can still be chosen. */
export function stillThere(chosen: readonly string[], among: readonly string[]): readonly string[] {
  return chosen.filter((image) => among.includes(image));
}

/** A picture of the row, by the number that people call it by. */
export function numberOf(row: readonly string[], image: string): number {
  return row.indexOf(image) + 1;
}

/** A player as the strip of seats shows them. */
export interface SeatShown {
  player: Player;
  score: number;
  badge: "teller" | "done" | "bot" | "away" | null;
  lit: boolean;
}

export function seatsOf(view: View, players: readonly Player[]): readonly SeatShown[] {
  return players.map((player) => ({
    player,
    score: view.scores[player.seat] ?? 0,
    badge: badgeIn(view, player),
    lit: view.awaited.includes(player.seat),
  }));
}

function badgeIn(view: View, player: Player): SeatShown["badge"] {
  if (player.seat === view.teller && view.phase !== "over") return "teller";
  return hasAnswered(view, player.seat) ? "done" : badgeOf(player);
}

/** Whether a listener has given, or voted, in this step. */
export function hasAnswered(view: View, seat: number): boolean {
  const isStep = view.phase === "give" || view.phase === "vote";
  return isStep && seat !== view.teller && !view.awaited.includes(seat);
}

/** How many listeners have answered, of how many. */
export function answered(view: View): { done: number; total: number } {
  const total = Math.max(0, view.scores.length - 1);
  return { done: total - view.awaited.length, total };
}

// Where pictures lie in a fan and in a row that is leafed through: around the one in front.

/** Where a picture lies, in units of its stage. */
export interface Place {
  x: number;
  y: number;
  turn: number;
  scale: number;
  /** How bright it is. */
  light: number;
  /** How near to the front. */
  level: number;
  hidden: boolean;
}

const FRONT: Place = { x: 0, y: 0, turn: 0, scale: 1, light: 1, level: 20, hidden: false };

/** The shortest way round from the picture in front to this one, left is negative. */
export function steps(from: number, to: number, count: number): number {
  const right = (((to - from) % count) + count) % count;
  return right > count / 2 ? right - count : right;
}

/** A hand: the picture in front upright, the others behind it, turned and darker. */
export function fanned(count: number, front: number): readonly Place[] {
  return places(count, front, (side, far) => ({
    x: side * (26 + 31 * far),
    y: 26 + 5 * far * far,
    turn: side * (3 + 3.2 * far),
    scale: 0.86,
    light: Math.max(0.5, 0.82 - 0.06 * far),
    level: 20 - far,
    hidden: false,
  }));
}

/** A row that is leafed through: one picture, and the edges of its neighbours. */
export function leafed(count: number, front: number): readonly Place[] {
  return places(count, front, (side, far) => ({
    x: side * 250 * Math.min(far, 2),
    y: 19,
    turn: 0,
    scale: 0.9,
    light: 0.62,
    level: 20 - far,
    hidden: far > 1,
  }));
}

function places(
  count: number,
  front: number,
  behind: (side: number, far: number) => Place,
): readonly Place[] {
  return Array.from({ length: count }, (_, index) => {
    const way = steps(front, index, count);
    return way === 0 ? FRONT : behind(Math.sign(way), Math.abs(way));
  });
}

// The reveal.

/** A picture of a turn that was played. */
export interface Shown {
  image: string;
  number: number;
  owner: number;
  told: boolean;
  /** Who voted for it. */
  votes: readonly number[];
  /** When the first of its votes lands, in votes since the first of all. */
  first: number;
}

export function shownPictures(reveal: Reveal): readonly Shown[] {
  let landed = 0;
  return reveal.row.map((image, index) => {
    const votes = votersOf(reveal, image);
    const first = landed;
    landed += votes.length;
    const owner = reveal.owners[index] ?? 0;
    return { image, number: index + 1, owner, told: owner === reveal.teller, votes, first };
  });
}

function votersOf(reveal: Reveal, image: string): readonly number[] {
  return reveal.votes.flatMap((voted, seat) => (voted.includes(image) ? [seat] : []));
}

export function toldImage(reveal: Reveal): string {
  return reveal.row[reveal.owners.indexOf(reveal.teller)] ?? "";
}

/** What a seat looks at until the told picture is known: what it voted for, if it did. */
export function guessOf(reveal: Reveal, seat: number | null): string {
  return (seat === null ? undefined : reveal.votes[seat]?.[0]) ?? toldImage(reveal);
}

export function findersOf(reveal: Reveal): readonly number[] {
  return votersOf(reveal, toldImage(reveal));
}

/** Too clear, too secret, or neither. */
export function verdictOf(reveal: Reveal): "all" | "none" | "some" {
  const found = findersOf(reveal).length;
  if (found === 0) return "none";
  return found === reveal.votes.length - 1 ? "all" : "some";
}

/** What a turn brought to a seat, and why. */
export interface Gain {
  seat: number;
  points: number;
  score: number;
  before: number;
  teller: boolean;
  found: boolean;
  /** Found it with one vote where two were allowed. */
  single: boolean;
  /** Votes on this seat's pictures. */
  votes: number;
  /** The points for them. */
  bonus: number;
}

/** Everyone's gains of a turn, the highest score first. */
export function gainsOf(
  reveal: Reveal,
  { scores, options }: Pick<View, "scores" | "options">,
): readonly Gain[] {
  const finders = findersOf(reveal);
  return scores
    .map((score, seat) => {
      const points = reveal.points[seat] ?? 0;
      const found = finders.includes(seat);
      const votes = seat === reveal.teller ? 0 : drawn(reveal, seat);
      return {
        seat,
        points,
        score,
        before: score - points,
        teller: seat === reveal.teller,
        found,
        single: options.second_vote && found && reveal.votes[seat]?.length === 1,
        votes,
        bonus: Math.min(votes, options.bonus_cap ?? votes),
      };
    })
    .toSorted((one, other) => other.score - one.score || one.seat - other.seat);
}

function drawn(reveal: Reveal, seat: number): number {
  const own = shownPictures(reveal).filter((picture) => picture.owner === seat);
  return own.reduce((sum, picture) => sum + picture.votes.length, 0);
}

/** How many pictures lie side by side where several rows of them have room. */
export function columnsOf(count: number): number {
  if (count <= 6) return 3;
  return count === 9 || count === 10 ? 5 : 4;
}

/** How many of these lie in a line where six have room at most: no line has many more than another. */
export function evenly(count: number): number {
  return Math.ceil(count / Math.ceil(count / 6));
}

/** From here on a phone has no room for everyone's name beside everyone's picture. */
export function isCrowd(seats: number): boolean {
  return seats > 6;
}

/** How wide a letter of a name is on the shared screen, and what room a tile has for a name. */
const LETTER = 18;
const ROW = 1760;
const GAP = 16;
const BESIDE = 190;

/** How the players lie on the shared screen. */
export interface Tiling {
  columns: number;
  /** Whether names stand under the seals: beside them the longest one has no room. */
  under: boolean;
}

/** `longest` is how many letters the longest name has that no line may break. */
export function tiling(count: number, longest: number): Tiling {
  const columns = evenly(count);
  const wide = (ROW - (columns - 1) * GAP) / columns;
  return { columns, under: longest * LETTER > wide - BESIDE };
}

/** A player on the shared screen. */
export interface Tile extends SeatShown {
  /** What the turn that is shown brought. */
  points: number;
}

/** The players as they sit; while a turn is shown, the highest score first, and what it brought. */
export function tilesOf(
  view: View,
  players: readonly Player[],
  reveal: Reveal | null,
): readonly Tile[] {
  const tiles = seatsOf(view, players).map((seat) => ({
    ...seat,
    points: reveal?.points[seat.player.seat] ?? 0,
  }));
  if (!reveal) return tiles;
  const badge = (tile: Tile) => (tile.player.seat === reveal.teller ? ("teller" as const) : null);
  return tiles
    .map((tile) => ({ ...tile, lit: false, badge: badge(tile) }))
    .toSorted((one, other) => other.score - one.score || one.player.seat - other.player.seat);
}

/** How many pictures lie face down: those that were given, or a hand before there is a clue. */
export function whatIsDown(view: View): number {
  if (!view.clue) return Math.max(...view.hand_sizes, 1);
  return answered(view).done * giftsOf(view) + 1;
}

/** How many pictures will lie there when everyone has given. */
export function placesOf(view: View): number {
  if (!view.clue) return whatIsDown(view);
  return answered(view).total * giftsOf(view) + 1;
}

const DROP = 90;
const BREATH = 600;
const FALL = 320;

/** When each part of the reveal begins, in milliseconds. */
export interface Drama {
  /** Between two votes. */
  drop: number;
  light: number;
  points: number;
}

export function dramaOf(reveal: Reveal): Drama {
  const votes = reveal.votes.reduce((sum, voted) => sum + voted.length, 0);
  const light = Math.min(2200, votes * DROP + FALL + BREATH);
  return { drop: DROP, light, points: light + 700 };
}

// What the evening leaves.

export function rounds(sheet: Sheet): readonly number[] {
  return sheet.turns;
}

/** Every turn that was played, from all positions of a game. */
export function revealsIn(views: readonly View[]): readonly Reveal[] {
  return views.flatMap((view, index) => {
    const before = views[index - 1]?.points.length ?? 0;
    return view.last && view.points.length > before ? [view.last] : [];
  });
}

/** The clue that said enough but not too much: as many found its picture as missed it. */
export function bestTold(reveals: readonly Reveal[]): Reveal | null {
  return reveals.reduce<Reveal | null>(
    (best, one) => (best === null || balance(one) > balance(best) ? one : best),
    null,
  );
}

/** How well a clue was weighed; nothing, if everyone or nobody found its picture. */
export function balance(reveal: Reveal): number {
  const found = findersOf(reveal).length;
  return found * (reveal.votes.length - 1 - found);
}
