import { test } from "vitest";
import { toWhereItMayNotLie } from "./stars";
import { begin, play, playByKeys } from "./together";
import { stars as turn } from "./turns";

const PARTY = {
  game: /^Look at the Stars/,
  seats: 3,
  turn,
  steps: [/^Place sui/],
  trial: toWhereItMayNotLie,
  told: [
    /Draw this shape\. .+ The card shows, .+ from \(\d, \d+\) to /,
    ...[/Night 2: /, /\S+ draws (one|\d) lines?\./, /You draw .+ from \(\d, \d+\) to /],
    ...[/Shape turned \d of \d: .+ from \(\d, \d+\) to \(\d, \d+\).*It fits/, /Not here\. \S+/],
    ...[/You have \d+ points?\./, /The sun rises\./],
  ],
};

test("Look at the Stars by keyboard alone, in English on a desktop, to the podium", () =>
  playByKeys(PARTY));

test("Look at the Stars on a phone in French and a desktop in English, to the podium", async () => {
  await play(PARTY, await begin(PARTY));
});
