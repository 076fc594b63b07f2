/** The arguments of the caller's functions in a batch, and the result if they throw. */
import { expect, test } from 'vitest';
import { BadRequestError, ConnectionError, ServerError } from '../../src/errors/index.ts';
import { BatchHandlerError, type BatchOptions, type CallOptions, createMemoryCheckpoints } from '../../src/index.ts';
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
  const { send } = exchange(async ({ input, options: given }: { input: object; options: CallOptions }) => {
    await given.beforeSend?.();
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

test('a handler that is called again has no response, because it was lost with its process', async () => {
  const kept = { checkpoint: createMemoryCheckpoints(), key: 'monday' };
  const handler = (): never => {
    throw new Error('power cut');
  };
  await stopped(create((count) => ({ body: { count } }), { ...kept, handler }).result);
  const seen: unknown[] = [];
  await create((count) => ({ body: { count } }), {
    ...kept,
    handler: ({ responses }, { redelivery }) => seen.push([responses, redelivery]),
  }).result;
  expect(seen).toEqual([
    [[], true],
    [[{ count: 1 }], false],
    [[{ count: 2 }], false],
  ]);
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

test('beforeSend is called before each request, with or without a checkpoint', async () => {
  for (const kept of [undefined, { checkpoint: createMemoryCheckpoints(), key: 'monday' }]) {
    let asked = 0;
    const { result, sent } = create(() => ({ body: {} }), { ...kept, beforeSend: () => void (asked += 1) });
    expect((await result).ok).toBe(true);
    expect([asked, sent.length]).toEqual([3, 3]);
  }
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

test("an error of another caller's function leaves the items of that request unknown", async () => {
  const cause = new RangeError('no room');
  const { result } = create((count) => {
    if (count === 2) throw cause;
    return { body: {} };
  });
  const error = await stopped(result);
  expect(error).toMatchObject({ cause, outcome: 'unknown' });
  const { succeeded, unknown, unsent } = error.result;
  expect([indexes(succeeded), indexes(unknown), indexes(unsent)]).toEqual([
    [0, 1],
    [2, 3],
    [4, 5],
  ]);
});

test('a handler gets the warnings about its own request', async () => {
  const warnings: number[] = [];
  const operation: OperationDescriptor = {
    ...createThings,
    batch: { items: 'body.$', maximum: 2, split: true, response: 'things' },
  };
  const reply = (count: number): Reply => ({ body: count === 2 ? { things: [] } : {} });
  const { result } = create(reply, { handler: (outcome) => warnings.push(outcome.warnings.length) }, operation);
  expect((await result).warnings).toHaveLength(2);
  expect(warnings).toEqual([1, 0, 1]);
});

test("a commit that failed isn't one, so the batch commits after the handler", async () => {
  const kept = { checkpoint: createMemoryCheckpoints(), key: 'monday' };
  const broken = { write: () => Promise.reject(new Error('no disk')) };
  let calls = 0;
  const handler: BatchOptions<number>['handler'] = async (_, { commit }) => {
    calls += 1;
    await Promise.resolve(commit(broken)).catch(() => undefined);
  };
  await create(() => ({ body: {} }), { ...kept, handler }).result;
  const { result, sent } = create(() => ({ body: {} }), { ...kept, handler });
  expect((await result).ok).toBe(true);
  expect([calls, sent]).toEqual([3, []]);
});
