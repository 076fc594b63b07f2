import type { CommandContext, FactContext } from './handlers.ts';
import { AlreadySettledError } from './already-settled-error.ts';
import type { Message } from './message.ts';

/** What `commit` writes: the outcome of an action, or that a fact was handled. False where somebody else was faster. */
export type Commit = (store: unknown) => boolean | Promise<boolean>;

/** The context of one try of a handler; knows whether the handler has committed by itself. */
export class TryContext implements CommandContext, FactContext {
  readonly #message: Message;
  readonly #commit: Commit;
  #isCommitted = false;

  constructor(message: Message, commit: Commit) {
    this.#message = message;
    this.#commit = commit;
  }

  get attempt(): number | undefined {
    return this.#message.delivery.attempt;
  }

  get redelivery(): boolean {
    // Where the queue does not count, nobody knows better.
    return this.#message.tries > 1 || (this.attempt ?? 2) > 1;
  }

  get signal(): AbortSignal {
    return this.#message.possession.signal;
  }

  get isCommitted(): boolean {
    return this.#isCommitted;
  }

  /** An arrow, so that a handler may take it out of the context. */
  readonly commit = (store?: unknown): void | Promise<void> => {
    const kept = this.#commit(store);
    return kept instanceof Promise ? kept.then(this.#settle) : this.#settle(kept);
  };

  readonly #settle = (isKept: boolean): void => {
    if (!isKept) throw new AlreadySettledError('The message');
    this.#isCommitted = true;
  };
}
