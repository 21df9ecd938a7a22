import { beforeAll, expect, test } from "vitest";
import { wordsFor } from "../../i18n/testing";
import { LANGS } from "../../i18n/words";
import { WITHOUT_A_WORD } from "../game";
import { deck } from "../pictures/deck.svelte";
import {
  asks,
  clueLines,
  clueText,
  clueWords,
  describe,
  heading,
  memoryText,
  ownerText,
  progress,
  revealedText,
  revealStatus,
  ruleAtHand,
  sheet,
  stateOf,
  status,
  stillAwaited,
  tell,
  waiting,
  whyText,
} from "./describe";
import { gainsOf, shownPictures } from "./present";
import { PLAYERS, REVEAL, viewOf } from "./sample";

const fr = wordsFor("fr", "dixit", "web-pictures", "web-dixit");
const en = wordsFor("en", "dixit", "web-pictures", "web-dixit");
const scene = (some = {}, said = en) => {
  const view = viewOf(some);
  return { view, seat: view.seat, players: PLAYERS, words: said };
};

beforeAll(() => {
  deck.hold([
    {
      id: "d011",
      caption: { fr: "Un phare sur une main", en: "A lighthouse on a hand" },
      description: { fr: "…", en: "…" },
      placeholder: "#222",
    },
  ]);
});

test("the line under the name says who tells, or what is left", () => {
  expect(status(scene())).toBe("Turn 1 · Tom is the storyteller");
  expect(status(scene({ teller: null, phase: "claim" }, fr))).toBe("Tour 1 · il reste 39 images");
});

test("while a turn is revealed the line speaks of that turn, not of who tells next", () => {
  const { view } = scene({ teller: 2, phase: "tell", points: [[0, 3, 3, 0]], last: REVEAL });
  expect(revealStatus(view, en)).toBe("Turn 1 · the reveal");
  expect(revealStatus(view, fr)).toBe("Tour 1 · on dévoile");
});

test("the table waits for you and others by name", () => {
  expect(waiting(scene())).toBe("Waiting for Inès and you.");
  expect(waiting(scene({ awaited: [0] }))).toBe("The table waits for you.");
  expect(waiting(scene({ awaited: [2, 3] }, fr))).toBe("On attend Inès et Anouk.");
});

test("where names would fill the page it is said how many have answered", () => {
  const twelve = { scores: Array<number>(12).fill(0), awaited: [3, 4, 5, 6, 7] };
  expect(stillAwaited(scene(twelve))).toBe("6 of 11 have voted.");
  expect(stillAwaited(scene({ awaited: [2, 3] }, fr))).toBe("On attend Inès et Anouk.");
});

test("how far the votes are is said in one line", () => {
  expect(progress(scene())).toBe("2 of 4 have voted. Waiting for Inès and you.");
  expect(progress(scene({ awaited: [0, 2, 3, 4] }, fr))).toBe("Personne n’a encore voté.");
});

test.each([
  ["claim", /^Who tells first\? Look at your hand\./],
  ["tell", /^Yours to tell\. Choose a picture/],
  ["give", /^Choose a picture of yours/],
  ["vote", /^Yours to vote: /],
])("what is asked in the step %s is said", (phase, said) => {
  const teller = phase === "claim" ? null : phase === "tell" ? 0 : 1;
  const awaited = phase === "claim" ? [] : [0];
  expect(asks(scene({ phase, teller, seat: 0, awaited, given: [], voted: [] }))).toMatch(said);
});

test("who looks on is not asked to be the first", () => {
  const claim = { phase: "claim", teller: null, clue: null, awaited: [], row: [] } as const;
  expect(asks(scene({ ...claim, seat: null }))).toBe("Who tells first?");
});

test("among three two pictures are asked for", () => {
  const three = { phase: "give", seat: 0, awaited: [0], given: [], scores: [0, 0, 0] } as const;
  expect(asks(scene(three))).toBe("Choose 2 pictures of yours for this clue, and give them.");
  expect(asks(scene(three, fr))).toMatch(/choisis 2 de tes images .+ donne-les\.$/);
});

