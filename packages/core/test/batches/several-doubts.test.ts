/** A batch with a checkpoint whose requests had an unknown outcome, in several places of its list. */
import { expect, test } from 'vitest';
import { BadRequestError, ConnectionError, RateLimitError } from '../../src/errors/index.ts';
import { type BatchOptions, createMemoryCheckpoints } from '../../src/index.ts';
import type { OperationDescriptor } from '../../src/runtime.ts';
import { batchResult } from '../../src/batches/batch.ts';
import { callOf, exchange, senderOf } from '../results/exchange.ts';
import { exchangeItems, indexes } from './sent-items.ts';

const putThings: OperationDescriptor = {
  id: 'putThings',
  method: 'PUT',
  path: '/things',
  response: 'none',
  retry: 'idempotent',
  batch: { items: 'body.$', maximum: 2, split: true },
};
const createThings: OperationDescriptor = { ...putThings, id: 'createThings', method: 'POST', retry: 'unsafe' };
const lost = (): never => {
  throw new ConnectionError('lost', { outcome: 'unknown' });
};
const refused = (): never => {
  throw new BadRequestError('no', { status: 400, outcome: 'refused' });
};
const limited = (): never => {
  throw new RateLimitError('later', { status: 429, retryAt: new Date(), outcome: 'refused' });
};

/** A batch of eight items in one store. `reply` gets the items of each request. */
function batchOf(operation: OperationDescriptor) {
  const checkpoint = createMemoryCheckpoints();
  return async (reply: (items: readonly number[]) => object, options: BatchOptions<number> = {}) => {
    const { sent, send } = exchangeItems(reply);
    const given = { checkpoint, key: 'monday', ...options };
    const call = callOf(operation, { body: [0, 1, 2, 3, 4, 5, 6, 7] }, given);
    return { result: await batchResult<number>(senderOf(send), call), sent };
  };
}

const has = (items: readonly number[], ...wanted: readonly number[]): boolean =>
  items.some((item) => wanted.includes(item));

test('items of each request without a response stay in doubt in the next process', async () => {
  const run = batchOf(putThings);
  const first = await run((items) => (has(items, 0, 4, 6) ? lost() : {}));
  expect(indexes(first.result.unknown)).toEqual([0, 1, 4, 5, 6, 7]);
  const again = await run(refused, { bisect: false });
  expect(again.sent).toEqual([
    [0, 1],
    [4, 5],
    [6, 7],
  ]);
  expect(indexes(again.result.unknown)).toEqual([0, 1, 4, 5, 6, 7]);
  expect(again.result.unknown[0]?.error).toBeInstanceOf(BadRequestError);
});

test('a response ends the doubt about its own items only', async () => {
  const run = batchOf(putThings);
  await run((items) => (has(items, 2, 4, 6) ? lost() : {}));
  await run((items) => (has(items, 4) ? {} : lost()));
  const last = await run(refused, { bisect: false });
  expect(last.sent).toEqual([
    [2, 3],
    [6, 7],
  ]);
  expect(indexes(last.result.unknown)).toEqual([2, 3, 6, 7]);
  expect(indexes(last.result.failed)).toEqual([]);
});

test.each([0, 4])('a response to the request with item %d ends no doubt and starts none', async (answered) => {
  const run = batchOf(putThings);
  const replyTo =
    (done: number) =>
    (items: readonly number[]): object => {
      if (has(items, done, 6)) return {};
      return has(items, 2) ? limited() : lost();
    };
  await run(replyTo(6));
  await run(replyTo(answered));
  const last = await run(refused, { bisect: false });
  expect(indexes(last.result.failed)).toEqual([2, 3]);
  expect(indexes(last.result.unknown)).toEqual(answered === 0 ? [4, 5] : [0, 1]);
});

test('an item of a later request is settled by its index, and another process can continue at once', async () => {
  const run = batchOf(createThings);
  const { result } = await run((items) => (has(items, 4) ? lost() : {}));
  expect(indexes(result.unknown)).toEqual([4, 5]);
  await result.settle({ succeeded: [4], unsent: [5] });
  const again = await run(() => ({}));
  expect(again.sent).toEqual([[5]]);
  expect(indexes(again.result.succeeded)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
});

test.each([
  ['onLeaseWait', 1],
  ['timeoutInMs', Number.NaN],
  ['deadlineInMs', Number.NaN],
])('an invalid `%s` is refused, also for an empty list', async (argument, value) => {
  const { send } = exchange(() => ({}));
  const given = { [argument]: value } as BatchOptions<number>;
  const result = batchResult(senderOf(send), callOf(createThings, { body: [] }, given));
  await expect(result).rejects.toMatchObject({ name: 'ArgumentError', argument });
});
