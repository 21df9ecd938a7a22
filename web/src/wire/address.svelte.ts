import { api } from "./api";

/**
 * Where friends find this house: whoever hosts may have come by an address that is theirs alone,
 * such as localhost. Until the house has said it, the one in the browser's bar.
 */
export class Address {
  #origin = $state(location.origin);

  constructor() {
    api.me().then(
      (me) => (this.#origin = me.address),
      () => {},
    );
  }

  get origin(): string {
    return this.#origin;
  }

  /** As it is read aloud and typed. */
  get host(): string {
    return new URL(this.#origin).host;
  }
}
