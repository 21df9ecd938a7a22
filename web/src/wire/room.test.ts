import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Socket } from "./line";
import type { Command, Message } from "./messages";
import { Room } from "./room.svelte";

/** A house that greets whoever comes, and answers as it is told to. */
class House implements Socket {
  static now: House;
  static answer: (id: string) => Message = (id) => ({ type: "ack", id });
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor() {
    House.now = this;
  }
  send(text: string): void {
    this.say(House.answer((JSON.parse(text) as Command).id));
  }
  close(): void {}
  say(message: Message): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  greet(): void {
    this.say({ type: "welcome", version: "1", now: 0, program: false, protocol: 1 });
  }
}

const refuse = (key: string) => (id: string) =>
  ({ type: "refused", id, rule: "house", key, params: {} }) as const;

let room: Room;

beforeEach(() => {
  vi.useFakeTimers();
  House.answer = (id) => ({ type: "ack", id });
  room = new Room("abcdefghjkmnpqrs", false, () => new House());
});

afterEach(() => {
  room.close();
  vi.useRealTimers();
});

function comeAgain(): void {
  House.now.onclose?.();
  vi.advanceTimersByTime(1_000);
  House.now.greet();
}

test.each(["spectators-closed", "no-such-room", "removed"])(
  "whoever comes again and is refused is told why: %s",
  (key) => {
    House.now.greet();
    House.now.say({ type: "table", number: 1 } as Message);
    House.answer = refuse(key);
    comeAgain();
    expect([room.state, room.closed?.key]).toEqual(["ended", key]);
  },
);

test.each([
  ["removed", "removed"],
  ["closed", "spectators-closed"],
] as const)("whoever is shown out is told why: %s", (reason, key) => {
  House.now.greet();
  House.now.say({ type: "bye", reason });
  expect([room.state, room.closed?.key]).toEqual(["ended", key]);
});

test("a command that is refused closes no table", async () => {
  House.now.greet();
  House.answer = refuse("not-host");
  await expect(room.send({ type: "start" })).rejects.toMatchObject({ key: "not-host" });
  expect([room.state, room.closed]).toEqual(["live", null]);
});
