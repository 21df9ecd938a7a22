import type { Words } from "../../i18n/words";
import { nameOf, person, type Player } from "../../table/players";
import type { Laid, Sheet, Trick, View } from "../../wire/games/etoile-d-afrique";
import { pointsOf, theCard, wholeCard } from "../africa/cards";
import type { Part, Scene, Told } from "../game";
import { isOver, PRIZES, topOf, wealth } from "./present";

type Here = Scene<View>;

/** `Round 2 of 5 · 21 cards in the pile`. */
export function status(scene: Here): string {
  return `${chapter(scene)} · ${scene.words.say("pile-short", { count: scene.view.pile })}`;
}

export function chapter({ view, words }: Here): string {
  return words.say("round", { round: view.round, rounds: view.options.rounds });
}

/** Where the game stands. */
export function describe(scene: Here): readonly string[] {
  const { view, words } = scene;
  return [
    status(scene),
    ...trickNow(scene),
    waiting(scene),
    ...(view.hand.length ? [hand(view, words)] : []),
    ...scene.players.map((player) => standing(scene, player)),
  ];
}

function trickNow({ view, words, players }: Here): readonly string[] {
  if (view.trick.length === 0) return [words.say("nobody-led")];
  const laid = view.trick.map((one) => laidText(one, players, words));
  return [...laid, words.say("to-beat", { bar: view.bar }), stakeText(view, words)];
}

export function laidText(laid: Laid, players: readonly Player[], words: Words): string {
  return words.say(`told-${laid.how}`, {
    ...person(players, laid.seat),
    card: theCard(words, laid.card),
  });
}

/** What the trick is worth so far. */
export function stakeText(view: View, words: Words): string {
  return words.say("stake", { points: pointsOf(view.trick.map((laid) => laid.card)) });
}

function hand(view: View, words: Words): string {
  const cards = view.hand.map((card) => wholeCard(words, card));
  const listed = cards.reduce((told, card) => words.say("cards-and", { cards: told, card }));
  return words.say("hand-is", { cards: listed });
}

/** Whom the table waits for. */
export function waiting({ view, words, players }: Here): string {
  if (isOver(view)) return words.say("game-over");
  if (view.turn === null) return words.say("nobody-awaited");
  const player = players[view.turn];
  if (player?.you && view.seat === view.turn)
    return words.say(view.trick.length ? "your-answer" : "your-lead");
  return words.say("waiting-for", { names: player?.name ?? "" });
}

/** What is asked of this seat, or whom the table waits for. */
export function asks(scene: Here): string {
  const { view, words } = scene;
  const answers = view.trick.length > 0 && view.turn === view.seat;
  return answers
    ? `${waiting(scene)} ${words.say("bar-stands", { bar: view.bar })}`
    : waiting(scene);
}

function standing({ view, words, players }: Here, player: Player): string {
  const prizes = view.results.flatMap((round) => round[player.seat]?.tokens ?? []);
  return words.say("standing", {
    name: nameOf(players, player.seat),
    captured: pointsOf(view.captured[player.seat] ?? []),
    thieves: view.thieves[player.seat] ?? 0,
    wealth: wealth(prizes),
  });
}

/** What happened between two views. */
export function tell(before: View, { view, words, players }: Here): readonly Told[] {
  const trickEnded = view.last_trick !== null && !same(before.last_trick, view.last_trick);
  const seen = trickEnded ? (view.last_trick?.cards ?? []) : view.trick;
  const laid = fresh(before.trick, seen).map((one) => laidText(one, players, words));
  const passed = trickEnded
    ? []
    : view.passed
        .filter((seat) => !before.passed.includes(seat))
        .map((seat) => passText(seat, players, words));
  const counted = view.results.slice(before.results.length);
  return [
    ...laid,
    ...passed,
    ...(trickEnded && view.last_trick
      ? [{ closes: trickText(view.last_trick, players, words) }]
      : []),
    ...counted.map((round) => ({ closes: roundText(round, players, words) })),
    ...(trickEnded ? view.trick.map((one) => laidText(one, players, words)) : []),
  ];
}

function fresh(before: readonly Laid[], after: readonly Laid[]): readonly Laid[] {
  const known = new Set(before.map((laid) => laid.card));
  return after.filter((laid) => !known.has(laid.card));
}

function same(one: View["last_trick"], other: View["last_trick"]): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function passText(seat: number, players: readonly Player[], words: Words): string {
  return words.say("told-pass", person(players, seat));
}

/** Who took a trick, with what and for how much. */
export function trickText(
  { winner, cards }: Trick,
  players: readonly Player[],
  words: Words,
  last = false,
): string {
  return words.say("told-trick", {
    ...person(players, winner),
    last: last ? "yes" : "no",
    card: theCard(words, topOf(cards)),
    points: pointsOf(cards.map((laid) => laid.card)),
  });
}

/** Whose a round was. */
export function roundText(
  round: View["results"][number],
  players: readonly Player[],
  words: Words,
): string {
  const best = Math.max(...round.map((sheet) => sheet.points));
  const names = players
    .filter((player) => round[player.seat]?.points === best)
    .map((player) => player.name);
  return words.say("told-round", { names: words.listed(names), points: best });
}

/** The rule that matters most at this step. */
export function ruleAtHand(view: View): string {
  if (view.trick.length === 0) return "R-AFRICA-7";
  return view.bar > 10 ? "R-AFRICA-9" : "R-AFRICA-8";
}

/** A seat's game, round by round, and its treasure. */
export function sheet(game: Sheet, words: Words): readonly Part[] {
  const rounds = game.rounds.map((round, index) => ({
    text: words.say("sheet-round", {
      round: index + 1,
      captured: round.captured,
      paid: round.thief_tokens_paid,
    }),
    value: words.say("points", { count: round.points }),
  }));
  const prizes = game.rounds.flatMap((round) => round.tokens);
  const treasure = PRIZES.filter((prize) => prizes.includes(prize)).map((prize) => {
    const won = prizes.filter((one) => one === prize);
    return {
      text: words.say("sheet-prize", { count: won.length, prize: words.say(`token-${prize}`) }),
      value: String(wealth(won)),
    };
  });
  return [
    ...rounds,
    ...treasure,
    { text: words.say("sheet-treasure"), value: String(wealth(prizes)), total: true },
  ];
}
