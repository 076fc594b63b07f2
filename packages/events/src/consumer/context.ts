import type { CommandContext, FactContext } from './handlers.ts';
import { AlreadySettledError } from './already-settled-error.ts';
import type { Possession } from './possession.ts';

/** What `commit` writes: the outcome of an action, or that a fact was handled. False where somebody else was faster. */
export type Commit = (store: unknown) => boolean | Promise<boolean>;

/** The context of one try of a handler; knows whether the handler has committed by itself. */
export class TryContext implements CommandContext, FactContext {
  readonly attempt: number | undefined;
  readonly redelivery: boolean;
  readonly #possession: Possession;
  readonly #commit: Commit;
  #isCommitted = false;

  constructor(
    possession: Possession,
    tries: { readonly attempt: number | undefined; readonly redelivery: boolean },
    commit: Commit,
  ) {
    this.#possession = possession;
    this.attempt = tries.attempt;
    this.redelivery = tries.redelivery;
    this.#commit = commit;
  }

  get signal(): AbortSignal {
    return this.#possession.signal;
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
