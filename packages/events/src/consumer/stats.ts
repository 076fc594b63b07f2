/** What a consumer did since it was created, and what it has in hand. */
export interface ConsumerStats {
  readonly received: number;
  /** Messages whose handler resolved or rejected the action. */
  readonly handled: number;
  readonly succeeded: number;
  readonly rejected: number;
  readonly reported: number;
  readonly duplicates: number;
  readonly ignored: number;
  readonly retries: number;
  readonly deadLetters: number;
  readonly returned: number;
  /** Messages in hand now, waiting ones among them. */
  readonly inHand: number;
  /** Handlers at work now. */
  readonly working: number;
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
  inHand: 0,
  working: 0,
});
