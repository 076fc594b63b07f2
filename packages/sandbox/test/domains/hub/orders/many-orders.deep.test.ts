import { describe, expect, it } from 'vitest';
import { SqliteStore } from '../../../../src/index.ts';
import { callerFor, type Caller, createWorld, type Json, start } from '../../../world.ts';

const size = 250;

/** All orders of a list, page by page. */
async function walk(seller: Caller, query: string): Promise<Json[]> {
  const found: Json[] = [];
  for (let next = `/v2/orders?limit=30&${query}`; ;) {
    const { status, body } = await seller.call('GET', next);
    expect(status).toBe(200);
    found.push(...body.data);
    if (body.next_page_token === undefined) return found;
    next = `/v2/orders?limit=30&page_token=${encodeURIComponent(body.next_page_token)}`;
  }
}

const middle = new Date(start - 6 * 86_400_000 - (size / 2) * 60_000).toISOString();

describe.each(['memory', 'sqlite'])('a world of many orders (%s)', (kind) => {
  const create = (): ReturnType<typeof createWorld> =>
    createWorld({ seed: 'demo', size, ...(kind === 'sqlite' && { store: new SqliteStore(':memory:') }) });

  it('O05: every filter in every order lists what it names, all of it and once, in that order', async () => {
    const { seller, sandbox } = await create();
    const all: Json[] = Object.values(sandbox.snapshot().collections['orders'] ?? {}).map(
      (stored: Json) => stored.order,
    );
    expect(all).toHaveLength(size + 60);
    const filters: readonly (readonly [string, (order: Json) => boolean])[] = [
      ['', () => true],
      ['statuses=CLOSED', ({ status }) => status === 'CLOSED'],
      ['statuses=SHIPPED,CLOSED,SHIPPED', ({ status }) => status === 'CLOSED' || status === 'SHIPPED'],
      ['fulfillment_type=FULFILLED_BY_PARTNER', ({ fulfillment }) => fulfillment.type === 'FULFILLED_BY_PARTNER'],
      [
        'statuses=CLOSED&fulfillment_type=FULFILLED_BY_SELLER',
        ({ status, fulfillment }) => status === 'CLOSED' && fulfillment.type === 'FULFILLED_BY_SELLER',
      ],
      [
        'order_ids=acme_ORD-1001,acme_ORD-10000001,acme_ORD-1001,none',
        ({ id }) => id === 'acme_ORD-1001' || id === 'acme_ORD-10000001',
      ],
    ];
    for (const by of ['updated_at', 'created_at']) {
      for (const direction of ['ASC', 'DESC']) {
        for (const from of ['2000-01-01T00:00:00.000Z', middle]) {
          for (const [query, admits] of filters) {
            const expected = all
              .filter((order) => admits(order) && order.updated_at >= from)
              .sort((a, b) => (a[by] === b[by] ? (a.id < b.id ? -1 : 1) : a[by] < b[by] ? -1 : 1))
              .map(({ id }) => id);
            const listed = await walk(seller, `${query}&sort=${by},${direction}&updated_from=${from}`);
            expect(listed.map(({ id }) => id)).toEqual(direction === 'ASC' ? expected : expected.toReversed());
          }
        }
      }
    }
  });

  it('a world of many orders is the same each time, and of its size after a reset', async () => {
    const [a, b] = [await create(), await create()];
    expect(a.sandbox.snapshot()).toEqual(b.sandbox.snapshot());
    a.sandbox.reset();
    expect(Object.keys(a.sandbox.snapshot().collections['orders'] ?? {})).toHaveLength(size + 60);
    expect((await (await callerFor(a.sandbox, 'seller')).call('GET', '/v2/orders')).status).toBe(200);
  });
});
