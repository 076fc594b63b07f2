import { beforeEach, describe, expect, it } from 'vitest';
import {
  actionStatus,
  createChannelWorld,
  type Json,
  orderInput,
  readReturn,
  report,
  returnInput,
  upsertOrders,
  upsertReturns,
  type World,
} from '../../../world.ts';

let world: World;
let id: string;

beforeEach(async () => {
  world = await createChannelWorld();
  await upsertOrders(world, orderInput('ORD-1'));
  await upsertReturns(world, returnInput('RET-1', 'ORD-1'));
  ({ id } = await readReturn(world, 'RET-1'));
});

const step = (name: string, body?: object): Promise<Json> =>
  world.seller.call('PUT', `/v2/orders/returns/${id}/${name}`, body);

async function settle(name: string, body?: object): Promise<void> {
  const response = await step(name, body);
  expect(response.status, JSON.stringify(response.body)).toBe(202);
  await report(world, response.body.action_id);
}

const statusNow = async (): Promise<string> => (await readReturn(world, 'RET-1')).status;

describe('deciding', () => {
  it('R01: a return is accepted, the channel gets the command, and the return OPENED once it reports', async () => {
    const { body } = await step('accept', { accepted: true });
    expect(await statusNow()).toBe('REQUEST_INITIATED');
    expect(world.sandbox.events()).toMatchObject([
      {
        type: 'ACCEPT_RETURN',
        data: { action_id: body.action_id, channel_return_id: 'RET-1', channel_order_id: 'ORD-1', accepted: true },
      },
    ]);
    await report(world, body.action_id);
    expect(await statusNow()).toBe('OPENED');
  });

  it('R01: a return is declined with a reason', async () => {
    await settle('accept', { accepted: false, rejection_reason: 'FINAL_SALES' });
    expect(await readReturn(world, 'RET-1')).toMatchObject({
      status: 'REQUEST_DECLINED',
      rejection_reason: 'FINAL_SALES',
    });
  });

  it.each(['OPENED', 'REQUEST_DECLINED', 'RECEIVED', 'CLOSED', 'CHANNEL_SPECIFIC'])(
    'R01: a return in %s cannot be decided',
    async (status) => {
      await upsertReturns(world, returnInput('RET-1', 'ORD-1', { status }));
      expect(await step('accept', { accepted: true })).toMatchObject({
        status: 400,
        body: { code: 'RETURN_IN_WRONG_STATE' },
      });
      expect(world.sandbox.events()).toEqual([]);
    },
  );

  it('R01: a failed decision leaves the return as it was', async () => {
    const { body } = await step('accept', { accepted: true });
    await report(world, body.action_id, {
      status: 'FAILURE',
      errors: [{ code: 'RETURN_IN_WRONG_STATE', message: 'gone' }],
    });
    expect(await statusNow()).toBe('REQUEST_INITIATED');
    expect((await actionStatus(world, body.action_id)).body.status).toBe('FAILED');
  });

  it('R01, AS49: a refusal without a reason is accepted', async () => {
    await settle('accept', { accepted: false });
    expect(await statusNow()).toBe('REQUEST_DECLINED');
  });

  it('R01: a seller cannot use the reason OTHER', async () => {
    expect((await step('accept', { accepted: false, rejection_reason: 'OTHER' })).status).toBe(400);
  });
});

