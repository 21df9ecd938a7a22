/** What does not change while the page is open is asked for once; what failed is asked for again. */
export class Once {
  readonly #kept = new Map<string, Promise<unknown>>();

  ask<T>(key: string, asked: () => Promise<T>): Promise<T> {
    const found = this.#kept.get(key) as Promise<T> | undefined;
    if (found) return found;
    const promise = asked();
    promise.catch(() => this.#kept.delete(key));
    this.#kept.set(key, promise);
    return promise;
  }
}
