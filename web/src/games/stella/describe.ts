import type { Words } from "../../i18n/words";
import { headline } from "../../results/outcome";
import { MANY_AWAITED, nameOf, person, type Player } from "../../table/players";
import type { Designation, Round, Sheet, View, Word } from "../../wire/games/stella";
import type { Part, Scene, Told } from "../game";
import { captionOf } from "../pictures/deck.svelte";
import {
  awaitedIn,
  COLUMNS,
  mayAnswer,
  MOST,
  nextScout,
  placeOf,
  ROUNDS,
  seatsOf,
  sparkedBy,
  starsIn,
  unpaid,
  wordStep,
  type SeatShown,
} from "./present";

type Here = Scene<View>;

/** `Round 2 of 4 · Mo opens`. */
export function status(scene: Here): string {
  const { view, words, players } = scene;
  const round = chapter(scene);
  if (view.stage === "revealing") return `${round} · ${words.say("stella-status-reveal")}`;
  if (view.first_scout === null || view.stage === "over") return round;
  return `${round} · ${words.say("stella-status-first", person(players, view.first_scout))}`;
}

export function chapter({ view, words }: Here): string {
  return words.say("stella-status-round", { round: Math.max(1, view.round), rounds: ROUNDS });
}

/** `Round 2 of 4 · counted`, while its end is looked at, though the next has begun. */
export function countedStatus({ results }: View, words: Words): string {
  const round = words.say("stella-status-round", { round: results.length, rounds: ROUNDS });
  return `${round} · ${words.say("stella-status-counted")}`;
}

/** Where the game stands. */
export function describe(scene: Here): readonly string[] {
  const { view, words, players } = scene;
  return [
    status(scene),
    ...(view.clue ? [words.say("stella-told-word", { word: wordIn(view.clue, words) })] : []),
    waiting(scene),
    ...tableText(view, words),
    ...(view.marks.length ? [marksText(view, words)] : []),
    ...(view.counts.length ? [countsText(view.counts, players, words), darkText(scene)] : []),
    ...view.designations.map((one) => designationText(one, view.in_the_dark, players, words)),
    ...seatsOf(view, players).map((seat) => standing(seat, words)),
  ];
}

/** The word in the reader's language, as it is written on its paper. */
export function wordIn(word: Word, words: Words): string {
  const [first = "", ...rest] = word[words.lang];
  return first.toLocaleUpperCase(words.lang) + rest.join("");
}

function tableText(view: View, words: Words): readonly string[] {
  const rows = Math.ceil(view.table.length / COLUMNS);
  return Array.from({ length: rows }, (_, row) =>
    words.say("stella-told-table", {
      row: row + 1,
      pictures: view.table
        .slice(row * COLUMNS, (row + 1) * COLUMNS)
        .map((image) => captionOf(image, words))
        .join(" · "),
    }),
  );
}

function marksText(view: View, words: Words): string {
  const cells = view.marks.map((cell) => words.say("stella-place", placeOf(cell)));
  return words.say("stella-told-marks", { cells: cells.join(" · ") });
}

function standing(seat: SeatShown, words: Words): string {
  const { total, stars } = seat;
  return words.say("stella-told-standing", { name: seat.player.name, total, stars });
}

/** Whom the table waits for. */
export function waiting({ view, words, players }: Here): string {
  if (view.scout !== null) return words.say("stella-scouts", person(players, view.scout));
  const awaited = awaitedIn(view);
  const others = awaited.filter((seat) => seat !== view.seat);
  const names = others.map((seat) => nameOf(players, seat));
  const you = view.seat !== null && awaited.includes(view.seat);
  if (you && !names.length) return words.say("stella-wait-you");
  if (you) names.push(words.say("stella-wait-and-you"));
  if (names.length) return words.say("stella-wait", { names: words.listed(names) });
  if (view.stage !== "over") return words.say("stella-nobody-awaited");
  return [words.say("stella-over"), winner(view, players, words)].filter(Boolean).join(" ");
}

/** R-STELLA-22: the highest total wins, and who has the same shares it. */
function winner(view: View, players: readonly Player[], words: Words): string {
  const seats = seatsOf(view, players);
  const best = seats[0]?.total ?? 0;
  if (best === 0) return "";
  const first = seats.filter(({ total }) => total === best);
  return headline(
    first.map(({ player, total }) => ({ player, rank: 1, score: total })),
    words,
  );
}

