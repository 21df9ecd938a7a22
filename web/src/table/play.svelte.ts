import type { AnyGame, Scene } from "../games/game";
import { say } from "../i18n/speech.svelte";
import type { Words } from "../i18n/words";
import { live, toasts } from "../ui/toasts.svelte";
import type { Refused, View } from "../wire/messages";
import type { Room } from "../wire/room.svelte";
import { Chronicle, inChapters, type Line } from "./chronicle.svelte";
import { chime } from "./sound";
import { refusalText, ruleNumber } from "./refusals";

/** What one device does at a table: it answers for its seats and hears what happens. */
export class Playing {
  busy = $state(false);
  readonly #chronicles = new Map<number | null, Chronicle>();
  readonly #room: Room;
  readonly #openRule: (id: string) => void;
  /** What each seat of this device saw last, and whose it was that was told last. */
  readonly #before = new Map<number | null, View>();
  #seat: number | null | undefined;
  /** What is played here, since its first view came. */
  #game: AnyGame | undefined;
  /** What was last said to be asked, or whom the table was said to wait for. */
  #asks = "";

  constructor(room: Room, openRule: (id: string) => void) {
    this.#room = room;
    this.#openRule = openRule;
  }

  /** What happened, as a seat was told it: what one saw is no story for whoever plays beside them. */
  chronicle(seat: number | null): Chronicle {
    const table = `${this.#room.id}.${this.#room.table?.number ?? 0}`;
    const kept = this.#chronicles.get(seat) ?? new Chronicle(`${table}.${seat ?? "all"}`);
    this.#chronicles.set(seat, kept);
    return kept;
  }

  /** Answer for a seat; false: refused, and the person was told why. */
  async act(words: Words, seat: number, question: number, action: unknown): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    try {
      await this.#room.send({ type: "act", seat, question, action });
      toasts.clear();
      return true;
    } catch (refused) {
      this.refuse(words, refused as Refused);
      return false;
    } finally {
      this.busy = false;
    }
  }

  /** What the house's best bot would answer for a seat; null: refused, and the person was told why. */
  async hint(words: Words, seat: number, question: number): Promise<unknown> {
    try {
      await this.#room.send({ type: "hint", seat, question });
    } catch (refused) {
      this.refuse(words, refused as Refused);
      return null;
    }
    const { hinted } = this.#room;
    return hinted?.seat === seat && hinted.question === question ? hinted.action : null;
  }

  /** Why not, beside its rule; it stays until the next move. */
  refuse(words: Words, refused: Refused): void {
    const text = refusalText(words, refused, this.#game);
    const number = ruleNumber(refused.rule);
    toasts.show({
      tone: "bad",
      strong: text,
      stays: true,
      link: number
        ? { text: say("rule-number", { number }), go: () => this.#openRule(refused.rule) }
        : undefined,
    });
  }

  /**
   * A view came: say what changed since the last one of the same seat, and what is asked now, or that
   * the game is over. Nobody may be awaited before that, too: while anybody may be the first.
   */
  hear(game: AnyGame, scene: Scene<unknown>, view: View, over: boolean): void {
    const before = this.#before.get(view.seat);
    const stays = this.#seat === view.seat;
    this.#before.set(view.seat, view);
    this.#seat = view.seat;
    this.#game = game;
    const told = before ? toldIn(game, before.view, scene) : [];
    this.chronicle(view.seat).add(told);
    // The table may be told to be over before its last view has come.
    const ended = over && !view.awaited.length;
    const asks = ended ? say("my-table-over") : game.asks(scene);
    const fresh = asks !== this.#asks;
    this.#asks = asks;
    // Who may still change their mind is asked, but not awaited.
    const awaited = view.awaited.some((seat) => seat === view.seat);
    live.say([...told.map(({ text }) => text), ...(fresh && !awaited ? [asks] : [])].join(" "));
    if (!awaited || before?.question === view.question) return;
    live.insist(asks);
    // Whoever has just taken the device knows whose turn it is.
    if (stays) chime();
  }
}

/** What happened between two views, each sentence in its chapter. */
function toldIn(game: AnyGame, before: unknown, scene: Scene<unknown>): readonly Line[] {
  const told = game.tell(before, scene);
  return inChapters(told, game.chapter({ ...scene, view: before }), game.chapter(scene));
}
