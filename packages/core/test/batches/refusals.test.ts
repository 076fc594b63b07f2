/** Refusals without a key, with an unknown one, or several for one item: which items they refuse, and why. */
import { expect, test } from 'vitest';
import { run, shipments } from './partial-run.ts';

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

test('shared reasons keep the position of the item that each of them names', async () => {
  const items = [
    { id: 'a', n: 1 },
    { id: 'a', n: 2 },
  ];
  const refusals = [0, 1].map((at) => ({ id: 'a', message: `no ${at}`, field: `shipments[${at}].n` }));
  const { result } = await run(shipments(), items, { shipment_errors: refusals });
  const reasons = [{ index: 0 }, { index: 1 }];
  expect(result.failed).toMatchObject([{ reasons }, { reasons }]);
});

test("an item that a response refuses twice keeps both reasons, and one that it accepts twice isn't listed", async () => {
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
