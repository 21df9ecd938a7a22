import type { Player } from "../../table/players";
import type { SkyView, View } from "../../wire/games/look-at-the-stars";
import { SLATES } from "../../wire/games/star-cards";
import type { Line } from "./lattice";

/** A view for tests: two players, the third night, nothing drawn but what is printed. */
export function position(some: Partial<View> = {}, drawn: readonly Line[] = []): View {
  const sky = skyOf("polynesia", drawn);
  return {
    seat: 0,
    options: {
      slates: "different",
      bonus: "random",
      point_card: null,
      power_card: null,
      live_scores: "own",
    },
    question: 3000,
    turn: 3,
    revealed: ["N1", "N2", "N3"],
    point_card: "P3",
    power_card: "W2",
    done: [false, false],
    skies: [sky, skyOf("china")],
    draft: { sky, placed: false, powers: 0 },
    scores: [
      {
        constellations: 7,
        sizes: [3, 4, 4],
        planets: 2,
        shooting_stars: 1,
        point_bonus: 3,
        power_bonus: 0,
        total: 13,
      },
      null,
    ],
    ...some,
  };
}

/** Lines written as `0213`, from column 0, row 2 to column 1, row 3. */
export function lines(...written: readonly string[]): readonly Line[] {
  return written.map((four): Line => {
    const [x = 0, y = 0, to_x = 0, to_y = 0] = [...four].map(Number);
    return [
      [x, y],
      [to_x, to_y],
    ];
  });
}

export function skyOf(slate: string, drawn: readonly Line[] = []): SkyView {
  const lines = [...(SLATES[slate]?.lines ?? []), ...drawn];
  return { slate, lines, shooting_stars: [], marks: [], spent: [] };
}

export const PLAYERS: readonly Player[] = ["Léa", "Tom"].map((name, seat) => ({
  seat,
  name,
  token: "moon",
  you: seat === 0,
  bot: false,
  covered: false,
  away: false,
  host: seat === 0,
  awaited: true,
}));
