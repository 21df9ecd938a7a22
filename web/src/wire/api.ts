import type {
  Found,
  GameShown,
  LinkMade,
  Me,
  MyRoom,
  OpenRoom,
  Refused,
  Replay,
  RoomOpened,
  Rule,
} from "./messages";
import { Once } from "./once";

/** The house said no, or could not be reached (`refusal` null). */
export class HouseError extends Error {
  readonly refusal: Refused | null;

  constructor(refusal: Refused | null) {
    super(refusal?.key ?? "unreachable");
    this.refusal = refusal;
  }
}

const once = new Once();

export const api = {
  me: () => once.ask("/api/me", () => ask<Me>("GET", "/api/me")),
  games: () => once.ask("/api/games", () => ask<readonly GameShown[]>("GET", "/api/games")),
  rules: (game: string, lang: string) =>
    once.ask(`rules:${game}:${lang}`, () =>
      ask<readonly Rule[]>("GET", `/api/games/${game}/rules/${lang}`),
    ),
  open: (room: OpenRoom) => ask<RoomOpened>("POST", "/api/rooms", room),
  myRooms: () => ask<readonly MyRoom[]>("GET", "/api/rooms"),
  forget: (room: string) => ask<unknown>("DELETE", `/api/rooms/${room}`),
  follow: (code: string) => ask<Found>("GET", `/api/codes/${encodeURIComponent(code)}`),
  makeLink: () => ask<LinkMade>("POST", "/api/links"),
  useLink: (secret: string) => ask<unknown>("POST", `/api/links/${encodeURIComponent(secret)}`),
  replay: (room: string, number: number, seat: number | null) =>
    ask<Replay>(
      "GET",
      `/api/rooms/${room}/replay?number=${number}${seat === null ? "" : `&seat=${seat}`}`,
    ),
};

/** Where a finished game can be taken home from. */
export function recordUrl(room: string, number: number): string {
  return `/api/rooms/${room}/record?number=${number}`;
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const init: RequestInit = { method };
  if (method !== "GET") {
    init.headers = { "Content-Type": "application/json" };
    init.body = JSON.stringify(body ?? {});
  }
  const response = await fetch(path, init).catch(() => {
    throw new HouseError(null);
  });
  const answer: unknown = await response.json().catch(() => null);
  if (!response.ok)
    throw new HouseError((answer as Refused | null)?.key ? (answer as Refused) : null);
  return answer as T;
}
