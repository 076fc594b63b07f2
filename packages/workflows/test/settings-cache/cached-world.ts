import { createMemoryCheckpoints } from '@tradelane/core';
import type { Runtime } from '../../../core/test/support/runtime.ts';
import { withSettingsCache } from '../support.ts';
import { createWorld, json, operations, settle } from '../../../core/test/support/world.ts';

/** A hub whose responses the test sends by hand, oldest first, and a runtime with a cache. */
export function cachedWorld() {
  const pending: ((response: Response) => void)[] = [];
  const world = createWorld({
    handler: ({ method }) => (method === 'GET' ? new Promise((resolve) => pending.push(resolve)) : json({})),
  });
  const runtime = withSettingsCache(world.runtime({ rateLimiting: false, maxAttempts: 1 }), createMemoryCheckpoints());
  return {
    ...world,
    runtime,
    response: async (value: object, status = 200): Promise<void> => {
      for (let turn = 0; pending.length === 0 && turn < 2_000; turn += 1) await settle();
      pending.shift()?.(json(value, status));
    },
  };
}

/** Starts at once, because an `ApiPromise` starts when it is awaited. */
export const read = (runtime: Runtime, options?: Parameters<Runtime['call']>[2]): Promise<{ version: number }> =>
  runtime.call<{ version: number }>(operations.daily, {}, options).then();
