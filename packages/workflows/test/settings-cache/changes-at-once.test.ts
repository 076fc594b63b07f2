import { expect, test } from 'vitest';
import { createMemoryCheckpoints } from '@tradelane/core';
import type { OperationDescriptor } from '@tradelane/core/runtime';
import { withSettingsCache } from '../support.ts';
import { createWorld, json, operations, settle } from '../../../core/test/support/world.ts';

const dayInMs = 86_400_000;
const { daily, change } = operations;

test.each([
  ['is read', true],
  ['may not be read', false],
])(
  'A02: the later of two concurrent changes wins, however slow the store is for the first, if the result %s meanwhile',
  async (_, isRead) => {
    const memory = createMemoryCheckpoints();
    // Blocks the next read of the store.
    const gate: { held?: Promise<void> | undefined } = {};
    let release = (): void => undefined;
    const store = {
      write: memory.write,
      read: async (prefix: string) => {
        const [found, until] = [new Map(await memory.read(prefix)), gate.held];
        gate.held = undefined;
        await until;
        return found;
      },
    };
    let settings = { name: 'old', grade: 4 };
    const world = createWorld({
      handler: ({ method, body }) => {
        if (method === 'GET') return json(settings);
        settings = { ...settings, ...(JSON.parse(body) as object) };
        return json({ updated: JSON.parse(body) as object, errors: [] });
      },
    });
    const expected = { name: 'B', grade: 5 };
    const limited: OperationDescriptor = { ...daily, rate: { maximum: [{ requests: 1, periodInMs: dayInMs }] } };
    const runtime = withSettingsCache(world.runtime(isRead ? { rateLimiting: false } : {}), store);
    await runtime.call(limited, {});
    gate.held = new Promise((resolve) => (release = resolve));
    const first = runtime.call(change, { body: { name: 'A' } }).then();
    while (gate.held !== undefined) await settle();
    const later = runtime.call(change, { body: { name: 'B', grade: 5 } }).then();
    while (world.sent.length < 3) await settle();
    for (let turn = 0; turn < 50; turn += 1) await settle();
    if (isRead) expect(await runtime.call(limited, {})).toEqual(expected);
    release();
    await Promise.all([first, later]);
    expect(await runtime.call(limited, {})).toEqual(expected);
    expect(world.sent.map(({ method }) => method)).toEqual(['GET', 'PUT', 'PUT', ...(isRead ? ['GET'] : [])]);
  },
);