test("a game that is over waits for nobody", () => {
  expect(waiting(scene({ phase: "over", awaited: [] }))).toBe("The game is over.");
});

test("who is not asked hears whom the table waits for", () => {
  expect(asks(scene({ phase: "vote", seat: 0, awaited: [1] }))).toMatch(/^Waiting for /);
});

test("a picture is told by its number and its caption, and one's own is called so", () => {
  expect(describe(scene()).join(" ")).toContain("2, A lighthouse on a hand, yours");
});

test("what is performed live is told without words", () => {
  const hum = { kind: "song", text: "" } as const;
  expect(clueWords(hum, en)).toBe("A tune to listen to");
  expect(clueText(hum, PLAYERS, 1, fr)).toMatch(/^Tom.: un air fredonné$/);
});

test("whoever tells in two languages tells in two lines", () => {
  const both = { kind: "phrase", text: "L’heure bleue · The blue hour" } as const;
  expect(clueLines(both, PLAYERS, 1, en)).toEqual(["L’heure bleue", "The blue hour"]);
  expect(clueLines({ kind: "mime", text: "" }, PLAYERS, 1, en)).toEqual(["A mime to watch"]);
});

test("a bot's clue is shown in what is read at the table, the reader's own language first", () => {
  const both = { kind: "phrase", text: "L’heure bleue · The blue hour" } as const;
  const reading = (...langs: readonly (string | null)[]) =>
    PLAYERS.map((player, seat) => ({ ...player, bot: seat === 1, reads: langs[seat] ?? null }));
  expect(clueLines(both, reading("en", null, "fr"), 1, en)).toEqual([
    "The blue hour",
    "L’heure bleue",
  ]);
  expect(clueLines(both, reading("fr", null, "fr"), 1, fr)).toEqual(["L’heure bleue"]);
  // The shared screen is nobody's: it shows what those at the table read.
  expect(clueLines(both, reading(null, null, "en"), 1, fr, true)).toEqual(["The blue hour"]);
  expect(clueLines(both, reading(null, null, "fr", "en"), 1, fr, true)).toHaveLength(2);
  expect(clueLines(both, reading(), 1, fr, true)).toEqual(["L’heure bleue"]);
  // Whoever has changed languages since they sat down reads what their page says.
  expect(clueText(both, reading("fr", null, "en"), 1, en)).not.toContain("bleue");
});

test("a picture of the reveal is told with its owner and its votes", () => {
  const told = shownPictures(REVEAL).map((shown) => revealedText(shown, PLAYERS, en));
  expect(told[1]).toBe("2, A lighthouse on a hand, yours. 2 votes: Inès and Basile");
});

test("French elides before a vowel", () => {
  expect([1, 2].map((seat) => ownerText(seat, PLAYERS, fr))).toEqual([
    "l’image de Tom",
    "l’image d’Inès",
  ]);
});

test("a clue that was given is told once", () => {
  const before = viewOf({ phase: "tell", clue: null, awaited: [1], row: [] });
  const after = scene({ phase: "give", awaited: [0, 2, 3, 4], row: [], given: [] });
  expect(tell(before, after)).toEqual(["Tom: “What grandmother never told us”"]);
  expect(tell(after.view, after)).toEqual([]);
});

test("who voted is told, but not for what", () => {
  expect(tell(viewOf({ awaited: [0, 2, 3] }), scene())).toEqual(["Anouk has voted."]);
});

test("a reveal tells whose it was, who found it, and what it brought", () => {
  const after = scene({
    phase: "tell",
    teller: 2,
    clue: null,
    row: [],
    given: [],
    awaited: [2],
    points: [REVEAL.points],
    last: REVEAL,
  });
  expect(tell(viewOf(), after)).toEqual([
    "It was Tom’s, picture\u00a03.",
    "Anouk found it.",
    "You gain 2 points.",
    "Tom gains 3 points.",
    "Inès gains 1 point.",
    "Anouk gains 3 points.",
    WITHOUT_A_WORD,
    "Inès tells now.",
  ]);
});

