/** How a seat's points grew: a line from the left to the right, in percents, and where it ends. */
export interface Track {
  seat: number;
  /** As SVG wants it: `0,100 50,60 100,0`. */
  line: string;
  /** Where the line ends. */
  end: number;
  /** Where its seal stands: beside the end of the line, but not on another seal. */
  seal: number;
}

/** The lines of all seats, from what each round brought them. */
export function tracks(rounds: readonly (readonly number[])[]): readonly Track[] {
  const sums = rounds.map(summed);
  const most = Math.max(1, ...sums.flat());
  const least = Math.min(0, ...sums.flat());
  const height = (points: number) => (100 * (most - points)) / (most - least);
  const ends = sums.map((sum) => height(sum.at(-1) ?? 0));
  const seals = apart(ends);
  return sums.map((sum, seat) => ({
    seat,
    line: sum.map((points, at) => `${(100 * at) / (sum.length - 1)},${height(points)}`).join(" "),
    end: ends[seat] ?? 0,
    seal: seals[seat] ?? 0,
  }));
}

/** What one had before the first round and after each. */
function summed(rounds: readonly number[]): readonly number[] {
  return rounds.reduce<number[]>((sums, points) => [...sums, (sums.at(-1) ?? 0) + points], [0]);
}

const LEAST_APART = 20;

/** The same heights, but for those who would cover each other: they stand around their middle. */
function apart(heights: readonly number[]): readonly number[] {
  const gap = Math.min(LEAST_APART, 100 / Math.max(1, heights.length - 1));
  const groups: (readonly number[])[] = [];
  for (const seat of [...heights.keys()].toSorted((a, b) => heights[a]! - heights[b]!)) {
    let group: readonly number[] = [seat];
    for (let above = groups.at(-1); above && covers(above, group); above = groups.at(-1)) {
      group = [...above, ...group];
      groups.pop();
    }
    groups.push(group);
  }
  const moved = [...heights];
  for (const group of groups) group.forEach((seat, at) => (moved[seat] = top(group) + at * gap));
  return moved;

  /** Where the first of a group stands, so that all of it is as near to its lines as can be. */
  function top(group: readonly number[]): number {
    const wished = group.map((seat, at) => heights[seat]! - at * gap);
    const middle = wished.reduce((sum, height) => sum + height, 0) / group.length;
    return Math.max(0, Math.min(middle, 100 - (group.length - 1) * gap));
  }

  function covers(above: readonly number[], below: readonly number[]): boolean {
    return top(below) < top(above) + above.length * gap;
  }
}
