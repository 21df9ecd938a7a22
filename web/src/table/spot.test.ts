import { expect, test } from "vitest";
import { edges, isFree, spot, type Box } from "./spot";

const PAGE: Box = { left: 0, top: 0, right: 400, bottom: 800 };
const SIZE = { width: 160, height: 60 };
const SEAL: Box = { left: 20, top: 300, right: 60, bottom: 340 };
const LEA = { whole: SEAL, seal: SEAL };

function box(left: number, top: number, right: number, bottom: number): Box {
  return { left, top, right, bottom };
}

test("a bubble lies beside its speaker and points there", () => {
  const at = spot(SIZE, PAGE, [SEAL], LEA);
  expect(at?.tail).not.toBeNull();
  expect(at && isFree(at, [SEAL])).toBe(true);
});

test("it goes round what must be seen", () => {
  const row = box(64, 280, 400, 360);
  const at = spot(SIZE, PAGE, [SEAL, row], LEA);
  expect(at && isFree(at, [SEAL, row])).toBe(true);
  expect(["top", "bottom"]).toContain(at?.tail?.side);
});

test("beside a seat with words it points at the seal", () => {
  const whole = { ...SEAL, right: 380 };
  const at = spot(SIZE, PAGE, [whole], { whole, seal: SEAL });
  expect(at && at.tail && at.left + at.tail.at).toBeCloseTo(40, -1);
});

test("a tail leaves on the seal's axis, or there is none", () => {
  // Beside the seal all is taken: only far to the right of its axis there is room above the seat.
  const whole = { ...SEAL, right: 380 };
  const taken = [whole, box(0, 0, 180, 800), box(0, 0, 400, 200), box(0, 345, 400, 800)];
  const at = spot(SIZE, PAGE, taken, { whole, seal: SEAL });
  expect(at && isFree(at, taken)).toBe(true);
  expect(at?.tail).toBeNull();
});

test("of two places near the seat the one that can point at the seal is better", () => {
  const whole = { ...SEAL, right: 380 };
  // Just above it all is taken over the seal, a little higher it is free.
  const taken = [whole, box(0, 284, 100, 300), box(0, 345, 400, 800)];
  const at = spot(SIZE, PAGE, taken, { whole, seal: SEAL });
  expect(at?.tail).toMatchObject({ side: "bottom" });
  expect(at && at.tail && at.left + at.tail.at).toBeCloseTo(40, -1);
});

test("it keeps the distance that the page asks for", () => {
  const at = spot(SIZE, PAGE, [SEAL], LEA, 16);
  expect(at && isFree(at, [SEAL], 16)).toBe(true);
  expect(at?.tail).not.toBeNull();
});

test("it lies inside a panel or outside, and across no border", () => {
  const panel = box(0, 280, 400, 800);
  const at = spot(SIZE, PAGE, [SEAL, ...edges(panel)], LEA);
  expect(at && (at.top > panel.top || at.bottom < panel.top)).toBe(true);
  expect(isFree(box(100, 400, 260, 460), edges(panel))).toBe(true);
  expect(isFree(box(100, 250, 260, 310), edges(panel))).toBe(false);
});

test("from far away it does not point", () => {
  const taken = [box(0, 100, 400, 700)];
  const at = spot(SIZE, PAGE, taken, LEA);
  expect(at && isFree(at, taken)).toBe(true);
  expect(at?.tail).toBeNull();
});

test("where nothing is free there is no place", () => {
  expect(spot(SIZE, PAGE, [box(0, 40, 400, 760)], LEA)).toBeNull();
});
