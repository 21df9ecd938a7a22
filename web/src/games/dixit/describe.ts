import { LANGS, type Lang, type Words } from "../../i18n/words";
import { MANY_AWAITED, nameOf, person, type Player } from "../../table/players";
import type { Clue, Reveal, Sheet, View } from "../../wire/games/dixit";
import { plain } from "../emphasis";
import { WITHOUT_A_WORD, type Part, type Scene, type Told } from "../game";
import { captionOf } from "../pictures/deck.svelte";
import {
  answered,
  balance,
  findersOf,
  giftsOf,
  hasAnswered,
  numberOf,
  stepOf,
  toldImage,
  turnOf,
  verdictOf,
  type Gain,
  type Shown,
} from "./present";

type Here = Scene<View>;

/** `Turn 5 · Tom is the storyteller`, or what is left of the pile. */
export function status(scene: Here): string {
  const { view, words, players } = scene;
  const now =
    view.teller === null || view.phase === "over"
      ? words.say("dixit-status-left", { count: view.pile })
      : words.say("dixit-status-tells", person(players, view.teller));
  return `${chapter(scene)} · ${now}`;
}

export function chapter({ view, words }: Here): string {
  return words.say("turn", { turn: turnOf(view) });
}

/** `Turn 5 · the reveal`, while what was told in it is looked at, though the next has begun. */
export function revealStatus(view: View, words: Words): string {
  return `${words.say("turn", { turn: view.points.length })} · ${words.say("dixit-status-reveal")}`;
}

/** Where the game stands. */
export function describe(scene: Here): readonly string[] {
  const { view, words, players } = scene;
  return [
    status(scene),
    ...(view.clue && view.teller !== null
      ? [clueText(view.clue, players, view.teller, words)]
      : []),
    ...(view.row.length ? [rowText(view, words)] : []),
    waiting(scene),
    ...own(view, words),
    ...players.map((player) =>
      words.say("dixit-told-standing", {
        name: player.name,
        count: view.scores[player.seat] ?? 0,
      }),
    ),
  ];
}

function own(view: View, words: Words): readonly string[] {
  const listed = (key: string, images: readonly string[]) =>
    images.length
      ? [words.say(key, { pictures: images.map((image) => captionOf(image, words)).join(" · ") })]
      : [];
  return [
    ...listed("dixit-told-gave-you", view.given),
    ...listed("dixit-told-voted-you", view.voted),
    ...listed("dixit-told-hand", view.hand),
  ];
}

/** Who says the clue, and how. */
export function clueBy(
  clue: Clue,
  players: readonly Player[],
  teller: number,
  words: Words,
): string {
  return words.say(`dixit-says-${clue.kind}`, person(players, teller));
}

/** The clue itself; what is performed live has no words. */
export function clueWords(clue: Clue, words: Words): string {
  if (clue.text.trim() || clue.kind === "phrase") return clue.text;
  return words.say(`dixit-live-${clue.kind}`);
}

/** The clue as it is written on paper: whoever says it in two languages says it in two lines. */
export function clueLines(
  clue: Clue,
  players: readonly Player[],
  teller: number,
  words: Words,
  far = false,
): readonly string[] {
  const lines = clueWords(clue, words).split(" · ");
  const inAll = players[teller]?.bot && lines.length === LANGS.length;
  return [...new Set(inAll ? readHere(lines, players, words.lang, far) : lines)];
}

/**
 * Of a line in each language, those that are read at this table; the reader's own comes first. The
 * shared screen is nobody's: what it speaks itself it shows only if somebody at the table reads it.
 */
function readHere(
  lines: readonly string[],
  players: readonly Player[],
  own: Lang,
  far: boolean,
): readonly string[] {
  const reads = (lang: Lang) => players.some((player) => !player.you && player.reads === lang);
  const others = LANGS.filter((lang) => lang !== own && reads(lang));
  const all = far && others.length && !reads(own) ? others : [own, ...others];
  return all.map((lang) => lines[LANGS.indexOf(lang)] ?? "");
}

export function clueText(
  clue: Clue,
  players: readonly Player[],
  teller: number,
  words: Words,
): string {
  const live = clue.kind !== "phrase" && !clue.text.trim();
  return words.say(live ? `clue-live-${clue.kind}` : `clue-${clue.kind}`, {
    name: nameOf(players, teller),
    text: clueLines(clue, players, teller, words).join(" · "),
  });
}

function rowText(view: View, words: Words): string {
  const pictures = view.row.map((image) => numbered(view, image, words));
  return words.say("dixit-told-row", { pictures: pictures.join(" · ") });
}

