import { test } from "vitest";
import { oneLap } from "./hands";
import { begin, play, playByKeys } from "./together";
import { dixit as turn } from "./turns";

const PARTY = {
  game: /^Dixit/,
  seats: 4,
  turn,
  steps: [/^Écris/, /^Donner/, /^Voter/, /^Continuer/],
  shorten: oneLap,
  replayed: [/Tour 1/, /Tour 1 · on dévoile/, /Tour 2/, /Tour 2 · on dévoile/, /Tour 4/],
  told: [
    ...[/Yours to tell|Who tells first/, /Choose a picture of yours/, /Yours to vote/],
    ...[/Waiting for /, /\S+ tells now\./, /The pictures are on the table: 1, /],
    ...[/It was .+, picture\s\d\./, /\S+ gains? \d points?\./],
  ],
};

test("Dixit by keyboard alone, in English on a desktop, to the podium", () => playByKeys(PARTY));

test("Dixit on a phone in French and a desktop in English, to the podium", async () => {
  await play(PARTY, await begin(PARTY));
});
