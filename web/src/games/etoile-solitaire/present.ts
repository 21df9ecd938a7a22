import type { Sheet, View } from "../../wire/games/etoile-solitaire";
import { faceOf, kindOf } from "../africa/cards";

/** Why a card may lie at the end of a row: the first reason that holds. */
export type Reason = "joker" | "same-value" | "next-value" | "letter" | "lion";

export function reasonFor(below: string, above: string): { reason: Reason; letter: string } {
  const letter = sharedLetter(below, above);
  return { reason: reasonOf(below, above, letter), letter };
}

function reasonOf(below: string, above: string, letter: string): Reason {
  if ([below, above].includes("star") || above === "brigand") return "joker";
  const apart = distance(faceOf(below).value, faceOf(above).value);
  if (apart === 0) return "same-value";
  if (apart === 1) return "next-value";
  if (letter) return "letter";
  return kindOf(above) === "lion" && faceOf(above).colour === faceOf(below).colour
    ? "lion"
    : "joker";
}

/** How far two values lie apart; a horseshoe counts fourteen or one. */
function distance(one: number, other: number): number {
  return Math.min(...counts(one).flatMap((a) => counts(other).map((b) => Math.abs(a - b))));
}

function counts(value: number): readonly number[] {
  return value === 14 ? [14, 1] : [value];
}

/** The initials of the capitalised words of a place; V and W are one letter. */
export function initials(place: string): readonly string[] {
  return place
    .split(/[ -]/)
    .filter((word) => /^\p{Lu}/u.test(word))
    .map((word) => (word[0] === "W" ? "V" : (word[0] ?? "")));
}

function sharedLetter(below: string, above: string): string {
  const first = initials(faceOf(below).place);
  return initials(faceOf(above).place).find((letter) => first.includes(letter)) ?? "";
}

/** A row as it lies, and what the chosen card could do at its end. */
export interface Row {
  number: number;
  cards: readonly string[];
  fits: { reason: Reason; letter: string } | null;
}

export function rowsFor(view: View, chosen: string | null): readonly Row[] {
  const fits = chosen === null ? [] : fitsOf(view, chosen);
  return view.rows.map((cards, number) => ({
    number,
    cards,
    fits: chosen !== null && fits.includes(number) ? reasonFor(cards.at(-1) ?? "", chosen) : null,
  }));
}

/** How many cards lie in the longest row. */
export function longestOf(view: View): number {
  return Math.max(1, ...view.rows.map((row) => row.length));
}

/** A table to lay rows on, in pixels, and how large its cards may be. */
export interface Room {
  width: number;
  height: number;
  least: number;
  most: number;
  /** How wide the number before each row is. */
  number: number;
  /** How much is kept free at the end of each row, beside a card of this width. */
  end(card: number): number;
}

/** How far the cards of a row lie apart: by so much of their width. */
export const STEP = 0.5;
/** How close they may lie where a row is long: value and emblem stay in sight. */
export const CLOSE = 0.36;
const HIGH = 1.5;
/** What a row needs around its cards, beside its number. */
const ABOVE = 14;
export const BESIDE = 36;

/** How large the cards can be while every row is seen: short rows lie side by side. */
export function cardSize(rows: View["rows"], room: Room): number {
  for (let card = room.most; card > room.least; card--)
    if (linesFor(rows, card, room) * (HIGH * card + ABOVE) <= room.height) return card;
  return room.least;
}

/** Whether cards of this size leave every row a line of its own. */
export function allApart(rows: View["rows"], card: number, height: number): boolean {
  return rows.length * (HIGH * card + ABOVE) <= height;
}

/** How large cards can be while the longest row fits, close together. */
export function wholeSize(rows: View["rows"], width: number): number {
  const longest = Math.max(1, ...rows.map((row) => row.length));
  return Math.floor(width / (1 + CLOSE * (longest - 1)));
}

/** As much as a finger needs of the pile that a long row begins with. */
export const PILE = 48;

/** How many cards lie open at the end of a row; what does not fit lies in a pile before them. */
export function openCards(count: number, card: number, width: number): number {
  const fit = (room: number) => 1 + Math.floor((room - card) / (CLOSE * card));
  return count <= fit(width) ? count : Math.max(1, fit(width - PILE));
}

/** How many lines the rows take, one after the other. */
function linesFor(rows: View["rows"], card: number, room: Room): number {
  let [lines, taken] = [1, 0];
  for (const row of rows) {
    const cards = card * (1 + STEP * (Math.max(row.length, 2) - 1));
    const wide = room.number + cards + room.end(card) + BESIDE;
    if (taken > 0 && taken + wide > room.width) [lines, taken] = [lines + 1, 0];
    taken += wide;
  }
  return lines;
}

export function fitsOf(view: View, card: string): readonly number[] {
  return view.fits[view.hand.indexOf(card)] ?? [];
}

/** A new row only when nothing fits. */
export function mayStartRow(view: View): boolean {
  return view.hand.length > 0 && view.fits.every((rows) => rows.length === 0);
}

/** The Star joins two rows, if there are two. */
export function mayJoin(view: View, chosen: string | null): boolean {
  return chosen === "star" && view.rows.length > 1;
}

export const GRADES = ["incredible", "very-good", "good", "fair", "insufficient"] as const;

export function gradeOf(rows: number): (typeof GRADES)[number] {
  return GRADES[Math.min(Math.max(rows, 1), GRADES.length) - 1] ?? "insufficient";
}

/** One star for fair, four for incredible. */
export function starsFor(grade: (typeof GRADES)[number]): number {
  return GRADES.length - 1 - GRADES.indexOf(grade);
}

/** Played in one go. */
export function rounds(_: Sheet): readonly number[] {
  return [];
}
