const FILES = import.meta.glob<string>("@pieces/{night,point,power,figure,ground}-*.svg", {
  query: "?url",
  import: "default",
  eager: true,
});
const URLS = new Map(
  Object.entries(FILES).map(([path, url]) => [path.replace(/^.*\/|\.svg$/g, ""), url]),
);

/** A night card; those with shooting stars all look the same. */
export function nightUrl(card: string): string {
  return urlOf(card.startsWith("S") ? "night-shooting-star" : `night-${card}`);
}

export function pointUrl(card: string): string {
  return urlOf(`point-${card}`);
}

export function powerUrl(card: string): string {
  return urlOf(`power-${card}`);
}

export function figureUrl(slate: string, kind: "broad" | "tall"): string {
  return urlOf(`figure-${slate}-${kind}`);
}

export function groundUrl(slate: string): string {
  return urlOf(`ground-${slate}`);
}

function urlOf(name: string): string {
  return URLS.get(name) ?? "";
}
