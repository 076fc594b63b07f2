/** What a consumer did since it was created, and what it has in hand. */
export interface ConsumerStats {
  /** Messages that were taken in hand; one that comes again counts again. */
  readonly received: number;
  /** Messages whose handler resolved or rejected the action. */
  readonly handled: number;
  /** Messages whose handler resolved. */
  readonly succeeded: number;
  /** Actions that a handler rejected with `ActionRejected`. */
  readonly rejected: number;
  /** Outcomes that the hub has. */
  readonly reported: number;
  /** Messages that were dealt with before and came again. */
  readonly duplicates: number;
  /** Facts that nobody handles. */
  readonly ignored: number;
  /** Failures of a handler, a report or a store that were tried again. */
  readonly retries: number;
  /** Messages that were put aside. */
  readonly deadLetters: number;
  /** Messages that went back to the queue, or were lost to somebody else. */
  readonly returned: number;
  /** Messages in hand now, waiting ones among them. */
  readonly inFlight: number;
  /** Handlers at work now. */
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
