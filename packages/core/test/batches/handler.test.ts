/** The arguments of the caller's functions in a batch, and the result if they throw. */
import { expect, test } from 'vitest';
import {
  BadRequestError,
  BatchHandlerError,
  type BatchOptions,
  type CallOptions,
  ConnectionError,
  ServerError,
} from '../../src/index.ts';
import type { OperationDescriptor } from '../../src/runtime.ts';
import { batchResult } from '../../src/batches/batch.ts';
import { callOf, exchange, type Reply, senderOf } from '../results/exchange.ts';

const createThings: OperationDescriptor = {
  id: 'createThings',
  method: 'POST',
  path: '/things',
  retry: 'unsafe',
  batch: { items: 'body.$', maximum: 2, split: true },
};

/** Six items in three requests, each sent as the pipeline sends it. */
function create(
  reply: (count: number) => Reply,
  options: BatchOptions<number> = {},
  operation: OperationDescriptor = createThings,
) {
  const sent: unknown[] = [];
  const { send } = exchange(async ({ input, options: callOptions }: { input: object; options: CallOptions }) => {
    await callOptions.beforeSend?.();
    sent.push((input as { readonly body: unknown }).body);
    return reply(sent.length);
  });
  const call = callOf<number>(operation, { body: [0, 1, 2, 3, 4, 5] }, options);
  return { sent, result: batchResult<number>(senderOf(send), call) };
}

const indexes = (entries: readonly { readonly index: number }[]): number[] => entries.map(({ index }) => index);
async function stopped(result: Promise<unknown>): Promise<BatchHandlerError> {
  const error = await result.then(undefined, (thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(BatchHandlerError);
  return error as BatchHandlerError;
}

test('a handler gets the response to its request, or none if the request got none', async () => {
  const responses: unknown[] = [];
  const { result } = create(
    (count) => {
      if (count === 2) throw new ServerError('down', { status: 503, outcome: 'unknown' });
      return { body: { count } };
    },
    { handler: (outcome) => responses.push(outcome.responses) },
  );
  expect((await result).responses).toEqual([{ count: 1 }, { count: 3 }]);
  expect(responses).toEqual([[{ count: 1 }], [], [{ count: 3 }]]);
});

test("a handler isn't called for a request that was never sent", async () => {
  const handled: unknown[] = [];
  const { result } = create(
    (count) => {
      if (count === 2) throw new ConnectionError('no route', { outcome: 'not-sent' });
      return { body: {} };
    },
    { handler: ({ succeeded, unsent }) => handled.push([indexes(succeeded), unsent]) },
  );
  expect(indexes((await result).unsent)).toEqual([2, 3]);
  expect(handled).toEqual([
    [[0, 1], []],
    [[4, 5], []],
  ]);
});

test.each([
  ['an error of the program', new RangeError('no room')],
  ['what a server may respond with', new BadRequestError('no', { status: 400, outcome: 'refused' })],
])('%s from beforeSend stops the batch before the request is sent', async (_, cause) => {
  let asked = 0;
  const { result, sent } = create(() => ({ body: {} }), {
    beforeSend: () => {
      asked += 1;
      if (asked === 2) throw cause;
    },
  });
  const error = await stopped(result);
  expect(error).toMatchObject({ cause, outcome: 'refused', operation: 'createThings', method: 'POST' });
  expect(sent).toEqual([[0, 1]]);
  const { succeeded, unknown, unsent } = error.result;
  expect([indexes(succeeded), indexes(unknown), indexes(unsent)]).toEqual([[0, 1], [], [2, 3, 4, 5]]);
});
