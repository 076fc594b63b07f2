/** The reports of a batch about each of its requests, and its end. */
import { expect, test } from 'vitest';
import {
  BadRequestError,
  BatchHandlerError,
  type BatchOptions,
  PermissionError,
  ServerError,
  TokenError,
} from '../../src/index.ts';
import type { Call, OperationDescriptor } from '../../src/runtime.ts';
import { batchResult } from '../../src/batches/batch.ts';
import { callOf, exchange, type Reply, senderOf } from '../results/exchange.ts';

interface Thing {
  readonly id: number;
}

const things: readonly Thing[] = Array.from({ length: 10 }, (_, id) => ({ id }));
const putThings: OperationDescriptor = {
  id: 'putThings',
  method: 'POST',
  path: '/things',
  response: 'none',
  retry: 'replay-safe',
  batch: { items: 'body.things', maximum: 4, split: true },
};
const thingsOf = ({ input }: Call): readonly Thing[] => (input.body as { readonly things: readonly Thing[] }).things;
const idsOf = (entries: readonly { readonly item: Thing }[]): number[] => entries.map(({ item }) => item.id);

function put(
  reply: (sent: readonly Thing[], count: number) => Reply,
  options: BatchOptions<Thing> = {},
  operation: OperationDescriptor = putThings,
) {
  const { send, calls } = exchange((call, count) => reply(thingsOf(call), count));
  const result = batchResult(senderOf(send), callOf(operation, { body: { things } }, options));
  return { result, sent: () => calls.map((call) => thingsOf(call).map(({ id }) => id)) };
}

/** A server's refusal of a request because of one item, with its position in the request. */
function refusal(at: number, details: Partial<ConstructorParameters<typeof BadRequestError>[1]> = {}): BadRequestError {
  const field = `$.things[${at}].price`;
  const fieldErrors = [{ field, code: 'RANGE', message: `${field} must be at least 0` }];
  return new BadRequestError('invalid', { status: 400, outcome: 'refused', fieldErrors, ...details });
}

function refusing(...poison: readonly number[]) {
  return (sent: readonly Thing[]): Reply => {
    const at = sent.findIndex(({ id }) => poison.includes(id));
    if (at !== -1) throw refusal(at);
    return {};
  };
}

test('a refused request is halved if repeating is harmless, so that a faulty item affects no other', async () => {
  const { result, sent } = put(refusing(5));
  const { succeeded, failed } = await result;
  expect(idsOf(failed)).toEqual([5]);
  expect(idsOf(succeeded)).toEqual([0, 1, 2, 3, 4, 6, 7, 8, 9]);
  expect(sent()).toEqual([[0, 1, 2, 3], [4, 5, 6, 7], [4, 5], [4], [5], [6, 7], [8, 9]]);
});

test('a batch of one request that is halved does not throw, and its other half is sent', async () => {
  const { send } = exchange((call) => refusing(0)(thingsOf(call)));
  const call = callOf(putThings, { body: { things: things.slice(0, 2) } });
  const { succeeded, failed } = await batchResult<Thing>(senderOf(send), call);
  expect([idsOf(succeeded), idsOf(failed)]).toEqual([[1], [0]]);
});

test.each([
  ['disabled by the caller', { bisect: false }, putThings],
  ['an operation that may not be repeated', {}, { ...putThings, retry: 'unsafe' }],
] as const)('%s: a refused request is sent once, and each item has the reason', async (_, options, operation) => {
  const { result, sent } = put(refusing(5), options, operation);
  const { failed } = await result;
  expect(sent()).toHaveLength(3);
  expect(idsOf(failed)).toEqual([4, 5, 6, 7]);
  const reason = {
    code: 'RANGE',
    message: '$.things[5].price must be at least 0',
    field: '$.things[5].price',
    index: 5,
  };
  for (const { reasons } of failed) expect(reasons).toEqual([reason]);
});

test.each([
  ['$.things[1].lines[3].price', '$.things[5].lines[3].price', 5],
  ['things[2]', 'things[6]', 6],
  ['/things/3/price', '/things/7/price', 7],
  ['$.origin', '$.origin', undefined],
  ['$.other_things[1]', '$.other_things[1]', undefined],
])('a reason for %s counts in the caller’s list', async (field, expected, index) => {
  const { result } = put(
    (_, count) => {
      if (count === 2) throw refusal(0, { fieldErrors: [{ field, code: undefined, message: `see ${field}` }] });
      return {};
    },
    { bisect: false },
  );
  const { failed } = await result;
  expect(failed[0]?.reasons).toEqual([{ message: `see ${expected}`, code: undefined, field: expected, index }]);
});