describe('receiving and closing', () => {
  it('R02: both go without body, and a return passes through OPENED, RECEIVED and CLOSED', async () => {
    await settle('accept', { accepted: true });
    await settle('receive');
    expect(await statusNow()).toBe('RECEIVED');
    await settle('close');
    expect(await statusNow()).toBe('CLOSED');
    expect(world.sandbox.events().map(({ type }) => type)).toEqual([
      'ACCEPT_RETURN',
      'ACKNOWLEDGE_RETURN_RECEPTION',
      'CLOSE_RETURN',
    ]);
  });

  it.each(['receive', 'close'])('R02: %s rejects a body, and a request without Content-Length: 0', async (name) => {
    await settle('accept', { accepted: true });
    expect((await step(name, {})).status).toBe(400);
    const response = await world.sandbox.handle({
      method: 'PUT',
      target: `/hub/api/v2/orders/returns/${id}/${name}`,
      origin: 'http://sandbox.localhost',
      header: (header) => (header === 'authorization' ? `Bearer ${world.seller.token}` : undefined),
      body: new Uint8Array(0),
      tooLarge: false,
    });
    expect(response.status).toBe(400);
    expect(JSON.parse(String(response.body)).errors).toEqual([{ field: 'Content-Length', message: 'must be 0' }]);
    expect(await statusNow()).toBe('OPENED');
  });

  it('R02, AS12, AS13, AS14: what was not opened cannot be received, and nothing is closed before that', async () => {
    expect((await step('receive')).body.code).toBe('RETURN_IN_WRONG_STATE');
    expect((await step('close')).body.code).toBe('RETURN_IN_WRONG_STATE');
  });
});

describe('a late outcome', () => {
  it.each([
    ['accept', { accepted: true }, 'REQUEST_INITIATED', ['OPENED', 'RECEIVED', 'CLOSED', 'CHANNEL_SPECIFIC']],
    ['accept', { accepted: false, rejection_reason: 'FINAL_SALES' }, 'REQUEST_INITIATED', ['OPENED', 'CLOSED']],
    ['receive', undefined, 'OPENED', ['CLOSED', 'REQUEST_DECLINED', 'CHANNEL_SPECIFIC']],
    ['close', undefined, 'RECEIVED', ['REQUEST_DECLINED', 'CHANNEL_SPECIFIC']],
  ] as const)(
    'R01, R02: a late outcome of %s %j keeps a later status from the channel',
    async (name, body, from, later) => {
      for (const [n, status] of later.entries()) {
        const upsert = (changes: Readonly<Record<string, unknown>>): Promise<Json> =>
          upsertReturns(world, returnInput('RET-1', 'ORD-1', changes));
        await upsert({ status: from });
        const { action_id } = (await step(name, body)).body;
        await upsert({ status });
        const before = await readReturn(world, 'RET-1');
        await world.sandbox.clock.advance(1000 * (n + 1));
        expect((await report(world, action_id)).status).toBe(204);
        expect(await readReturn(world, 'RET-1')).toEqual(before);
        expect((await actionStatus(world, action_id)).body.status).toBe('SUCCESS');
      }
    },
  );

  it('R02: a late outcome of close is applied to a return that was received meanwhile', async () => {
    await upsertReturns(world, returnInput('RET-1', 'ORD-1', { status: 'OPENED' }));
    const { action_id } = (await step('close')).body;
    await upsertReturns(world, returnInput('RET-1', 'ORD-1', { status: 'RECEIVED' }));
    await report(world, action_id);
    expect(await statusNow()).toBe('CLOSED');
  });
});

describe('a return of an anonymized order', () => {
  const address = { street: '5 Quay Street', city: 'Aubervilliers', country_iso_code: 'FRA' };
  const label_url = 'https://shop.example.com/labels/RET-1.pdf';

  beforeEach(async () => {
    await upsertReturns(world, returnInput('RET-1', 'ORD-1', { status: 'OPENED', address, label_url }));
    await world.connector.call('PUT', 'cp:/v1/orders/anonymize-after', {
      orders: [{ channel_id: 'acme_web', channel_order_id: 'ORD-1', anonymize_after: '2026-03-02T08:10:00Z' }],
    });
  });

  it('O11, AS52: an anonymized order loses the label of its return, and keeps the address of the parcel', async () => {
    const before = await readReturn(world, 'RET-1');
    expect(before).toMatchObject({ label_url });
    await world.sandbox.clock.advance(600_000);
    const after = await readReturn(world, 'RET-1');
    expect(after).not.toHaveProperty('label_url');
    expect(after.address).toEqual(address);
    expect(Date.parse(after.updated_at)).toBeGreaterThan(Date.parse(before.updated_at));
  });

  it('O11: neither the channel, nor a seller, nor an action that was on its way brings a label back', async () => {
    const late = (await step('trackings', { label_url })).body.action_id;
    await world.sandbox.clock.advance(600_000);
    await report(world, late);
    expect(await readReturn(world, 'RET-1')).not.toHaveProperty('label_url');
    await settle('trackings', { rma_id: 'RMA-1', label_url });
    expect(await readReturn(world, 'RET-1')).not.toHaveProperty('label_url');
    expect((await readReturn(world, 'RET-1')).rma_id).toBe('RMA-1');
    await upsertReturns(world, ...['RET-1', 'RET-2'].map((id) => returnInput(id, 'ORD-1', { address, label_url })));
    for (const one of ['RET-1', 'RET-2']) expect(await readReturn(world, one)).not.toHaveProperty('label_url');
  });
});

