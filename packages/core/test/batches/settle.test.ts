import { describe, expect, test } from 'vitest';
import { ArgumentError, BadRequestError, ConnectionError } from '../../src/errors/index.ts';
import { type BatchResult, type CheckpointStore, createMemoryCheckpoints } from '../../src/index.ts';
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
  how: { readonly store?: CheckpointStore; readonly chunkSize?: number; readonly isLost?: boolean } = {},
): Promise<{ readonly sent: readonly (readonly number[])[]; readonly result: BatchResult<number> }> {
  const { sent, send } = exchangeItems((_, request) => {
    if (request === 1 && how.isLost) throw new ConnectionError('lost', { outcome: 'unknown' });
    return {};
  });
  const body = Array.from({ length: count }, (_, index) => index);
  const { store, chunkSize } = how;
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

test("an older result can't settle an item again that is settled", async () => {
  const store = createMemoryCheckpoints();
  const { result } = await run(createThings, 4, { store, chunkSize: 2, isLost: true });
  await result.settle({ succeeded: [0, 1] });
  await result.settle({ unsent: [0, 1] });
  const again = await run(createThings, 4, { store, chunkSize: 2 });
  expect([again.sent, indexes(again.result.succeeded)]).toEqual([[], [0, 1, 2, 3]]);
});

test('a settled item that is lost again is unknown again', async () => {
  const store = createMemoryCheckpoints();
  const { result } = await run(createThings, 4, { store, chunkSize: 2, isLost: true });
  await result.settle({ unsent: [0, 1] });
  const again = await run(createThings, 4, { store, chunkSize: 2, isLost: true });
  expect(again.sent).toEqual([[0, 1]]);
  expect(indexes(again.result.unknown)).toEqual([0, 1]);
});

test('`settle` throws for items that are not unknown, and for items in both lists', async () => {
  const { result } = await run(createThings, 4, { store: createMemoryCheckpoints(), chunkSize: 2, isLost: true });
  await expect(result.settle({ succeeded: [2] })).rejects.toBeInstanceOf(ArgumentError);
  await expect(result.settle({ unsent: [9] })).rejects.toThrow('Item 9');
  await expect(result.settle({ succeeded: [0], unsent: [0] })).rejects.toThrow('both');
});

test('a refused item that was found not to have arrived is refused, and not unknown', async () => {
  const store = createMemoryCheckpoints();
  const operation: OperationDescriptor = { ...createThings, retry: 'idempotent' };
  const lost = new ConnectionError('lost', { outcome: 'unknown' });
  const refusal = new BadRequestError('no', { status: 400, outcome: 'refused' });
  const send = (error: Error): Promise<BatchResult<number>> => {
    const { send: sending } = exchangeItems(() => {
      throw error;
    });
    const options = { checkpoint: store, key: 'monday', ownerId: 'main' };
    return batchResult<number>(senderOf(sending), callOf(operation, { body: [1] }, options)) as never;
  };
  const first = await send(lost);
  expect(indexes(first.unknown)).toEqual([0]);
  await first.settle({ unsent: [0] });
  const last = await send(refusal);
  expect([indexes(last.unknown), indexes(last.failed)]).toEqual([[], [0]]);
});

describe('items of a lost request that is safe to repeat', () => {
  const operation: OperationDescriptor = { ...createThings, retry: 'idempotent' };
  const lost = new ConnectionError('lost', { outcome: 'unknown' });
  const refusal = new BadRequestError('no', { status: 400, outcome: 'refused' });
  const busy = new ConnectionError('no route', { outcome: 'not-sent' });

  /** Sends four items with these errors, one for each request. The last one repeats. */
  const process = (checkpoint: CheckpointStore, chunkSize: number, ...errors: readonly Error[]) => {
    const { send } = exchangeItems((_, request) => {
      throw errors[request - 1] ?? errors.at(-1) ?? refusal;
    });
    const options = { checkpoint, key: 'monday', ownerId: 'main', chunkSize };
    return batchResult<number>(senderOf(send), callOf(operation, { body: [0, 1, 2, 3] }, options));
  };

  test('stay in doubt if only others are settled', async () => {
    const store = createMemoryCheckpoints();
    const first = await process(store, 2, lost, busy);
    await first.settle({ unsent: [0] });
    const last = await process(store, 2);
    expect([indexes(last.unknown), indexes(last.failed)]).toEqual([[1], [0, 2, 3]]);
  });

  test('are all in doubt if two lost requests overlap', async () => {
    const store = createMemoryCheckpoints();
    await process(store, 2, lost, busy);
    await process(store, 3, lost, busy);
    const last = await process(store, 4);
    expect([indexes(last.unknown), indexes(last.failed)]).toEqual([[0, 1, 2], [3]]);
  });
});
