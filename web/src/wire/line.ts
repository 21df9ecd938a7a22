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

/** Why a line has ended, as a refusal is said. */
export type Why = Pick<Refused, "key" | "params">;

export interface Hooks {
  hear(message: Message): void;
  change(state: LineState, why: Why | null): void;
}

interface Waiting {
  readonly command: Command;
  /** It was put on a line, and may have reached the house though no answer came. */
  sent: boolean;
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

/** The house knows these when they come again: by their id, by the game they name, or as a question. */
const AGAIN: readonly Command["type"][] = ["act", "rematch", "hint"];

/**
 * One socket to one room that mends itself.
 *
 * What was not answered is sent again, with the same id, after the line is taken up, where the house
 * would not do it twice; of the rest it is said that nobody knows. An act that waits for long is sent
 * again on a line that seems well, too. A line that is silent although something was asked counts as
 * broken: a phone that changes its network is told nothing.
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
      const waiting = { command: whole, sent: false, beats: 0, done, refuse };
      this.#waiting.set(whole.id, waiting);
      if (this.#state === "live") this.#ask(waiting);
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
    if (message.type === "ack") this.#answer(this.#waiting.get(message.id))?.done();
    if (message.type === "refused") this.#refused(message);
    this.#hooks.hear(message);
  }

  #greet(protocol: number): void {
    if (protocol !== PROTOCOL) return this.#finish("outdated", null);
    const id = randomHex(12);
    const watch: Waiting = {
      command: { type: "watch", id, ...this.#room },
      sent: false,
      beats: 0,
      done: () => this.#resume(),
      refuse: (why) => this.#finish("ended", why),
    };
    this.#waiting.set(id, watch);
    this.#ask(watch);
  }

  /** Is the house still there? And nobody waits for ever for an answer that was lost. */
  #pulse(): void {
    this.#say({ type: "ping" });
    for (const waiting of this.#waiting.values())
      if (waiting.command.type === "act" && ++waiting.beats > 1) this.#ask(waiting);
  }

  /** The room shows itself again: say what was not said yet, and once more what may be. */
  #resume(): void {
    this.#wait = FIRST_WAIT;
    this.#become("live", null);
    for (const waiting of [...this.#waiting.values()]) {
      if (!waiting.sent || mayRepeat(waiting)) this.#ask(waiting);
      else this.#answer(waiting)?.refuse(unanswered(waiting));
    }
  }

  #refused(why: Refused): void {
    const waiting = this.#waiting.get(why.id ?? "");
    if (why.key === "try-again" && waiting) this.#unkept(waiting);
    else this.#answer(waiting)?.refuse(why);
  }

  /** Storage was away: what was asked may be kept all the same, or not. */
  #unkept(waiting: Waiting): void {
    if (waiting.command.type === "watch") this.#lose();
    else if (mayRepeat(waiting))
      setTimeout(() => this.#state === "live" && this.#ask(waiting), FIRST_WAIT);
    else this.#answer(waiting)?.refuse(unanswered(waiting));
  }

  /** This one has its answer. */
  #answer(waiting: Waiting | undefined): Waiting | undefined {
    if (waiting) this.#waiting.delete(waiting.command.id);
    return waiting;
  }

  #part(reason: Bye["reason"]): void {
    if (reason === "removed") this.#finish("ended", { key: "removed", params: {} });
    if (reason === "closed") this.#finish("ended", { key: "spectators-closed", params: {} });
  }

  #ask(waiting: Waiting): void {
    waiting.sent = true;
    this.#write(waiting.command);
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
    if (this.#state === "ended" || this.#state === "outdated") return;
    this.#become("lost", null);
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => this.#connect(), this.#wait * (0.75 + Math.random() / 2));
    this.#wait = Math.min(2 * this.#wait, LONGEST_WAIT);
  }

  /** What was watched on a line that is gone: the next one asks for itself. */
  #forgetWatch(): void {
    for (const [id, { command }] of this.#waiting)
      if (command.type === "watch") this.#waiting.delete(id);
  }

  #finish(state: LineState, why: Why | null): void {
    clearTimeout(this.#retry);
    this.#become(state, why);
    this.#drop();
  }

  #drop(): void {
    clearTimeout(this.#doubt);
    this.#forgetWatch();
    const socket = this.#socket;
    this.#socket = null;
    if (!socket) return;
    socket.onmessage = socket.onclose = socket.onopen = null;
    socket.close();
  }

  #become(state: LineState, why: Why | null): void {
    if (state === this.#state) return;
    this.#state = state;
    this.#hooks.change(state, why);
  }
}

function mayRepeat({ command }: Waiting): boolean {
  return AGAIN.includes(command.type);
}

/** Nobody knows whether it was done: whoever asked looks, and decides. */
function unanswered({ command }: Waiting): Refused {
  return { type: "refused", id: command.id, rule: "house", key: "unanswered", params: {} };
}
