import type { Placed } from "../../results/outcome";
import type { Player } from "../../table/players";
import type { Action, Laid, RoundSheet, Sheet, View } from "../../wire/games/etoile-d-afrique";
import type { Refused } from "../../wire/messages";
import { faceOf, kindOf, pointsOf } from "../africa/cards";

const LAST_PLAIN = 10;
const WORTH = { horseshoe: 8, ruby: 4, emerald: 2, topaz: 1 } as const;
export type Prize = keyof typeof WORTH;
export const PRIZES = Object.keys(WORTH) as readonly Prize[];

/** Who else plays, with what lies open before them. */
export interface Rival {
  player: Player;
  thieves: number;
  captured: number;
  hand: number;
  prizes: readonly Prize[];
  wealth: number;
  passed: boolean;
}

export function rivals(view: View, players: readonly Player[]): readonly Rival[] {
  return players.map((player) => ({
    player,
    thieves: view.thieves[player.seat] ?? 0,
    captured: pointsOf(view.captured[player.seat] ?? []),
    hand: view.hand_sizes[player.seat] ?? 0,
    prizes: prizesOf(view.results, player.seat),
    wealth: wealth(prizesOf(view.results, player.seat)),
    passed: view.passed.includes(player.seat),
  }));
}

function prizesOf(results: View["results"], seat: number): readonly Prize[] {
  return results.flatMap((round) => round[seat]?.tokens ?? []);
}

export function wealth(prizes: readonly Prize[]): number {
  return prizes.reduce((sum, prize) => sum + WORTH[prize], 0);
}

export function dearestFirst(prizes: readonly Prize[]): readonly Prize[] {
  return prizes.toSorted((one, other) => WORTH[other] - WORTH[one]);
}

/** How many of each prize, the dearest first. */
export function counted(prizes: readonly Prize[]): readonly { prize: Prize; count: number }[] {
  return PRIZES.map((prize) => ({
    prize,
    count: prizes.filter((one) => one === prize).length,
  })).filter(({ count }) => count > 0);
}

/** A card of the trick, where it lies in units of the stage. */
export interface Lying extends Laid {
  x: number;
  y: number;
  turn: number;
  under: boolean;
}

const CARD = { width: 136, height: 204 };
/** A turned card stands out beside its own width. */
const LEAN = 10;
/** What must be beaten lies beside the cards. */
const SEAL = 104;
const MARGIN = 24;
const LOW = 104;
/** So much of a card shows its value and its land. */
const TAB = 50;
const NARROW = 140;
const WIDEST = 352;
/** From here on turned cards would hide each other's values. */
const MANY = 5;
const TURNS = [-6, -3, 3, -2, 5];

/** The trick as it lies: what leads or beats in a fan, what was slipped under low and dark. */
export function lyingCards(trick: readonly Laid[]): readonly Lying[] {
  const over = trick.filter((laid) => laid.how !== "give-way");
  const under = trick.filter((laid) => laid.how === "give-way");
  return [
    ...spread(under, 46).map((card) => ({ ...card, y: LOW, under: true })),
    ...spread(over, 68).map((card) => ({ ...card, y: under.length ? 0 : MARGIN, under: false })),
  ];
}

/** How much of a table a trick needs, in units of the stage: where few cards lie, they are large. */
export function extentOf(cards: readonly Lying[]): { half: number; wide: number; high: number } {
  const far = Math.max(0, ...cards.map((card) => Math.abs(card.x)));
  const half = CARD.width / 2 + far + LEAN;
  const low = cards.some((card) => card.under) ? LOW : MARGIN;
  return { half, wide: 2 * half + SEAL, high: CARD.height + low + MARGIN };
}

function spread(cards: readonly Laid[], step: number): readonly Omit<Lying, "y" | "under">[] {
  const gaps = Math.max(1, cards.length - 1);
  const apart = Math.min(step, Math.max(TAB, NARROW / gaps), WIDEST / gaps);
  return cards.map((laid, index) => ({
    ...laid,
    x: (index - (cards.length - 1) / 2) * apart,
    turn: cards.length > MANY ? 0 : (TURNS[index % TURNS.length] ?? 0),
  }));
}

/** The card that a trick belongs to: the last one that was not slipped under. */
export function topOf(trick: readonly Laid[]): string {
  return trick.findLast((laid) => laid.how !== "give-way")?.card ?? "";
}

/** What a card of the hand can do now. */
export type Verdict = "lead" | "beat" | "give-way" | "both" | "none";

export function verdict(view: View, card: string): Verdict {
  if (view.trick.length === 0) return "lead";
  const { value } = faceOf(card);
  const beats = value > view.bar || (kindOf(card) === "lion" && view.bar <= LAST_PLAIN);
  const gives = view.bar <= LAST_PLAIN && value <= view.bar;
  if (beats && gives) return "both";
  return beats ? "beat" : gives ? "give-way" : "none";
}

/** The answers that a card allows, the bolder one first. */
export function answers(view: View, card: string): readonly Action[] {
  const how = verdict(view, card);
  if (how === "lead") return [{ type: "lead", card }];
  return [
    ...(how === "beat" || how === "both" ? [{ type: "beat", card } as const] : []),
    ...(how === "give-way" || how === "both" ? [{ type: "give-way", card } as const] : []),
  ];
}

/** Why a card can do nothing now, as the house would say it; null: it can. */
export function whyNot(view: View, card: string): Pick<Refused, "rule" | "key" | "params"> | null {
  if (verdict(view, card) !== "none") return null;
  const params = { bar: view.bar };
  if (kindOf(card) === "lion") return { rule: "R-AFRICA-10", key: "lion-too-weak", params };
  // Up to ten a card that is too low may still be slipped under.
  return faceOf(card).value === view.bar
    ? { rule: "R-AFRICA-11", key: "equal-never-beats", params }
    : { rule: "R-AFRICA-9", key: "too-low", params };
}

/** Above ten one may leave the trick to its owner. */
export function mayPass(view: View): boolean {
  return view.trick.length > 0 && view.bar > LAST_PLAIN;
}

/** Everyone's share of a round, the most points first. */
export function rankedIn(
  results: View["results"],
  round: number,
  players: readonly Player[],
): readonly { player: Player; sheet: RoundSheet }[] {
  return players
    .flatMap((player) => {
      const sheet = results[round]?.[player.seat];
      return sheet ? [{ player, sheet }] : [];
    })
    .toSorted((one, other) => other.sheet.points - one.sheet.points);
}

/** How the treasures rank; equals are parted by the thieves they took in the last round (R-AFRICA-19). */
export function standings(view: View, players: readonly Player[]): readonly Placed[] {
  const taken = (seat: number) => view.results.at(-1)?.[seat]?.thief_tokens_taken ?? 0;
  const ahead = (one: Rival, other: Rival) =>
    other.wealth - one.wealth || taken(one.player.seat) - taken(other.player.seat);
  const hoards = rivals(view, players).toSorted(ahead);
  return hoards.map((hoard) => ({
    player: hoard.player,
    rank: 1 + hoards.findIndex((other) => ahead(other, hoard) === 0),
    score: hoard.wealth,
  }));
}

export function isOver(view: View): boolean {
  return view.results.length === view.options.rounds;
}

/** The treasure of each round. */
export function rounds(sheet: Sheet): readonly number[] {
  return sheet.rounds.map(({ tokens }) => wealth(tokens));
}