describe('listing', () => {
  it('R03, AS63, AS151: pages by seek, the latest change first, from an instant that must be given', async () => {
    for (const n of [2, 3, 4]) {
      await world.sandbox.clock.advance(1000);
      await upsertReturns(world, returnInput(`RET-${n}`, 'ORD-1'));
    }
    const list = async (query: string): Promise<Json> =>
      (await world.seller.call('GET', `/v2/orders/returns${query}`)).body;
    const names = (page: Json): string[] => page.data.map((one: Json) => one.channel_return_id);
    const first = await list('?updated_from=2026-03-01T00:00:00Z&limit=3');
    expect(names(first)).toEqual(['RET-4', 'RET-3', 'RET-2']);
    expect(names(await list(`?page_token=${encodeURIComponent(first.next_page_token)}`))).toEqual(['RET-1']);
    expect(names(await list('?updated_from=2026-03-02T08:00:02Z&sort=updated_at,ASC'))).toEqual(['RET-3', 'RET-4']);
    expect(names(await list('?updated_from=2026-03-01T00:00:00Z&statuses=OPENED'))).toEqual([]);
    expect((await world.seller.call('GET', '/v2/orders/returns')).body.errors).toEqual([
      { field: 'updated_from', message: 'is required' },
    ]);
  });
});

it('R04: a return of an unknown order or line is not taken', async () => {
  const wrongLine = returnInput('RET-9', 'ORD-1', {
    return_lines: [{ channel_order_line_id: 'nope', quantity: 1, reason: 'OTHER' }],
  });
  const { body } = await upsertReturns(world, returnInput('RET-8', 'ORD-9'), wrongLine);
  expect(body.return_errors.map((one: Json) => [one.channel_return_id, one.details[0].code])).toEqual([
    ['RET-8', 'DATA_NOT_FOUND'],
    ['RET-9', 'DATA_NOT_FOUND'],
  ]);
  expect(await readReturn(world, 'RET-8')).toBeUndefined();
  expect(await readReturn(world, 'RET-9')).toBeUndefined();
});

it('R05, AS141: tracking of a return is sent to the channel, and fields left out keep their value', async () => {
  await settle('trackings', {
    rma_id: 'RMA-1',
    label_url: 'https://l.example.com/1',
    tracking: { carrier: 'Swift', tracking_number: 'S1' },
  });
  expect(world.sandbox.events()).toMatchObject([
    {
      type: 'UPDATE_RETURN_TRACKING_INFORMATION',
      data: { rma_id: 'RMA-1', tracking: { carrier: 'Swift', tracking_number: 'S1' } },
    },
  ]);
  expect(await readReturn(world, 'RET-1')).toMatchObject({
    rma_id: 'RMA-1',
    label_url: 'https://l.example.com/1',
    tracking: { carrier_name: 'Swift', tracking_number: 'S1' },
  });
  await settle('trackings', { rma_id: 'RMA-2' });
  expect(await readReturn(world, 'RET-1')).toMatchObject({
    rma_id: 'RMA-2',
    label_url: 'https://l.example.com/1',
    tracking: { carrier_name: 'Swift', tracking_number: 'S1' },
  });
  await settle('trackings', { tracking: { tracking_number: 'S2' } });
  expect((await readReturn(world, 'RET-1')).tracking).toEqual({ tracking_number: 'S2' });
});
