import { ArgumentError } from '@tradelane/core';
import { isPromise } from '../is-promise.ts';
import type { DedupeStore, OutboxStore } from '../stores/index.ts';
import { AlreadySettledError } from './already-settled-error.ts';
import type { CommandContext, FactContext } from './handlers.ts';
import type { Message } from './message.ts';
import { mustBeBoolean } from './must-be-boolean.ts';
import type { Names } from './names.ts';

/** What remembers that something was dealt with; `commit` writes to it where the handler names no store of its own. */
export interface Stores {
  readonly dedupe: DedupeStore;
  readonly outbox: OutboxStore;
  /** What stands in both for a message. */
  readonly names: Names;
}

/** The context of one try of a handler; knows whether the handler has committed by itself. */
export class TryContext implements CommandContext, FactContext {
  readonly #message: Message;
  readonly #stores: Stores;
  readonly startedAt: number;
  #isCommitted = false;

  constructor(message: Message, stores: Stores, startedAt: number) {
    this.#message = message;
    this.#stores = stores;
    this.startedAt = startedAt;
  }

  get attempt(): number | undefined {
    return this.#message.delivery.attempt;
  }

  get redelivery(): boolean {
    // Where the queue does not count, nobody knows better.
    return this.#message.tries > 1 || (this.attempt ?? 2) > 1;
  }

  get signal(): AbortSignal {
    return this.#message.lease.signal;
  }

  get isCommitted(): boolean {
    return this.#isCommitted;
  }

  /** A handler may take it out of the context; made only for one that does. */
  get commit(): (store?: unknown) => void | Promise<void> {
    return (store) => {
      const kept = this.#keep(store);
      return isPromise(kept) ? Promise.resolve(kept).then((isKept) => this.#settle(isKept)) : this.#settle(kept);
    };
  }

  /** Writes the outcome of an action, or that a fact was handled. @returns false where somebody else was faster */
  #keep(store: unknown): boolean | PromiseLike<boolean> {
    const { actionId, dedupeKeys } = this.#message;
    const { dedupe, outbox, names } = this.#stores;
    return actionId === undefined
      ? storeWith('add', store ?? dedupe, 'a fact takes a dedupe store').add(dedupeKeys)
      : storeWith('settle', store ?? outbox, 'a command takes an outbox').settle(names.outcome(actionId), {
          status: 'SUCCESS',
        });
  }

  #settle(isKept: boolean): void {
    if (!mustBeBoolean(this.#message.actionId === undefined ? 'add' : 'settle', isKept))
      throw new AlreadySettledError('The message');
    this.#isCommitted = true;
  }
}

type AnyStore = DedupeStore & OutboxStore;

/** What a message is shows in it alone: one of a type of your own may be a command, which no type of its handler tells. */
function storeWith<Name extends 'add' | 'settle'>(name: Name, given: unknown, what: string): Pick<AnyStore, Name> {
  const store = given as Pick<AnyStore, Name>;
  if (typeof store[name] === 'function') return store;
  throw new ArgumentError(`\`commit\` of ${what}, which has \`${name}\`.`, { argument: 'store' });
}
