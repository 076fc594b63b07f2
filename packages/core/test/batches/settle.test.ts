import { expect, test } from 'vitest';

import {
  ArgumentError,
  type BatchResult,
  type CheckpointStore,
  ConnectionError,
  createMemoryCheckpoints,
} from '../../src/index.ts';
import type { OperationDescriptor } from '../../src/runtime.ts';
import { batchResult } from '../../src/batches/batch.ts';
import { callOf, senderOf } from '../results/exchange.ts';
import { exchangeItems, indexes } from './sent-items.ts';

const createThings: OperationDescriptor = {
  id: 'createThings',
  method: 'POST',
  path: '/things',
  response: 'none',
  retry: 'unsafe',
  batch: { items: 'body.$', maximum: 1_000, split: true },
};

/** Sends the list and loses the response to the first request. Returns the sizes of the requests, too. */
async function run(
  operation: OperationDescriptor,
  count: number,
  settings: { readonly store?: CheckpointStore; readonly chunkSize?: number; readonly isLost?: boolean } = {},
): Promise<{ readonly sent: readonly (readonly number[])[]; readonly result: BatchResult<number> }> {
  const { sent, send } = exchangeItems((_, request) => {
    if (request === 1 && settings.isLost) throw new ConnectionError('lost', { outcome: 'unknown' });
    return {};
  });
  const body = Array.from({ length: count }, (_, index) => index);
  const { store, chunkSize } = settings;
  const kept = store && { checkpoint: store, key: 'monday', ownerId: 'main' };
  const options = { ...kept, ...(chunkSize && { chunkSize }) };
  return { result: await batchResult<number>(senderOf(send), callOf(operation, { body }, options)), sent };
}

const sizes = (sent: readonly (readonly number[])[]): number[] => sent.map(({ length }) => length);

test("C05: a lost response leaves at most 100 items unknown if a repeat isn't safe", async () => {
  const { sent, result } = await run(createThings, 250, { isLost: true });
  expect(sizes(sent)).toEqual([100, 100, 50]);
  expect(result.unknown).toHaveLength(100);
  expect(result.succeeded).toHaveLength(150);
});

test('C05: `chunkSize` replaces the default of 100, up to the documented maximum', async () => {
  expect(sizes((await run(createThings, 1_200, { chunkSize: 1_000 })).sent)).toEqual([1_000, 200]);
  expect(sizes((await run({ ...createThings, retry: 'idempotent' }, 1_200)).sent)).toEqual([1_000, 200]);
  const small: OperationDescriptor = { ...createThings, batch: { items: 'body.$', maximum: 50, split: true } };
  expect(sizes((await run(small, 60)).sent)).toEqual([50, 10]);
});

test("the same call reports settled items as succeeded, and sends items that didn't arrive", async () => {
  const store = createMemoryCheckpoints();
  const { result } = await run(createThings, 4, { store, chunkSize: 2, isLost: true });
  expect([indexes(result.unknown), indexes(result.succeeded)]).toEqual([
    [0, 1],
    [2, 3],
  ]);
  await result.settle({ succeeded: [0], unsent: [1] });
  const again = await run(createThings, 4, { store, chunkSize: 2 });
  expect(again.sent).toEqual([[1]]);
  expect(indexes(again.result.succeeded)).toEqual([0, 1, 2, 3]);
  const last = await run(createThings, 4, { store, chunkSize: 2 });
  expect([last.sent, last.result.ok]).toEqual([[], true]);
});

test('items that are never settled stay unknown', async () => {
  const store = createMemoryCheckpoints();
  const { result } = await run(createThings, 4, { store, chunkSize: 2, isLost: true });
  await result.settle({ succeeded: [1] });
  const again = await run(createThings, 4, { store, chunkSize: 2 });
  expect([again.sent, indexes(again.result.unknown)]).toEqual([[], [0]]);
});

test('`settle` throws for items that are not unknown, and for items in both lists', async () => {
  const { result } = await run(createThings, 4, { store: createMemoryCheckpoints(), chunkSize: 2, isLost: true });
  await expect(result.settle({ succeeded: [2] })).rejects.toBeInstanceOf(ArgumentError);
  await expect(result.settle({ unsent: [9] })).rejects.toThrow('Item 9');
  await expect(result.settle({ succeeded: [0], unsent: [0] })).rejects.toThrow('both');
});
