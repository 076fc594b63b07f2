/** The failures of a run. The seed decides them before the run starts: the same seed makes the same plan. */
import { createHash } from 'node:crypto';
import { onceInTen, randomOf, shuffled } from '../prove/random.ts';

/** How a response fails. */
export const troubles = [
  'delayed',
  /** The response doesn't arrive before the client times out. */
  'stalled',
  /** The connection breaks before the request is executed. */
  'request dropped',
  /** The connection breaks after the request is executed. */
  'response dropped',
  /** The response ends in the middle. */
  'truncated',
  /** A success that is complete for HTTP, but whose JSON ends in the middle. */
  'broken JSON',
  /** A web page of a proxy, with the status of a success. */
  'web page',
  /** Compressed and truncated. */
  'cut gzip',
  '429',
  '500',
  '503',
] as const;

export type Trouble = (typeof troubles)[number];

/** Number of responses within which each kind of failure occurs. */
export const responsesForEveryTrouble: number = 10 * troubles.length;

/** One in ten responses fails, with equal numbers of each kind. */
export function* troublesOf(seed: number): Generator<Trouble | undefined, never, undefined> {
  const random = randomOf(seed);
  const kinds = roundsOf(random);
  for (const isTroubled of onceInTen(random)) yield isTroubled ? kinds.next().value : undefined;
  throw new Error('there is always another response');
}

function* roundsOf(random: () => number): Generator<Trouble, never, undefined> {
  for (;;) yield* shuffled(troubles, random);
}

/** One or two processes from the start to the kill, and the events before. */
export interface Round {
  /** Time from the start of the work to the kill. */
  readonly killAfterInMs: number;
  /** Whether a second process starts at the same time. */
  readonly isDouble: boolean;
  /** Whether all tokens are revoked before. */
  readonly revokesTokens: boolean;
  /** Whether the server's clock jumps ahead by five minutes before. */
  readonly serverJumps: boolean;
  /** Jump of the process's clock during the work. */
  readonly jumpInMs: number;
}

const hourInMs = 3_600_000;

/** Each of these occurs once in ten rounds. */
export function roundsUntil(kills: number, seed: number, longestInMs: number): readonly Round[] {
  const random = randomOf(seed);
  const [doubles, revocations, serverJumps, jumps] = [0, 1, 2, 3].map((way) => onceInTen(randomOf(seed + 10 + way)));
  return Array.from({ length: kills }, () => ({
    // Most kills happen early, when most work is running.
    killAfterInMs: random() ** 2 * longestInMs,
    isDouble: doubles?.next().value === true,
    revokesTokens: revocations?.next().value === true,
    serverJumps: serverJumps?.next().value === true,
    jumpInMs: jumps?.next().value === true ? (random() * 2 - 1) * hourInMs : 0,
  }));
}

/** A short name of a plan. The same rounds and failures have the same name. */
export function nameOfPlan(rounds: readonly Round[], seed: number): string {
  const first = troublesOf(seed).take(1_000).toArray();
  return createHash('sha256')
    .update(JSON.stringify([rounds, first]))
    .digest('hex')
    .slice(0, 8);
}
