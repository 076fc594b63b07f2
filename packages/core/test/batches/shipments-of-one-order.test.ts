/** Shipments of one order share their key. The response repeats other values of them. */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { run, shipments } from './partial-run.ts';

const created = shipments({ key: ['order_id'] });
/** Shipments of one order: their lines, and their tracking. */
const parcel = (number: string | undefined, ...lines: readonly (readonly [string, number])[]) => ({
  order_id: 'o',
  shipment_lines: lines.map(([order_line_id, quantity]) => ({ order_line_id, quantity })),
  ...(number !== undefined && { tracking: { carrier_code: 'DHL', tracking_number: number } }),
});
/** The response for an accepted shipment: the shipment with an ID and other fields of the server. */
const accepted = (id: string, { shipment_lines, ...rest }: ReturnType<typeof parcel>) => ({
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
  const entries = items.map((item, at) => accepted(`S${at}`, item));
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
  const doubled = ['S1', 'S2'].map((id) => accepted(id, parcel('T1', ['l1', 1])));
  expect(idsOf(await run(created, items, { shipment_success: doubled }))).toEqual([0, 1].map((at) => [at, undefined]));
});

test('ST01: an entry that repeats neither of two shipments of one order belongs to the remaining one', async () => {
  const items = [parcel(undefined, ['l1', 1]), parcel(undefined, ['l1', 1], ['l2', 1])];
  const entries = items.map((item, at) => accepted(`S${at}`, item));
  expect(idsOf(await run(created, items, { shipment_success: entries.toReversed() }))).toEqual([
    [0, 'S0'],
    [1, 'S1'],
  ]);
});

test("ST01: if one of two shipments of an order failed, the failed one isn't guessed", async () => {
  const items = [parcel('T1', ['l1', 1]), parcel('T2', ['l2', 1])];
  const entry = { order_id: 'o' };
  const refusal = refusalOf('The order lacks this line.');
  expect(await run(created, items, { shipment_success: [entry], shipment_errors: [refusal] })).toMatchObject({
    unknown: [0, 1],
  });
  expect(await run(created, items, { shipment_success: [entry] })).toMatchObject({ unknown: [0, 1] });
  // The entry of the accepted one identifies both.
  const second = accepted('S1', parcel('T2', ['l2', 1]));
  const outcome = await run(created, items, { shipment_success: [second], shipment_errors: [refusal] });
  expect(outcome).toMatchObject({ succeeded: [1], failed: [0], unknown: [] });
  expect(outcome.result.failed[0]).toMatchObject({ entry: refusal, reasons: [{ message: refusal.message, index: 0 }] });
  expect(idsOf(outcome)).toEqual([[1, 'S1']]);
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
  const entry = fc.record({
    shipment,
    isTaken: fc.boolean(),
    repeats: fc.subarray(['shipment_lines', 'tracking', 'invoice_reference'] as const),
    rank: fc.double({ noNaN: true }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(entry, { minLength: 1, maxLength: 4 }), async (all) => {
      const ordered = [...all.entries()].toSorted(([, one], [, other]) => one.rank - other.rank);
      const outcome = await run(
        created,
        all.map((one) => ({ order_id: 'o', ...one.shipment })),
        {
          shipment_success: ordered
            .filter(([, { isTaken: isAccepted }]) => isAccepted)
            .map(([id, one]) => ({
              id,
              order_id: 'o',
              status: 'SHIPPING',
              ...Object.fromEntries(one.repeats.map((name) => [name, one.shipment[name]])),
            })),
          shipment_errors: ordered
            .filter(([, { isTaken: isAccepted }]) => !isAccepted)
            .map(([id]) => refusalOf(String(id))),
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
