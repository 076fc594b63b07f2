import type { Seed } from './domains/seed.ts';
import { latestInMs } from './machinery/clock/clock.ts';
import { invalid } from './machinery/errors/index.ts';
import { collection, type Collection } from './machinery/store/index.ts';

/** What a sandbox keeps of itself beside its world. */
export interface State {
  readonly seed: Seed;
  readonly limits: 'real' | 'off';
  readonly offsetInMs: number;
  /** Orders that the world is to have beside the sixty of the demo, how many of them are there, and when it began. */
  readonly size?: number;
  readonly grown?: number;
  readonly start?: number;
}

export const states: Collection<State> = collection('state');

const wrongState = (name: string): never => invalid(`$.collections.state.state.${name}`, 'is not what a sandbox keeps');

/** What a snapshot says of the sandbox itself, checked. A snapshot without it leaves the sandbox as it is. */
export function stateOf(said: Partial<State> | undefined, now: number): Partial<State> {
  if (said === undefined) return {};
  const { seed, limits, offsetInMs } = said;
  if (seed !== 'demo' && seed !== 'empty') return wrongState('seed');
  if (limits !== 'real' && limits !== 'off') return wrongState('limits');
  if (typeof offsetInMs !== 'number' || !(offsetInMs >= 0) || now + offsetInMs > latestInMs)
    return wrongState('offsetInMs');
  const { size, grown, start } = said;
  return {
    seed,
    limits,
    offsetInMs,
    ...(size !== undefined && { size }),
    ...(grown !== undefined && { grown }),
    ...(start !== undefined && { start }),
  };
}
