import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { OperationDescriptor } from '../../../src/index.ts';
import { batchResult } from '../../../src/kinds/batches/index.ts';
import { callOf, exchange, senderOf } from '../../call/results/exchange.ts';
import { run, shipments, upsertReturns } from './partial-run.ts';

test('P04: returns succeed and fail each by itself, matched by order and return, with the reasons and the caller’s own items', async () => {
  const returns = [
    { channel_order_id: 'o1', channel_return_id: 'r1', lines: [] },
    { channel_order_id: 'o1', channel_return_id: 'r2' },
    { channel_order_id: 'o2', channel_return_id: 'r1' },
  ];
  const refused = {
    channel_order_id: 'o1',
    channel_return_id: 'r2',
    details: [
      { code: 'UNKNOWN_LINE', message: 'line unknown', field: '$.lines[0]' },
      { code: 'B', message: 'b' },
    ],
  };
  const { result } = await run(upsertReturns, returns, {
    return_success: [
      { channel_order_id: 'o2', channel_return_id: 'r1' },
      { channel_order_id: 'o1', channel_return_id: 'r1' },
    ],
    return_errors: [refused],
  });
  expect(result.succeeded.map((each) => each.item)).toEqual([returns[0], returns[2]]);
  expect(result.succeeded[0]?.item).toBe(returns[0]);
  expect(result.failed).toEqual([
    {
      index: 1,
      item: returns[1],
      entry: refused,
      error: undefined,
      reasons: [
        { code: 'UNKNOWN_LINE', message: 'line unknown', field: '$.lines[0]', index: 1 },
        { code: 'B', message: 'b', field: undefined, index: 1 },
      ],
    },
  ]);
  expect(result.unknown).toEqual([]);
});

test('P04: a request in which everything fails is a response, not an error', async () => {
  const { failed } = await run(upsertReturns, [{ channel_order_id: 'o', channel_return_id: 'r' }], {
    return_errors: [{ channel_order_id: 'o', channel_return_id: 'r', details: [] }],
  });
  expect(failed).toEqual([0]);
});

test('P04: what a repeat refuses is unknown where an earlier attempt of the same call may have carried it out', async () => {
  const body = { shipment_success: [{ id: '1' }], shipment_errors: [{ id: '2', message: 'It does not exist.' }] };
  const { send } = exchange(() => ({ body, isInDoubt: true }));
  const call = callOf(shipments(), { body: { shipments: [{ id: '1' }, { id: '2' }] } });
  const { succeeded, failed, unknown } = await batchResult<{ id: string }>(senderOf(send), call);
  expect(succeeded.map(({ index }) => index)).toEqual([0]);
  expect(failed).toEqual([]);
  const reason = 'An earlier attempt may have been carried out. It does not exist.';
  expect(unknown).toEqual([{ index: 1, item: { id: '2' }, reason, error: undefined }]);
});

const isBad = ({ id }: { id: string }): boolean => Number(id) % 7 === 0;

test('PR07: 1,500 shipments in two requests keep their order and their errors apart', async () => {
  const items = Array.from({ length: 1500 }, (_, id) => ({ id: String(id) }));
  const { send, calls } = exchange((call) => {
    const { shipments: given } = call.input.body as { shipments: { id: string }[] };
    return {
      body: {
        shipment_success: given.filter((each) => !isBad(each)).toReversed(),
        shipment_errors: given.filter(isBad).map(({ id }) => ({ id, message: `no ${id}` })),
      },
    };
  });
  const result = await batchResult<{ id: string }, { shipment_success: unknown[] }>(
    senderOf(send),
    callOf(shipments(), { body: { shipments: items } }),
  );
  expect(calls).toHaveLength(2);
  expect(result.failed.map((each) => each.index)).toEqual(
    items.map(({ id }) => Number(id)).filter((id) => id % 7 === 0),
  );
  expect(result.failed.every((each) => each.reasons[0]?.message === `no ${each.item.id}`)).toBe(true);
  expect(result.succeeded.map((each) => each.entry)).toEqual(result.succeeded.map((each) => ({ id: each.item.id })));
  expect(result.responses.map((response) => response.shipment_success.length)).toEqual([857, 428]);
});