test("gains say why in a few words", () => {
  const gains = gainsOf(REVEAL, viewOf({ scores: [13, 12, 15, 9, 8] }));
  const why = gains.map((gain) => whyText(gain, fr, PLAYERS));
  expect(why).toEqual(["1 voix", "2 voix", "conte", "trouvé", ""]);
});

test("where votes are limited and two are allowed, reasons still add up to the points", () => {
  const reveal = {
    ...REVEAL,
    votes: [["d012"], [], ["d011", "d012"], ["d011"], ["d011", "d010"]],
    points: [3 + 1 + 2, 3, 3 + 1, 0, 0],
  };
  const options = { ...viewOf().options, second_vote: true, bonus_cap: 3 as const };
  const why = (some: Partial<typeof options>) =>
    gainsOf(reveal, viewOf({ scores: [9, 8, 7, 6, 5], options: { ...options, ...some } })).map(
      (gain) => whyText(gain, en, PLAYERS),
    );
  expect(why({})[0]).toBe("found it with one vote only: + 1, 3 votes");
  expect(why({})[2]).toBe("found it, 1 vote");
  expect(why({ second_vote: false })[0]).toBe("found it, 3 votes");
  const five = { ...reveal, votes: reveal.votes.map((_, seat) => (seat ? ["d011"] : [])) };
  expect(whyText(gainsOf(five, viewOf({ options }))[1]!, en, PLAYERS)).toBe("4 votes, 3 points");
});

test("the clue of the evening says whose it was, and how many it led to its picture", () => {
  expect(memoryText(REVEAL, PLAYERS, en)).toBe(
    "Tom’s clue. 1 of 4 found its picture: nobody did better tonight.",
  );
  const yours = PLAYERS.map((player) => ({ ...player, you: player.seat === REVEAL.teller }));
  expect(memoryText(REVEAL, yours, fr)).toMatch(/^Ton indice\. 1 sur 4 a trouvé ton image\s: p/);
  const missed = { ...REVEAL, votes: REVEAL.votes.map(() => []) };
  expect(memoryText(missed, yours, fr)).toBe("Ton indice. Personne n’a trouvé ton image.");
});

test("a seat's state is told beside its name", () => {
  const states = PLAYERS.map((player) => stateOf(scene(), player.seat));
  expect(states).toEqual(["your turn", "tells", "still looking", "has chosen", "has chosen"]);
});

test.each([
  ["claim", "R-DIXIT-2"],
  ["tell", "R-DIXIT-3"],
  ["give", "R-DIXIT-4"],
  ["vote", "R-DIXIT-6"],
] as const)("at %s the rules open at %s", (phase, rule) => {
  expect(ruleAtHand(viewOf({ phase }))).toBe(rule);
});

test("among three the rules open at the one that is theirs", () => {
  const scores = [0, 0, 0];
  expect(ruleAtHand(viewOf({ phase: "give", scores }))).toBe("R-DIXIT-20");
  expect(ruleAtHand(viewOf({ phase: "vote", scores }))).toBe("R-DIXIT-20");
});

test("a sheet adds up its turns", () => {
  expect(sheet({ turns: [3, 0, 5] }, en).at(-1)).toEqual({
    text: "In all",
    value: "8",
    total: true,
  });
});

test("in French nothing is counted in the singular, and as nothing", () => {
  expect(describe(scene({ scores: [0, 1, 2, 0, 0] }, fr)).join(" ")).toMatch(
    /Léa.: 0 point\. Tom.: 1 point\. Inès.: 2 points\./,
  );
});

test.each(LANGS)("every step has its words in %s", (lang) => {
  const said = lang === "fr" ? fr : en;
  const phases = [
    "claim",
    "choose-teller",
    "tell",
    "give",
    "lay-out",
    "vote",
    "reshuffle",
  ] as const;
  for (const phase of phases)
    for (const seat of [null, 0, 1]) {
      const here = scene({ phase, seat }, said);
      const { title, text } = heading(here);
      for (const line of [title, text, ...describe(here)])
        expect(line).not.toMatch(/^(dixit|picture)-[a-z]/);
    }
});
