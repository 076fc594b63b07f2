/** The same sandbox at the start of every run. */
import { createVirtualClock, type VirtualClock } from '@tradelane/core';
import { createSandbox, type Sandbox } from '@tradelane/sandbox';

import type { Scenario, World } from '../drive.ts';

export interface OpenWorld {
  readonly clock: VirtualClock;
  readonly sandbox: Sandbox;
}

/** A program in a world. */
export type Played = Pick<World, 'run' | 'faults'>;

/** Later than the data of the demo world. */
export const beginsAt: Date = new Date('2026-06-01T08:00:00Z');

/** Creates a scenario in a world that `prepare` builds once, for any number of runs. */
export async function scenarioOf(
  about: Omit<Scenario, 'begin'>,
  play: (world: OpenWorld) => Played | Promise<Played>,
  prepare?: (clock: VirtualClock, sandbox: Sandbox) => Promise<void>,
): Promise<Scenario> {
  const clock = createVirtualClock({ startInMs: beginsAt.getTime(), autoAdvance: true });
  const sandbox = createSandbox({ seed: 'demo', clock });
  await prepare?.(clock, sandbox);
  const snapshot = sandbox.snapshot();
  const startInMs = clock.now();
  clock.stop();
  sandbox.close();
  return {
    ...about,
    async begin() {
      const own = createVirtualClock({ startInMs, autoAdvance: true });
      const restored = createSandbox({ seed: 'empty', clock: own });
      restored.restore(snapshot);
      const close = (): void => {
        own.stop();
        restored.close();
      };
      return { clock: own, close, ...(await play({ clock: own, sandbox: restored })) };
    },
  };
}
