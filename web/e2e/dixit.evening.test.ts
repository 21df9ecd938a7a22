import { test } from "vitest";
import { oneLap } from "./dixit";
import { begin, play, playByKeys } from "./together";
import { dixit as turn } from "./turns";

const PARTY = { game: /^Dixit/, seats: 4, turn, shorten: oneLap };

test("Dixit by keyboard alone, in English on a desktop, to the podium", () => playByKeys(PARTY));

test("Dixit on a phone in French and a desktop in English, to the podium", async () => {
  await play(PARTY, await begin(PARTY));
});
