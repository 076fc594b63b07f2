import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { OperationDescriptor } from '../../src/runtime.ts';
import { batchResult } from '../../src/batches/run-batch.ts';
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

test("an item that the response doesn't mention is unknown", async () => {
  expect(await run(shipments(), [{ id: 'a' }, { id: 'b' }], { shipment_success: [{ id: 'b' }] })).toMatchObject({
    succeeded: [1],
    failed: [],
    unknown: [0],
  });
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

test('a refusal without a key belongs to the only remaining item, and to none if there are several', async () => {
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

test('a refusal with an unknown key belongs to no item, however many remain', async () => {
  const body = { shipment_errors: [{ id: 'z', message: 'x' }] };
  expect(await run(shipments(), [{ id: 'a' }], body)).toMatchObject({ failed: [], unknown: [0] });
  const mixed = { shipment_errors: [...body.shipment_errors, { message: 'y' }] };
  expect(await run(shipments(), [{ id: 'a' }], mixed)).toMatchObject({ failed: [], unknown: [0] });
  expect(await run(shipments(), [{ id: 'a' }, { id: 'b' }], mixed)).toMatchObject({ failed: [], unknown: [0, 1] });
  // The success of an unknown key may belong to the remaining item.
  const another = { shipment_success: [{ id: 'A' }], shipment_errors: [{ message: 'y' }] };
  expect(await run(shipments(), [{ id: 'a' }], another)).toMatchObject({ failed: [], unknown: [0] });
});

const created = shipments({ key: ['order_id'] });
/** Shipments of one order: their lines, and their tracking. */
const parcel = (number: string | undefined, ...lines: readonly (readonly [string, number])[]) => ({
  order_id: 'o',
  shipment_lines: lines.map(([order_line_id, quantity]) => ({ order_line_id, quantity })),
  ...(number !== undefined && { tracking: { carrier_code: 'DHL', tracking_number: number } }),
});
/** The response for an accepted shipment: the shipment with an ID and other fields of the server. */
const taken = (id: string, { shipment_lines, ...rest }: ReturnType<typeof parcel>) => ({
  id,
  ...rest,
  shipment_lines: shipment_lines.map((line) => ({ ...line, offer_sku: 'SKU' })),
  status: 'SHIPPING',
});
const refusalOf = (message: string) => ({ order_id: 'o', message });
const idsOf = ({ result }: Awaited<ReturnType<typeof run>>) =>
  result.succeeded.map(({ index, entry }) => [index, (entry as { id?: string } | undefined)?.id]);

test.each([
  ['lines', [parcel(undefined, ['l1', 1]), parcel(undefined, ['l2', 1]), parcel(undefined, ['l3', 1])]],
  ['quantities', [parcel('T', ['l1', 1]), parcel('T', ['l1', 2]), parcel('T', ['l1', 3])]],
  ['trackings', [parcel('T1', ['l1', 1]), parcel('T2', ['l1', 1]), parcel('T3', ['l1', 1])]],
])('ST01: each shipment of an order has the entry that repeats it, in any order: %s', async (_, items) => {
  const entries = items.map((item, at) => taken(`S${at}`, item));
  const ids = [0, 1, 2].map((at) => [at, `S${at}`]);
  for (const order of [entries, entries.toReversed(), [...entries.slice(1), ...entries.slice(0, 1)]])
    expect(idsOf(await run(created, items, { shipment_success: order }))).toEqual(ids);
});

test("ST01, AS92: an entry that doesn't identify a shipment of the order belongs to none, and stays in the response", async () => {
  const items = [parcel('T1', ['l1', 1]), parcel('T2', ['l1', 1])];
  const body = { shipment_success: [1, 2].map((id) => ({ id: `S${id}`, order_id: 'o' })) };
  const outcome = await run(created, items, body);
  expect(idsOf(outcome)).toEqual([0, 1].map((at) => [at, undefined]));
  expect(outcome.result.responses).toEqual([body]);
  // A number that the server formatted differently doesn't identify the other shipment, which has none.
  const bare = [{ order_id: 'o', tracking: { tracking_number: 'T 1' } }, { order_id: 'o' }];
  const rewritten = [
    { id: 'S1', order_id: 'o' },
    { id: 'S0', order_id: 'o', tracking: { tracking_number: 'T1' } },
  ];
  expect(idsOf(await run(created, bare, { shipment_success: rewritten }))).toEqual([0, 1].map((at) => [at, undefined]));
  // Two entries that both repeat one shipment don't describe the other.
  const doubled = ['S1', 'S2'].map((id) => taken(id, parcel('T1', ['l1', 1])));
  expect(idsOf(await run(created, items, { shipment_success: doubled }))).toEqual([0, 1].map((at) => [at, undefined]));
});

test('ST01: of two shipments of one order, the entry that repeats neither belongs to the remaining one', async () => {
  const items = [parcel(undefined, ['l1', 1]), parcel(undefined, ['l1', 1], ['l2', 1])];
  const entries = items.map((item, at) => taken(`S${at}`, item));
  expect(idsOf(await run(created, items, { shipment_success: entries.toReversed() }))).toEqual([
    [0, 'S0'],
    [1, 'S1'],
  ]);
});

test("ST01: if one of two shipments of an order failed, the failed one isn't guessed", async () => {
  const items = [parcel('T1', ['l1', 1]), parcel('T2', ['l2', 1])];
  const entry = { order_id: 'o' };
  const refusal = refusalOf('It has no such line.');
  expect(await run(created, items, { shipment_success: [entry], shipment_errors: [refusal] })).toMatchObject({
    unknown: [0, 1],
  });
  expect(await run(created, items, { shipment_success: [entry] })).toMatchObject({ unknown: [0, 1] });
  // The entry of the accepted one identifies both.
  const second = taken('S1', parcel('T2', ['l2', 1]));
  const told = await run(created, items, { shipment_success: [second], shipment_errors: [refusal] });
  expect(told).toMatchObject({ succeeded: [1], failed: [0], unknown: [] });
  expect(told.result.failed[0]).toMatchObject({ entry: refusal, reasons: [{ message: refusal.message, index: 0 }] });
  expect(idsOf(told)).toEqual([[1, 'S1']]);
  // If there are more refusals than remaining shipments, they can't be assigned. Without refusals, the other shipment
  // wasn't mentioned.
  const many = { shipment_success: [second], shipment_errors: [refusal, refusal] };
  expect(await run(created, items, many)).toMatchObject({ failed: [], unknown: [0, 1] });
  expect(await run(created, items, { shipment_success: [second] })).toMatchObject({ succeeded: [1], unknown: [0] });
  // Refusals without a key don't belong to them.
  const both = { shipment_success: [entry], shipment_errors: [{}, {}] };
  expect(await run(created, items, both)).toMatchObject({ failed: [], unknown: [0, 1] });
});

test('ST01: if all shipments of an order failed, each has all reasons that name no shipment', async () => {
  const items = [parcel('T1', ['l1', 1]), parcel('T2', ['l2', 1])];
  const { result } = await run(created, items, { shipment_errors: [refusalOf('a'), refusalOf('b')] });
  const reasons = ['a', 'b'].map((message) => ({ message, code: undefined, field: undefined, index: undefined }));
  expect(result.failed.map((each) => [each.index, each.entry, each.reasons])).toEqual(
    [0, 1].map((at) => [at, undefined, reasons]),
  );
  const alike = await run(created, items, { shipment_errors: [refusalOf('a'), refusalOf('a')] });
  expect(alike.result.failed.map((each) => [each.entry, each.reasons.map(({ message }) => message)])).toEqual(
    [0, 1].map(() => [refusalOf('a'), ['a']]),
  );
});

test('an item that a response refuses twice has both reasons, and one that it accepts twice has no entry', async () => {
  const item = { id: 'a' };
  const twice = ['x', 'y'].map((message) => ({ ...item, message }));
  const { result } = await run(shipments(), [{ id: 'b' }, item], {
    shipment_success: [
      { id: 'b', n: 1 },
      { id: 'b', n: 2 },
    ],
    shipment_errors: twice,
  });
  expect(result.failed).toMatchObject([
    {
      index: 1,
      entry: undefined,
      reasons: [
        { message: 'x', index: 1 },
        { message: 'y', index: 1 },
      ],
    },
  ]);
  expect(result.succeeded).toEqual([{ index: 0, item: { id: 'b' }, entry: undefined }]);
});

test('refusals without a key are shared by the remaining items, unless they repeat one', async () => {
  const items = ['a', 'b'].map((id) => ({ id, reference: `r-${id}` }));
  const shared = await run(shipments(), items, { shipment_errors: [{ message: 'x' }, { message: 'y' }] });
  expect(shared.result.failed.map((each) => each.reasons.map(({ message }) => message))).toEqual([
    ['x', 'y'],
    ['x', 'y'],
  ]);
  const told = await run(shipments(), items, {
    shipment_errors: [
      { reference: 'r-b', message: 'y' },
      { reference: 'r-a', message: 'x' },
    ],
  });
  expect(told.result.failed.map((each) => each.reasons.map(({ message }) => message))).toEqual([['x'], ['y']]);
});

test("equal items may have each other's entries", async () => {
  const items = ['T', 'T', 'U'].map((number) => parcel(number, ['l1', 1]));
  const [first, second, third] = items.map((item, at) => taken(`S${at}`, item));
  const outcome = await run(created, items, { shipment_success: [third, second, first] });
  expect(idsOf(outcome)).toEqual([
    [0, 'S1'],
    [1, 'S0'],
    [2, 'S2'],
  ]);
});

test('an item that is passed twice has one result', async () => {
  const items = [{ id: 'a' }, { id: 'a' }];
  const entry = { id: 'a' };
  const { result: taken } = await run(shipments(), items, { shipment_success: [entry] });
  expect(taken.succeeded.map((each) => [each.index, each.entry])).toEqual([0, 1].map((index) => [index, entry]));
  const { result: refused } = await run(shipments(), items, { shipment_errors: [entry] });
  expect(refused.failed.map((each) => [each.index, each.entry])).toEqual([0, 1].map((index) => [index, entry]));
});

test('an item without a key, or with a part of it, matches nothing', async () => {
  expect(await run(shipments(), [{ n: 1 }], { shipment_success: [{ n: 1 }] })).toMatchObject({ unknown: [0] });
  expect(await run(shipments(), [{ n: 1 }], { shipment_errors: [{ message: 'no' }] })).toMatchObject({ failed: [0] });
  const part = { channel_order_id: 'o' };
  expect(await run(upsertReturns, [part], { return_success: [part] })).toMatchObject({ unknown: [0] });
  // Only a field that names the item's ID replaces its `id`.
  const items = [{ reference: '7' }];
  const byReference = shipments({ key: ['reference'] });
  expect(await run(byReference, items, { shipment_success: [{ id: '7' }] })).toMatchObject({ unknown: [0] });
});

test("entries that aren't objects refuse without a reason, and empty or missing texts are ignored", async () => {
  const entries = [null, { input: null }, { id: 'c', message: '', code: 'C' }, { id: 'd', message: 7, code: 8 }];
  const items = ['a', 'b', 'c', 'd'].map((id) => ({ id }));
  const { result } = await run(shipments(), items, { shipment_errors: entries });
  const silent = { message: 'The server rejected this item without a reason.', code: undefined };
  expect(result.failed.map(({ reasons }) => reasons)).toMatchObject([
    [silent],
    [silent],
    [{ message: 'C', code: 'C' }],
    [silent],
  ]);
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

test("an entry with an empty list of errors isn't a refusal, and a response may repeat the item as its input", async () => {
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

test("keys of several fields don't collide", async () => {
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

test('property: for any entries of the shipments of an order, in any order, none is assigned to another shipment', async () => {
  const line = fc.record({ order_line_id: fc.constantFrom('l1', 'l2'), quantity: fc.integer({ min: 1, max: 2 }) });
  const shipment = fc.record(
    {
      shipment_lines: fc.array(line, { minLength: 1, maxLength: 2 }),
      tracking: fc.record({ tracking_number: fc.constantFrom('T1', 'T2', 't1') }),
      invoice_reference: fc.constantFrom('I1', 'I2'),
    },
    { requiredKeys: ['shipment_lines'] },
  );
  const told = fc.record({
    shipment,
    isTaken: fc.boolean(),
    repeats: fc.subarray(['shipment_lines', 'tracking', 'invoice_reference'] as const),
    rank: fc.double({ noNaN: true }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(told, { minLength: 1, maxLength: 4 }), async (all) => {
      const ordered = [...all.entries()].toSorted(([, one], [, other]) => one.rank - other.rank);
      const outcome = await run(
        created,
        all.map((one) => ({ order_id: 'o', ...one.shipment })),
        {
          shipment_success: ordered
            .filter(([, { isTaken }]) => isTaken)
            .map(([id, one]) => ({
              id,
              order_id: 'o',
              status: 'SHIPPING',
              ...Object.fromEntries(one.repeats.map((name) => [name, one.shipment[name]])),
            })),
          shipment_errors: ordered.filter(([, { isTaken }]) => !isTaken).map(([id]) => refusalOf(String(id))),
        },
      );
      const { succeeded, failed } = outcome.result;
      const textOf = (id: number | undefined) => JSON.stringify(all[id ?? -1]?.shipment);
      for (const { index } of succeeded) expect(all[index]?.isTaken).toBe(true);
      for (const [index, id] of idsOf(outcome) as [number, number | undefined][])
        if (id !== undefined) expect(textOf(id)).toBe(textOf(index));
      for (const { index, reasons } of failed) {
        expect(all[index]?.isTaken).toBe(false);
        expect(reasons.map(({ message }) => textOf(Number(message)))).toContain(textOf(index));
      }
    }),
    { numRuns: Math.max(300, fc.readConfigureGlobal().numRuns ?? 0) },
  );
});
