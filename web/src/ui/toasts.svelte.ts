/** Short words of the house: what just happened, or why not. */
export interface Toast {
  id: number;
  tone: "plain" | "bad";
  strong: string;
  text: string;
  link?: { text: string; go: () => void } | undefined;
  /** Stays until the next move. */
  stays: boolean;
}

export type NewToast = Pick<Toast, "strong"> & Partial<Omit<Toast, "id">>;

const SECONDS = 6;

class Toasts {
  list = $state.raw<readonly Toast[]>([]);
  #next = 1;

  show(toast: NewToast): number {
    const id = this.#next++;
    const whole: Toast = { tone: "plain", text: "", stays: false, ...toast, id };
    this.list = [...this.list.filter((t) => t.strong !== whole.strong).slice(-1), whole];
    if (!whole.stays) setTimeout(() => this.drop(id), SECONDS * 1000);
    return id;
  }

  drop(id: number): void {
    this.list = this.list.filter((toast) => toast.id !== id);
  }

  /** A move was made: what stayed until then goes. */
  clear(): void {
    this.list = [];
  }
}

export const toasts = new Toasts();

class Live {
  polite = $state("");
  assertive = $state("");

  /** Say it to those who listen to the page. */
  say(text: string): void {
    this.polite = text;
  }

  insist(text: string): void {
    this.assertive = text;
  }
}

export const live = new Live();
