import { beforeEach, describe, expect, it } from 'vitest';
import {
  actionStatus,
  createChannelWorld,
  type Json,
  orderId,
  orderInput,
  readOrder,
  report,
  upsertOrders,
  type World,
} from '../../../world.ts';

let world: World;

beforeEach(async () => {
  world = await createChannelWorld();
  expect((await upsertOrders(world, orderInput('ORD-1'))).status).toBe(204);
});

const path = (rest: string): string => `/v2/orders/${orderId('ORD-1')}/${rest}`;
async function started(method: string, rest: string, body: object): Promise<string> {
  const response = await world.seller.call(method, path(rest), body);
  expect(response.status, JSON.stringify(response.body)).toBe(202);
  return response.body.action_id;
}

describe('actions', () => {
  const decision = { order_lines: [{ id: 'acme_web_ORD-1-1', accepted: true }] };

  it('O06, AS60: an action is PENDING until it is reported, also in the deprecated tracking', async () => {
    const response = await world.seller.call('PUT', path('accept'), decision);
    const { action_id, tracking_id } = response.body;
    expect(tracking_id).toBe(action_id);
    const status = await actionStatus(world, action_id);
    expect(status).toMatchObject({ status: 200, body: { id: action_id, status: 'PENDING' } });
    const tracked = await world.seller.call('GET', `/v2/orders/tracking/${tracking_id}`);
    expect(tracked.body).toEqual(status.body);
    expect((await actionStatus(world, 'nope')).status).toBe(404);
  });

  it.each(['FAILURE', 'FAILED'])(
    'O08: %s needs errors, takes several, and changes nothing at the hub',
    async (status) => {
      const id = await started('PUT', 'accept', decision);
      expect((await report(world, id, { status })).status).toBe(400);
      const refused = await report(world, id, { status, errors: [] });
      expect([refused.status, refused.body.errors.map(({ field }: { field: string }) => field)]).toEqual([
        400,
        ['$.errors'],
      ]);
      expect((await actionStatus(world, id)).body.status).toBe('PENDING');
      const errors = [
        { code: 'ORDER_IN_WRONG_STATE', message: 'closed' },
        { code: 'OTHER', message: 'really' },
      ];
      expect((await report(world, id, { status, errors })).status).toBe(204);
      expect(await actionStatus(world, id)).toMatchObject({ status: 200, body: { status: 'FAILED', errors } });
      expect((await readOrder(world, 'ORD-1')).order_lines[0].status).toBe('AWAITING_ACCEPTANCE');
    },
  );

  it('O08: SUCCESS needs no errors', async () => {
    const id = await started('PUT', 'accept', decision);
    expect((await report(world, id, { status: 'SUCCESS', errors: [] })).status).toBe(204);
    const { status, errors } = (await actionStatus(world, id)).body;
    expect([status, errors]).toEqual(['SUCCESS', undefined]);
  });

  it('O09, AS50, AS139: results and errors of actions done elsewhere are reported in one call and read by their ids', async () => {
    const one = {
      entity_type: 'ORDER',
      entity_id: orderId('ORD-1'),
      type: 'SYNCHRONIZE_ORDER',
      executed_at: '2026-03-02T08:00:00Z',
    };
    const errors = [{ code: 'OUT_OF_STOCK', message: 'none left' }];
    const { status, body } = await world.seller.call('POST', '/v2/orders/actions', {
      actions: [
        { ...one, status: 'SUCCESS' },
        { ...one, status: 'FAILED', errors },
      ],
    });
    expect(status).toBe(200);
    const read = await Promise.all(body.actions.map(({ action_id }: Json) => actionStatus(world, action_id)));
    expect(read.map((response: Json) => response.body)).toMatchObject([
      { status: 'SUCCESS' },
      { status: 'FAILED', errors },
    ]);
  });

  it('O09, E10, AS08: an unknown order fails its own reported action, and the other actions are recorded', async () => {
    const one = {
      entity_type: 'ORDER',
      type: 'SYNCHRONIZE_ORDER',
      status: 'SUCCESS',
      executed_at: '2026-03-02T08:00:00Z',
    };
    const { status, body } = await world.seller.call('POST', '/v2/orders/actions', {
      actions: [
        { ...one, entity_id: 'nope' },
        { ...one, entity_id: orderId('ORD-1') },
      ],
    });
    expect(status).toBe(200);
    const read = await Promise.all(body.actions.map(({ action_id }: Json) => actionStatus(world, action_id)));
    expect(read.map((response: Json) => response.body)).toMatchObject([
      { status: 'FAILED', errors: [{ code: 'DATA_NOT_FOUND' }] },
      { status: 'SUCCESS' },
    ]);
  });

  it.each([{}, { errors: [] }])('O08, AS11: a reported action with FAILED and %j is refused', async (reasons) => {
    const action = {
      entity_type: 'ORDER',
      entity_id: orderId('ORD-1'),
      type: 'SYNCHRONIZE_ORDER',
      executed_at: '2026-03-02T08:00:00Z',
      status: 'FAILED',
      ...reasons,
    };
    const { status, body } = await world.seller.call('POST', '/v2/orders/actions', { actions: [action] });
    expect([status, body.errors.map(({ field }: Json) => field)]).toEqual([400, ['$.actions[0].errors']]);
  });
});

describe('anonymization', () => {
  const setDate = (anonymize_after: string): Promise<Json> =>
    world.connector.call('PUT', 'cp:/v1/orders/anonymize-after', {
      orders: [{ channel_id: 'acme_web', channel_order_id: 'ORD-1', anonymize_after }],
    });

  it('O11: after its date an order is anonymized, and nothing brings the customer back', async () => {
    expect((await setDate('2026-03-02T08:30:00Z')).status).toBe(204);
    await world.sandbox.clock.advance(29 * 60_000);
    expect((await readOrder(world, 'ORD-1')).anonymized_at).toBeUndefined();
    await world.sandbox.clock.advance(60_000);
    const order = await readOrder(world, 'ORD-1');
    expect(order.anonymized_at).toBe('2026-03-02T08:30:00.000Z');
    expect(JSON.stringify(order)).not.toMatch(/Martin|ada@example|Harbour Road/);
    await upsertOrders(world, orderInput('ORD-1', { channel_updated_at: '2026-03-02T09:00:00Z' }));
    const again = await readOrder(world, 'ORD-1');
    expect(again.anonymized_at).toBe('2026-03-02T08:30:00.000Z');
    expect(JSON.stringify(again)).not.toMatch(/Martin|ada@example|Harbour Road/);
  });
});