/** `2 of 5 have chosen. Waiting for Inès and you.`; in one line, whoever is still awaited. */
export function progress(scene: Here): string {
  const { view, words } = scene;
  const done = view.done.filter(Boolean).length;
  const count = words.say("stella-done-count", { done, total: view.done.length });
  if (done === 0) return count;
  return awaitedIn(view).length < MANY_AWAITED ? `${count} ${waiting(scene)}` : count;
}

/** What is asked of this seat, or whom the table waits for. */
export function asks(scene: Here): string {
  const { view, words } = scene;
  const lights = view.stage === "marking" && view.seat !== null && !view.done[view.seat];
  if (lights) return words.say("stella-asks-mark", { most: MOST });
  const left = view.seat !== null && view.scout === view.seat ? view.left[view.seat] : undefined;
  const open = left === undefined ? "" : words.say("stella-state-left", { count: left });
  return open ? `${waiting(scene)} ${open}.` : waiting(scene);
}

/** Who comes after this scout, if that is certain. */
export function afterwards({ view, words, players }: Here): string {
  const next = nextScout(view);
  return next === null ? "" : words.say("stella-next", person(players, next));
}

/** Who asked for the other word, and how the table stands about it. */
export function askText({ view, words, players }: Here): string {
  if (!view.ask) return "";
  if (wordStep(view) === "kept") return words.say("stella-ask-kept");
  const { agreed, disagreed } = view.ask;
  const by = words.say("stella-asked-by", person(players, agreed[0] ?? -1));
  return `${by} · ${words.say("stella-ask-count", { yes: agreed.length, no: disagreed.length })}`;
}

function countsText(counts: readonly number[], players: readonly Player[], words: Words): string {
  const each = counts.map((count, seat) =>
    words.say("stella-count", { name: nameOf(players, seat), count }),
  );
  return words.say("stella-told-counts", { counts: each.join(" · ") });
}

/** Who walks in the dark. */
export function darkText({ view, words, players }: Here): string {
  if (view.in_the_dark === null) return words.say("stella-nobody-dark");
  return words.say("stella-dark", person(players, view.in_the_dark));
}

/** What a picture brought when it was lit up, by who walks in the dark: some words, and a sentence. */
export function eventText(
  designation: Designation,
  inTheDark: number | null,
  players: readonly Player[],
  words: Words,
): { title: string; text: string } {
  const listed = (seats: readonly number[]) =>
    words.listed(seats.map((seat) => nameOf(players, seat)));
  const names = listed(sparkedBy(designation));
  const stars = starsText(designation, listed, words);
  switch (designation.kind) {
    case "fall":
      return {
        title: words.say("stella-fall-title", person(players, designation.scout)),
        // R-STELLA-19: of whoever falls in the dark not all stars stay.
        text: words.say("stella-fall-text", {
          dark: designation.scout === inTheDark ? "yes" : "no",
        }),
      };
    case "spark":
      return {
        title: words.say("stella-spark-title"),
        text: `${words.say("stella-spark-text", { names })} ${stars}`,
      };
    case "super-spark":
      return {
        title: words.say("stella-super-spark-title"),
        text: `${words.say("stella-super-spark-text", { names })} ${stars}`,
      };
  }
}

/** Each of them is paid, or only those who stand. */
function starsText(
  designation: Designation,
  listed: (seats: readonly number[]) => string,
  words: Words,
): string {
  const stars = starsIn(designation);
  const fallen = unpaid(designation);
  if (fallen.length === 0) return words.say("stella-stars-each", { stars });
  const paid = sparkedBy(designation).filter((seat) => !fallen.includes(seat));
  return words.say("stella-stars-for", { stars, names: listed(paid) });
}

function designationText(
  designation: Designation,
  inTheDark: number | null,
  players: readonly Player[],
  words: Words,
): string {
  const scout = person(players, designation.scout);
  const what = words.say("stella-told-designated", { ...scout, ...placeOf(designation.cell) });
  const { title, text } = eventText(designation, inTheDark, players, words);
  return `${what} ${/[!.]$/.test(title) ? title : `${title}.`} ${text}`;
}

