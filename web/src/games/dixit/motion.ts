import { untrack } from "svelte";
import { settings } from "../../settings.svelte";
import type { Reveal } from "../../wire/games/dixit";
import { dramaOf, type Drama } from "./present";

/** When each part of a reveal begins; where nothing may move, everything is there at once. */
export function dramaHere(reveal: Reveal): Drama {
  return settings.moves ? dramaOf(reveal) : { drop: 0, light: 0, points: 0 };
}

/**
 * Arrive from where another thing lies; where nothing may travel, simply be there.
 *
 * Once: whatever else comes to the table meanwhile, nothing sets off a second time. For this the
 * attachment is made when its component is, and asks for the source and the delay itself.
 */
export function flyFrom(
  source: (node: HTMLElement) => Element | null | undefined,
  delay: () => number,
): (node: HTMLElement) => (() => void) | undefined {
  return (node) =>
    untrack(() => {
      const from = source(node);
      if (!from || !settings.moves) return undefined;
      const flight = fly(node, from.getBoundingClientRect(), delay());
      return () => flight.cancel();
    });
}

/** Nothing that flies is larger than this at first. */
const NEAR = 1.5;

function fly(node: HTMLElement, from: DOMRect, delay: number): Animation {
  const to = node.getBoundingClientRect();
  const x = from.left + from.width / 2 - (to.left + to.width / 2);
  const y = from.top + from.height / 2 - (to.top + to.height / 2);
  const there = `translate(${x}px, ${y}px) scale(${Math.min(NEAR, from.width / to.width)})`;
  return node.animate(
    [
      { transform: there, opacity: 0 },
      { transform: there, opacity: 1, offset: 0.2 },
      { transform: "none", opacity: 1 },
    ],
    { delay, duration: 720, easing: "cubic-bezier(.6, 0, .3, 1)", fill: "backwards" },
  );
}

/** Whoever taps has seen enough: everything is where it will be. */
export function finish(root: Element | undefined): void {
  for (const motion of root?.getAnimations({ subtree: true }) ?? []) motion.finish();
}
