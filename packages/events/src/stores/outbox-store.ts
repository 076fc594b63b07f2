import type { ActionOutcome } from '../generated/types.ts';

/** How an action ended, and whether the hub knows. */
export interface OutboxEntry {
  /** Id of the action, behind the `name` of the consumer where it has one. */
  readonly actionId: string;
  /** How the handler ended it: SUCCESS, or FAILURE with its errors. */
  readonly outcome: ActionOutcome;
  /** Whether the hub has the report. */
  readonly isReported: boolean;
}

/** Which entries to list. */
export interface OutboxQuery {
  /** Entries that were settled this long ago or earlier, by the store's own clock. */
  readonly minAgeInMs: number;
  /** Most entries to list. */
  readonly limit: number;
}

/**
 * Keeps outcomes between the handler and the report, so that a process that dies in between neither loses the report nor does the work
 * again. What is kept first stays: whoever comes later reports the same. Keep entries for fourteen days or more after they were
 * reported, since they also tell that an action was dealt with. All may return at once or later; with a store that writes in the
 * handler's own transaction, the effect and its outcome are there together or not at all.
 */
export interface OutboxStore {
  /** Keeps the outcome; false, and nothing changes, where the action has one already. One step. */
  settle(actionId: string, outcome: ActionOutcome): boolean | Promise<boolean>;
  /** The entry of an action; undefined where it has no outcome yet, or is forgotten. */
  find(actionId: string): OutboxEntry | undefined | Promise<OutboxEntry | undefined>;
  /** The hub has the report. */
  markReported(actionId: string): void | Promise<void>;
  /** Entries that are not reported yet, the oldest first. */
  unreported(query: OutboxQuery): readonly OutboxEntry[] | Promise<readonly OutboxEntry[]>;
}
