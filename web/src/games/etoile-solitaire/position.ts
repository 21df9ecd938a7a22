import type { View } from "../../wire/games/etoile-solitaire";

/** A position to test with: two rows, two cards, one of which fits one row. */
export function position(some: Partial<View> = {}): View {
  return {
    seat: 0,
    options: { hand: 2, brigand: "ranked" },
    question: 4,
    rows: [["7-river"], ["12-dusk"]],
    hand: ["7-sand", "4-forest"],
    hand_size: 2,
    pile: 27,
    fits: [[0], []],
    ...some,
  };
}