test.each([
  ['403', new PermissionError('forbidden', { status: 403, outcome: 'refused' }), 'failed'],
  ['a token endpoint that refuses the credential', new TokenError('invalid_client', { status: 401 }), 'unsent'],
])('T14: %s ends the batch, because every further request would get it too', async (_, error, list) => {
  const { result, sent } = put((_sent, count) => {
    if (count === 2) throw error;
    return {};
  });
  const outcome = await result;
  expect(sent()).toHaveLength(2);
  expect(idsOf(outcome.succeeded)).toEqual([0, 1, 2, 3]);
  expect(idsOf(outcome[list as 'failed' | 'unsent'])).toEqual(list === 'failed' ? [4, 5, 6, 7] : [4, 5, 6, 7, 8, 9]);
  expect(idsOf(outcome.unsent).slice(-2)).toEqual([8, 9]);
  expect(outcome.unsent.at(-1)).toMatchObject({ error, reason: `Not sent: ${error.message}` });
  expect(outcome.unknown).toEqual([]);
});

const { response: _, ...listThings } = putThings;
const notice = { status: 'DOWN', message: 'Back at noon', documents: 'none' };
const done = things.map(({ id }) => ({ id }));
const withList = {
  ...listThings,
  batch: { items: 'body.things', maximum: 4, split: true, response: 'taken' },
} as const;
const withRefused = { ...listThings, partial: { failed: 'documents', key: ['id'] } };
const withBoth = { ...listThings, partial: { succeeded: 'done', failed: 'refused', key: ['id'] } };

test.each<[string, string, OperationDescriptor, unknown, unknown, number]>([
  ['a list', 'null', withList, { taken: [] }, null, 1],
  ['a list', 'a notice', withList, { taken: [] }, notice, 1],
  ['a list of refusals', 'a notice', withRefused, { documents: [] }, notice, 1],
  ['a list of refusals', 'a list', withRefused, { documents: [] }, [], 0],
  ['both lists', 'a notice', withBoth, { done }, notice, 1],
])(
  'P04: if an operation documents %s, a success that is %s is a success, and the result reports the unread part',
  async (_list, _what, operation, own, other, warnings) => {
    const { result } = put((_sent, count) => ({ body: count === 2 ? other : own }), {}, operation);
    const batch = await result;
    expect(batch.ok).toBe(true);
    expect(batch.warnings).toHaveLength(warnings);
  },
);

test('the handler gets the outcome of each request in order, with the caller’s items and their positions', async () => {
  const reported: unknown[] = [];
  const { result } = put(
    (sent, count) => {
      if (count === 2) throw new ServerError('down', { status: 503, outcome: 'unknown' });
      return refusing(9)(sent);
    },
    {
      handler: ({ succeeded, failed, unknown, unsent }, { items, of, redelivery }) => {
        reported.push({
          succeeded: succeeded.map(({ index }) => index),
          failed: idsOf(failed),
          unknown: idsOf(unknown),
        });
        expect(unsent).toEqual([]);
        expect([of, redelivery]).toEqual([10, false]);
        expect(items).toBe([4, 8, 9, 10][reported.length - 1]);
      },
    },
  );
  await result;
  expect(reported).toEqual([
    { succeeded: [0, 1, 2, 3], failed: [], unknown: [] },
    { succeeded: [], failed: [], unknown: [4, 5, 6, 7] },
    { succeeded: [8], failed: [], unknown: [] },
    { succeeded: [], failed: [9], unknown: [] },
  ]);
});

test('a handler that throws ends the batch, and the error contains everything that is known by then', async () => {
  const mine = new Error('disk full');
  const { result, sent } = put(() => ({}), {
    handler: (_, { items }) => {
      if (items === 8) throw mine;
    },
  });
  const error = await result.catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(BatchHandlerError);
  expect(error).toMatchObject({ cause: mine, operation: 'putThings' });
  expect(sent()).toHaveLength(2);
  const known = (error as BatchHandlerError).result;
  expect([known.succeeded.length, known.unsent.length, known.unknown.length]).toEqual([8, 2, 0]);
});
