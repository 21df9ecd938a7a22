import { isFree, spot, type Box, type Size, type Speaker, type Spot } from "./spot";

/** What holds a seal where somebody sits. A seal on a clue or on a card is no seat. */
const SEAT = ":is(li, .who, .tokens)";
/** What is not there to be looked at, or lies above the page as bubbles do. */
const UNSEEN = ".night, .bubbles, .heard, dialog, script, style";
/** What is one thing, whatever is inside. */
const WHOLE =
  "img, svg, canvas, button, a, input, textarea, select, [role=img], [data-token], .scrap";

const MARGIN = 8;
/** Whoever only looks on speaks from the corner where the page begins. */
const CORNER: Box = { left: 0, top: 0, right: 0, bottom: 0 };
const LOOKING_ON: Seated = { whole: CORNER, seal: CORNER, seat: null };

interface Seated extends Speaker {
  seat: Element | null;
}

/** Where a bubble lies, how wide it may be, where its speaker is, and on whose words it may lie. */
export interface Placed extends Spot {
  width: number;
  from: Seated;
  on: Element | null;
}

/**
 * Beside the speaker's seal; else on what the seat says of itself, for a bubble bears the name;
 * else wherever the page is empty, with the seal on its corner; else the same in small letters. A
 * full page is not spoken over: what was said is read among the words of the evening.
 */
export function placeFor(
  bubble: HTMLElement,
  token: string,
  widths: readonly number[],
): Placed | null {
  for (const small of [false, true]) {
    bubble.toggleAttribute("data-small", small);
    const best = placeNow(bubble, token, widths);
    if (best) return best;
  }
  return null;
}

function placeNow(bubble: HTMLElement, token: string, widths: readonly number[]): Placed | null {
  const from = speakerOf(token);
  const search = (speaker: Seated, on: Element | null, near: boolean) =>
    searched(bubble, widths, speaker, on, near);
  const best =
    search(from, null, true) ??
    (from.seat && search({ ...from, whole: from.seal }, from.seat, true)) ??
    search(from, null, false);
  if (!best) return null;
  sized(bubble, best.width);
  return { ...best, from };
}

/** The first of the widths that finds a place: near enough to point at its speaker, or far from it. */
function searched(
  bubble: HTMLElement,
  widths: readonly number[],
  from: Seated,
  on: Element | null,
  near: boolean,
): Placed | null {
  const taken = [...sights(on), ...otherBubbles(bubble)];
  // From far away it bears the seal of whoever speaks, which sticks out of its corner.
  const seal = near ? 0 : parseFloat(getComputedStyle(bubble).fontSize);
  for (const width of widths) {
    const size = sized(bubble, width);
    const whole = { width: size.width + seal, height: size.height + seal };
    const at = spot(whole, page(), taken, from);
    const placed = at && { ...at, left: at.left + seal, top: at.top + seal, width, from, on };
    if (placed && !near) return { ...placed, tail: null };
    if (placed?.tail) return placed;
  }
  return null;
}

/** Whether a bubble can stay: the page may have changed under it. */
export function isFreeFor(bubble: HTMLElement, { on }: Placed): boolean {
  return isFree(bubble.getBoundingClientRect(), sights(on));
}

/** Whether whoever speaks still sits where a bubble's tail points. */
export function sameSeat({ from }: Placed, token: string): boolean {
  const { seal } = speakerOf(token);
  return Math.abs(from.seal.left - seal.left) + Math.abs(from.seal.top - seal.top) < 2;
}

function otherBubbles(bubble: HTMLElement): readonly Box[] {
  const all = [...(bubble.parentElement?.children ?? [])];
  return all.filter((one) => one !== bubble).map((one) => one.getBoundingClientRect());
}

function sized(bubble: HTMLElement, width: number): Size {
  bubble.style.maxWidth = `${width}px`;
  return { width: bubble.offsetWidth, height: bubble.offsetHeight };
}

function page(): Box {
  const { clientWidth, clientHeight } = document.documentElement;
  return { left: MARGIN, top: MARGIN, right: clientWidth - MARGIN, bottom: clientHeight - MARGIN };
}

function speakerOf(token: string): Seated {
  const seals = document.querySelectorAll(`main ${SEAT} > [data-token="${CSS.escape(token)}"]`);
  for (const seal of seals) {
    const box = seal.getBoundingClientRect();
    const seat = seal.parentElement;
    if (seat && box.width && box.top >= 0 && box.bottom <= innerHeight) return seated(seat, box);
  }
  return LOOKING_ON;
}

/** A tile as it is drawn; else the seal and the words beside it. */
function seated(seat: Element, seal: Box): Seated {
  const { left, right, top, bottom } = seat.getBoundingClientRect();
  if (isTile(seat)) return { seat, seal, whole: { left, right, top, bottom } };
  const end = Math.max(seal.right, ...wordsIn(seat));
  return { seat, seal, whole: { left: seal.left, right: end, top, bottom } };
}

/** How far the words beside a seal go; those on a button are not the seat's own. */
function wordsIn(seat: Element): number[] {
  const pressed = (part: Node) => part instanceof Element && part.matches("button, a");
  const range = document.createRange();
  return [...seat.childNodes].flatMap((part) => {
    if (pressed(part)) return [];
    range.selectNodeContents(part);
    return [...range.getClientRects()].map((line) => line.right);
  });
}

/** Everything that somebody may want to see or press, but the words of one part; its score is no word. */
function sights(but: Element | null): Box[] {
  const boxes: Box[] = [];
  const walker = document.createTreeWalker(
    document.body,
    NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT,
    (node) => (node instanceof Element ? weigh(node, but, boxes) : NodeFilter.FILTER_ACCEPT),
  );
  while (walker.nextNode()) {
    const { currentNode: node } = walker;
    if (node instanceof Text && !isSpared(node, but)) boxes.push(...linesOf(node));
  }
  return boxes;
}

function weigh(element: Element, but: Element | null, boxes: Box[]): number {
  if (element.matches(UNSEEN)) return NodeFilter.FILTER_REJECT;
  const whole = element.matches(WHOLE) || (element !== but && isTile(element));
  if (!whole) return NodeFilter.FILTER_SKIP;
  const box = element.getBoundingClientRect();
  if (box.width && box.height) boxes.push(box);
  return NodeFilter.FILTER_REJECT;
}

function isSpared(text: Text, but: Element | null): boolean {
  return !!but?.contains(text) && !text.parentElement?.closest(".num");
}

/** A seat that is drawn as a tile is one thing, down to its edges. */
function isTile(element: Element): boolean {
  if (element.tagName !== "LI") return false;
  const { backgroundColor, boxShadow } = getComputedStyle(element);
  return boxShadow !== "none" || !/^(transparent|rgba\(.*, 0\))$/.test(backgroundColor);
}

function linesOf(text: Text): readonly Box[] {
  if (!text.data.trim()) return [];
  const range = document.createRange();
  range.selectNodeContents(text);
  return [...range.getClientRects()];
}
