import { inRounds } from './in-turns.ts';
import type { Samples } from './samples.ts';

/** One of those that are compared. */
export interface Contender {
  readonly name: string;
  /** Does the work once. */
  run(): Promise<unknown>;
}

export interface Rounds {
  readonly rounds: number;
  /** Turns of each contender in a round; one where absent. */
  readonly turns?: number;
  /** Calls of each contender in each turn. */
  readonly calls: number;
  /** Calls on the way at a time. */
  readonly atOnce: number;
  /** CPU time that each contender has beforehand, where it is not the usual. */
  readonly warmUpInMs?: number;
  /** Calls before each turn that do not count, where they are not half of `calls`. */
  readonly lead?: number;
}

/**
 * CPU time that each contender has before it is measured: what is measured is a program that has been running for a while. Until then calls
 * are compiled, which takes several times as long as they do; by number of calls some would be through with it and others not.
 */
const warmUpInMs = 1_500;

/**
 * CPU time of this process per call, in microseconds, round by round: the contenders take turns within each round, in another order each time.
 * The server runs elsewhere, so only the client is measured.
 */
export async function cpuPerCall(contenders: readonly Contender[], how: Rounds): Promise<Samples> {
  for (const { run } of contenders) await warm(run, how);
  const runs = new Map(contenders.map(({ name, run }) => [name, run]));
  return inRounds([...runs.keys()], { rounds: how.rounds, turns: how.turns ?? 1 }, async (name) => {
    const run = runs.get(name) as Contender['run'];
    // connections were closed while others had their turn
    await work(run, { ...how, calls: how.lead ?? Math.ceil(how.calls / 2) });
    collectYoung(); // the garbage until here
    return (await cpuOf(run, how)) / how.calls;
  });
}

/** Not a full collection: that would take away compiled code, the more of it the more there is. */
function collectYoung(): void {
  globalThis.gc?.({ type: 'minor' });
}

async function warm(run: Contender['run'], how: Rounds): Promise<void> {
  for (let left = (how.warmUpInMs ?? warmUpInMs) * 1_000; left > 0;) left -= await cpuOf(run, how);
}

/**
 * In microseconds, its garbage included: what is left of it is collected at the end. Else a turn has one collection more or less than another,
 * by a few bytes of each call, and one of them takes as long as several hundred calls.
 */
async function cpuOf(run: Contender['run'], how: Rounds): Promise<number> {
  const before = process.cpuUsage();
  await work(run, how);
  collectYoung();
  const { user, system } = process.cpuUsage(before);
  return user + system;
}

async function work(run: Contender['run'], { calls, atOnce }: Rounds): Promise<void> {
  let left = calls;
  const worker = async (): Promise<void> => {
    while (left > 0) {
      left -= 1;
      await run();
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}
