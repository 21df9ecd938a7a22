import type { Params, Words } from "../../i18n/words";
import type { Player } from "../../table/players";
import type { Sheet, SkyView, View } from "../../wire/games/look-at-the-stars";
import { CARDS } from "../../wire/games/star-cards";
import { plain } from "../emphasis";
import { WITHOUT_A_WORD, type Part, type Scene, type Told } from "../game";
import { turnsOf } from "./copies";
import {
  directionOf,
  edges,
  lineOf,
  spotOf,
  trail,
  type Direction,
  type Edge,
  type Line,
  type Point,
} from "./lattice";
import { closedRows, type Refusal } from "./laws";
import {
  NIGHTS,
  PILE,
  drawnSince,
  markCount,
  preview,
  sizes,
  skyShown,
  type Preview,
} from "./present";
import {
  isConstellation,
  powerOf,
  readSky,
  slateOf,
  type Group,
  type Power,
  type Sky,
} from "./sky";
import { lengthOf, linesAt, pointsAt, taskOf, whyNot, type Laid, type Task } from "./task";

type Here = Scene<View>;

/** `Night 9 of 18 · sky of Polynesia`. */
export function status(scene: Here): string {
  const { view, words, seat } = scene;
  const own = seat === null ? undefined : view.skies[seat];
  return [chapter(scene), ...(own ? [skyName(own.slate, words)] : [])].join(" · ");
}

export function chapter({ view, words }: Here): string {
  const night = Math.min(Math.max(view.turn, 1), NIGHTS);
  return words.say("night", { night, nights: NIGHTS });
}

/** Whose sky it is, in the middle of a line. */
export function skyName(slate: string, words: Words): string {
  const name = words.say(`slate-${slate}`);
  return name.charAt(0).toLocaleLowerCase() + name.slice(1);
}

/** What is asked, in a few words. */
export function title({ view, words }: Here): string {
  const task = taskOf(view);
  if (view.turn > NIGHTS) return words.say("reason-dawn");
  if (!task) return words.say(view.seat === null ? "stars-watch-title" : "stars-wait-title");
  if (task.kind === "power") return words.say("stars-power-title", powerOfTask(task));
  return words.say(task.kind === "draw" ? "stars-draw-title" : "stars-shoot-title");
}

/** The same in a sentence. */
export function hint(scene: Here): string {
  const { view, words } = scene;
  const task = taskOf(view);
  if (!task)
    return view.seat === null || view.turn > NIGHTS ? waiting(scene) : words.say("stars-kept");
  if (task.kind === "power")
    return `${earned(view, words)}${words.say("stars-power-text", powerOfTask(task))}`;
  return words.say(task.kind === "draw" ? "stars-draw-text" : "stars-shoot-text");
}

function earned(view: View, words: Words): string {
  const count = view.draft?.powers ?? 0;
  return count > 1 ? `${words.say("stars-power-earned", { count })} ` : "";
}

function powerOfTask(task: Task): { power: string } {
  return { power: task.sky.power ?? "" };
}

/** Whether this is the first night of a sun: it is told, and not only seen. */
export function risesNow({ turn }: View): boolean {
  return turn <= NIGHTS && closedRows(turn) > closedRows(turn - 1);
}

/** Where the sun stands, or that it rises. */
export function sun(view: View, words: Words): string {
  const rows = closedRows(view.turn);
  if (!rows) return words.say("stars-sun-none");
  return words.say(risesNow(view) ? "stars-sun-rises" : "stars-sun", { rows });
}

const SUNS = ["first", "second"] as const;

/** How long until it rises; at dawn there is nothing left to wait for. */
export function sunSoon(view: View, words: Words): string {
  if (view.turn > NIGHTS) return "";
  const pile = Math.ceil(Math.max(view.turn, 1) / PILE);
  if (pile > SUNS.length) return words.say("stars-sun-no-more");
  return words.say(`stars-sun-${SUNS[pile - 1]}`, { nights: pile * PILE - view.turn + 1 });
}

/** What is asked of this seat, or whom the table waits for. */
export function asks(scene: Here): string {
  const { view, words } = scene;
  const card = view.revealed.at(-1);
  const task = taskOf(view);
  if (!task) return waiting(scene);
  const asked = title(scene);
  const shape = card && task.kind === "draw" ? [cardText(card, words)] : [];
  return [/[.!]$/.test(asked) ? asked : `${asked}.`, hint(scene), ...shape].join(" ");
}

/** More names than these say no more than "everyone". */
const MANY = 3;

