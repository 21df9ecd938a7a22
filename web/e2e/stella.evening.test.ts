import { test } from "vitest";
import { begin, play, playByKeys } from "./together";
import { stella as turn } from "./turns";

const PARTY = { game: /^Stella/, seats: 3, turn };

test("Stella by keyboard alone, in English on a desktop, to the podium", () => playByKeys(PARTY));

test("Stella on a phone in French and a desktop in English, to the podium", async () => {
  await play(PARTY, await begin(PARTY));
});