/** What a seat does now, beside its name. */
export function stateOf({ view, words }: Here, seat: SeatShown): string {
  if (view.stage === "marking") {
    const first = seat.player.seat === view.first_scout ? [words.say("stella-state-first")] : [];
    const done = view.done[seat.player.seat] ? "stella-state-done" : "stella-state-choosing";
    return [...first, words.say(done)].join(" · ");
  }
  if (seat.fell) return words.say("stella-state-fell");
  const left = seat.dark ? "stella-state-more" : "stella-state-left";
  const parts = [
    ...(seat.dark ? [words.say("stella-state-dark")] : []),
    ...(seat.lit ? [words.say("stella-state-scout")] : []),
    ...(view.stage === "revealing" && !seat.lit ? [words.say(left, { count: seat.left })] : []),
  ];
  return parts.join(" · ");
}

/** What happened between two views. */
export function tell(before: View, scene: Here): readonly Told[] {
  const { view, words, players } = scene;
  const counted = view.results.slice(before.results.length);
  const fresh = counted.length === 0 && view.designations.length > before.designations.length;
  return [
    ...counted.flatMap((round, index) =>
      roundText(before, round, before.results.length + index, scene),
    ),
    ...wordText(before, scene, counted.length > 0),
    ...doneText(before, scene),
    ...(view.counts.length && !before.counts.length
      ? [countsText(view.counts, players, words), darkText(scene)]
      : []),
    ...(fresh
      ? view.designations
          .slice(before.designations.length)
          .map((one) => designationText(one, view.in_the_dark, players, words))
      : []),
  ];
}

function wordText(before: View, { view, words, players }: Here, anew: boolean): readonly string[] {
  if (!view.clue) return [];
  const word = wordIn(view.clue, words);
  if (anew || !before.clue) return [words.say("stella-told-word", { word })];
  if (before.clue.en !== view.clue.en || before.clue.fr !== view.clue.fr)
    return [words.say("stella-told-swap", { word })];
  if (view.ask && !before.ask)
    return [words.say("stella-told-asked", person(players, view.ask.agreed[0] ?? -1))];
  return [];
}

function doneText(before: View, { view, words, players }: Here): readonly string[] {
  if (before.stage !== "marking" || view.stage !== "marking" || before.round !== view.round)
    return [];
  const seats = view.done.flatMap((done, seat) =>
    done && !before.done[seat] && seat !== view.seat ? [seat] : [],
  );
  if (seats.length === 0) return [];
  const names = words.listed(seats.map((seat) => nameOf(players, seat)));
  return [words.say("stella-told-done", { names, count: seats.length })];
}

/** The last picture of a round, and what everyone gained. */
function roundText(
  before: View,
  round: Round,
  index: number,
  { words, players }: Here,
): readonly Told[] {
  const unseen = round.designations.slice(before.designations.length);
  const shares = round.sheets.map((sheet, seat) =>
    words.say("stella-told-share", { name: nameOf(players, seat), count: sheet.points }),
  );
  return [
    ...unseen.map((one) => designationText(one, round.in_the_dark, players, words)),
    { closes: words.say("stella-told-round", { round: index + 1, points: shares.join(" · ") }) },
  ];
}

/** The rule that matters most at this step. */
export function ruleAtHand(view: View): string {
  if (view.stage === "marking") return mayAnswer(view) ? "R-STELLA-6" : "R-STELLA-7";
  if (view.stage === "revealing") return view.designations.length ? "R-STELLA-13" : "R-STELLA-10";
  return view.stage === "over" ? "R-STELLA-22" : "R-STELLA-2";
}

/** A seat's game, round by round. */
export function sheet(game: Sheet, words: Words): readonly Part[] {
  const rounds = game.rounds.flatMap((round, index) => {
    const lost = round.in_the_dark && round.fell ? round.sparks + round.super_sparks : 0;
    const params = { round: index + 1, sparks: round.sparks, super: round.super_sparks };
    return [
      {
        text: words.say("stella-sheet-round", params),
        value: words.say("stella-points", { count: round.points + lost }),
      },
      ...(lost ? [{ text: words.say("stella-penalty", { count: lost }), value: `−${lost}` }] : []),
    ];
  });
  const total = game.rounds.reduce((sum, round) => sum + round.points, 0);
  return [...rounds, { text: words.say("stella-sheet-total"), value: String(total), total: true }];
}

/** What a picture is called on the board. */
export function cellText(cell: number, image: string, words: Words): string {
  return words.say("stella-cell", { ...placeOf(cell), caption: captionOf(image, words) });
}
