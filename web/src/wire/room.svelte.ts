import { Line, type LineState, type Socket, type Unsent, type Why } from "./line";
import type { Heard, Hinted, Message, TableNow, View, You } from "./messages";

/** Something that a person or a bot said. */
export type Utterance = Extract<Message, { type: "reacted" }> | Heard["words"][number];

/** How much of what was said is kept. */
const LONGEST = 100;

/** A room as this device sees it now: the last of everything the house has shown. */
export class Room {
  readonly id: string;
  readonly screen: boolean;
  state = $state<LineState>("connecting");
  table = $state.raw<TableNow | null>(null);
  you = $state.raw<You | null>(null);
  views = $state.raw<ReadonlyMap<number | null, View>>(new Map());
  /** What a bot of the house last advised. */
  hinted = $state.raw<Hinted | null>(null);
  /** Why this device may not look, if it may not. */
  closed = $state.raw<Why | null>(null);
  /** What was said here, the latest last. */
  chatter = $state.raw<readonly Utterance[]>([]);
  readonly #ears = new Set<(said: Utterance) => void>();
  #drift = 0;
  readonly #line: Line;

  constructor(id: string, screen: boolean, open: () => Socket = openSocket) {
    this.id = id;
    this.screen = screen;
    this.#line = new Line(
      { room: id, screen },
      {
        hear: (message) => this.#hear(message),
        change: (state, why) => {
          this.state = state;
          this.closed = why;
        },
      },
      open,
    );
  }

  /** Whether this device is not at the table any more, and will not be again by itself. */
  get shut(): boolean {
    return this.state === "outdated" || this.state === "ended";
  }

  send(command: Unsent): Promise<void> {
    return this.#line.send(command);
  }

  hurry(): void {
    this.#line.hurry();
  }

  close(): void {
    this.#line.close();
  }

  /** The time by the house's clock. */
  now(): number {
    return Date.now() + this.#drift;
  }

  /** Whenever somebody says something; answers how to stop listening. */
  onsaid(ear: (said: Utterance) => void): () => void {
    this.#ears.add(ear);
    return () => this.#ears.delete(ear);
  }

  #hear(message: Message): void {
    switch (message.type) {
      case "welcome":
      case "pong":
        this.#drift = message.now - Date.now();
        break;
      case "table":
        if (this.table && message.number > this.table.number) this.views = new Map();
        this.table = message;
        break;
      case "you":
        this.you = message;
        break;
      case "view":
        this.views = new Map(this.views).set(message.seat, message);
        break;
      case "hinted":
        this.hinted = message;
        break;
      case "said":
      case "reacted":
      case "talked":
        this.chatter = [...this.chatter.slice(1 - LONGEST), message];
        for (const ear of this.#ears) ear(message);
        break;
      case "heard":
        this.chatter = message.words;
        break;
    }
  }
}

function openSocket(): Socket {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return new WebSocket(`${scheme}://${location.host}/ws`) as Socket;
}
