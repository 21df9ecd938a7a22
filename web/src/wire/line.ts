import type { Bye, Command, Message, Refused } from "./messages";
import { randomHex } from "./random";

/** `lost`: it broke, and is being taken up again. `ended`: it will not be. */
export type LineState = "connecting" | "live" | "lost" | "ended" | "outdated";

/** A command before it has its id. */
export type Unsent = Command extends infer C ? (C extends Command ? Omit<C, "id"> : never) : never;

/** As much of a WebSocket as a line needs. */
export interface Socket {
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
  send(text: string): void;
  close(): void;
}

export interface Hooks {
  hear(message: Message): void;
  change(state: LineState, why: Bye["reason"] | null): void;
}

interface Waiting {
  command: Command;
  /** How many beats it has waited for. */
  beats: number;
  done(): void;
  refuse(why: Refused): void;
}

const PROTOCOL = 1;
const FIRST_WAIT = 250;
const LONGEST_WAIT = 8_000;
const PATIENCE = 6_000;
const BEAT = 15_000;

/**
 * One socket to one room that mends itself.
 *
 * What was sent and not answered is sent again, with the same id, after the line is taken up; an
 * act that waits for long is, too, on a line that seems well: the house applies it once. A line that is silent although something was asked counts as broken: a
 * phone that changes its network is told nothing.
 */
export class Line {
  readonly #room: { room: string; screen: boolean };
  readonly #hooks: Hooks;
  readonly #open: () => Socket;
  readonly #waiting = new Map<string, Waiting>();
  #socket: Socket | null = null;
  #state: LineState = "connecting";
  #wait = FIRST_WAIT;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #doubt: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setInterval>;

  constructor(room: { room: string; screen: boolean }, hooks: Hooks, open: () => Socket) {
    this.#room = room;
    this.#hooks = hooks;
    this.#open = open;
    this.#beat = setInterval(() => this.#state === "live" && this.#pulse(), BEAT);
    this.#connect();
  }

  get state(): LineState {
    return this.#state;
  }

  /** Done when the house has it on its disk; refused with the rule that says no. */
  send(command: Unsent): Promise<void> {
    const whole = { ...command, id: randomHex(12) } as Command;
    return new Promise((done, refuse) => {
      this.#waiting.set(whole.id, { command: whole, beats: 0, done, refuse });
      if (this.#state === "live") this.#write(whole);
    });
  }

  /** The device says that it is back, or awake: do not wait any longer. */
  hurry(): void {
    if (this.#state === "lost") this.#connect();
    else if (this.#state === "live") this.#say({ type: "ping" });
  }

  close(): void {
    clearInterval(this.#beat);
    this.#finish("ended", null);
  }

  #connect(): void {
    clearTimeout(this.#retry);
    this.#drop();
    const socket = this.#open();
    this.#socket = socket;
    socket.onmessage = (event) => this.#hear(JSON.parse(String(event.data)) as Message);
    socket.onclose = () => this.#lose();
    this.#expect();
  }

  #hear(message: Message): void {
    clearTimeout(this.#doubt);
    if (message.type === "welcome") this.#greet(message.protocol);
    if (message.type === "bye") this.#part(message.reason);
    if (message.type === "ack") this.#acked(message.id);
    if (message.type === "refused") this.#refused(message);
    this.#hooks.hear(message);
  }

  #greet(protocol: number): void {
    if (protocol !== PROTOCOL) return this.#finish("outdated", null);
    const id = randomHex(12);
    this.#waiting.set(id, {
      command: { type: "watch", id, ...this.#room },
      beats: 0,
      done: () => this.#resume(),
      refuse: () => this.#finish("ended", null),
    });
    this.#write({ type: "watch", id, ...this.#room });
  }

  /** Is the house still there? And nobody waits for ever for an answer that was lost. */
  #pulse(): void {
    this.#say({ type: "ping" });
    for (const waiting of this.#waiting.values())
      if (waiting.command.type === "act" && ++waiting.beats > 1) this.#write(waiting.command);
  }

  /** The room shows itself again: say once more what was not answered. */
  #resume(): void {
    this.#wait = FIRST_WAIT;
    this.#become("live", null);
    for (const { command } of this.#waiting.values()) this.#write(command);
  }

  #acked(id: string): void {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    waiting?.done();
  }

  #refused(why: Refused): void {
    const waiting = why.id === null ? undefined : this.#waiting.get(why.id);
    if (!waiting) return;
    if (why.key === "try-again") {
      setTimeout(() => this.#state === "live" && this.#write(waiting.command), FIRST_WAIT);
      return;
    }
    this.#waiting.delete(waiting.command.id);
    waiting.refuse(why);
  }

  #part(reason: Bye["reason"]): void {
    if (reason === "removed" || reason === "closed") this.#finish("ended", reason);
  }

  #say(command: Unsent): void {
    this.#write({ ...command, id: randomHex(12) } as Command);
  }

  #write(command: Command): void {
    this.#socket?.send(JSON.stringify(command));
    this.#expect();
  }

  /** Something is due: if nothing comes, the line is broken whatever the browser believes. */
  #expect(): void {
    clearTimeout(this.#doubt);
    this.#doubt = setTimeout(() => this.#lose(), PATIENCE);
  }

  #lose(): void {
    this.#drop();
    this.#forgetWatch();
    if (this.#state === "ended" || this.#state === "outdated") return;
    this.#become("lost", null);
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => this.#connect(), this.#wait * (0.75 + Math.random() / 2));
    this.#wait = Math.min(2 * this.#wait, LONGEST_WAIT);
  }

  #forgetWatch(): void {
    for (const [id, { command }] of this.#waiting)
      if (command.type === "watch") this.#waiting.delete(id);
  }

  #finish(state: LineState, why: Bye["reason"] | null): void {
    clearTimeout(this.#retry);
    this.#become(state, why);
    this.#drop();
  }

  #drop(): void {
    clearTimeout(this.#doubt);
    const socket = this.#socket;
    this.#socket = null;
    if (!socket) return;
    socket.onmessage = socket.onclose = socket.onopen = null;
    socket.close();
  }

  #become(state: LineState, why: Bye["reason"] | null): void {
    if (state === this.#state) return;
    this.#state = state;
    this.#hooks.change(state, why);
  }
}
