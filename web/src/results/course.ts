/** How a seat's points grew: a line from the left to the right, in percents, and where it ends. */
export interface Track {
  seat: number;
  /** As SVG wants it: `0,100 50,60 100,0`. */
  line: string;
  /** Where its seal stands: beside the end of the line, but not on another seal. */
  seal: number;
}

/** The lines of all seats, from what each round brought them. */
export function tracks(rounds: readonly (readonly number[])[]): readonly Track[] {
  const sums = rounds.map(summed);
  const most = Math.max(1, ...sums.flat());
  const least = Math.min(0, ...sums.flat());
  const height = (points: number) => (100 * (most - points)) / (most - least);
  const ends = apart(sums.map((sum) => height(sum.at(-1) ?? 0)));
  return sums.map((sum, seat) => ({
    seat,
    line: sum.map((points, at) => `${(100 * at) / (sum.length - 1)},${height(points)}`).join(" "),
    seal: ends[seat] ?? 0,
  }));
}

/** What one had before the first round and after each. */
function summed(rounds: readonly number[]): readonly number[] {
  return rounds.reduce<number[]>((sums, points) => [...sums, (sums.at(-1) ?? 0) + points], [0]);
}

const LEAST_APART = 20;

/** The same heights, moved as little as it takes for seals not to cover each other. */
function apart(heights: readonly number[]): readonly number[] {
  const gap = Math.min(LEAST_APART, 100 / Math.max(1, heights.length - 1));
  const order = heights.map((_, seat) => seat).toSorted((a, b) => heights[a]! - heights[b]!);
  const moved = [...heights];
  order.forEach((seat, at) => {
    const above = order[at - 1];
    if (above !== undefined) moved[seat] = Math.max(moved[seat]!, moved[above]! + gap);
  });
  const over = Math.max(0, Math.max(...moved) - 100);
  order.toReversed().forEach((seat, at, all) => {
    const below = all[at - 1];
    const limit = below === undefined ? 100 : moved[below]! - gap;
    if (over) moved[seat] = Math.min(moved[seat]!, limit);
  });
  return moved;
}