/** Whom the table waits for. */
export function waiting({ view, words, players }: Here): string {
  const names = players.filter((player) => view.done[player.seat] === false);
  if (view.turn > NIGHTS) return words.say("game-over");
  if (!view.turn || !names.length) return words.say("stars-nobody-awaited");
  if (names.length > MANY && names.length === players.length) return words.say("stars-all-awaited");
  return words.say("stars-waiting-for", { names: words.listed(names.map((one) => one.name)) });
}

// Points and lines.

export function pointText(point: Point, words: Words): string {
  return words.say("stars-point", { x: point[0], y: point[1] });
}

function pointsText(points: readonly Point[], words: Words): string {
  return words.listed(points.map((point) => pointText(point, words)));
}

const WAYS: Readonly<Record<Direction, string>> = {
  east: "level",
  north: "upright",
  rise: "rise",
  fall: "fall",
};

/** `rising from (3, 4) to (4, 5)`. */
export function lineText(line: Line, words: Words): string {
  const [from, to] = line[0][0] <= line[1][0] ? line : [line[1], line[0]];
  const ends = { from: pointText(from, words), to: pointText(to, words) };
  return words.say(`stars-line-${WAYS[directionOf(line)]}`, ends);
}

function linesText(lines: readonly Line[], words: Words): string {
  return words.listed(lines.map((line) => lineText(line, words)));
}

/** The shape of a card, for those who do not see it. */
export function cardText(card: string, words: Words): string {
  const [lines] = turnsOf(CARDS[card]?.lines ?? []);
  if (!lines?.length) return words.say("stars-shoot-text");
  return words.say("stars-card-lines", { lines: linesText(lines, words) });
}

export function pointCardName(card: string, words: Words): string {
  return words.say(`option-point_card--${card}`);
}

export function powerCardName(card: string, words: Words): string {
  return words.say(`option-power_card--${card}`);
}

// The ghost.

/** What the ghost is and where it stands. */
export function ghostText(task: Task, laid: Laid, words: Words): string {
  const lines = linesText(linesAt(task, laid), words);
  if (task.kind === "draw")
    return words.say("stars-ghost-draw", {
      turn: laid.turn + 1,
      turns: task.stamps.length,
      lines,
    });
  if (task.kind === "shoot") {
    const points = pointsAt(task, laid);
    const [from, to] = [points[0], points.at(-1)];
    return words.say("stars-ghost-shoot", {
      length: lengthOf(laid.turn),
      lines: from && to ? lineText([from, to], words) : "",
    });
  }
  if (lines) return words.say("stars-ghost-line", { lines });
  return words.say("stars-ghost-points", { points: pointsText(pointsAt(task, laid), words) });
}

/** Whether it may lie there, and what would come of it; `*…*` marks what matters most. */
export function verdictText(
  view: View,
  task: Task,
  laid: Laid,
  words: Words,
  payer: ReadonlySet<Edge> | null = null,
): string {
  const refused = whyNot(task, laid);
  if (refused) return refusedText(refused, words);
  if (task.kind === "shoot") return words.say("stars-fits-worth", { count: lengthOf(laid.turn) });
  if (task.kind === "power" && task.sky.power !== "line") return markText(task, laid, words);
  return previewText(view, preview(view, task, laid, payer), words);
}

/** What a mark would bring there: for good, or as far as the sky is drawn. */
const BRINGS: Readonly<Partial<Record<Power, string>>> = {
  planet: "stars-fits-now",
  galaxy: "stars-fits-worth",
  "luminous-aura": "stars-fits-worth",
  "twinkling-star": "stars-fits-twinkle",
  "crescent-moon": "stars-fits-now",
  "black-hole": "stars-fits-worth",
};

function markText(task: Task, laid: Laid, words: Words): string {
  const { power } = task.sky;
  const brings = power && BRINGS[power];
  return brings
    ? words.say(brings, { count: markCount(task.sky, pointsAt(task, laid)) })
    : words.say("stars-fits");
}

export function refusedText(refused: Refusal, words: Words): string {
  const why = words.say(`refused-${refused.key}`, refused.params);
  return `${words.say("stars-not-here")} ${why}`;
}

function previewText(view: View, seen: Preview, words: Words): string {
  const grown = seen.joinings.filter(({ from, to }) => from.length > 0 || to > 2);
  const value = CARDS[view.point_card ?? ""]?.value ?? 0;
  const parts = [
    ...grown.map((joining) => joiningText(joining, words)),
    ...(seen.points > 0 ? [words.say("stars-fits-points", { points: seen.points * value })] : []),
    ...(seen.powers > 0 ? [words.say("stars-fits-power")] : []),
  ];
  if (parts.length) return words.say("stars-fits-many", { joinings: words.listed(parts) });
  return words.say(seen.joinings.length ? "stars-fits-alone" : "stars-fits");
}

