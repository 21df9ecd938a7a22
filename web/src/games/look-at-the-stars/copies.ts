import { CARDS, type Line } from "../../wire/games/star-cards";
import { edges, edgeOf, moved, onLattice, type Edge, type Point } from "./lattice";
import type { Sky } from "./sky";

/** Lines pushed into the lower-left corner. */
export function cornered(lines: readonly Line[]): readonly Line[] {
  const points = lines.flat();
  const left = Math.min(...points.map(([x]) => x));
  const low = Math.min(...points.map(([, y]) => y));
  return lines.map(([a, b]): Line => [moved(a, [-left, -low]), moved(b, [-left, -low])]);
}

/** R-LATS-14: the different positions that quarter turns, clockwise, bring a shape into. */
export function turnsOf(lines: readonly Line[]): readonly (readonly Line[])[] {
  const turns = new Map<string, readonly Line[]>();
  let shape = lines;
  for (let quarter = 0; quarter < 4; quarter++) {
    const there = cornered(shape);
    const name = [...edges(there)].sort((a, b) => a - b).join();
    if (!turns.has(name)) turns.set(name, there);
    shape = shape.map(([a, b]): Line => [quarterTurn(a), quarterTurn(b)]);
  }
  return [...turns.values()];
}

function quarterTurn([x, y]: Point): Point {
  return [y, -x];
}

/** R-LATS-21: every copy of a card's shape among some lines, at any place, in any turn. */
export function copiesOf(card: string, lines: ReadonlySet<Edge>): readonly ReadonlySet<Edge>[] {
  return turnsOf(CARDS[card]?.lines ?? []).flatMap((turn) => standing(turn, lines));
}

function standing(turn: readonly Line[], lines: ReadonlySet<Edge>): readonly ReadonlySet<Edge>[] {
  const found: ReadonlySet<Edge>[] = [];
  for (let y = 0; y < 11; y++)
    for (let x = 0; x < 10; x++) {
      const there = turn.map(([a, b]): Line => [moved(a, [x, y]), moved(b, [x, y])]);
      if (there.every((line) => line.every(onLattice) && lines.has(edgeOf(line))))
        found.push(edges(there));
    }
  return found;
}

/** R-LATS-24: the copies of the power's shape that have not paid yet. */
export function waiting(sky: Sky, card: string | null): readonly ReadonlySet<Edge>[] {
  if (!card) return [];
  return copiesOf(card, new Set([...sky.lines].filter((edge) => !sky.spent.has(edge))));
}

/** R-LATS-22, R-LATS-23: the greatest number of copies that share no line, exactly. */
export function most(copies: readonly ReadonlySet<Edge>[]): number {
  const rivals = copies.map((copy) => copies.length - beside(copies, copy).length - 1);
  const [fewest, greatest] = [Math.min(...rivals), Math.max(...rivals)];
  // Whoever has one rival at most is taken without regret; else the hardest is taken or left.
  const easy = fewest <= 1;
  const one = copies[rivals.indexOf(easy ? fewest : greatest)];
  if (!one) return 0;
  const taken = 1 + most(beside(copies, one));
  return easy ? taken : Math.max(taken, most(copies.filter((other) => other !== one)));
}

/** R-LATS-24: the first of the wanted copies that leaves the most others to be used. */
export function kindest(
  copies: readonly ReadonlySet<Edge>[],
  wanted: readonly ReadonlySet<Edge>[],
): ReadonlySet<Edge> | undefined {
  const left = wanted.map((copy) => most(beside(copies, copy)));
  return wanted[left.indexOf(Math.max(...left))];
}

/** R-LATS-24: where copies overlap, which one pays makes a difference. */
export function overlap(copies: readonly ReadonlySet<Edge>[]): boolean {
  return copies.some((copy) => beside(copies, copy).length < copies.length - 1);
}

/** The copies that share no line with this one. */
function beside(
  copies: readonly ReadonlySet<Edge>[],
  copy: ReadonlySet<Edge>,
): readonly ReadonlySet<Edge>[] {
  return copies.filter((other) => ![...copy].some((edge) => other.has(edge)));
}
