import { randomId } from '../platform/random-id.ts';

/** The correlation ID of a call, created on first use because most calls don't need it. */
export class CallId {
  #value: string | undefined;

  constructor(given: string | undefined) {
    this.#value = given;
  }

  get value(): string {
    return (this.#value ??= randomId());
  }
}
