import { settings } from "../settings.svelte";

const NOTES = [659.3, 987.8];
const LENGTH = 0.9;
let audio: AudioContext | null = null;

/** Two soft notes: the table waits for you. Silent unless somebody asked for sound. */
export function chime(): void {
  if (!settings.now.sound) return;
  const out = (audio ??= new AudioContext());
  NOTES.forEach((note, index) => ring(out, note, out.currentTime + 0.12 * index));
}

function ring(out: AudioContext, note: number, at: number): void {
  const voice = out.createOscillator();
  const volume = out.createGain();
  voice.frequency.value = note;
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(0.06, at + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + LENGTH);
  voice.connect(volume).connect(out.destination);
  voice.start(at);
  voice.stop(at + LENGTH);
}
