import { ArgumentError } from '@tradelane/core';
import type { ActionOutcome } from '../generated/types.ts';
import { checkOptionsObject } from '../values.ts';

/** The outcome of an action, and whether it was reported. */
export interface OutboxEntry {
  /** ID of the action, prefixed with the `name` of the consumer if it has one. */
  readonly actionId: string;
  /** The outcome: `SUCCESS`, or `FAILURE` with its errors. With `telemetry`, also the `traceparent` of its message. */
  readonly outcome: ActionOutcome;
  /** Whether the hub has the report. */
  readonly isReported: boolean;
}

/** Query of entries. */
export interface OutboxQuery {
  /** Minimum age in milliseconds, by the store's clock. */
  readonly minAgeInMs: number;
  /** Maximum number of entries. */
  readonly limit: number;
}

/**
 * Keeps outcomes between handler and report. A crash in between then neither loses the report nor repeats the work.
 * The first outcome of an action stays. Keep entries for at least fourteen days after their report, since they also
 * mark the action as handled. All functions may be synchronous. A store that writes in your transaction commits
 * effect and outcome together.
 */
export interface OutboxStore {
  /** Stores the outcome. Returns false and changes nothing if the action already has one. Must be atomic. */
  settle(actionId: string, outcome: ActionOutcome): boolean | Promise<boolean>;
  /** The entry of an action. Undefined if it has no outcome, or the entry has expired. */
  find(actionId: string): OutboxEntry | undefined | Promise<OutboxEntry | undefined>;
  /** Marks the outcome as reported. */
  markReported(actionId: string): void | Promise<void>;
  /** Unreported entries, oldest first. */
  unreported(query: OutboxQuery): readonly OutboxEntry[] | Promise<readonly OutboxEntry[]>;
}

/**
 * Remembers handled messages, so that a redelivery changes nothing. Keys are short texts. Keep each for as long as
 * the queue may redeliver a message, at least fourteen days. Both functions may be synchronous, which lets a store
 * take part in a synchronous transaction (see `commit`).
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

const fortnightInMs = 14 * 86_400_000;

/**
 * Reads the retention time.
 * @throws {ArgumentError} If it is invalid.
 */
export function keepOf(options: { readonly retentionInMs?: number | undefined }): number {
  checkOptionsObject(options);
  const { retentionInMs = fortnightInMs } = options;
  if (!(retentionInMs > 0))
    throw new ArgumentError(`\`retentionInMs\` must be above 0. Received: ${retentionInMs}.`, {
      argument: 'retentionInMs',
    });
  return retentionInMs;
}
