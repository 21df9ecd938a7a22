import type { Words } from "../i18n/words";
import type { React, TableNow } from "../wire/messages";
import type { Utterance } from "../wire/room.svelte";

/** The quick reactions, in the order in which they are offered. */
export const REACTIONS: readonly React["reaction"][] = [
  ...(["bravo", "laugh", "wow", "heart"] as const),
  ...(["think", "hurry", "sorry", "again"] as const),
];

/** The longest thing that one can say at once. */
export const LONGEST = 280;

/** In how many ways an owl says what it says often; which one, the second decides for all alike. */
const WAYS = 3;

/** What was said, as it is read; an owl's words are in the catalogue of the personas. */
export function spoken(one: Utterance, words: Words): string {
  if (one.type === "said") return one.text;
  return one.type === "reacted"
    ? words.say(`react-${one.reaction}`)
    : words.say(`persona-${one.persona}-${one.occasion}`, {
        nth: Math.floor(one.at / 1000) % WAYS,
      });
}

/** Who said it: an owl is called as it is at its seat. */
export function speaker(one: Utterance, table: Pick<TableNow, "seats">): string {
  return one.type === "talked" ? (table.seats[one.seat]?.name ?? "") : one.name;
}

/** How many things people said since I last looked; owls only chat. */
export function unread(
  said: readonly Utterance[],
  seenAt: number,
  mine: (one: Utterance) => boolean,
): number {
  return said.filter((one) => one.type !== "talked" && one.at > seenAt && !mine(one)).length;
}
