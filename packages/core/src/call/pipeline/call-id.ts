import { randomId } from '../../base/random-id.ts';

/** The correlation id of a call. It is made when it is first asked for: of most calls nobody sees it. */
export class CallId {
  #value: string | undefined;

  constructor(given: string | undefined) {
    this.#value = given;
  }

  get value(): string {
    return (this.#value ??= randomId());
  }
}
