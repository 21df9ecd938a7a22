import type { Words } from "../i18n/words";
import type { GameShown, Pace } from "../wire/messages";
import { applies } from "./fields";

/** How a value of an option is called. */
export function valueText(words: Words, name: string, value: string | number | null): string {
  const key = `option-${name}--${String(value)}`;
  return words.has(key) ? words.say(key) : String(value);
}

/** How we play tonight, in a line: what the host chose otherwise, and the clock. */
export function tonight(
  game: GameShown,
  options: Readonly<Record<string, unknown>>,
  seats: number,
  pace: Pace,
  words: Words,
): string {
  const told = game.options.filter((field) => applies(field, options, seats));
  const chosen = told.flatMap((field) => {
    const value = options[field.name];
    const name = words.say(`option-${field.name}`);
    if (JSON.stringify(value) === JSON.stringify(field.default)) return [];
    const is = (value: string | number) => [words.say("option-is", { name, value })];
    if (field.type === "choice")
      return is(valueText(words, field.name, value as string | number | null));
    if (field.type === "number") return is(value as number);
    return field.type === "switch" ? [value ? name : words.say("without", { what: name })] : [name];
  });
  const clock = pace.clock ?? "none";
  const timed = clock === "none" ? "clock-none-short" : "clock-short";
  return [
    ...(chosen.length ? chosen : [words.say("tonight-plain")]),
    words.say(timed, { seconds: pace.limit ?? 0 }),
  ].join(" · ");
}
