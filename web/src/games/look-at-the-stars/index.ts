import type { Action, Sheet, View } from "../../wire/games/look-at-the-stars";
import { gameOf } from "../game";
import Board from "./Board.svelte";
import { asks, chapter, describe, ruleAtHand, sheet, status, tell } from "./describe";
import Memory from "./Memory.svelte";
import { rounds } from "./present";
import Screen from "./Screen.svelte";

export const game = gameOf<View, Action, Sheet>({
  Board,
  Screen,
  Memory,
  status,
  describe,
  asks,
  tell,
  chapter,
  ruleAtHand,
  awaited: (view) => view.done.flatMap((done, seat) => (done ? [] : [seat])),
  sheet,
  rounds,
});
