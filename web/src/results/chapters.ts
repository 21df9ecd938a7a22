/** Where a new round, turn or night begins, by what the bar of the table said at each move. */
export function chapters(lines: readonly string[]): readonly number[] {
  const round = (line: string | undefined) => line?.split(" · ")[0];
  return [...lines.keys()].slice(1).filter((at) => round(lines[at]) !== round(lines[at - 1]));
}
