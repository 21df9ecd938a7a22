import { expect, test } from "vitest";
import { player } from "../games/etoile-d-afrique/position";
import { wordsFor } from "../i18n/testing";
import { alsoAsked, around, badgeOf, named, seatShown } from "./players";

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

test("French elides before a vowel, whatever its accent, and only there", () => {
  const [house, sky] = [wordsFor("fr"), wordsFor("fr", "web-stars")];
  expect(sky.say("stars-sky-of", named("Anouk"))).toBe("Le ciel d’Anouk");
  expect(sky.say("stars-look-at", named("Élise"))).toBe("Regarder le ciel d’Élise");
  expect(sky.say("stars-slate-still", named("Tom"))).toBe("L’ardoise de Tom");
  expect(house.say("empty-seat", named("Inès"))).toBe("Libérer la place d’Inès");
  expect(house.say("change-name", named("Œdipe"))).toBe("Changer le nom d’Œdipe");
  expect(house.say("about-person", named("Hulotte"))).toBe("À propos de Hulotte");
  expect(wordsFor("en").say("empty-seat", named("Inès"))).toBe("Free Inès’s seat");
});

test("where the first to answer does, a device is handed to any of its seats", () => {
  const asked = { awaited: [], question: 1, view: null };
  const views = new Map([0, 1, 2].map((seat) => [seat as number | null, asked]));
  expect(alsoAsked([0, 2], views, 0)).toEqual([2]);
  expect(alsoAsked([0, 2], views, 2)).toEqual([0]);
  expect(alsoAsked([0], views, 0)).toEqual([]);
});

test("where something cannot wait until a device comes round it is handed over for it", () => {
  const asked = (view: string) => ({ awaited: [0, 1, 2], question: 1, view });
  const views = new Map<number | null, ReturnType<typeof asked>>([
    [0, asked("marks")],
    [1, asked("agrees or not")],
    [2, asked("marks")],
  ]);
  const cannotWait = (view: unknown) => view === "agrees or not";
  expect(alsoAsked([0, 1, 2], views, 0, cannotWait)).toEqual([1]);
  expect(alsoAsked([0, 1, 2], views, 1, cannotWait)).toEqual([]);
});

test("where somebody is awaited a device goes from seat to seat by itself", () => {
  const views = new Map([[1 as number | null, { awaited: [1, 3], question: 1, view: null }]]);
  expect(alsoAsked([0, 1], views, 0)).toEqual([]);
  const over = new Map([[1 as number | null, { awaited: [], question: null, view: null }]]);
  expect(alsoAsked([0, 1], over, 0)).toEqual([]);
});
