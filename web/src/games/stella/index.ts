import type { Action, Sheet, View } from "../../wire/games/stella";
import { gameOf } from "../game";
import Board from "./Board.svelte";
import { asks, chapter, describe, ruleAtHand, sheet, status, tell } from "./describe";
import Memory from "./Memory.svelte";
import { awaitedIn, mayAnswer, rounds } from "./present";
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
  cannotWait: mayAnswer,
  ruleAtHand,
  awaited: awaitedIn,
  sheet,
  rounds,
});
