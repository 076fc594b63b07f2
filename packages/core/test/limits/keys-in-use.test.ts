import { expect, test } from 'vitest';
import { createVirtualClock, type TransportResponse } from '../../src/index.ts';
import { createRuntime } from '../support/runtime.ts';
import { operations, surface } from '../support/world.ts';

const response: TransportResponse = {
  status: 200,
  headers: new Headers(),
  text: async () => '{}',
  stream: () => null,
  discard: async () => undefined,
};

test('limits() lists every key in use, even ten thousand, and forgets free keys', async () => {
  const clock = createVirtualClock({ autoAdvance: false });
  const options = { baseUrl: 'https://hub.example.com', auth: { token: 'fixed-token' }, clock };
  const runtime = createRuntime(surface, { ...options, transport: async () => response });
  const call = (id: number): Promise<unknown> => runtime.call(operations.perAction, { path: { action_id: id } });
  for (let id = 0; id < 10_000; id += 1) await call(id);
  expect(runtime.limits()).toHaveLength(10_000);
  expect(runtime.limits().every(({ windows }) => windows[0]?.used === 1)).toBe(true);
  await clock.advance(120_000);
  for (let id = 10_000; id < 17_000; id += 1) await call(id);
  expect(runtime.limits()).toHaveLength(7_000);
});
