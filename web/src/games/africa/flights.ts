import { backOut, cubicInOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";
import { settings } from "../../settings.svelte";

/** Where cards lay that are about to be played. */
const leaving = new Map<string, DOMRect>();

const CALM = 120;
const TRAVEL = 320;
const GATHER = 520;

/** A card is played: it sets off from where it lies now. */
export function setOff(card: string): void {
  const place = document.querySelector(`[data-card="${card}"]`);
  if (place) leaving.set(card, place.getBoundingClientRect());
}

/** A card comes to the table, from the hand it was in or from the player who laid it. */
export function arrive(
  node: HTMLElement,
  { card, seat }: { card: string; seat: number },
): TransitionConfig {
  const from = leaving.get(card) ?? spotOf(seat);
  leaving.delete(card);
  if (!settings.moves || !from) return fading();
  return { ...travel(node, from, 3), duration: TRAVEL, easing: backOut };
}

/** A trick is taken: its cards gather and slide to the winner. */
export function depart(node: HTMLElement, { seat }: { seat: number | null }): TransitionConfig {
  const to = seat === null ? null : spotOf(seat);
  if (!settings.moves || !to) return fading();
  return { ...travel(node, to, 2), duration: GATHER, easing: cubicInOut };
}

function fading(): TransitionConfig {
  return { duration: CALM, css: (t) => `opacity: ${t}` };
}

/** Where a player sits on this page; null: nowhere to be seen. */
function spotOf(seat: number): DOMRect | null {
  const spots = [...document.querySelectorAll(`[data-spot="${seat}"]`)];
  return spots.map((spot) => spot.getBoundingClientRect()).find((box) => box.width > 0) ?? null;
}

/** Between its own place and another, growing out of it and `seen` early. */
function travel(node: HTMLElement, there: DOMRect, seen: number): Pick<TransitionConfig, "css"> {
  const here = node.getBoundingClientRect();
  const zoom = zoomOf(node);
  const x = (there.x + there.width / 2 - here.x - here.width / 2) / zoom;
  const y = (there.y + there.height / 2 - here.y - here.height / 2) / zoom;
  const small = Math.min(1, Math.max(0.3, there.width / here.width));
  return {
    css: (t, u) =>
      `translate: ${x * u}px ${y * u}px; scale: ${1 - (1 - small) * u}; opacity: ${Math.min(1, t * seen)}`,
  };
}

/** The shared screen is drawn in its own measure and scaled to the set. */
function zoomOf(node: HTMLElement): number {
  const page = node.closest("main");
  return page ? page.getBoundingClientRect().width / page.offsetWidth : 1;
}
