import { ArgumentError } from '@tradelane/core';
import { isPromise, received } from '@tradelane/core/runtime';
import type { DedupeStore } from '@tradelane/core';
import type { OutboxStore } from '../stores/stores.ts';
import { AlreadySettledError } from './errors.ts';
import type { CommandContext, NotificationContext } from './handlers.ts';
import type { Message } from './message.ts';
import { mustBeBoolean, type Stores } from './stores.ts';
import { type EventTelemetry, traced } from './telemetry.ts';

type StoresInTrace = Stores & { readonly telemetry: EventTelemetry | undefined };

/** The context of one attempt of a handler. It records whether the handler has committed. */
export class TryContext implements CommandContext, NotificationContext {
  readonly #message: Message;
  readonly #stores: StoresInTrace;
  readonly startedAt: number;
  #isCommitted = false;

  constructor(message: Message, stores: StoresInTrace, startedAt: number) {
    this.#message = message;
    this.#stores = stores;
    this.startedAt = startedAt;
  }

  get attempt(): number | undefined {
    return this.#message.delivery.attempt;
  }

  get redelivery(): boolean {
    // If the queue doesn't count, an earlier delivery is possible.
    return this.#message.tries > 1 || (this.attempt ?? 2) > 1;
  }

  get signal(): AbortSignal {
    return this.#message.lease.signal;
  }

  get isCommitted(): boolean {
    return this.#isCommitted;
  }

  /** A getter, so that handlers can destructure it. */
  get commit(): (store?: unknown) => void | Promise<void> {
    return (store) => {
      const kept = this.#keep(store);
      return isPromise(kept) ? Promise.resolve(kept).then((isKept) => this.#settle(isKept)) : this.#settle(kept);
    };
  }

  /**
   * Stores the outcome of a command, or marks a notification as handled.
   * @returns False if another worker was faster.
   */
  #keep(store: unknown): boolean | PromiseLike<boolean> {
    const { actionId, dedupeKeys } = this.#message;
    const { dedupe, outbox, names, telemetry } = this.#stores;
    return actionId === undefined
      ? storeWith('add', store ?? dedupe, 'a deduplication store').add(dedupeKeys)
      : storeWith('settle', store ?? outbox, 'an outbox').settle(
          names.outcome(actionId),
          traced({ status: 'SUCCESS' }, telemetry),
        );
  }

  #settle(isKept: boolean): void {
    if (!mustBeBoolean('store', this.#message.actionId === undefined ? 'add' : 'settle', isKept))
      throw new AlreadySettledError('The message');
    this.#isCommitted = true;
  }
}

type AnyStore = DedupeStore & OutboxStore;

/** Checks the store at run time, since messages of your own types can be commands too. */
function storeWith<Name extends 'add' | 'settle'>(name: Name, given: unknown, what: string): Pick<AnyStore, Name> {
  const store = given as Pick<AnyStore, Name>;
  if (typeof store[name] === 'function') return store;
  throw new ArgumentError(`\`commit\` needs ${what} that has the function \`${name}\`. Received: ${received(given)}.`, {
    argument: 'store',
  });
}
