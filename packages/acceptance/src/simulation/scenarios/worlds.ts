/** The same sandbox at the start of every run. */
import { createVirtualClock, type VirtualClock } from '@tradelane/core';
import { createSandbox, type Sandbox } from '@tradelane/sandbox';

export interface Start {
  begin(): { readonly clock: VirtualClock; readonly sandbox: Sandbox };
}

/** Later than the data of the demo world. */
export const beginsAt: Date = new Date('2026-06-01T08:00:00Z');

/** A world that `prepare` builds once, for any number of uses. */
export async function preparedWorld(prepare: (clock: VirtualClock, sandbox: Sandbox) => Promise<void>): Promise<Start> {
  const clock = createVirtualClock({ startInMs: beginsAt.getTime(), autoAdvance: true });
  const sandbox = createSandbox({ seed: 'demo', clock });
  await prepare(clock, sandbox);
  const snapshot = sandbox.snapshot();
  const startInMs = clock.now();
  clock.stop();
  sandbox.close();
  return {
    begin() {
      const own = createVirtualClock({ startInMs, autoAdvance: true });
      const restored = createSandbox({ seed: 'empty', clock: own });
      restored.restore(snapshot);
      return { clock: own, sandbox: restored };
    },
  };
}
