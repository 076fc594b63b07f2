/** Batches across restarts: settled items aren't sent again, and unsafe items are never repeated. */
import { expect, test } from 'vitest';
import {
  ArgumentError,
  type BatchContext,
  BatchHandlerError,
  type BatchOptions,
  type BatchResult,
  type CheckpointStore,
  createMemoryCheckpoints,
  LeaseHeldError,
  LeaseLostError,
  PermissionError,
} from '../../src/index.ts';
import type { OperationDescriptor } from '../../src/runtime.ts';
import { batchResult } from '../../src/batches/batch.ts';
import { callOf, exchange, type Reply, senderOf } from '../results/exchange.ts';
import { exchangeItems, indexes } from './sent-items.ts';

const things = [0, 1, 2, 3, 4, 5];
const createThings: OperationDescriptor = {
  id: 'createThings',
  method: 'POST',
  path: '/things',
  response: 'none',
  retry: 'unsafe',
  batch: { items: 'body.$', maximum: 2, split: true },
};
const putThings: OperationDescriptor = { ...createThings, id: 'putThings', retry: 'idempotent' };

/** The requests of one process, each sent as the pipeline sends it. */
function processOf(
  operation: OperationDescriptor,
  store: CheckpointStore,
  reply: (sent: readonly number[]) => Reply | Promise<Reply>,
  options: BatchOptions<number> = {},
) {
  const { sent, send } = exchangeItems(reply);
  const settings = { checkpoint: store, key: 'monday', ownerId: 'main', ...options };
  return { sent, result: batchResult(senderOf(send), callOf(operation, { body: things }, settings)) };
}

/** A process that ended: its waits never return. */
const never = (): Promise<never> => new Promise(() => undefined);

/** Runs a process until it ends while it sends `at`, and returns what it sent. */
function endedAt(
  operation: OperationDescriptor,
  store: CheckpointStore,
  at: number,
  reply: (sent: readonly number[]) => Reply = () => ({}),
): Promise<readonly (readonly number[])[]> {
  return new Promise((resolve) => {
    const { result, sent } = processOf(operation, store, (items) => {
      if (!items.includes(at)) return reply(items);
      resolve(sent);
      return never();
    });
    result.catch(() => undefined);
  });
}

test('G37: an unsafe item whose response was lost with its process is unknown and isn’t sent again', async () => {
  const store = createMemoryCheckpoints();
  await endedAt(createThings, store, 2);
  const responses: number[] = [];
  const { result, sent } = processOf(createThings, store, () => ({}), {
    handler: (outcome) => void responses.push(outcome.responses.length),
  });
  const { succeeded, unknown } = await result;
  expect(sent).toEqual([[4, 5]]);
  expect(responses).toEqual([0, 1]);
  expect(indexes(succeeded)).toEqual([0, 1, 4, 5]);
  expect(indexes(unknown)).toEqual([2, 3]);
  const third = processOf(createThings, store, () => ({}));
  expect(indexes((await third.result).unknown)).toEqual([2, 3]);
  expect(third.sent).toEqual([]);
});

test('G37: items that are safe to repeat are sent again, and accepted items aren’t', async () => {
  const store = createMemoryCheckpoints();
  await endedAt(putThings, store, 2);
  const { result, sent } = processOf(putThings, store, () => ({}));
  expect((await result).ok).toBe(true);
  expect(sent).toEqual([
    [2, 3],
    [4, 5],
  ]);
});

test('G37: a refused item keeps its entry and reasons, and isn’t sent again', async () => {
  const store = createMemoryCheckpoints();
  const { response: _none, ...readThings } = createThings;
  const operation: OperationDescriptor = {
    ...readThings,
    batch: { items: 'body.$', maximum: 6, split: true },
    partial: { succeeded: 'taken', failed: 'refused', key: ['id'] },
  };
  const entry = { id: 'b', message: 'too long', code: 'E1' };
  let requests = 0;
  const run = async (): Promise<BatchResult<{ readonly id: string }>> => {
    const { send } = exchangeItems(() => {
      requests += 1;
      return { body: { taken: [{ id: 'a' }], refused: [entry] } };
    });
    const kept = { checkpoint: store, key: 'monday', ownerId: 'main' };
    const body = [{ id: 'a' }, { id: 'b' }];
    return batchResult<{ readonly id: string }>(senderOf(send), callOf(operation, { body }, kept));
  };
  const [first, again] = [await run(), await run()];
  expect(requests).toBe(1);
  expect(indexes(again.succeeded)).toEqual([0]);
  expect(again.failed).toMatchObject([{ index: 1, item: { id: 'b' }, entry, reasons: [{ message: 'too long' }] }]);
  expect(again.failed.map(({ reasons }) => reasons)).toEqual(first.failed.map(({ reasons }) => reasons));
});

