import { groups } from '../peers/groups.ts';
import { start } from './child.ts';
import { inRounds } from './in-turns.ts';
import type { Samples } from './samples.ts';
import type { Turn } from './contender.ts';

export interface Rounds extends Pick<Turn, 'atOnce' | 'hasOtherWork'> {
  readonly rounds: number;
  /** Turns of each contender in a round. Default: 1. */
  readonly turns?: number;
  /** Calls of each contender in each turn. */
  readonly calls: number;
}

/**
 * CPU time of a contender before it is measured as a program that has been running for a while. Until then calls are
 * compiled, which takes several times longer. A number of calls would be enough for some contenders only.
 */
const warmUpInMs = 4_000;
const quickWarmUpInMs = 500;

/**
 * Starts the contenders of a group, each in its own process, as a program has one client.
 * @param measure Gets a function that returns the CPU time per call in microseconds, by round. The contenders take turns
 * within each round, in a different order.
 */
export async function withContenders<T>(
  group: keyof typeof groups,
  url: string,
  quick: boolean,
  measure: (
    names: readonly string[],
    cpuPerCall: (rounds: Rounds, names?: readonly string[]) => Promise<Samples>,
  ) => Promise<T>,
): Promise<T> {
  const names = (await groups[group](url)).map(({ name }) => name);
  const children = new Map(
    await Promise.all(
      names.map(
        async (name) => [name, await start('measure/contender.ts', [group, name, url], ['--expose-gc'])] as const,
      ),
    ),
  );
  try {
    for (const child of children.values()) await child.ask({ warmUpInMs: quick ? quickWarmUpInMs : warmUpInMs });
    return await measure(names, ({ rounds, turns = 1, ...turn }, chosen = names) =>
      inRounds(chosen, { rounds, turns }, async (name) => (await children.get(name)?.ask(turn)) as number),
    );
  } finally {
    for (const child of children.values()) await child.stop();
  }
}
