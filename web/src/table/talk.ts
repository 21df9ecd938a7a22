import type { Words } from "../i18n/words";
import type { React, Reacted, Said } from "../wire/messages";

/** Something that somebody said, in the reader's words. */
export type Utterance = Said | Reacted;

/** The quick reactions, in the order in which they are offered. */
export const REACTIONS: readonly React["reaction"][] = [
  ...(["bravo", "laugh", "wow", "heart"] as const),
  ...(["think", "hurry", "sorry", "again"] as const),
];

/** The longest thing that one can say at once. */
export const LONGEST = 280;

/** What was said, as it is read. */
export function spoken(one: Utterance, words: Words): string {
  return one.type === "said" ? one.text : words.say(`react-${one.reaction}`);
}

/** How many things were said by others since I last looked. */
export function unread(
  said: readonly Utterance[],
  seenAt: number,
  mine: (one: Utterance) => boolean,
): number {
  return said.filter((one) => one.at > seenAt && !mine(one)).length;
}
