import { expect, test } from "vitest";
import { player } from "../games/etoile-d-afrique/position";
import { around, badgeOf, seatShown } from "./players";

test("a device with one seat shows it, asked or not", () => {
  expect(seatShown([2], () => false, null)).toBe(2);
});

test("a device with several seats shows the one that is asked", () => {
  expect(seatShown([0, 1], (seat) => seat === 1, 0)).toBe(1);
});

test("it stays with the one it shows while that one is asked", () => {
  expect(seatShown([0, 1], () => true, 1)).toBe(1);
});

test("it stays with the one it shows while nobody here is asked", () => {
  expect(seatShown([0, 1], () => false, 1)).toBe(1);
});

test("a device without a seat shows what everyone may see", () => {
  expect(seatShown([], () => false, null)).toBeNull();
});

test("you sit first, then your left neighbour", () => {
  const players = [player(0, "Léa"), player(1, "Tom"), player(2, "Mo")];
  expect(around(players, 1).map(({ name }) => name)).toEqual(["Tom", "Mo", "Léa"]);
});

test("a seat that a bot covers wears the bot's badge, an empty chair the other", () => {
  expect(badgeOf(player(0, "Léa", { covered: true, away: true }))).toBe("bot");
  expect(badgeOf(player(0, "Léa", { away: true }))).toBe("away");
  expect(badgeOf(player(0, "Hulotte", { bot: true, token: "drop" }))).toBe("bot");
  expect(badgeOf(player(0, "Hulotte", { bot: true, token: "owl-hulotte" }))).toBeNull();
});
