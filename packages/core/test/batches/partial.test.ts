import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { batchResult } from '../../src/batches/batch.ts';
import { callOf, exchange, senderOf } from '../results/exchange.ts';
import { run, shipments, upsertReturns } from './partial-run.ts';

test('P04: returns succeed and fail individually, matched by order and return, with the reasons and the caller’s own items', async () => {
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

test('P04: one list with a result for each item is split by the errors of its entries', async () => {
  const operation = { ...upsertReturns, partial: { succeeded: 'results', failed: 'results', key: ['id'] } };
  const entries = [
    { id: 'b', updated: {}, errors: [] },
    { id: 'c', errors: [{ code: 'NOT_FOUND', message: 'c does not exist', field: 'id' }] },
    { id: 'a', updated: {} },
  ];
  const { result } = await run(operation, [{ id: 'a' }, { id: 'b' }, { id: 'c' }, { id: 'd' }], { results: entries });
  expect(result.succeeded.map(({ index, entry }) => [index, entry])).toEqual([
    [0, entries[2]],
    [1, entries[0]],
  ]);
  expect(result.failed.map(({ index, reasons }) => [index, reasons[0]?.code])).toEqual([[2, 'NOT_FOUND']]);
  expect(result.unknown.map(({ index }) => index)).toEqual([3]);
});

test('P04: a request whose items all fail is a response, not an error', async () => {
  const { failed } = await run(upsertReturns, [{ channel_order_id: 'o', channel_return_id: 'r' }], {
    return_errors: [{ channel_order_id: 'o', channel_return_id: 'r', details: [] }],
  });
  expect(failed).toEqual([0]);
});

test('P04: items that a repeat refuses are unknown if an earlier attempt may have processed them', async () => {
  const body = { shipment_success: [{ id: '1' }], shipment_errors: [{ id: '2', message: 'It does not exist.' }] };
  const { send } = exchange(() => ({ body, isInDoubt: true }));
  const call = callOf(shipments(), { body: { shipments: [{ id: '1' }, { id: '2' }] } });
  const { succeeded, failed, unknown } = await batchResult<{ id: string }>(senderOf(send), call);
  expect(succeeded.map(({ index }) => index)).toEqual([0]);
  expect(failed).toEqual([]);
  const reason = 'An earlier attempt may have succeeded. It does not exist.';
  expect(unknown).toEqual([{ index: 1, item: { id: '2' }, reason, error: undefined }]);
});

const isBad = ({ id }: { id: string }): boolean => Number(id) % 7 === 0;

test('PR07: 1,500 shipments in two requests keep their order and their errors', async () => {
  const items = Array.from({ length: 1500 }, (_, id) => ({ id: String(id) }));
  const { send, calls } = exchange((call) => {
    const { shipments: list } = call.input.body as { shipments: { id: string }[] };
    return {
      body: {
        shipment_success: list.filter((each) => !isBad(each)).toReversed(),
        shipment_errors: list.filter(isBad).map(({ id }) => ({ id, message: `no ${id}` })),
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

test('if a response lists only refusals, the other items succeeded', async () => {
  const { partial, ...rest } = shipments();
  const operation = { ...rest, partial: { failed: 'shipment_errors', key: partial?.key ?? [] } };
  const items = [{ id: 'a' }, { id: 'b' }];
  expect(await run(operation, items, { shipment_errors: [{ id: 'a', message: 'x' }] })).toMatchObject({
    succeeded: [1],
    failed: [0],
  });
  expect(await run(operation, items, { shipment_errors: [] })).toMatchObject({ succeeded: [0, 1], failed: [] });
  expect(await run(operation, items, { shipment_errors: [{ id: 'z', message: 'x' }] })).toMatchObject({
    succeeded: [],
    unknown: [0, 1],
  });
});

test('ST31: `shipment_id` in a response is the `id` of an item, as a number or a string', async () => {
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

const has = (list: readonly object[], item: object): boolean =>
  list.some((each) => 'id' in each && 'id' in item && each.id === item.id);

test('G22: property: every item is in exactly one list, and no list contradicts the response', async () => {
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
