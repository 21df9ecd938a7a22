import { test } from "vitest";
import { oneRound } from "./hands";
import { begin, play, playByKeys } from "./together";
import { africa as turn } from "./turns";

const PARTY = {
  game: /^L’Étoile d’Afrique/,
  seats: 3,
  turn,
  steps: [/^Choisis/, /^On attend/],
  shorten: oneRound,
  told: [
    ...[/Waiting for \S+\./, /Yours to answer\. \d+ is the bar to beat\./],
    ...[/\S+ (leads|beats with) the /, /\S+ takes? the trick with the \S+: \d+ points?\./],
    /The round goes to .+: \d+ points?\./,
  ],
};

test("L'Étoile d'Afrique by keyboard alone, in English on a desktop, to the podium", () =>
  playByKeys(PARTY));

test("L'Étoile d'Afrique on a phone in French and a desktop in English, to the podium", async () => {
  await play(PARTY, await begin(PARTY));
});
