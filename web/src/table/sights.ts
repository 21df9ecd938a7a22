import { edges, isFree, spot, type Box, type Size, type Speaker, type Spot } from "./spot";

/** What holds a seal where somebody sits. A seal on a clue or on a card is no seat. */
const SEAT = ":is(li, .who, .tokens)";
/** What is not there to be looked at, lies above the page as bubbles do, or says that nobody is there. */
const UNSEEN = ".night, .bubbles, .heard, .vacant, dialog, script, style";
/** What is one thing, whatever is inside. */
const WHOLE =
  "img, svg, canvas, button, a, input, textarea, select, [role=img], [data-token], .scrap";

/** What has a border: nothing lies across it. */
const EDGED = ".panel, .mine";
/** What a seat says of itself and a bubble does not say for it: its score, and which owl it is. */
const KEPT = ".num, .line, .level";

/** Whoever only looks on speaks from the corner where the page begins. */
const CORNER: Box = { left: 0, top: 0, right: 0, bottom: 0 };
const LOOKING_ON: Seated = { whole: CORNER, seal: CORNER, seat: null };

interface Seated extends Speaker {
  seat: Element | null;
}

/** What a bubble may take of the page. */
export interface Leave {
  widths: readonly number[];
  page: Box;
  /** Between it and what it must not hide. */
  apart: number;
}

/** From three metres: inside what the shared screen keeps free around itself. */
export function leaveFar(): Leave {
  const box = document.querySelector("main")?.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const { left, top, right, bottom } = box ?? new DOMRect(0, 0, clientWidth, clientHeight);
  const scale = (right - left) / 1920;
  return {
    widths: [0.2, 0.16, 0.12].map((part) => part * (right - left)),
    page: {
      left: left + 80 * scale,
      top: top + 44 * scale,
      right: right - 80 * scale,
      bottom: bottom - 60 * scale,
    },
    apart: 16 * scale,
  };
}

/** In the hand: inside the gutters of the page. */
export function leaveNear(): Leave {
  const { clientWidth: right, clientHeight: bottom } = document.documentElement;
  const gutter = right < 700 ? 16 : right < 1024 ? 32 : 48;
  return {
    widths: [272, 240, 188, 160, 132],
    page: { left: gutter, top: 8, right: right - gutter, bottom: bottom - 16 },
    apart: 4,
  };
}

/** Where a bubble lies, how wide it may be, where its speaker is, and on whose words it may lie. */
export interface Placed extends Spot {
  width: number;
  from: Seated;
  on: Element | null;
}

/**
 * Beside the speaker's seal; else on what the seat says of itself, for a bubble bears the name;
 * else wherever the page is empty, with the seal beside the name; else the same in small letters. A
 * full page is not spoken over: what was said is read among the words of the evening.
 */
export function placeFor(bubble: HTMLElement, token: string, leave: Leave): Placed | null {
  for (const small of [false, true]) {
    bubble.toggleAttribute("data-small", small);
    const best = placeNow(bubble, token, leave);
    if (best) return best;
  }
  return null;
}

function placeNow(bubble: HTMLElement, token: string, leave: Leave): Placed | null {
  const from = speakerOf(token);
  const search = (speaker: Seated, on: Element | null, near: boolean) =>
    searched(bubble, leave, speaker, on, near);
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
  { widths, page, apart }: Leave,
  from: Seated,
  on: Element | null,
  near: boolean,
): Placed | null {
  const taken = [...sights(on), ...otherBubbles(bubble)];
  // From far away it bears the seal of whoever speaks.
  bubble.toggleAttribute("data-sealed", !near);
  for (const width of widths) {
    const at = spot(sized(bubble, width), page, taken, from, apart);
    const placed = at && { ...at, width, from, on };
    if (placed && !near) return { ...placed, tail: null };
    if (placed?.tail) return placed;
  }
  return null;
}

/** Whether a bubble can stay: the page may have changed under it. */
export function isFreeFor(bubble: HTMLElement, { on }: Placed, { apart }: Leave): boolean {
  return isFree(bubble.getBoundingClientRect(), sights(on), apart);
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

/** Everything that somebody may want to see or press, but the words of one part. */
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
  const edged = !whole && element.matches(EDGED) && isDrawn(element);
  if (!whole && !edged) return NodeFilter.FILTER_SKIP;
  if (edged) {
    boxes.push(...edges(element.getBoundingClientRect()));
    return NodeFilter.FILTER_SKIP;
  }
  const box = element.getBoundingClientRect();
  if (box.width && box.height) boxes.push(box);
  return NodeFilter.FILTER_REJECT;
}

function isSpared(text: Text, but: Element | null): boolean {
  return !!but?.contains(text) && !text.parentElement?.closest(KEPT);
}

/** A seat that is drawn as a tile is one thing, down to its edges. */
function isTile(element: Element): boolean {
  return element.tagName === "LI" && isDrawn(element);
}

/** Whether there is anything to see of it but what is inside. */
function isDrawn(element: Element): boolean {
  const { backgroundColor, boxShadow } = getComputedStyle(element);
  return boxShadow !== "none" || !/^(transparent|rgba\(.*, 0\))$/.test(backgroundColor);
}

function linesOf(text: Text): readonly Box[] {
  if (!text.data.trim()) return [];
  const range = document.createRange();
  range.selectNodeContents(text);
  return [...range.getClientRects()];
}
