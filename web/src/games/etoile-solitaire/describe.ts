import type { Words } from "../../i18n/words";
import type { Sheet, View } from "../../wire/games/etoile-solitaire";
import { theCard, wholeCard } from "../africa/cards";
import type { Part, Scene } from "../game";
import { fitsOf, gradeOf, mayStartRow, reasonFor } from "./present";

type Here = Scene<View>;

/** `Two cards in hand · 27 cards in the pile`. */
export function status(scene: Here): string {
  return `${chapter(scene)} · ${scene.words.say("pile-short", { count: scene.view.pile })}`;
}

/** The fewer rows, the better: with each new one another part of the game begins. */
export function chapter({ view, words }: Here): string {
  return words.say("rows", { count: view.rows.length });
}

export function describe(scene: Here): readonly string[] {
  const { view, words } = scene;
  return [
    status(scene),
    ...view.rows.map((cards, row) => rowText(cards, row, words)),
    ...view.hand.map((card) => cardText(view, card, words)),
    ...(mayStartRow(view) ? [words.say("nothing-fits")] : []),
  ];
}

/** What can be done with the cards in hand. */
export function asks({ view, words }: Here): string {
  const cards = view.hand.map((card) => cardText(view, card, words));
  return [...cards, ...(mayStartRow(view) ? [words.say("nothing-fits")] : [])].join(" ");
}

function rowText(cards: readonly string[], row: number, words: Words): string {
  return words.say("row-ends", {
    row: row + 1,
    count: cards.length,
    card: wholeCard(words, cards.at(-1) ?? ""),
  });
}

function cardText(view: View, card: string, words: Words): string {
  const fits = fitsOf(view, card).map((row) => {
    const why = reasonText(view.rows[row]?.at(-1) ?? "", card, words);
    return words.say("fits-there", { row: row + 1, why });
  });
  return words.say("card-in-hand", {
    card: wholeCard(words, card),
    fits: fits.length ? fits.join(", ") : words.say("fits-nowhere"),
  });
}

/** Why a card fits: `same value`, `letter M`. */
export function reasonText(below: string, above: string, words: Words): string {
  const { reason, letter } = reasonFor(below, above);
  return words.say(`why-${reason}`, { letter });
}

/** What happened between two views. */
export function tell(before: View, { view, words }: Here): readonly string[] {
  const known = new Set(before.rows.flat());
  const laid = view.rows.flatMap((cards, row) =>
    cards.filter((card) => !known.has(card)).map((card) => ({ card, row })),
  );
  const joined = view.rows.length < before.rows.length;
  const drawn = view.hand.filter((card) => !before.hand.includes(card));
  return [
    ...laid.map(({ card, row }) =>
      words.say(joined ? "told-joined" : "told-laid", { card: theCard(words, card), row: row + 1 }),
    ),
    ...drawn.map((card) => words.say("told-drawn", { card: wholeCard(words, card) })),
    ...(view.rows.length !== before.rows.length
      ? [`${words.say("rows", { count: view.rows.length })}.`]
      : []),
  ];
}

export function ruleAtHand(view: View): string {
  if (mayStartRow(view)) return "R-AFRICA-33";
  return view.hand.includes("star") ? "R-AFRICA-32" : "R-AFRICA-31";
}

/** `Five rows: the next one will be better`. */
export function resultText(rows: number, words: Words): string {
  return words.say("result", { rows, grade: words.say(`grade-${gradeOf(rows)}`) });
}

export function sheet(game: Sheet, words: Words): readonly Part[] {
  return [
    ...game.rows.map((cards, row) => ({
      text: words.say("row-name", { row: row + 1 }),
      value: words.say("cards-count", { count: cards.length }),
    })),
    {
      text: words.say("rows", { count: game.rows.length }),
      value: words.say(`grade-${gradeOf(game.rows.length)}`),
      total: true,
    },
  ];
}
