import { HouseError } from "../../wire/api";
import type { Refused } from "../../wire/messages";

/** The longest song that is recorded, in seconds. */
export const LONGEST_SONG = 15;

/** A recording as a draft keeps it: what kind of sound, and its bytes in base 64. */
export interface Take {
  kind: string;
  data: string;
  seconds: number;
}

/** What this browser can record, the smallest first; the house plays all of them. */
const KINDS = ["audio/webm;codecs=opus", "audio/ogg;codecs=opus", "audio/mp4"] as const;

export function recordable(can: (kind: string) => boolean): string | undefined {
  return KINDS.find(can);
}

export async function takeOf(sound: Blob, seconds: number): Promise<Take> {
  const bytes = new Uint8Array(await sound.arrayBuffer());
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte));
  return { kind: sound.type, data: btoa(letters.join("")), seconds };
}

export function soundOf({ kind, data }: Take): Blob {
  return new Blob([Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0))], { type: kind });
}

/** Where the song of a turn is kept: it belongs to the room whose page this is. */
export function songUrl(path: string, turn: number): string {
  return `/api/rooms/${path.split("/")[2] ?? ""}/songs/${turn}`;
}

/** Have the house keep a song for the turn that is about to be told; HouseError says why not. */
export async function sendSong(turn: number, take: Take): Promise<void> {
  const answer = await ask(turn, { method: "PUT", body: soundOf(take) });
  if (!answer.ok) throw new HouseError((await answer.json().catch(() => null)) as Refused | null);
}

/** The song of a turn; null: it was sung aloud, or cannot be had now. */
export async function hearSong(turn: number): Promise<Blob | null> {
  const answer = await ask(turn, {}).catch(() => null);
  return answer?.status === 200 ? answer.blob() : null;
}

function ask(turn: number, init: RequestInit): Promise<Response> {
  return fetch(songUrl(location.pathname, turn), init).catch(() => {
    throw new HouseError(null);
  });
}
