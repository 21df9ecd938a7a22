import { beforeAll, expect, test, vi } from "vitest";
import type { AnyGame, Scene } from "../games/game";
import { speech } from "../i18n/speech.svelte";
import { live } from "../ui/toasts.svelte";
import type { View } from "../wire/messages";
import type { Room } from "../wire/room.svelte";
import { Playing } from "./play.svelte";

/** A game that tells of every view by its number, as its seat saw it. */
const game = {
  asks: () => "Yours.",
  tell: (before, { view, seat }) => [`${seat} saw ${String(before)} become ${String(view)}`],
  chapter: ({ view }) => `Night ${String(view)}`,
} as Partial<AnyGame> as AnyGame;

function hear(playing: Playing, seat: number, view: number): void {
  const scene = { view, seat } as Scene<unknown>;
  const shown = { seat, view, question: view, awaited: [seat] } as unknown as View;
  playing.hear(game, scene, shown, false);
}

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await speech.learn("en");
});

test("on a device that goes round each seat is told its own story, and all of it", () => {
  const playing = new Playing({ id: "room", table: null } as Room, () => {});
  hear(playing, 0, 1);
  hear(playing, 1, 1);
  hear(playing, 0, 3);
  hear(playing, 1, 4);
  const story = (seat: number) => playing.chronicle(seat).lines;
  expect(story(0)).toEqual([{ chapter: "Night 3", text: "0 saw 1 become 3", closes: false }]);
  expect(story(1)).toEqual([{ chapter: "Night 4", text: "1 saw 1 become 4", closes: false }]);
  expect(live.polite.map(({ text }) => text)).toEqual(["0 saw 1 become 3", "1 saw 1 become 4"]);
});
