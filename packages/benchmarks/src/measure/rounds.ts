import type { Samples } from './samples.ts';

/** One of those that are compared. */
export interface Contender {
  readonly name: string;
  /** Does the work once. */
  run(): Promise<unknown>;
}

export interface Rounds {
  readonly rounds: number;
  /** Calls of each contender in each round. */
  readonly calls: number;
  /** Calls on the way at a time. */
  readonly atOnce: number;
}

/** Rounds that are not counted: what is measured is a program that has been running for a while. */
const warmUp = 3;

/**
 * CPU time of this process per call, in microseconds, round by round: the contenders take turns within each round, in another order each time.
 * The server runs elsewhere, so only the client is measured, its garbage included.
 */
export async function cpuPerCall(contenders: readonly Contender[], how: Rounds): Promise<Samples> {
  const taken = new Map<string, number[]>(contenders.map(({ name }) => [name, []]));
  for (const contender of contenders) await work(contender, { ...how, calls: how.calls * warmUp });
  for (let round = 0; round < how.rounds; round += 1) {
    for (const contender of shuffled(contenders)) {
      // the garbage of the one before; a full collection would take away compiled code, the more of it the more there is
      globalThis.gc?.({ type: 'minor' });
      // connections were closed while others had their turn
      await work(contender, { ...how, calls: Math.ceil(how.calls / 2) });
      const before = process.cpuUsage();
      await work(contender, how);
      const { user, system } = process.cpuUsage(before);
      taken.get(contender.name)?.push((user + system) / how.calls);
    }
  }
  return taken;
}

/** Who comes first has the rest of whoever came last round: nobody shall have it always. */
function shuffled<T>(values: readonly T[]): readonly T[] {
  return values
    .map((value) => ({ value, at: Math.random() }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ value }) => value);
}

async function work({ run }: Contender, { calls, atOnce }: Rounds): Promise<void> {
  let left = calls;
  const worker = async (): Promise<void> => {
    while (left > 0) {
      left -= 1;
      await run();
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}
