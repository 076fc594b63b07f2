import { beforeEach, describe, expect, it } from 'vitest';
import {
  callerFor,
  createChannelWorld,
  type Json,
  orderId,
  orderInput,
  upsertOrders,
  type World,
} from '../../../world.ts';

let world: World;

beforeEach(async () => {
  world = await createChannelWorld();
  expect((await upsertOrders(world, orderInput('ORD-1'))).status).toBe(204);
});

describe('listing orders', () => {
  const ids = async (query: string, operation = '/v2/orders'): Promise<string[]> =>
    (await world.seller.call('GET', `${operation}${query}`)).body.data.map((one: Json) => one.channel_order_id);

  it.each(['/v2/orders', '/orders'])(
    'O05: %s sorts by updated_at or created_at, descending by default, and filters',
    async (operation) => {
      for (const [id, created_at] of [
        ['ORD-2', '2026-03-01T00:00:00Z'],
        ['ORD-3', '2026-03-02T06:00:00Z'],
      ] as const) {
        await world.sandbox.clock.advance(60_000);
        await upsertOrders(world, orderInput(id, { created_at }));
      }
      expect(await ids('', operation)).toEqual(['ORD-3', 'ORD-2', 'ORD-1']);
      expect(await ids('?sort=updated_at,ASC', operation)).toEqual(['ORD-1', 'ORD-2', 'ORD-3']);
      expect(await ids('?sort=created_at,DESC', operation)).toEqual(['ORD-1', 'ORD-3', 'ORD-2']);
      expect(await ids('?updated_from=2026-03-02T08:01:30Z', operation)).toEqual(['ORD-3']);
      expect(await ids('?updated_from=2026-03-02T10:01:00%2B02:00&sort=created_at,ASC', operation)).toEqual([
        'ORD-2',
        'ORD-3',
      ]);
      expect(await ids('?statuses=CLOSED,SHIPPED', operation)).toEqual([]);
      expect(await ids('?fulfillment_type=FULFILLED_BY_PARTNER', operation)).toEqual([]);
      expect(await ids('?order_ids=acme_web_ORD-1&order_ids=acme_web_ORD-3', operation)).toEqual(['ORD-3', 'ORD-1']);
      expect((await world.seller.call('GET', `${operation}?statuses=CHANNEL_SPECIFIC`)).status).toBe(400);
    },
  );

  it('O05: without updated_from and order_ids only the last 30 days are listed', async () => {
    await world.sandbox.clock.advance(30 * 86_400_000 + 1);
    const later = await callerFor(world.sandbox, 'seller');
    const other = await later.call('GET', '/v2/orders');
    expect(other.body.data).toEqual([]);
    const named = await later.call('GET', `/v2/orders?order_ids=${orderId('ORD-1')}`);
    expect(named.body.data).toHaveLength(1);
  });

  it('O05: which days are the last 30 is what it was on the first page, on every other one', async () => {
    await upsertOrders(world, ...['ORD-2', 'ORD-3'].map((id) => orderInput(id)));
    await world.sandbox.clock.advance(30 * 86_400_000);
    const later = await callerFor(world.sandbox, 'seller');
    const seen: string[] = [];
    for (let target = '/v2/orders?limit=1'; target !== '';) {
      const { body } = await later.call('GET', target);
      seen.push(...body.data.map((one: Json) => one.channel_order_id));
      await world.sandbox.clock.advance(60_000);
      target =
        body.next_page_token === undefined ? '' : `/v2/orders?page_token=${encodeURIComponent(body.next_page_token)}`;
    }
    expect(seen.toSorted()).toEqual(['ORD-1', 'ORD-2', 'ORD-3']);
    expect((await later.call('GET', '/v2/orders')).body.data).toEqual([]);
  });
});
