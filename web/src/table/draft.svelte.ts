/**
 * What a person has chosen or typed and not sent yet.
 *
 * It belongs to one question of one seat: it survives a reload and a broken line, and is gone when
 * the game asks something else.
 */
export class Draft {
  readonly #key: string;
  #values = $state.raw<Readonly<Record<string, unknown>>>({});

  constructor(key: string) {
    this.#key = `veillee.draft.${key}`;
    this.#values = read(this.#key);
  }

  get<T>(name: string, otherwise: T): T {
    return (this.#values[name] as T | undefined) ?? otherwise;
  }

  set(name: string, value: unknown): void {
    this.#values = { ...this.#values, [name]: value };
    write(this.#key, this.#values);
  }

  forget(): void {
    this.#values = {};
    write(this.#key, null);
  }
}

function read(key: string): Record<string, unknown> {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? "{}") as Record<string, unknown>;
  } catch {
    return {};
  }
}

function write(key: string, values: Readonly<Record<string, unknown>> | null): void {
  try {
    if (values) sessionStorage.setItem(key, JSON.stringify(values));
    else sessionStorage.removeItem(key);
  } catch {
    // A device that keeps nothing still plays; it only forgets a draft when it reloads.
  }
}
