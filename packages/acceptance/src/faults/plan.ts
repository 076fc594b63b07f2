/** What goes wrong in a run, decided by its seed before anything starts: the same seed makes the same plan. */
import { createHash } from 'node:crypto';
import { onceInTen, randomOf, shuffled } from '../prove/random.ts';

/** How a response goes wrong. */
export const troubles = [
  'delayed',
  /** It does not come before the client gives up. */
  'stalled',
  /** The connection breaks before anything is done. */
  'request dropped',
  /** The connection breaks after it was done. */
  'response dropped',
  /** It breaks off in its middle. */
  'truncated',
  /** A success, whole as far as HTTP goes, whose JSON ends in its middle. */
  'broken JSON',
  /** A proxy's page with the status of a success. */
  'web page',
  /** Compressed, and cut. */
  'cut gzip',
  '429',
  '500',
  '503',
] as const;

export type Trouble = (typeof troubles)[number];

/** Among so many responses each way has had its turn. */
export const responsesForEveryTrouble: number = 10 * troubles.length;

/** For one response after the other: one in every ten goes wrong, in each way as often as in any other. */
export function* troublesOf(seed: number): Generator<Trouble | undefined, never, undefined> {
  const random = randomOf(seed);
  const kinds = roundsOf(random);
  for (const isTroubled of onceInTen(random)) yield isTroubled ? kinds.next().value : undefined;
  throw new Error('there is always another response');
}

function* roundsOf(random: () => number): Generator<Trouble, never, undefined> {
  for (;;) yield* shuffled(troubles, random);
}

/** A process, or two, from the start to the kill; and what happens before. */
export interface Round {
  /** Time from the moment that it is ready to the kill. */
  readonly killAfterInMs: number;
  /** A second process starts at the same time. */
  readonly isDouble: boolean;
  /** All tokens are revoked before. */
  readonly revokesTokens: boolean;
  /** The server's clock is five minutes later than before. */
  readonly serverJumps: boolean;
  /** By how much the clock of the process jumps while it works. */
  readonly jumpInMs: number;
}

const hourInMs = 3_600_000;

/** Each of these happens once in every ten rounds. */
export function roundsUntil(kills: number, seed: number, longestInMs: number): readonly Round[] {
  const random = randomOf(seed);
  const [doubles, revocations, serverJumps, jumps] = [0, 1, 2, 3].map((way) => onceInTen(randomOf(seed + 10 + way)));
  return Array.from({ length: kills }, () => ({
    // More of them early: that is when most is going on.
    killAfterInMs: random() ** 2 * longestInMs,
    isDouble: doubles?.next().value === true,
    revokesTokens: revocations?.next().value === true,
    serverJumps: serverJumps?.next().value === true,
    jumpInMs: jumps?.next().value === true ? (random() * 2 - 1) * hourInMs : 0,
  }));
}

/** A short name of a plan: the same for the same rounds and troubles. */
export function nameOfPlan(rounds: readonly Round[], seed: number): string {
  const first = troublesOf(seed).take(1_000).toArray();
  return createHash('sha256')
    .update(JSON.stringify([rounds, first]))
    .digest('hex')
    .slice(0, 8);
}