test('an item that the response does not mention is unknown', async () => {
  expect(await run(shipments(), [{ id: 'a' }, { id: 'b' }], { shipment_success: [{ id: 'b' }] })).toMatchObject({
    succeeded: [1],
    failed: [],
    unknown: [0],
  });
});

test('where a response lists only what it refused, the rest succeeded', async () => {
  const { partial, ...rest } = shipments();
  const operation = { ...rest, partial: { failed: 'shipment_errors', key: partial?.key ?? [] } };
  const items = [{ id: 'a' }, { id: 'b' }];
  expect(await run(operation, items, { shipment_errors: [{ id: 'a', message: 'x' }] })).toMatchObject({
    succeeded: [1],
    failed: [0],
  });
  expect(await run(operation, items, { shipment_errors: [] })).toMatchObject({ succeeded: [0, 1], failed: [] });
  await expect(run(operation, items, {})).rejects.toMatchObject({ name: 'MalformedResponseError', outcome: 'unknown' });
  expect(await run(operation, items, { shipment_errors: [{ id: 'z', message: 'x' }] })).toMatchObject({
    succeeded: [],
    unknown: [0, 1],
  });
});

test('a refusal without a key belongs to the only item that is left, and to nobody where several are', async () => {
  const errors = { shipment_errors: [{ message: 'no such shipment' }] };
  expect((await run(shipments(), [{ id: 'a' }], errors)).result.failed[0]?.reasons[0]?.message).toBe(
    'no such shipment',
  );
  const both = { ...errors, shipment_success: [{ id: 'a' }] };
  expect(await run(shipments(), [{ id: 'a' }, { id: 'b' }], both)).toMatchObject({
    succeeded: [0],
    failed: [1],
    unknown: [],
  });
  expect(await run(shipments(), [{ id: 'a' }, { id: 'b' }], errors)).toMatchObject({
    succeeded: [],
    failed: [],
    unknown: [0, 1],
  });
});

test('ST01: of two shipments of one order of which one failed, which one is not guessed', async () => {
  const items = [
    { order_id: 'o', tracking: 1 },
    { order_id: 'o', tracking: 2 },
  ];
  const operation = shipments({ key: ['order_id'] });
  const entry = { order_id: 'o' };
  expect(await run(operation, items, { shipment_success: [entry], shipment_errors: [entry] })).toMatchObject({
    unknown: [0, 1],
  });
  expect(await run(operation, items, { shipment_success: [entry] })).toMatchObject({ unknown: [0, 1] });
  const entries = [1, 2].map((n) => ({ ...entry, n }));
  const taken = await run(operation, items, { shipment_success: entries });
  expect(taken.result.succeeded.map((each) => each.entry)).toEqual(entries);
  const refused = await run(operation, items, { shipment_errors: entries });
  expect(refused.result.failed.map((each) => each.entry)).toEqual(entries);
  // Refusals that name nobody are not theirs.
  const both = { shipment_success: [entry], shipment_errors: [{}, {}] };
  expect(await run(operation, items, both)).toMatchObject({ failed: [], unknown: [0, 1] });
});

test('the same item given twice shares the one result', async () => {
  const items = [{ id: 'a' }, { id: 'a' }];
  const entry = { id: 'a' };
  const { result: taken } = await run(shipments(), items, { shipment_success: [entry] });
  expect(taken.succeeded.map((each) => [each.index, each.entry])).toEqual([0, 1].map((index) => [index, entry]));
  const { result: refused } = await run(shipments(), items, { shipment_errors: [entry] });
  expect(refused.failed.map((each) => [each.index, each.entry])).toEqual([0, 1].map((index) => [index, entry]));
});

