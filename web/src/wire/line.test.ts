import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Line, type LineState, type Socket, type Unsent } from "./line";
import type { Command, Message } from "./messages";

/** A socket that remembers what was said and lets a test answer. */
class Fake implements Socket {
  static all: Fake[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  sent: Command[] = [];
  closed = false;

  constructor() {
    Fake.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Command);
  }
  close(): void {
    this.closed = true;
  }
  say(message: Message): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  /** Greet, and let the room show itself. */
  admit(): void {
    this.say({ type: "welcome", version: "1", now: 0, program: false, protocol: 1 });
    this.say({ type: "ack", id: this.sent[0]?.id ?? "" });
  }
}

let states: LineState[];
let line: Line;

beforeEach(() => {
  vi.useFakeTimers();
  Fake.all = [];
  states = [];
  line = new Line(
    { room: "abcdefghjkmnpqrs", screen: false },
    { hear: () => {}, change: (state) => states.push(state) },
    () => new Fake(),
  );
});

afterEach(() => {
  line.close();
  vi.useRealTimers();
});

function last(): Fake {
  const socket = Fake.all.at(-1);
  if (!socket) throw new Error("No socket was opened");
  return socket;
}

test("a line is live when the room has shown itself", () => {
  last().admit();
  expect(last().sent[0]).toMatchObject({ type: "watch", room: "abcdefghjkmnpqrs" });
  expect(states).toEqual(["live"]);
});

test("what was not answered is said again, with the same id, when the line is back", () => {
  last().admit();
  void line.send({ type: "act", seat: 0, question: 3, action: { type: "pass" } });
  const first = last().sent.at(-1);
  last().onclose?.();
  vi.advanceTimersByTime(1_000);
  last().admit();
  expect(Fake.all).toHaveLength(2);
  expect(last().sent.at(-1)).toEqual(first);
});

test("what was answered is not said again", async () => {
  last().admit();
  const done = line.send({ type: "start" });
  last().say({ type: "ack", id: last().sent.at(-1)?.id ?? "" });
  await done;
  last().onclose?.();
  vi.advanceTimersByTime(1_000);
  last().admit();
  expect(last().sent.map((command) => command.type)).toEqual(["watch"]);
});

test("what is chosen while the line is broken is sent when it is back", () => {
  last().admit();
  last().onclose?.();
  void line.send({ type: "undo" });
  vi.advanceTimersByTime(1_000);
  last().admit();
  expect(last().sent.map((command) => command.type)).toEqual(["watch", "undo"]);
});

test("a minute without a network is waited out, and what was chosen meanwhile is sent", () => {
  last().admit();
  last().onclose?.();
  void line.send({ type: "act", seat: 0, question: 3, action: { type: "pass" } });
  for (let second = 0; second < 60; second++) {
    vi.advanceTimersByTime(1_000);
    last().onclose?.();
  }
  // Again and again, but no storm at the door of the house.
  expect(Fake.all.length).toBeGreaterThan(5);
  expect(Fake.all.length).toBeLessThan(20);
  const tried = Fake.all.length;
  while (Fake.all.length === tried) vi.advanceTimersByTime(100);
  last().admit();
  expect(states).toEqual(["live", "lost", "live"]);
  expect(last().sent.map((command) => command.type)).toEqual(["watch", "act"]);
});

test("a line that stays silent after a question counts as broken", () => {
  last().admit();
  void line.send({ type: "start" });
  vi.advanceTimersByTime(6_001);
  expect(states).toEqual(["live", "lost"]);
  expect(Fake.all[0]?.closed).toBe(true);
});

test("an act whose answer was lost is said again on a line that is well; other words are not", () => {
  last().admit();
  void line.send({ type: "act", seat: 0, question: 3, action: { type: "pass" } });
  void line.send({ type: "say", seat: 0, name: "", text: "hello" });
  for (let beat = 0; beat < 5; beat++) {
    last().say({ type: "pong", id: "", now: 0 });
    vi.advanceTimersByTime(5_000);
    last().say({ type: "pong", id: "", now: 0 });
    vi.advanceTimersByTime(5_000);
  }
  const said = last().sent.map((command) => command.type);
  expect(said.filter((type) => type === "act").length).toBeGreaterThan(1);
  expect(said.filter((type) => type === "say")).toHaveLength(1);
});

