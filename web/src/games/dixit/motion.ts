import { settings } from "../../settings.svelte";
import type { Reveal } from "../../wire/games/dixit";
import { dramaOf, type Drama } from "./present";

/** When each part of a reveal begins; where nothing may move, everything is there at once. */
export function dramaHere(reveal: Reveal): Drama {
  return settings.moves ? dramaOf(reveal) : { drop: 0, light: 0, points: 0 };
}

/** Arrive from where another thing lies; where nothing may travel, simply be there. */
export function flyFrom(
  source: () => Element | null | undefined,
  delay: number,
): (node: HTMLElement) => (() => void) | undefined {
  return (node) => {
    const from = source()?.getBoundingClientRect();
    if (!from || !settings.moves) return undefined;
    const to = node.getBoundingClientRect();
    const x = from.left + from.width / 2 - (to.left + to.width / 2);
    const y = from.top + from.height / 2 - (to.top + to.height / 2);
    const flight = node.animate(
      [
        { transform: `translate(${x}px, ${y}px) scale(1.5)`, opacity: 0 },
        { transform: `translate(${x}px, ${y}px) scale(1.5)`, opacity: 1, offset: 0.2 },
        { transform: "none", opacity: 1 },
      ],
      { delay, duration: 720, easing: "cubic-bezier(.6, 0, .3, 1)", fill: "backwards" },
    );
    return () => flight.cancel();
  };
}

/** Whoever taps has seen enough: everything is where it will be. */
export function finish(root: Element | undefined): void {
  for (const motion of root?.getAnimations({ subtree: true }) ?? []) motion.finish();
}
