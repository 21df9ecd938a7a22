// Written by scripts/schema.py from the Python structs. Do not edit.

/** The command with this id is done, and durable. */
export interface Ack {
  type: "ack";
  id: string;
}

/** A seat answers a question. Sent twice with one id, it is applied once. */
export interface Act {
  type: "act";
  seat: number;
  question: number;
  action: unknown;
  id: string;
}

/** The host puts a bot of the house on a seat. */
export interface AddBot {
  type: "add-bot";
  seat: number;
  bot: string;
  name: string;
  token?: string;
  persona?: string;
  id: string;
}

/** The host chooses options and the number of seats. */
export interface Arrange {
  type: "arrange";
  options: unknown;
  seats: number;
  id: string;
}

/** The connection ends: `restart` (come back at once), `removed`, `closed` or `slow`. */
export interface Bye {
  type: "bye";
  reason: "closed" | "removed" | "restart" | "slow";
}

/** One of a few values. */
export interface Choice {
  type: "choice";
  name: string;
  default: string | number | null;
  values: readonly (string | number | null)[];
  rule: string | null;
  when: Readonly<Record<string, readonly (string | number | boolean | null)[]>>;
  seats: readonly [number, number] | null;
}

/** The room that a code leads to. */
export interface Found {
  room: string;
}

/** A game on the shelf: who can play it, how, and against which bots. */
export interface GameShown {
  name: string;
  rules: number;
  seats: readonly [number, number];
  options: readonly (Choice | Switch | Number | Other)[];
  bots: readonly string[];
  personas: readonly string[];
}

/** The last words of the room, oldest first: all that were said and are still to be read. */
export interface Heard {
  type: "heard";
  words: readonly (Said | Talked)[];
}

/** The only human at the table asks what the house's best bot would answer; it is `hinted`. */
export interface Hint {
  type: "hint";
  seat: number;
  question: number;
  id: string;
}

/** What a bot that sees no more than this seat would answer to this question. */
export interface Hinted {
  type: "hinted";
  seat: number;
  question: number;
  action: unknown;
}

/** Give up a seat; the host may empty any before the start. */
export interface Leave {
  type: "leave";
  seat: number;
  id: string;
}

/** A personal link, and its QR code as an SVG image. */
export interface LinkMade {
  url: string;
  svg: string;
}

/** Who is asking, and where others find this house. */
export interface Me {
  program: boolean;
  address: string;
}

/** The host silences whoever sits there, bots too, or lets them speak again. */
export interface Mute {
  type: "mute";
  seat: number;
  muted: boolean;
  id: string;
}

/** One of my tables, as the list shows it. */
export interface MyRoom {
  room: string;
  code: string;
  game: string;
  phase: string;
  number: number;
  names: readonly (string | null)[];
  yours: readonly number[];
  awaited: readonly number[];
  waits_for_you: boolean;
  at: number;
}

/** What an outside program shows to be known: `Authorization: Bearer TOKEN`. */
export interface NewProgram {
  token: string;
}

/** A whole number within bounds. */
export interface Number {
  type: "number";
  name: string;
  default: number;
  low: number;
  high: number;
  rule: string | null;
  when: Readonly<Record<string, readonly (string | number | boolean | null)[]>>;
  seats: readonly [number, number] | null;
}

/** The table that somebody wants to open. */
export interface OpenRoom {
  game: string;
  seats: number;
  options?: Readonly<Record<string, unknown>>;
  pace?: Pace;
}

/** Something richer, described by its JSON schema. */
export interface Other {
  type: "other";
  name: string;
  default: unknown;
  schema: Readonly<Record<string, unknown>>;
  rule: string | null;
  when: Readonly<Record<string, readonly (string | number | boolean | null)[]>>;
  seats: readonly [number, number] | null;
}

/**
 * How patient a table is.
 *
 * `limit` is for one question: a gentle clock reminds when it has passed, a firm one lets `bot`
 * play. `grace` is how long a seat may be silent before `bot` plays for it; None: for ever.
 * `patience` is how long a deal waits that may settle what nobody has answered.
 */