test("a refusal rejects the command with its rule", async () => {
  last().admit();
  const sent = line.send({ type: "start" });
  const id = last().sent.at(-1)?.id ?? "";
  last().say({ type: "refused", id, rule: "table", key: "empty-seats", params: { seats: [1] } });
  await expect(sent).rejects.toMatchObject({ key: "empty-seats" });
});

/** Storage was away, the house says of the last command. */
function away(): string {
  const id = last().sent.at(-1)?.id ?? "";
  last().say({ type: "refused", id, rule: "house", key: "try-again", params: {} });
  return id;
}

test("when storage was away an act is tried again by itself", () => {
  last().admit();
  void line.send({ type: "act", seat: 0, question: 3, action: { type: "pass" } });
  const id = away();
  vi.advanceTimersByTime(300);
  expect(last().sent.filter((command) => command.id === id)).toHaveLength(2);
});

test("when storage was away before the room was shown, the line is taken up again", () => {
  last().say({ type: "welcome", version: "1", now: 0, program: false, protocol: 1 });
  away();
  vi.advanceTimersByTime(1_000);
  expect(Fake.all).toHaveLength(2);
  last().admit();
  expect(states).toEqual(["lost", "live"]);
});

const AGAIN: readonly Unsent[] = [
  { type: "act", seat: 0, question: 3, action: { type: "pass" } },
  { type: "hint", seat: 0, question: 3 },
  { type: "rematch", number: 1 },
];
const ONCE: readonly Unsent[] = [
  { type: "undo" },
  { type: "swap", one: 0, other: 1 },
  { type: "say", seat: 0, name: "", text: "hello" },
  { type: "react", seat: 0, name: "", reaction: "bravo" },
  { type: "sit", seat: null, name: "Léa", token: "moon", language: "fr", nonce: "" },
  { type: "leave", seat: 1 },
  { type: "remove", seat: 1 },
  { type: "renew-code" },
  { type: "start" },
];

function breakAndMend(): void {
  last().onclose?.();
  vi.advanceTimersByTime(1_000);
  last().admit();
}

test.each(AGAIN)("what the house knows when it comes again is said again: $type", (command) => {
  last().admit();
  void line.send(command);
  breakAndMend();
  expect(last().sent.map(({ type }) => type)).toEqual(["watch", command.type]);
});

test.each(ONCE)(
  "what would be done twice is not said again, and nobody knows: $type",
  async (command) => {
    last().admit();
    const sent = line.send(command);
    breakAndMend();
    expect(last().sent.map(({ type }) => type)).toEqual(["watch"]);
    await expect(sent).rejects.toMatchObject({ key: "unanswered" });
  },
);

test("whether storage that was away has kept what would be done twice, nobody knows either", async () => {
  last().admit();
  const sent = line.send({ type: "undo" });
  const id = away();
  vi.advanceTimersByTime(1_000);
  expect(last().sent.filter((command) => command.id === id)).toHaveLength(1);
  await expect(sent).rejects.toMatchObject({ key: "unanswered" });
});

test("a house that speaks another protocol makes the page outdated", () => {
  last().say({ type: "welcome", version: "9", now: 0, program: false, protocol: 2 as 1 });
  expect(states).toEqual(["outdated"]);
});

test("whoever was shown out does not knock again", () => {
  last().admit();
  last().say({ type: "bye", reason: "removed" });
  vi.advanceTimersByTime(60_000);
  expect(states).toEqual(["live", "ended"]);
  expect(Fake.all).toHaveLength(1);
});

test("after a restart of the house the line is taken up again", () => {
  last().admit();
  last().say({ type: "bye", reason: "restart" });
  last().onclose?.();
  vi.advanceTimersByTime(1_000);
  last().admit();
  expect(states).toEqual(["live", "lost", "live"]);
});

test("a line that is taken up twice in a hurry is live, whatever the first asked", () => {
  last().admit();
  last().onclose?.();
  line.hurry();
  last().say({ type: "welcome", version: "1", now: 0, program: false, protocol: 1 });
  line.hurry();
  last().admit();
  expect(states.at(-1)).toBe("live");
});
