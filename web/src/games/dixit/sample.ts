import type { Player } from "../../table/players";
import type { Reveal, View } from "../../wire/games/dixit";

/** A table of five for tests: Tom tells, and this is Léa's view. */
export const NAMES = ["Léa", "Tom", "Inès", "Anouk", "Basile"] as const;

export const PLAYERS: readonly Player[] = NAMES.map((name, seat) => ({
  seat,
  name,
  token: "moon",
  you: seat === 0,
  bot: false,
  covered: false,
  away: false,
  host: seat === 0,
  awaited: false,
}));

export function viewOf(some: Partial<View> = {}): View {
  return {
    seat: 0,
    options: {
      end: "pile",
      target: 30,
      laps: 1,
      lone_finder: 4,
      first_teller: "claim",
      bonus_cap: null,
      second_vote: false,
      reshuffle: false,
    },
    question: 7,
    phase: "vote",
    teller: 1,
    clue: { kind: "phrase", text: "What grandmother never told us" },
    awaited: [0, 2],
    hand: ["d001", "d002", "d003", "d004", "d005"],
    given: ["d011"],
    voted: [],
    row: ["d010", "d011", "d012", "d013", "d014"],
    hand_sizes: [5, 5, 5, 5, 5],
    pile: 39,
    discards: [],
    batches: [],
    scores: [11, 9, 14, 6, 8],
    points: [],
    told: [],
    last: null,
    ...some,
  };
}

/** Anouk found Tom's picture; Inès and Basile fell for Léa's, Léa for Inès's. */
export const REVEAL: Reveal = {
  teller: 1,
  clue: { kind: "phrase", text: "What grandmother never told us" },
  row: ["d010", "d011", "d012", "d013", "d014"],
  owners: [2, 0, 1, 4, 3],
  votes: [["d010"], [], ["d011"], ["d012"], ["d011"]],
  points: [2, 3, 1, 3, 0],
};