/** `4, a fox looks out of a mirror, yours`. */
export function numbered(view: View, image: string, words: Words): string {
  return words.say(view.given.includes(image) ? "dixit-told-own" : "dixit-told-picture", {
    number: numberOf(view.row, image),
    caption: captionOf(image, words),
  });
}

/** Whom the table waits for. */
export function waiting({ view, words, players }: Here): string {
  const others = view.awaited.filter((seat) => seat !== view.seat);
  const names = others.map((seat) => nameOf(players, seat));
  const you = isAwaited(view);
  if (you && !names.length) return words.say("dixit-wait-you");
  if (you) names.push(words.say("dixit-wait-and-you"));
  if (names.length) return words.say("dixit-wait-one", { names: words.listed(names) });
  if (view.phase === "over") return words.say("my-table-over");
  return words.say(view.phase === "claim" ? "dixit-claim-title" : "dixit-pause-title");
}

function isAwaited(view: View): boolean {
  return view.seat !== null && view.awaited.includes(view.seat);
}

/** What is asked of this seat, or whom the table waits for. */
export function asks(scene: Here): string {
  const { view, words } = scene;
  // R-DIXIT-2: everyone is asked for a claim, and nobody is awaited.
  const asked = view.phase === "claim" ? view.seat !== null : isAwaited(view);
  if (!asked) return waiting(scene);
  if (view.phase === "give" || view.phase === "vote")
    return words.say(`dixit-asks-${view.phase}`, { count: giftsOf(view) });
  const { title, text } = heading(scene);
  return [title, text].map((part) => (/[.?!…]$/.test(part) ? part : `${part}.`)).join(" ");
}

/** `3 of 5 have voted. Waiting for Inès and you.`; in one line, whoever is still awaited. */
export function progress(scene: Here): string {
  const few = answered(scene.view).done > 0 && scene.view.awaited.length < MANY_AWAITED;
  return few ? `${countText(scene)} ${waiting(scene)}` : countText(scene);
}

/** Whom the table waits for; how many have answered, where names would fill the page. */
export function stillAwaited(scene: Here): string {
  return scene.view.awaited.length > MANY_AWAITED ? countText(scene) : waiting(scene);
}

function countText({ view, words }: Here): string {
  const key = view.phase === "give" ? "dixit-given-count" : "dixit-voted-count";
  return words.say(key, answered(view));
}

const NOTHING = { title: "", text: "" };

/** The largest words of the page, and the sentence under them. */
export function heading({ view, words, players }: Here): { title: string; text: string } {
  const teller = person(players, view.teller ?? -1);
  const watches = view.seat === null;
  switch (stepOf(view)) {
    case "claim":
      return { title: words.say("dixit-claim-title"), text: words.say("dixit-claim-text") };
    case "tell":
      return { title: words.say("dixit-tell-title"), text: words.say("dixit-tell-text") };
    case "think":
      return {
        title: words.say(view.teller === null ? "dixit-claim-title" : "dixit-think-title", teller),
        text: watches ? "" : words.say("dixit-think-text"),
      };
    case "given":
    case "voted":
      return { title: words.say("dixit-noted"), text: words.say("dixit-noted-more") };
    case "watch-give":
      if (watches) return NOTHING;
      return { title: words.say("dixit-hidden-title"), text: words.say("dixit-hidden-text") };
    case "watch-vote":
      if (watches) return NOTHING;
      return { title: words.say("dixit-secret-title"), text: words.say("dixit-secret-text") };
    case "pause":
      return { title: words.say("dixit-pause-title"), text: "" };
    default:
      return NOTHING;
  }
}

/** What a seat does now, beside its name. */
export function stateOf({ view, words, players }: Here, seat: number): string {
  const who = person(players, seat);
  if (seat === view.teller && view.phase !== "over") return words.say("dixit-state-teller", who);
  if (hasAnswered(view, seat)) return words.say("dixit-state-done", who);
  if (!view.awaited.includes(seat)) return "";
  return words.say(seat === view.seat ? "dixit-state-you" : "dixit-state-seeks");
}

/** What happened between two views. */
export function tell(before: View, { view, words, players }: Here): readonly Told[] {
  const revealed = view.points.length > before.points.length && view.last !== null;
  const opened = view.teller !== before.teller || revealed;
  return [
    ...(revealed && view.last ? [...revealText(view.last, players, words), WITHOUT_A_WORD] : []),
    ...(opened && view.phase === "tell" && view.teller !== null
      ? [words.say("dixit-told-teller", person(players, view.teller))]
      : []),
    ...(view.clue && !before.clue && view.teller !== null
      ? [clueText(view.clue, players, view.teller, words)]
      : []),
    ...answers(before, view, players, words),
    ...(view.row.length && !before.row.length ? [rowText(view, words)] : []),
  ];
}