test('items that were refused for their credential are sent again after it is fixed', async () => {
  const store = createMemoryCheckpoints();
  const { result } = processOf(createThings, store, (sent) => {
    if (sent.includes(2)) throw new PermissionError('no', { status: 403, outcome: 'refused' });
    return {};
  });
  expect(indexes((await result).unsent)).toEqual([4, 5]);
  const again = processOf(createThings, store, () => ({}));
  expect((await again.result).ok).toBe(true);
  expect(again.sent).toEqual([
    [2, 3],
    [4, 5],
  ]);
});

test("a handler that didn't return is called again with the same outcome and a mark, unless it committed", async () => {
  for (const commits of [false, true]) {
    const store = createMemoryCheckpoints();
    const seen: (readonly [number[], boolean])[] = [];
    const note = ({ succeeded }: BatchResult<number>, { redelivery }: BatchContext): void => {
      seen.push([indexes(succeeded), redelivery]);
    };
    const dying = processOf(createThings, store, () => ({}), {
      handler: async (part, context) => {
        note(part, context);
        if (context.items !== 4) return;
        if (commits) await context.commit();
        throw new Error('power cut');
      },
    });
    await expect(dying.result).rejects.toBeInstanceOf(BatchHandlerError);
    const next = processOf(createThings, store, () => ({}), { handler: note });
    expect((await next.result).ok).toBe(true);
    expect(seen).toEqual([[[0, 1], false], [[2, 3], false], ...(commits ? [] : [[[2, 3], true]]), [[4, 5], false]]);
    expect(next.sent).toEqual([[4, 5]]);
  }
});

test("two processes don't run the same batch at once, and one that outlived its lease sends nothing more", async () => {
  const store = createMemoryCheckpoints();
  let goOn = (): void => undefined;
  const slept = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  let fallAsleep = (): void => undefined;
  const isAsleep = new Promise<void>((resolve) => {
    fallAsleep = resolve;
  });
  const first = processOf(createThings, store, () => ({}), {
    handler: async () => {
      fallAsleep();
      await slept;
    },
  });
  first.result.catch(() => undefined);
  await isAsleep;
  const kept = { checkpoint: store, key: 'monday', ownerId: 'other' };
  await expect(processOf(createThings, store, () => ({}), kept).result).rejects.toBeInstanceOf(LeaseHeldError);
  // The same owner takes over from itself, as if the first process had ended.
  const second = processOf(createThings, store, () => ({}));
  expect((await second.result).ok).toBe(true);
  goOn();
  const error = await first.result.catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ name: 'BatchHandlerError', cause: expect.any(LeaseLostError) });
  expect(first.sent).toEqual([[0, 1]]);
});

test('a failing store stops the batch before the next request', async () => {
  const store = createMemoryCheckpoints();
  let isDown = false;
  const failing: CheckpointStore = {
    read: (prefix) => store.read(prefix),
    write: (changes, condition) => {
      if (isDown) throw new Error('disk full');
      return store.write(changes, condition);
    },
  };
  const { result, sent } = processOf(createThings, failing, (items) => {
    isDown = items.includes(2);
    return {};
  });
  const error = await result.catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ name: 'BatchHandlerError', cause: { name: 'CheckpointError' } });
  expect(sent).toHaveLength(2);
  expect(indexes((error as BatchHandlerError).result.unsent)).toEqual([4, 5]);
});

test('a key identifies one list, so another list and a checkpoint without a key are refused before sending', async () => {
  const store = createMemoryCheckpoints();
  await processOf(createThings, store, () => ({})).result;
  const { send, calls } = exchange(() => ({}));
  const other = callOf(createThings, { body: [7] }, { checkpoint: store, key: 'monday' });
  await expect(batchResult(senderOf(send), other)).rejects.toThrow(
    'The key "monday" already belongs to a batch of createThings',
  );
  for (const key of ['', undefined as unknown as string])
    await expect(
      batchResult(senderOf(send), callOf(createThings, { body: [7] }, { checkpoint: store, key })),
    ).rejects.toThrow(expect.objectContaining({ name: ArgumentError.name, argument: 'key' }));
  expect(calls).toEqual([]);
});

test("an error of a caller's function stops the batch and isn't the outcome of a request", async () => {
  const store = createMemoryCheckpoints();
  const thrown = new RangeError('the progress bar is too short');
  const { result, sent } = processOf(createThings, store, () => {
    throw thrown;
  });
  const error = await result.catch((caught: unknown) => caught);
  expect(error).toMatchObject({ name: 'BatchHandlerError', cause: thrown });
  expect(sent).toHaveLength(1);
  expect(indexes((error as BatchHandlerError).result.unknown)).toEqual([0, 1]);
  expect(indexes((error as BatchHandlerError).result.unsent)).toEqual([2, 3, 4, 5]);
});
