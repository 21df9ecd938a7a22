import type { Point } from "./lattice";
import { FRAME, fromPx } from "./present";

/** What a hand does on the slate, in steps of the lattice. */
export interface Hand {
  /** Whether there is anything to move. */
  busy(): boolean;
  /** A finger or the mouse went down; what it drags starts here. */
  grab(): void;
  drag(by: Point): void;
  drop(): void;
  tap(at: Point): void;
  turn(by: 1 | -1): void;
}

const STILL = 7;
const QUARTER = (35 * Math.PI) / 180;
const NOTCH = 40;

/** Fingers, mouse and wheel on the slate; two fingers turn. */
export function handled(hand: Hand): (slate: HTMLElement) => () => void {
  return (slate) => {
    const fingers = new Map<number, { x: number; y: number }>();
    let start: { x: number; y: number } | null = null;
    let box = slate.getBoundingClientRect();
    let twist: number | null = null;
    let rolled = 0;
    let frame = 0;

    const place = (event: PointerEvent) => ({ x: event.clientX, y: event.clientY });

    function down(event: PointerEvent): void {
      if (event.button > 0 || (event.target as Element).closest("button")) return;
      slate.setPointerCapture(event.pointerId);
      fingers.set(event.pointerId, place(event));
      twist = fingers.size === 2 ? angle([...fingers.values()]) : null;
      if (fingers.size > 1) start = null;
      else {
        start = place(event);
        // Measured once: a page that is asked for its measures at every move draws more slowly.
        box = slate.getBoundingClientRect();
        hand.grab();
      }
    }

    function move(event: PointerEvent): void {
      if (!fingers.has(event.pointerId)) return;
      fingers.set(event.pointerId, place(event));
      // A hand may tell of itself more often than a page is drawn: it is followed once a frame.
      frame ||= requestAnimationFrame(follow);
    }

    function follow(): void {
      cancelAnimationFrame(frame);
      frame = 0;
      const [finger] = fingers.values();
      if (twist !== null && fingers.size === 2) rotate(angle([...fingers.values()]));
      else if (start && finger && far(start, finger)) hand.drag(steps(box, start, finger));
    }

    function rotate(now: number): void {
      const by = Math.atan2(Math.sin(now - (twist ?? now)), Math.cos(now - (twist ?? now)));
      if (Math.abs(by) < QUARTER) return;
      twist = now;
      hand.turn(by > 0 ? 1 : -1);
    }

    function up(event: PointerEvent): void {
      if (frame) follow();
      if (!fingers.delete(event.pointerId) || !start) return;
      if (far(start, place(event))) hand.drop();
      else if (event.type === "pointerup") hand.tap(latticePoint(box, place(event)));
      start = null;
    }

    function wheel(event: WheelEvent): void {
      if (!hand.busy()) return;
      event.preventDefault();
      rolled += event.deltaY;
      if (Math.abs(rolled) < NOTCH) return;
      hand.turn(rolled > 0 ? 1 : -1);
      rolled = 0;
    }

    const parts = { pointerdown: down, pointermove: move, pointerup: up, pointercancel: up };
    for (const [name, hear] of Object.entries(parts))
      slate.addEventListener(name, hear as EventListener);
    slate.addEventListener("wheel", wheel, { passive: false });
    return () => {
      cancelAnimationFrame(frame);
      for (const [name, hear] of Object.entries(parts))
        slate.removeEventListener(name, hear as EventListener);
      slate.removeEventListener("wheel", wheel);
    };
  };
}

type Place = { x: number; y: number };

function far(from: Place, to: Place): boolean {
  return Math.hypot(to.x - from.x, to.y - from.y) > STILL;
}

function angle([a, b]: readonly Place[]): number {
  return a && b ? Math.atan2(b.y - a.y, b.x - a.x) : 0;
}

function latticePoint(box: DOMRect, { x, y }: Place): Point {
  const scale = FRAME.width / box.width;
  return fromPx(FRAME.x + (x - box.left) * scale, FRAME.y + (y - box.top) * scale);
}

function steps(box: DOMRect, from: Place, to: Place): Point {
  const [a, b] = [latticePoint(box, from), latticePoint(box, to)];
  return [b[0] - a[0], b[1] - a[1]];
}
