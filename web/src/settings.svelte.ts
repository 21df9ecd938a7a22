import type { Lang } from "./i18n/words";

/** What a person chose on this device; it never leaves it. */
export interface Settings {
  lang: Lang | null;
  theme: "auto" | "night" | "paper";
  text: 100 | 125 | 150 | 200;
  motion: "auto" | "calm";
  sound: boolean;
  /** Say in words what colour says. */
  aids: boolean;
  /** Whether bots say a word now and then. */
  owls: boolean;
  hand: "both" | "left" | "right";
  name: string;
  token: string;
}

const KEY = "veillee.settings";
const FIRST: Settings = {
  lang: null,
  theme: "auto",
  text: 100,
  motion: "auto",
  sound: false,
  aids: false,
  owls: true,
  hand: "both",
  name: "",
  token: "",
};

class Kept {
  now = $state.raw<Settings>({ ...FIRST, ...read() });
  /** Whether the device is set to light; it may change its mind in the course of an evening. */
  #light = $state(false);

  set(some: Partial<Settings>): void {
    this.now = { ...this.now, ...some };
    keep(this.now);
    this.apply();
  }

  get lang(): Lang {
    return this.now.lang ?? (navigator.language.startsWith("fr") ? "fr" : "en");
  }

  get theme(): "night" | "paper" {
    if (this.now.theme !== "auto") return this.now.theme;
    return this.#light ? "paper" : "night";
  }

  /** Whether things may travel across the screen. */
  get moves(): boolean {
    return this.now.motion === "auto" && !matchMedia("(prefers-reduced-motion: reduce)").matches;
  }

  apply(): void {
    const { style, dataset } = document.documentElement;
    this.#light = matchMedia("(prefers-color-scheme: light)").matches;
    dataset.theme = this.theme;
    dataset.motion = this.moves ? "auto" : "calm";
    dataset.hand = this.now.hand;
    dataset.aids = this.now.aids ? "on" : "off";
    style.fontSize = this.now.text === 100 ? "" : `${this.now.text}%`;
  }
}

export const settings = new Kept();

function read(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>;
  } catch {
    return {};
  }
}

function keep(settings: Settings): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A private window may keep nothing: the choice then lasts as long as the page.
  }
}
