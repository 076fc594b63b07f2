import type { ActionOutcome } from '../generated/types.ts';

/** The outcome of an action, and whether it was reported. */
export interface OutboxEntry {
  /** ID of the action, prefixed with the `name` of the consumer if it has one. */
  readonly actionId: string;
  /** The outcome: `SUCCESS`, or `FAILURE` with its errors. */
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