export interface Pace {
  clock?: "firm" | "gentle" | "none";
  limit?: number;
  grace?: number | null;
  patience?: number;
  bot?: string;
}

/** The host makes the player of a seat host. */
export interface PassHost {
  type: "pass-host";
  seat: number;
  id: string;
}

/** Stop the clocks and the game. */
export interface Pause {
  type: "pause";
  id: string;
}

/** Is anyone there? Answered by `pong`. */
export interface Ping {
  type: "ping";
  id: string;
}

/** The house is there. */
export interface Pong {
  type: "pong";
  id: string;
  now: number;
}

/** A quick reaction, from a seat of one's own or, under any `name`, from none. */
export interface React {
  type: "react";
  reaction: "again" | "bravo" | "heart" | "hurry" | "laugh" | "sorry" | "think" | "wow";
  seat?: number | null;
  name?: string;
  id: string;
}

/** Somebody reacted. */
export interface Reacted {
  type: "reacted";
  seat: number | null;
  name: string;
  reaction: "again" | "bravo" | "heart" | "hurry" | "laugh" | "sorry" | "think" | "wow";
  at: number;
}

/** Take back a seat that a bot covers. */
export interface Reclaim {
  type: "reclaim";
  seat: number;
  id: string;
}

/** A deal, or a seat and what it played; the rules' own forms read what is inside. */
export interface RecordedMove {
  dealt?: unknown;
  seat?: number;
  played?: unknown;
  at?: string;
}

/**
 * The command with this id is refused: by which rule, and why.
 *
 * `id` is null where the command could not even be read so far. `rule` is a numbered rule of the
 * game, or `table` or `house`; `key` names the message `refused-KEY`.
 */
export interface Refused {
  type: "refused";
  id: string | null;
  rule: string;
  key: string;
  params: Readonly<Record<string, string | number | boolean | readonly (string | number)[]>>;
}

/** Play again after the `number`-th game: same room, same seats; asked twice, done once. */
export interface Rematch {
  type: "rematch";
  number: number;
  id: string;
}

/** The host shows the player of a seat out; they cannot come back. */
export interface Remove {
  type: "remove";
  seat: number;
  id: string;
}

/** The host asks for a new code; the old one leads nowhere any more. */
export interface RenewCode {
  type: "renew-code";
  id: string;
}

/** A finished game step by step: `views[n]` is what the seat saw after n moves. */
export interface Replay {
  moves: readonly RecordedMove[];
  views: readonly unknown[];
  outcome: unknown;
}

/** Let the game go on. */
export interface Resume {
  type: "resume";
  id: string;
}

/** A room that was opened, and how others come to it. */
export interface RoomOpened {
  room: string;
  code: string;
  url: string;
}

/** One numbered rule in one language. */
export interface Rule {
  id: string;
  title: string;
  text: string;
}

/** Somebody said something; `seat` null: somebody who only watches. */
export interface Said {
  type: "said";
  seat: number | null;
  name: string;
  text: string;
  at: number;
}

/** A few words to the room, from a seat of one's own or, under any `name`, from none. */
export interface Say {
  type: "say";
  text: string;
  seat?: number | null;
  name?: string;
  id: string;
}

/**
 * A seat as everyone sees it.
 *
 * `language`: what its player reads; null: nobody reads there. `present`: a device of its player
 * is connected. `covers_at`: when a bot will play for it.
 */
export interface SeatNow {
  name: string | null;
  kind: "bot" | "empty" | "human";
  token: string;
  language: string | null;
  bot: string | null;
  persona: string;
  program: boolean;
  host: boolean;
  present: boolean;
  covered: boolean;
  gone: boolean;
  muted: boolean;
  covers_at: number | null;
}

/** The host chooses clocks and patience. */
export interface SetPace {
  type: "set-pace";
  pace: Pace;
  id: string;
}