test('what has no key, or a part of one, is matched with nothing', async () => {
  expect(await run(shipments(), [{ n: 1 }], { shipment_success: [{ n: 1 }] })).toMatchObject({ unknown: [0] });
  expect(await run(shipments(), [{ n: 1 }], { shipment_errors: [{ message: 'no' }] })).toMatchObject({ failed: [0] });
  const part = { channel_order_id: 'o' };
  expect(await run(upsertReturns, [part], { return_success: [part] })).toMatchObject({ unknown: [0] });
  // Only an id that says whose it is may stand for the `id` of an item.
  const items = [{ reference: '7' }];
  const byReference = shipments({ key: ['reference'] });
  expect(await run(byReference, items, { shipment_success: [{ id: '7' }] })).toMatchObject({ unknown: [0] });
});

test('entries that are no objects refuse without a reason, and texts that are empty or none say nothing', async () => {
  const entries = [null, { input: null }, { id: 'c', message: '', code: 'C' }, { id: 'd', message: 7, code: 8 }];
  const items = ['a', 'b', 'c', 'd'].map((id) => ({ id }));
  const { result } = await run(shipments(), items, { shipment_errors: entries });
  const silent = { message: 'It was refused without a reason.', code: undefined };
  expect(result.failed.map(({ reasons }) => reasons)).toMatchObject([
    [silent],
    [silent],
    [{ message: 'C', code: 'C' }],
    [silent],
  ]);
});

test('ST31: `shipment_id` in a response means the `id` of an item; numbers and strings are the same id', async () => {
  const operation = shipments({
    succeeded: 'shipment_update_success',
    failed: 'shipment_update_errors',
    key: ['shipment_id'],
  });
  const { result } = await run(operation, [{ id: 1 }, { id: 'b' }], {
    shipment_update_success: [{ shipment_id: '1' }],
    shipment_update_errors: [{ shipment_id: 'b', errors: [{ code: 'C', field: 'f', message: 'm' }] }],
  });
  expect(result.succeeded.map((each) => each.index)).toEqual([0]);
  expect(result.failed[0]?.reasons).toEqual([{ code: 'C', field: 'f', message: 'm', index: 1 }]);
});

test('an entry whose list of errors is empty was not refused, and a response may repeat the item as its input', async () => {
  const operation: OperationDescriptor = {
    id: 'DR74',
    method: 'POST',
    path: '/api/document-request/documents/upload',
    partial: { failed: 'requests', key: ['request_id'] },
  };
  const items = ['a', 'b'].map((id) => ({ request_id: id }));
  const result = await run(operation, items, {
    requests: [
      { input: { request_id: 'a' }, errors: [] },
      { input: { request_id: 'b' }, errors: [{ code: 'C', field: 'f', message: 'm' }] },
    ],
  });
  expect(result).toMatchObject({ succeeded: [0], failed: [1] });
});

test('keys of several fields do not run together', async () => {
  const items = [
    { channel_order_id: 'a', channel_return_id: 'b","c' },
    { channel_order_id: 'a","b', channel_return_id: 'c' },
  ];
  expect(await run(upsertReturns, items, { return_success: [items[1]], return_errors: [items[0]] })).toMatchObject({
    succeeded: [1],
    failed: [0],
  });
});

const has = (list: readonly object[], item: object): boolean =>
  list.some((each) => 'id' in each && 'id' in item && each.id === item.id);

test('property: every item is in one list, and none is said to have failed or succeeded against the response', async () => {
  const entry = fc.record({ id: fc.constantFrom('a', 'b', 'c', 'z') }, { requiredKeys: [] });
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ id: fc.constantFrom('a', 'b', 'c'), n: fc.nat(1) }), { minLength: 1 }),
      fc.array(entry),
      fc.array(entry),
      async (items, good, bad) => {
        const { result } = await run(shipments(), items, { shipment_success: good, shipment_errors: bad });
        const all = [...result.succeeded, ...result.failed, ...result.unknown];
        expect(all.map((each) => each.index).toSorted((one, other) => one - other)).toEqual([...items.keys()]);
        for (const { item } of result.succeeded) expect(has(good, item) && !has(bad, item)).toBe(true);
        for (const { item } of result.failed) expect(has(good, item)).toBe(false);
      },
    ),
  );
});
