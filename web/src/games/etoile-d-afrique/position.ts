import type { Player } from "../../table/players";
import type { View } from "../../wire/games/etoile-d-afrique";

/** A position to test with: two seats, an empty table, Léa to lead. */
export function position(some: Partial<View> = {}): View {
  return {
    seat: 0,
    options: {
      draw: "each-card",
      trick_end: "passes",
      pass_lock: false,
      lion: "keeps-bar",
      rounds: 5,
    },
    question: 1,
    round: 2,
    dealer: 1,
    turn: 0,
    hand: ["2-sand", "7-river", "10-dusk", "12-forest"],
    hand_sizes: [4, 4],
    pile: 21,
    trick: [],
    bar: 0,
    top: null,
    passed: [],
    captured: [[], []],
    thieves: [0, 0],
    taken: [0, 0],
    last_trick: null,
    results: [],
    ...some,
  };
}

export function player(seat: number, name: string, some: Partial<Player> = {}): Player {
  return {
    seat,
    name,
    token: "moon",
    you: false,
    bot: false,
    covered: false,
    away: false,
    host: false,
    awaited: false,
    ...some,
  };
}

export const PLAYERS = [player(0, "Léa", { you: true }), player(1, "Tom")];
