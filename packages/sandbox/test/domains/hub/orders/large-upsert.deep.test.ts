import { afterEach, describe, expect, it, vi } from 'vitest';
import { SqliteStore } from '../../../../src/index.ts';
import { MemoryStore, type Store } from '../../../../src/machinery/store/index.ts';
import { countCharacters } from '../../../machinery/longest-turn.ts';
import {
  addStore,
  type ApiResponse,
  createChannelWorld,
  type Json,
  orderInput,
  origin,
  readOrder,
  start,
  type World,
} from '../../../world.ts';

const [line] = orderInput('L').order_lines;

/** An order with many lines. */
const largeOrder = (id: string, hour: number, lines = 400): Json =>
  orderInput(id, {
    channel_updated_at: `2026-03-02T0${hour}:00:00Z`,
    order_lines: Array.from({ length: lines }, (_, n) => ({
      ...line,
      channel_order_line_id: `L-${n}`,
      product: { id: `SKU-${n}`, title: `Sent at ${hour}` },
    })),
  });

const largeOrders = (count: number, hour: number): Json[] =>
  Array.from({ length: count }, (_, n) => largeOrder(`O-${n}`, hour));

const send = ({ connector }: World, orders: readonly Json[], storeId?: string): Promise<ApiResponse> =>
  connector.call('POST', 'cp:/v1/orders', {
    origin: storeId === undefined ? origin : { ...origin, channel_store_id: storeId },
    orders,
  });

const oneTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Sends other requests while a request is running. */
async function meanwhile(sent: Promise<ApiResponse>, ask: () => Promise<void> | void): Promise<ApiResponse> {
  const state = { done: false };
  const response = sent.finally(() => (state.done = true));
  while (!state.done) {
    await oneTurn();
    await ask();
  }
  return response;
}

const kinds: readonly (readonly [string, () => Store])[] = [
  ['memory', () => new MemoryStore()],
  ['a file', () => new SqliteStore(':memory:')],
];

describe.each(kinds)('while large orders are upserted in %s', (_, create) => {
  it('P01: a list holds none of them, then all', async () => {
    const world = await createChannelWorld({ store: create() });
    const counts = new Set<number>();
    const response = await meanwhile(send(world, largeOrders(20, 7)), async () => {
      counts.add((await world.seller.call('GET', '/v2/orders?limit=50')).body.data.length);
    });
    expect(response.status).toBe(204);
    expect([...counts]).toEqual([0, 20]);
  });

  it('P02: the result is the same as with separate requests', async () => {
    const [large, small] = await Promise.all([
      createChannelWorld({ store: create() }),
      createChannelWorld({ store: create() }),
    ]);
    for (const hour of [6, 7]) {
      const twice = [...largeOrders(10, hour), largeOrder('O-3', hour, 700)];
      expect((await send(large, twice)).status).toBe(204);
      for (const order of twice) expect((await send(small, [order])).status).toBe(204);
    }
    const ordersOf = ({ sandbox }: World): unknown => sandbox.snapshot().collections['orders'];
    expect(ordersOf(large)).toEqual(ordersOf(small));
  });

  it('P11: what others did to one of them meanwhile is kept', async () => {
    const world = await createChannelWorld({ store: create() });
    await send(world, largeOrders(20, 6));
    const dates = new Map<string, string>();
    let turns = 0;
    const response = await meanwhile(send(world, largeOrders(20, 7)), async () => {
      const [channel_order_id, anonymize_after] = [
        `O-${turns % 20}`,
        new Date(start + 60_000 * (60 + turns)).toISOString(),
      ];
      const dated = { channel_id: 'acme_web', channel_order_id, anonymize_after };
      const { status, body } = await world.connector.call('PUT', 'cp:/v1/orders/anonymize-after', { orders: [dated] });
      expect([status, body]).toEqual([204, undefined]);
      dates.set(channel_order_id, anonymize_after);
      turns += 1;
    });
    expect(response.status).toBe(204);
    expect(turns).toBeGreaterThan(20);
    for (const [id, date] of dates) {
      const stored = world.sandbox.snapshot().collections['orders']?.[`acme_web_${id}`] as Json;
      expect(stored.anonymize_after).toBe(date);
      expect(stored.order.order_lines[0].product.title).toBe('Sent at 7');
    }
  });

  it('P01: a request that is refused in its last turn changes nothing', async () => {
    const store = create();
    const world = await createChannelWorld({ store });
    await addStore(world, 'store_2');
    const scan = vi.spyOn(store, 'scan');
    const wasLookedFor = (): boolean => scan.mock.calls.some(([{ name }]) => name === 'orders');
    let taken: Promise<ApiResponse> | undefined;
    const response = await meanwhile(send(world, [orderInput('TAKEN'), ...largeOrders(20, 7)]), () => {
      // Of the other store only after it was found to be of none.
      if (wasLookedFor()) taken ??= send(world, [orderInput('TAKEN')], 'store_2');
    });
    expect((await taken)?.status).toBe(204);
    expect([response.status, response.body.errors]).toEqual([
      400,
      [{ field: '$.orders[0].channel_order_id', message: 'belongs to another store' }],
    ]);
    expect(Object.keys(world.sandbox.snapshot().collections['orders'] ?? {})).toEqual(['acme_web_TAKEN']);
    expect((await readOrder(world, 'TAKEN')).origin.channel_store_id).toBe('store_2');
  });
});

describe('large orders in a file', () => {
  afterEach(() => vi.restoreAllMocks());

  it('O11: get their dates not all in one turn, and all or none of them', async () => {
    const world = await createChannelWorld({ store: new SqliteStore(':memory:') });
    await send(world, largeOrders(12, 6));
    const setDates = (ids: readonly string[], anonymize_after: string): Promise<ApiResponse> =>
      world.connector.call('PUT', 'cp:/v1/orders/anonymize-after', {
        orders: ids.map((channel_order_id) => ({ channel_id: 'acme_web', channel_order_id, anonymize_after })),
      });
    const datesOf = (): unknown[] =>
      Object.values(world.sandbox.snapshot().collections['orders'] ?? {}).map((one) => (one as Json).anonymize_after);
    const ids = Array.from({ length: 12 }, (_, n) => `O-${n}`);
    const seen = new Set<number>();
    const response = await meanwhile(setDates(ids, '2026-03-09T08:00:00Z'), () => {
      seen.add(datesOf().filter((date) => date !== undefined).length);
    });
    expect(response.status).toBe(204);
    expect([...seen]).toEqual([0, 12]);
    expect((await setDates([...ids, 'NONE'], '2026-03-10T08:00:00Z')).status).toBe(400);
    expect((await setDates(['O-0', 'O-0'], '2026-03-11T08:00:00Z')).status).toBe(204);
    const same = Array.from({ length: 11 }, () => '2026-03-09T08:00:00.000Z');
    expect(datesOf().sort()).toEqual([...same, '2026-03-11T08:00:00.000Z']);
  });

  it('are not parsed and written down all in one turn', async () => {
    const world = await createChannelWorld({ store: new SqliteStore(':memory:') });
    for (const hour of [6, 7]) {
      const sent = largeOrders(40, hour);
      const body = JSON.stringify(sent).length;
      const pending = send(world, sent);
      const counted = countCharacters();
      let most = 0;
      expect(
        (
          await meanwhile(pending, () => {
            most = Math.max(most, counted());
          })
        ).status,
      ).toBe(204);
      vi.restoreAllMocks();
      expect(most).toBeGreaterThan(0);
      expect(most).toBeLessThan(body / 5);
    }
  });
});
