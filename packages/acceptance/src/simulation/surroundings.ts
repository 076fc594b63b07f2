/** What a simulated process sees of the world: each with boundaries at which it can be struck. */
import type { CheckpointStore, Clock } from '@tradelane/core';
import type { Sandbox } from '@tradelane/sandbox';
import type { SimulatedProcess } from './simulated-process.ts';

const connectionLost = (): Error => new TypeError('fetch failed');
const storeDown = (): Error => new Error('database is locked');

/** Requests: about to be sent; carried out, and the response is on its way; received. */
export function fetchOf(process: SimulatedProcess, sandbox: Sandbox): (request: Request) => Promise<Response> {
  return async (request) => {
    const name = `request ${request.method} ${new URL(request.url).pathname}`;
    await process.reach(`${name} about to be sent`, connectionLost);
    const response = await sandbox.fetch(request);
    await process.reach(`${name} carried out`, connectionLost);
    return response;
  };
}

/** A store that responds later, struck before and after each read and write. */
export function storeOf(process: SimulatedProcess, kept: CheckpointStore): CheckpointStore {
  return {
    async read(prefix) {
      await process.reach('store about to read', storeDown);
      return kept.read(prefix);
    },
    async write(changes, condition) {
      await process.reach('store about to write', storeDown);
      const written = await kept.write(changes, condition);
      await process.reach('store has written', storeDown);
      return written;
    },
  };
}

/** Time goes on for others; who is dead waits for nothing. */
export function clockOf(process: SimulatedProcess, clock: Clock): Clock {
  const { death } = process;
  return {
    now: () => clock.now(),
    wait: (inMs, signal) =>
      new Promise((resolve, reject) => {
        if (death.aborted) return;
        const both = signal === undefined ? death : AbortSignal.any([signal, death]);
        clock.wait(inMs, both).then(resolve, (error: unknown) => {
          if (!death.aborted) reject(error);
        });
      }),
    setTimer: (inMs, callback) => {
      const cancel = clock.setTimer?.(inMs, () => {
        if (!death.aborted) callback();
      });
      return () => cancel?.();
    },
  };
}
