import type { GameShown } from "../wire/messages";

type Field = GameShown["options"][number];
type Values = Readonly<Record<string, unknown>>;

/** Whether an option changes anything, as the others are chosen and with so many seats. */
export function applies({ when, seats }: Field, chosen: Values, count: number): boolean {
  const [low, high] = seats ?? [count, count];
  const met = Object.entries(when).every(([name, values]) =>
    (values as readonly unknown[]).includes(chosen[name]),
  );
  return met && low <= count && count <= high;
}

/** What is chosen, without what other choices have made meaningless: nobody sees that any more. */
export function meant(fields: readonly Field[], chosen: Values, count: number): Values {
  const idle = fields.filter((field) => !applies(field, chosen, count));
  return { ...chosen, ...Object.fromEntries(idle.map((field) => [field.name, field.default])) };
}

/** Where a text stands inside an entry of a list: `["upright", "fr"]`. */
export type Path = readonly string[];

/** A list of texts, as an option's schema describes it. */
export interface TextList {
  /** The texts that each entry has. */
  texts: readonly { path: Path; longest: number }[];
  /** How many entries there may be. */
  most: number;
}

type Schema = Readonly<Record<string, unknown>>;

const MANY = 50;
const LONG = 80;

/** What has to be filled in for an option that is a list of texts; null: it is something else. */
export function textList(schema: Schema): TextList | null {
  if (schema.type !== "array" || !schema.items) return null;
  const texts = leaves(schema.items as Schema, schema, []);
  return texts && { texts, most: (schema.maxItems as number | undefined) ?? MANY };
}

function leaves(part: Schema, whole: Schema, path: Path): TextList["texts"] | null {
  const here = followed(part, whole);
  if (here.type === "string")
    return [{ path, longest: (here.maxLength as number | undefined) ?? LONG }];
  if (here.type !== "object") return null;
  const below = Object.entries((here.properties ?? {}) as Record<string, Schema>).map(
    ([name, one]) => leaves(one, whole, [...path, name]),
  );
  return below.includes(null) ? null : below.flatMap((found) => found ?? []);
}

function followed(part: Schema, whole: Schema): Schema {
  const name = /^#\/\$defs\/(.+)$/.exec((part.$ref as string | undefined) ?? "")?.[1];
  return name ? ((whole.$defs as Record<string, Schema>)[name] ?? {}) : part;
}

/** The text at a path of an entry. */
export function textAt(entry: unknown, path: Path): string {
  const found = path.reduce<unknown>(
    (inside, name) => (inside as Record<string, unknown> | undefined)?.[name],
    entry,
  );
  return typeof found === "string" ? found : "";
}

/** The entry with another text at a path. */
export function withText(entry: unknown, path: Path, text: string): unknown {
  const [name, ...rest] = path;
  if (name === undefined) return text;
  const inside = (entry ?? {}) as Record<string, unknown>;
  return { ...inside, [name]: withText(inside[name], rest, text) };
}

/** Whether nothing of an entry is missing: only then does the house want to hear of it. */
export function isWhole(entry: unknown, { texts }: TextList): boolean {
  return texts.every(({ path }) => textAt(entry, path).trim() !== "");
}

/** What is wished otherwise than the table tells. */
export function unmet(
  wished: Readonly<Record<string, unknown>>,
  told: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const same = (name: string) => JSON.stringify(wished[name]) === JSON.stringify(told[name]);
  return Object.fromEntries(Object.entries(wished).filter(([name]) => !same(name)));
}
