import { afterEach, expect, test, vi } from "vitest";
import { HouseError } from "../../wire/api";
import { hearSong, recordable, sendSong, songUrl, soundOf, takeOf } from "./song";

const SOUND = new Blob([new Uint8Array([26, 69, 223, 163, 0, 255])], { type: "audio/webm" });

function answering(answer: Response | Error): ReturnType<typeof vi.fn> {
  const house = vi.fn(() =>
    answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer),
  );
  vi.stubGlobal("fetch", house);
  vi.stubGlobal("location", { pathname: "/t/k7qd2m9x4hspabcd/screen" });
  return house;
}

afterEach(() => vi.unstubAllGlobals());

test("a take is kept as text and is the same sound again", async () => {
  const take = await takeOf(SOUND, 7);
  expect(take).toMatchObject({ kind: "audio/webm", seconds: 7 });
  expect(new Uint8Array(await soundOf(take).arrayBuffer())).toEqual(
    new Uint8Array(await SOUND.arrayBuffer()),
  );
});

test("a song belongs to the room whose page this is, at the table and on the shared screen", () => {
  expect(songUrl("/t/k7qd2m9x4hspabcd", 4)).toBe("/api/rooms/k7qd2m9x4hspabcd/songs/4");
  expect(songUrl("/t/k7qd2m9x4hspabcd/screen", 4)).toBe("/api/rooms/k7qd2m9x4hspabcd/songs/4");
});

test("the smallest kind of sound that the browser can record is taken", () => {
  expect(recordable(() => true)).toBe("audio/webm;codecs=opus");
  expect(recordable((kind) => kind === "audio/mp4")).toBe("audio/mp4");
  expect(recordable(() => false)).toBeUndefined();
});

test("a song is sent as it is, and a refusal comes with its reason", async () => {
  const house = answering(new Response("{}"));
  await sendSong(3, await takeOf(SOUND, 2));
  expect(house.mock.calls[0]?.[0]).toBe("/api/rooms/k7qd2m9x4hspabcd/songs/3");
  expect(house.mock.calls[0]?.[1]).toMatchObject({ method: "PUT" });

  answering(Response.json({ key: "song-too-long", params: { most: 512 } }, { status: 413 }));
  await expect(sendSong(3, await takeOf(SOUND, 2))).rejects.toMatchObject({
    refusal: { key: "song-too-long" },
  });
  answering(new TypeError("offline"));
  await expect(sendSong(3, await takeOf(SOUND, 2))).rejects.toBeInstanceOf(HouseError);
});

test("what was sung aloud has no sound, and a house that is away is no trouble to listeners", async () => {
  answering(new Response(null, { status: 204 }));
  expect(await hearSong(1)).toBeNull();
  answering(new TypeError("offline"));
  expect(await hearSong(1)).toBeNull();
  answering(new Response(SOUND));
  expect((await hearSong(1))?.size).toBe(6);
});