function joiningText({ from, to, counts }: Preview["joinings"][number], words: Words): string {
  if (to > 2 && !counts) return words.say("stars-fits-large", { to });
  if (from.length === 0) return words.say("stars-fits-new", { to });
  if (from.length === 1) return words.say("stars-fits-grow", { from: from[0] ?? 0, to });
  return words.say("stars-fits-join", { from: words.listed(from.map(String)), to });
}

/** All that is said when the ghost has moved. */
export function movedText(view: View, task: Task, laid: Laid, words: Words): string {
  return `${ghostText(task, laid, words)} ${plain(verdictText(view, task, laid, words))}`;
}

// Where the game stands.

export function describe(scene: Here): readonly string[] {
  const { view, words, seat } = scene;
  const card = view.revealed.at(-1);
  const shown = seat === null ? null : skyShown(view, seat);
  return [
    status(scene),
    `${title(scene)}. ${hint(scene)}`,
    ...(card && taskOf(view)?.kind === "draw" ? [cardText(card, words)] : []),
    `${sun(view, words)} ${sunSoon(view, words)}`,
    ...bonusText(view, words),
    ...(shown ? [words.say("stars-now-grid"), ...skyText(shown, view, words)] : []),
    ...totalText(view, words),
    ...scene.players.filter((player) => player.seat !== seat).map((one) => otherText(scene, one)),
    waiting(scene),
  ];
}

export function bonusText(view: View, words: Words): readonly string[] {
  const { point_card: point, power_card: power } = view;
  return [
    ...(point ? [pointCardText(point, words)] : []),
    ...(power ? [powerCardText(power, words)] : []),
  ];
}

export function pointCardText(card: string, words: Words): string {
  const value = CARDS[card]?.value ?? 0;
  return words.say("stars-point-card", { name: pointCardName(card, words), value });
}

export function powerCardText(card: string, words: Words): string {
  const power = words.say("stars-power-text", { power: powerOf(card) ?? "" });
  return words.say("stars-power-card", { name: powerCardName(card, words), power });
}

/** A whole sky in sentences. */
export function skyText(shown: SkyView, view: View, words: Words): readonly string[] {
  const sky = readSky(shown, powerOf(view.power_card));
  const slate = slateOf(shown);
  const gaps = slate.gaps.filter((point) => !sky.stars.has(spotOf(point)));
  return [
    ...sky.groups.map((group) => groupText(sky, group, words)),
    ...shown.shooting_stars.map((line) =>
      words.say("stars-now-shot", { line: lineText(line, words) }),
    ),
    ...shown.marks.map((points) =>
      words.say("stars-now-mark", { points: pointsText(points, words) }),
    ),
    words.say("stars-now-planets", { points: pointsText(slate.planets, words) }),
    ...(gaps.length ? [words.say("stars-now-gaps", { points: pointsText(gaps, words) })] : []),
    words.say("stars-now-ground", { points: pointsText(slate.ground, words) }),
  ];
}

function groupText(sky: Sky, group: Group, words: Words): string {
  const lines = linesText(sorted([...group.edges]).map(lineOf), words);
  const size = group.edges.size;
  return isConstellation(sky, group)
    ? words.say("stars-now-constellation", { size, lines })
    : words.say("stars-now-lines", { count: size, lines });
}

function totalText(view: View, words: Words): readonly string[] {
  const own = view.seat === null ? null : view.scores[view.seat];
  if (!own) return [];
  const parts = sheet(own, words).slice(0, -1);
  const told = words.listed(parts.map(({ text, value }) => `${text} ${value}`));
  return [words.say("stars-now-total", { total: own.total, parts: told })];
}

function otherText({ view, words }: Here, player: Player): string {
  const shown = view.skies[player.seat];
  const reached = shown ? [...sizes(readSky(shown, powerOf(view.power_card)))] : [];
  const said = reached.length
    ? words.say("stars-now-sizes", { sizes: words.listed(sorted(reached).map(String)) })
    : words.say("stars-now-no-size");
  return words.say("stars-now-other", { name: player.name, sizes: said });
}

function sorted(numbers: readonly number[]): readonly number[] {
  return numbers.toSorted((a, b) => a - b);
}

// What happened.

export function tell(before: View, scene: Here): readonly Told[] {
  const { view, words } = scene;
  const told = before.turn === view.turn ? tellWithin : tellBetween;
  return [...told(before, scene), ...scoreText(before, view, words)];
}

