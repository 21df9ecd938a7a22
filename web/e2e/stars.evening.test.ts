import { test } from "vitest";
import { begin, play, playByKeys } from "./together";
import { stars as turn } from "./turns";

const PARTY = { game: /^Look at the Stars/, seats: 3, turn };

test("Look at the Stars by keyboard alone, in English on a desktop, to the podium", () =>
  playByKeys(PARTY));

test("Look at the Stars on a phone in French and a desktop in English, to the podium", async () => {
  await play(PARTY, await begin(PARTY));
});
