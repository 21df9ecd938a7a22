import { settings } from "../settings.svelte";

const LENGTH = 0.9;
let audio: AudioContext | null = null;

/** Two soft notes: the table waits for you. */
export function chime(): void {
  play([659.3, 987.8], 0.06);
}

/** One low, short note: somebody said something. */
export function murmur(): void {
  play([392], 0.03);
}

/** Barely a sound: the candle is short. */
export function tick(): void {
  play([1318.5], 0.012);
}

/** Four notes that rise: the game is over. */
export function finale(): void {
  play([523.3, 659.3, 784, 1046.5], 0.05);
}

/** Silent unless somebody asked for sound. */
function play(notes: readonly number[], loudness: number): void {
  if (!settings.now.sound) return;
  const out = (audio ??= new AudioContext());
  notes.forEach((note, index) => ring(out, note, out.currentTime + 0.12 * index, loudness));
}

function ring(out: AudioContext, note: number, at: number, loudness: number): void {
  const voice = out.createOscillator();
  const volume = out.createGain();
  voice.frequency.value = note;
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(loudness, at + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + LENGTH);
  voice.connect(volume).connect(out.destination);
  voice.start(at);
  voice.stop(at + LENGTH);
}