/** The host opens or closes the room to those who have no seat. */
export interface SetSpectators {
  type: "set-spectators";
  welcome: boolean;
  id: string;
}

/** The host lets the bots of this room talk, or asks them all to be quiet. */
export interface SetTalk {
  type: "set-talk";
  talk: boolean;
  id: string;
}

/** Take a free seat, or be called otherwise in one's own; `seat` null: the first free one. */
export interface Sit {
  type: "sit";
  name: string;
  seat?: number | null;
  token?: string;
  language?: string;
  nonce?: string;
  id: string;
}

/** The host starts the game. */
export interface Start {
  type: "start";
  id: string;
}

/** The host lets two seats change places. */
export interface Swap {
  type: "swap";
  one: number;
  other: number;
  id: string;
}

/** On or off. */
export interface Switch {
  type: "switch";
  name: string;
  default: boolean;
  rule: string | null;
  when: Readonly<Record<string, readonly (string | number | boolean | null)[]>>;
  seats: readonly [number, number] | null;
}

/**
 * The room and its table: who sits where, and how it is played; not the game itself.
 *
 * `number` counts the games of this room: when it grows, all views so far are of the past.
 * `seed` and `nonces` are shown when the game is over, and `outcome`, null until then, says how it
 * ended. `talk`: whether its bots may talk.
 */
export interface TableNow {
  type: "table";
  room: string;
  number: number;
  table: string;
  code: string;
  game: string;
  rules: number;
  options: unknown;
  pace: Pace;
  phase: "open" | "over" | "paused" | "playing";
  seats: readonly SeatNow[];
  spectators_welcome: boolean;
  talk: boolean;
  watching: number;
  commitment: string;
  seed: string | null;
  nonces: readonly string[] | null;
  outcome: unknown;
}

/**
 * A bot speaks: the words are `persona-PERSONA-OCCASION`, in the reader's own language.
 *
 * Where it has several ways to say it, the whole seconds of `at`, modulo 3, are `$nth` of them.
 */
export interface Talked {
  type: "talked";
  seat: number;
  persona: string;
  occasion: "bye" | "easy" | "hello" | "missed" | "shared" | "tell" | "think" | "win";
  at: number;
}

/** The only human at the table takes back a move. */
export interface Undo {
  type: "undo";
  id: string;
}

/**
 * All that a seat may know of the game now; `seat` null: what everyone may know.
 *
 * `question` is the number that an action of this seat must carry; null: it is asked nothing.
 * `awaited` are the seats the game waits for, `deadlines` when their time is up, by seat, and
 * `settles_at` when chance will settle what nobody has answered.
 */
export interface View {
  type: "view";
  seat: number | null;
  question: number | null;
  awaited: readonly number[];
  deadlines: Readonly<Record<string, number>>;
  settles_at: number | null;
  view: unknown;
}

/**
 * Look at a room, now and whenever it changes; also how a broken connection is taken up again.
 *
 * `screen`: as the shared screen, which sees what everyone may see.
 */
export interface Watch {
  type: "watch";
  room: string;
  screen?: boolean;
  id: string;
}

/** The first message of a connection. `now` lets a client set its clock by the house's. */
export interface Welcome {
  type: "welcome";
  version: string;
  now: number;
  program: boolean;
  protocol: 1;
}

/** Which seats this connection may act for, and whether it is the host's. */
export interface You {
  type: "you";
  seats: readonly number[];
  host: boolean;
  screen: boolean;
}

export type Command =
  | Watch
  | Sit
  | AddBot
  | Leave
  | Swap
  | Arrange
  | SetPace
  | PassHost
  | Start
  | Act
  | Undo
  | Hint
  | Pause
  | Resume
  | Reclaim
  | Rematch
  | SetSpectators
  | SetTalk
  | RenewCode
  | Mute
  | Remove
  | Say
  | React
  | Ping;

export type Message =
  | Welcome
  | Pong
  | Ack
  | Refused
  | TableNow
  | You
  | View
  | Hinted
  | Said
  | Reacted
  | Talked
  | Heard
  | Bye;