function answers(
  before: View,
  view: View,
  players: readonly Player[],
  words: Words,
): readonly string[] {
  if (before.phase !== view.phase) return [];
  const seats = before.awaited.filter((seat) => hasAnswered(view, seat) && seat !== view.seat);
  if (seats.length === 0) return [];
  const names = words.listed(seats.map((seat) => nameOf(players, seat)));
  const key = view.phase === "give" ? "dixit-told-gave" : "dixit-told-voted";
  return [words.say(key, { names, count: seats.length })];
}

/** A turn that was played, in sentences. */
export function revealText(
  reveal: Reveal,
  players: readonly Player[],
  words: Words,
): readonly string[] {
  const gains = reveal.points.flatMap((count, seat) =>
    count ? [words.say("dixit-told-points", { ...person(players, seat), count })] : [],
  );
  return [itWas(reveal, players, words), foundText(reveal, players, words), ...gains];
}

export function itWas(reveal: Reveal, players: readonly Player[], words: Words): string {
  return words.say("dixit-it-was", {
    ...person(players, reveal.teller),
    number: numberOf(reveal.row, toldImage(reveal)),
  });
}

export function foundText(reveal: Reveal, players: readonly Player[], words: Words): string {
  const verdict = verdictOf(reveal);
  const finders = findersOf(reveal);
  return words.say(`dixit-found-${verdict}`, {
    names: words.listed(finders.map((seat) => nameOf(players, seat))),
    count: finders.length,
  });
}

/** Why a turn is remembered: whose clue it was, and how many it led to its picture. */
export function memoryText(reveal: Reveal, players: readonly Player[], words: Words): string {
  const teller = person(players, reveal.teller);
  const found = words.say("dixit-memory-found", {
    ...teller,
    found: findersOf(reveal).length,
    total: reveal.votes.length - 1,
    best: balance(reveal) ? "yes" : "no",
  });
  return `${words.say("dixit-memory-whose", teller)} ${found}`;
}

/** Whose a picture was, the name between stars. */
export function starredOwner(owner: number, players: readonly Player[], words: Words): string {
  return words.say("dixit-picture-of", person(players, owner));
}

/** Whose a picture was. */
export function ownerText(owner: number, players: readonly Player[], words: Words): string {
  return plain(starredOwner(owner, players, words));
}

/** A picture of the reveal, for those who listen: `4, a fox …, Tom’s. 2 votes: Inès and Mo`. */
export function revealedText(shown: Shown, players: readonly Player[], words: Words): string {
  return words.say("dixit-told-revealed", {
    picture: words.say("dixit-told-picture", {
      number: shown.number,
      caption: captionOf(shown.image, words),
    }),
    owner: ownerText(shown.owner, players, words),
    votes: votesText(shown.votes, players, words),
  });
}

export function votesText(
  votes: readonly number[],
  players: readonly Player[],
  words: Words,
): string {
  const names = words.listed(votes.map((seat) => nameOf(players, seat)));
  return words.say("dixit-votes-here", { count: votes.length, names });
}

/** Why a seat has its points: `found it, 1 vote`; a rule that changes them is told with a number. */
export function whyText(gain: Gain, words: Words, players: readonly Player[] = []): string {
  return [
    ...(gain.teller ? [words.say("dixit-why-teller", person(players, gain.seat))] : []),
    ...(gain.found ? [words.say(gain.single ? "dixit-why-single" : "dixit-why-found")] : []),
    ...(gain.votes ? [votesWhy(gain, words)] : []),
  ].join(", ");
}

function votesWhy({ votes, bonus }: Gain, words: Words): string {
  const key = bonus < votes ? "dixit-why-capped" : "dixit-why-votes";
  return words.say(key, { count: votes, points: bonus });
}

/** The rule that matters most at this step. */
export function ruleAtHand(view: View): string {
  const three = view.scores.length === 3;
  switch (view.phase) {
    case "claim":
    case "choose-teller":
      return "R-DIXIT-2";
    case "tell":
      return "R-DIXIT-3";
    case "give":
      return three ? "R-DIXIT-20" : "R-DIXIT-4";
    case "vote":
      return three ? "R-DIXIT-20" : "R-DIXIT-6";
    case "over":
      return "R-DIXIT-10";
    default:
      return "R-DIXIT-1";
  }
}

/** A seat's game, turn by turn. */
export function sheet(game: Sheet, words: Words): readonly Part[] {
  const turns = game.turns.map((points, index) => ({
    text: words.say("dixit-sheet-turn", { turn: index + 1 }),
    value: words.say("dixit-score", { count: points }),
  }));
  const total = game.turns.reduce((sum, points) => sum + points, 0);
  return [...turns, { text: words.say("dixit-sheet-total"), value: String(total), total: true }];
}
