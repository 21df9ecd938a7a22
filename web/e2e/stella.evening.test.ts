import { test } from "vitest";
import { begin, play, playByKeys } from "./together";
import { stella as turn } from "./turns";

const PARTY = {
  game: /^Stella/,
  seats: 3,
  turn,
  steps: [/^Allume/, /^Touche/, /^Manche #/],
  told: [
    ...[/The word: .+\./, /light the pictures that make you think of the word/],
    ...[/\S+ is looking for a picture/, /Your turn to light up a picture\. .+ left/],
    ...[/ha(s|ve) chosen\./, /Lanterns: .+\./, /\S+ lights up row \d, picture \d\./],
    /Round 4 is counted: .*\d points?\./,
  ],
};

test("Stella by keyboard alone, in English on a desktop, to the podium", () => playByKeys(PARTY));

test("Stella on a phone in French and a desktop in English, to the podium", async () => {
  await play(PARTY, await begin(PARTY));
});
