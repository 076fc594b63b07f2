/** Counters of a consumer since it was created, and its current load. */
export interface ConsumerStats {
  /** Messages received. A redelivered message counts again. */
  readonly received: number;
  /** Messages whose handler resolved or rejected the action. */
  readonly handled: number;
  /** Commands whose handler resolved. */
  readonly succeeded: number;
  /** Actions that a handler rejected with `ActionRejected`. */
  readonly rejected: number;
  /** Outcomes that reached the hub. */
  readonly reported: number;
  /** Messages skipped because they had been handled before. */
  readonly duplicates: number;
  /** Notifications without a handler. */
  readonly ignored: number;
  /** Failed handlers, reports and store calls that were retried. */
  readonly retries: number;
  /** Messages dead-lettered. */
  readonly deadLetters: number;
  /** Messages that returned to the queue, or whose lease was lost. */
  readonly returned: number;
  /** Messages in flight now, including waiting messages. */
  readonly inFlight: number;
  /** Messages with a step running now. */
  readonly running: number;
}

export type Counters = { -readonly [Name in keyof ConsumerStats]: number };

export const zeroCounters = (): Counters => ({
  received: 0,
  handled: 0,
  succeeded: 0,
  rejected: 0,
  reported: 0,
  duplicates: 0,
  ignored: 0,
  retries: 0,
  deadLetters: 0,
  returned: 0,
  inFlight: 0,
  running: 0,
});
