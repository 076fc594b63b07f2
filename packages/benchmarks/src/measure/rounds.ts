import { inRounds } from './in-turns.ts';
import type { Samples } from './samples.ts';

/** A measured client or library. */
export interface Contender {
  readonly name: string;
  /** Runs the work one time. */
  run(): Promise<unknown>;
}

export interface Rounds {
  readonly rounds: number;
  /** Turns of each contender in a round. Default: 1. */
  readonly turns?: number;
  /** Calls of each contender in each turn. */
  readonly calls: number;
  /** Calls in flight at a time. */
  readonly atOnce: number;
  /** CPU time of each contender's warm-up, if it isn't the default. */
  readonly warmUpInMs?: number;
  /** Calls before each turn that don't count. Default: half of `calls`. */
  readonly lead?: number;
}

/**
 * CPU time of a contender before it is measured as a program that has been running for a while. Until then calls are
 * compiled, which takes several times longer. A number of calls would be enough for some contenders only.
 */
const warmUpInMs = 1_500;

/**
 * CPU time of this process per call in microseconds, by round. The contenders take turns within each round, in a
 * different order. The server runs in another process, so only the client is measured.
 */
export async function cpuPerCall(contenders: readonly Contender[], settings: Rounds): Promise<Samples> {
  for (const { run } of contenders) await warm(run, settings);
  const runs = new Map(contenders.map(({ name, run }) => [name, run]));
  return inRounds([...runs.keys()], { rounds: settings.rounds, turns: settings.turns ?? 1 }, async (name) => {
    const run = runs.get(name) as Contender['run'];
    // The server closed idle connections during other turns.
    await work(run, { ...settings, calls: settings.lead ?? Math.ceil(settings.calls / 2) });
    collectYoung(); // Removes earlier garbage.
    return (await cpuOf(run, settings)) / settings.calls;
  });
}

/** Collects the young generation only. A full collection would also remove compiled code. */
function collectYoung(): void {
  globalThis.gc?.({ type: 'minor' });
}

async function warm(run: Contender['run'], settings: Rounds): Promise<void> {
  for (let left = (settings.warmUpInMs ?? warmUpInMs) * 1_000; left > 0;) left -= await cpuOf(run, settings);
}

/**
 * CPU time in microseconds, including the garbage, which is collected at the end. Otherwise a few bytes per call would
 * decide whether a turn has another collection, which takes as long as several hundred calls.
 */
async function cpuOf(run: Contender['run'], settings: Rounds): Promise<number> {
  const before = process.cpuUsage();
  await work(run, settings);
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
