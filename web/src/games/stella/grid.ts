import { roving } from "../../ui/roving";
import { COLUMNS } from "./present";

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -COLUMNS, ArrowDown: COLUMNS };

/** Arrows move the focus among pictures that lie in rows: up and down go by a whole row. */
export function grid(container: HTMLElement): () => void {
  function move(event: KeyboardEvent): void {
    const step = STEPS[event.key];
    const all = [...container.querySelectorAll<HTMLElement>("[data-rove]")];
    const at = all.indexOf(document.activeElement as HTMLElement);
    if (step === undefined || at < 0) return;
    event.preventDefault();
    // What moves along a row must not move as well.
    event.stopImmediatePropagation();
    all[(at + step + all.length) % all.length]?.focus();
  }

  container.addEventListener("keydown", move);
  const stop = roving(container);
  return () => {
    stop();
    container.removeEventListener("keydown", move);
  };
}
