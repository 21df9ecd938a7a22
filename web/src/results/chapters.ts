/** Where a new round, turn or night begins, by the chapter that each move stands in. */
export function chapters(names: readonly string[]): readonly number[] {
  return [...names.keys()].slice(1).filter((at) => names[at] !== names[at - 1]);
}
