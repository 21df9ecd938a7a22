import { beforeEach, expect, test, vi } from "vitest";
import { Recorder } from "./recorder.svelte";

class Voice {
  readonly stop = vi.fn();
  getTracks = () => [{ stop: this.stop }];
}

class FakeRecorder {
  static all: FakeRecorder[] = [];
  static isTypeSupported = () => true;
  state = "inactive";
  constructor() {
    FakeRecorder.all.push(this);
  }
  start(): void {
    this.state = "recording";
  }
  stop(): void {
    this.state = "inactive";
  }
}

/** What the person answers, when the browser asks whether the page may listen. */
let allow: ((voice: Voice) => void)[];

beforeEach(() => {
  vi.useFakeTimers();
  FakeRecorder.all = [];
  allow = [];
  const getUserMedia = () => new Promise((yes) => allow.push(yes));
  vi.stubGlobal("window", { MediaRecorder: FakeRecorder });
  vi.stubGlobal("MediaRecorder", FakeRecorder);
  vi.stubGlobal("navigator", { mediaDevices: { getUserMedia } });
});

test("who taps twice is recorded once", async () => {
  const recorder = new Recorder(() => {});
  const taps = [recorder.start(), recorder.start()];
  for (const yes of allow) yes(new Voice());
  await Promise.all(taps);
  expect(FakeRecorder.all).toHaveLength(1);
  expect(recorder.state).toBe("recording");
});

test("who goes on to something else before the browser has asked is not listened to", async () => {
  const recorder = new Recorder(() => {});
  const tap = recorder.start();
  recorder.stop();
  const voice = new Voice();
  allow[0]?.(voice);
  await tap;
  expect(FakeRecorder.all).toHaveLength(0);
  expect(voice.stop).toHaveBeenCalledOnce();
  expect(recorder.state).toBe("still");
});