/** Within a night: what this seat did, and who else is done. */
function tellWithin(before: View, { view, words, players, seat }: Here): readonly string[] {
  const [was, is] = [before.draft, view.draft];
  const others = players.filter(
    (player) => player.seat !== seat && view.done[player.seat] && !before.done[player.seat],
  );
  return [
    ...(was?.placed && is && !is.placed ? [words.say("stars-told-back")] : []),
    ...(was && is?.placed ? changes(was.sky, is.sky, null, words) : []),
    ...(was && !was.placed && is?.placed && sameSky(was.sky, is.sky)
      ? [words.say("stars-told-passed", { you: "yes", name: "" })]
      : []),
    ...(is?.powers && is.powers !== was?.powers ? [words.say("stars-told-power")] : []),
    ...others.map(({ name }) => words.say("stars-told-done", { name })),
  ];
}

/** When a night closes, everyone sees what everyone has drawn. */
function tellBetween(before: View, scene: Here): readonly Told[] {
  const { view, words, players, seat } = scene;
  const drawn = players.flatMap((player) => {
    const own = player.seat === seat;
    const known = own ? before.draft?.sky : before.skies[player.seat];
    const now = view.skies[player.seat];
    if (!known || !now || (own && before.draft?.placed)) return [];
    if (!sameSky(known, now)) return changes(known, now, own ? null : player.name, words);
    const you = own ? "yes" : "no";
    return [words.say("stars-told-passed", { you, name: player.name })];
  });
  const rows = closedRows(view.turn);
  return [
    ...drawn,
    WITHOUT_A_WORD,
    ...(rows > closedRows(before.turn) ? [words.say("stars-sun-rises", { rows })] : []),
    ...nightText(view, words),
  ];
}

/** How many points this seat has, when they have changed. */
function scoreText(before: View, view: View, words: Words): readonly string[] {
  const total = (seen: View) => (seen.seat === null ? undefined : seen.scores[seen.seat]?.total);
  const now = total(view);
  return now === undefined || now === total(before) ? [] : [words.say("stars-told-total", { now })];
}

function nightText(view: View, words: Words): readonly string[] {
  const card = view.revealed.at(-1);
  if (!card || view.turn > NIGHTS) return [];
  const kind = CARDS[card] ? "shape" : "shot";
  return [words.say("stars-told-night", { night: view.turn, card: kind })];
}

/** What is new on a sky; `name` is null for this seat. */
function changes(
  before: SkyView,
  after: SkyView,
  name: string | null,
  words: Words,
): readonly string[] {
  const who: Params = { you: name === null ? "yes" : "no", name: name ?? "" };
  const lines = drawnSince(before, after);
  const drawn =
    name === null
      ? words.say("stars-told-drawn", { lines: linesText(lines, words) })
      : words.say("stars-told-drawn-other", { name, count: lines.length });
  return [
    ...(lines.length ? [drawn] : []),
    ...after.shooting_stars
      .slice(before.shooting_stars.length)
      .map((shot) => words.say("stars-told-shot", { ...who, length: trail(shot).length - 1 })),
    ...after.marks
      .slice(before.marks.length)
      .map((at) => words.say("stars-told-mark", { ...who, points: pointsText(at, words) })),
  ];
}

function sameSky(one: SkyView, other: SkyView): boolean {
  return (
    edges(one.lines).size === edges(other.lines).size &&
    one.shooting_stars.length === other.shooting_stars.length &&
    one.marks.length === other.marks.length
  );
}

// Rules and results.

/** The rule that matters most at this step. */
export function ruleAtHand(view: View): string {
  const task = taskOf(view);
  if (task?.kind === "power") return "R-LATS-24";
  if (task?.kind === "shoot") return "R-LATS-19";
  if (task) return closedRows(view.turn) ? "R-LATS-17" : "R-LATS-15";
  return view.seat === null ? "R-LATS-12" : "R-LATS-18";
}

/** A sky in its parts. */
export function sheet(own: Sheet, words: Words): readonly Part[] {
  const reached = [...new Set(own.sizes)];
  const constellations = reached.length
    ? words.say("stars-part-constellations", { sizes: reached.join(" + ") })
    : words.say("stars-part-no-constellation");
  return [
    { text: constellations, value: String(own.constellations) },
    { text: words.say("stars-part-planets"), value: String(own.planets) },
    { text: words.say("stars-part-shooting"), value: String(own.shooting_stars) },
    { text: words.say("stars-part-point"), value: String(own.point_bonus) },
    { text: words.say("stars-part-power"), value: String(own.power_bonus) },
    { text: words.say("stars-part-total"), value: String(own.total), total: true },
  ];
}
