import type { View } from "../../wire/games/etoile-solitaire";
import { allApart, BESIDE, cardSize, wholeSize, type Room } from "./present";

/** How the cards of a table are laid. */
export interface Cards extends Pick<Room, "least" | "most" | "number"> {
  /** What is kept free at the end of each row, beside a card of this width, at this size of text. */
  end(card: number, rem: number): number;
  /** Nobody plays on: short rows lie side by side on a narrow table too. */
  still?: boolean;
}

/** Short rows lie side by side from this width on. */
const BROAD = 700;
/** What a table keeps free at each of its sides. */
const EDGE = 12;
/** On a narrow table cards are never too small to be read. */
const READABLE = 68;
const NARROW = 0.27;

/**
 * Sizes the cards of a table by what lies on it and by the room it has: `--card`, and `data-broad`
 * where rows lie side by side because they must. A narrow table on which one plays sizes itself.
 */
export function laying(rows: () => View["rows"], cards: Cards): (table: HTMLElement) => () => void {
  return (table) => {
    const stage = table.parentElement ?? table;
    const lay = () => {
      const [width, height] = [table.clientWidth - 2 * EDGE, stage.clientHeight - 2 * EDGE];
      const broad = width >= BROAD;
      const sized = broad || cards.still;
      const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
      const end = (card: number) => cards.end(card, rem);
      const whole = wholeSize(rows(), width - cards.number - BESIDE - end(cards.least));
      const most = broad
        ? Math.min(cards.most, whole)
        : Math.floor(Math.min(NARROW * width, Math.max(READABLE, whole)));
      const card = cardSize(rows(), { ...cards, most, width, height, end });
      table.style.setProperty("--card", sized ? `${card}px` : "");
      table.toggleAttribute("data-broad", sized && !allApart(rows(), card, height));
      table.style.setProperty("--number", `${cards.number}px`);
    };
    const watcher = new ResizeObserver(lay);
    watcher.observe(stage);
    lay();
    return () => watcher.disconnect();
  };
}
