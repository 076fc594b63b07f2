import { readEntry, type Shape } from './shape.ts';

/** The outcome of an action, and whether it was reported. */
export interface OutboxEntry<Outcome> {
  /** ID of the action, prefixed with the `name` of the consumer if it has one. */
  readonly actionId: string;
  /** The outcome: `SUCCESS`, or `FAILURE` with its errors. With `telemetry`, also the `traceparent` of its message. */
  readonly outcome: Outcome;
  /** Whether the hub has the report. */
  readonly isReported: boolean;
}

/**
 * Keeps outcomes between the handler of `@tradelane/events` and the report. A crash in between then neither loses the
 * report nor repeats the work. The first outcome of an action stays. Keep entries for at least fourteen days after
 * their report, since they also mark the action as handled. All functions may be synchronous. A store that writes in
 * your transaction commits effect and outcome together.
 */
export interface OutboxStore<Outcome> {
  /** Stores the outcome. Returns false and changes nothing if the action already has one. Must be atomic. */
  settle(actionId: string, outcome: Outcome): boolean | Promise<boolean>;
  /** The entry of an action. Undefined if it has no outcome, or the entry has expired. */
  find(actionId: string): OutboxEntry<Outcome> | undefined | Promise<OutboxEntry<Outcome> | undefined>;
  /** Marks the outcome as reported. */
  markReported(actionId: string): void | Promise<void>;
  /** Returns at most `limit` unreported entries of at least this age by the store's clock, oldest first. */
  unreported(query: {
    readonly minAgeInMs: number;
    readonly limit: number;
  }): readonly OutboxEntry<Outcome>[] | Promise<readonly OutboxEntry<Outcome>[]>;
}

const outcomeShape: Shape = {
  status: '=SUCCESS|=FAILURE|=FAILED',
  'errors?': ['object'],
  'traceparent?': 'string',
};

/**
 * An entry of an outbox that stores outcomes as JSON. Reading a damaged outcome throws, so that it
 * doesn't block other entries.
 * @param store The store, for the message.
 */
export function outboxEntry<Outcome>(
  store: string,
  actionId: string,
  text: string,
  isReported: boolean,
): OutboxEntry<Outcome> {
  return {
    actionId,
    /** @throws {CheckpointError} If it is damaged. */
    get outcome() {
      return readEntry<Outcome>(actionId, text, outcomeShape, store);
    },
    isReported,
  };
}

/**
 * Remembers handled messages of `@tradelane/events`, so that a redelivery changes nothing. Keys are short texts. Keep
 * each for as long as the queue may redeliver a message, at least fourteen days. Both functions may be synchronous,
 * which lets a store take part in a synchronous transaction (see `commit`).
 */
export interface DedupeStore {
  /** Whether one of the keys is stored. */
  has(keys: readonly string[]): boolean | Promise<boolean>;
  /**
   * Stores all keys. False if one of them was stored before. Must be atomic: if two workers add the same key at once,
   * only one gets true.
   */
  add(keys: readonly string[]): boolean | Promise<boolean>;
}
