import type { View } from "../../wire/games/etoile-solitaire";
import { cardSize, type Room } from "./present";

/** How the cards of a table are laid. */
export interface Cards extends Pick<Room, "least" | "most"> {
  /** What is kept free at the end of each row, beside a card of this width, at this size of text. */
  end(card: number, rem: number): number;
  /** Nobody plays on: short rows lie side by side on a narrow table too. */
  still?: boolean;
}

/** Short rows lie side by side from this width on. */
const BROAD = 700;
/** What a table keeps free at each of its sides. */
const EDGE = 12;
/** On a narrow table cards lie so close, by their width, and are never too small to be read. */
const CLOSE = 0.36;
const READABLE = 68;
const NARROW = 0.27;

/**
 * Sizes the cards of a table by what lies on it and by the room it has: `--card`, and `data-broad`
 * where rows may lie side by side. A narrow table on which one plays sizes itself.
 */
export function laying(rows: () => View["rows"], cards: Cards): (table: HTMLElement) => () => void {
  return (table) => {
    const stage = table.parentElement ?? table;
    const lay = () => {
      const [width, height] = [table.clientWidth - 2 * EDGE, stage.clientHeight - 2 * EDGE];
      const broad = width >= BROAD;
      const sized = broad || cards.still;
      table.toggleAttribute("data-broad", sized);
      const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
      const end = (card: number) => cards.end(card, rem);
      const most = broad ? cards.most : mostOf(rows(), width);
      const card = sized ? `${cardSize(rows(), { ...cards, most, width, height, end })}px` : "";
      table.style.setProperty("--card", card);
    };
    const watcher = new ResizeObserver(lay);
    watcher.observe(stage);
    lay();
    return () => watcher.disconnect();
  };
}

/** As large as cards can be while the longest row fits into a narrow table. */
function mostOf(rows: View["rows"], width: number): number {
  const longest = Math.max(1, ...rows.map((row) => row.length));
  const whole = width / (1 + CLOSE * (longest - 1));
  return Math.floor(Math.min(NARROW * width, Math.max(READABLE, whole)));
}
