import { LONGEST_SONG, recordable, takeOf, type Take } from "./song";

/** Why a song cannot be recorded: this page has no microphone, or was not given it. */
export type NoSound = "none" | "refused";

/** Enough for a voice, and small enough to travel. */
const BITS = 48_000;
const TICK = 250;

/** A person's microphone while they sing, for fifteen seconds at most. */
export class Recorder {
  state = $state<"still" | "asking" | "recording">("still");
  seconds = $state(0);
  trouble = $state<NoSound | null>(null);
  readonly #keep: (take: Take) => void;
  #recorder: MediaRecorder | null = null;

  constructor(keep: (take: Take) => void) {
    this.#keep = keep;
  }

  async start(): Promise<void> {
    if (this.state !== "still") return;
    this.trouble = null;
    const kind = "MediaRecorder" in window && recordable(MediaRecorder.isTypeSupported);
    // Browsers hand out microphones to pages that came over HTTPS, and to this very machine.
    if (!kind || !("mediaDevices" in navigator)) return this.#fail("none");
    this.state = "asking";
    try {
      const voice = await navigator.mediaDevices.getUserMedia({ audio: true });
      // Whoever has gone on to something else meanwhile is not listened to.
      if (this.state === "asking") this.#record(voice, kind);
      else silence(voice);
    } catch (error) {
      const denied = error instanceof DOMException && error.name === "NotAllowedError";
      this.#fail(denied ? "refused" : "none");
    }
  }

  stop(): void {
    if (this.#recorder?.state === "recording") this.#recorder.stop();
    else if (this.state === "asking") this.state = "still";
  }

  #fail(why: NoSound): void {
    this.state = "still";
    this.trouble = why;
  }

  #record(voice: MediaStream, mimeType: string): void {
    const recorder = new MediaRecorder(voice, { mimeType, audioBitsPerSecond: BITS });
    const parts: Blob[] = [];
    const began = performance.now();
    const sung = () => Math.min(LONGEST_SONG, (performance.now() - began) / 1000);
    const clock = setInterval(() => {
      this.seconds = sung();
      if (this.seconds >= LONGEST_SONG) this.stop();
    }, TICK);
    recorder.ondataavailable = ({ data }) => parts.push(data);
    recorder.onstop = async () => {
      clearInterval(clock);
      silence(voice);
      const seconds = Math.max(1, Math.round(sung()));
      this.#keep(await takeOf(new Blob(parts, { type: mimeType }), seconds));
      this.state = "still";
    };
    this.#recorder = recorder;
    this.seconds = 0;
    this.state = "recording";
    recorder.start();
  }
}

function silence(voice: MediaStream): void {
  for (const track of voice.getTracks()) track.stop();
}
