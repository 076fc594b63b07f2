import { beforeEach, describe, expect, it } from 'vitest';
import { SqliteStore } from '../../src/node/sqlite.ts';
import { createInstance } from '../domains/harness.ts';
import { createChannelWorld, type Json, orderInput, upsertOrders, type World } from '../world.ts';

const id = (n: number): string => `ORD-${String(n).padStart(4, '0')}`;

async function fill(world: World, from: number, to: number): Promise<void> {
  for (let n = from; n < to; n += 100) {
    await world.sandbox.clock.advance(1000);
    await upsertOrders(world, ...Array.from({ length: Math.min(100, to - n) }, (_, i) => orderInput(id(n + i))));
  }
}

/** Reads all pages. `between` runs after each. */
async function walk(
  world: World,
  query: string,
  between: (page: number) => unknown = () => undefined,
): Promise<string[]> {
  const seen: string[] = [];
  let next: string | undefined;
  for (let page = 0; page < 1000; page++) {
    const target = next === undefined ? `/v2/orders${query}` : `/v2/orders?page_token=${encodeURIComponent(next)}`;
    const { status, body } = await world.seller.call('GET', target);
    expect(status).toBe(200);
    expect(body.previous_page_token === undefined).toBe(page === 0);
    seen.push(...body.data.map((one: Json) => one.channel_order_id));
    next = body.next_page_token;
    if (next === undefined) return seen;
    await between(page);
  }
  throw new Error('no end');
}

describe.each(['memory', 'sqlite'])('seek pages in %s', (kind) => {
  let world: World;
  beforeEach(async () => {
    world = await createChannelWorld(kind === 'sqlite' ? { store: new SqliteStore(':memory:') } : {});
  });

  it.each([0, 1, 9, 10, 11, 99, 100, 101, 250])(
    '%i rows come once each, and no page is empty at the end',
    async (length) => {
      if (length > 0) await fill(world, 0, length);
      const seen = await walk(world, '');
      expect(seen.toSorted()).toEqual(Array.from({ length }, (_, n) => id(n)));
    },
  );

  it('a token remembers limit, filter and sort, and ignores what else is sent', async () => {
    await fill(world, 0, 30);
    const { body } = await world.seller.call(
      'GET',
      '/v2/orders?limit=7&sort=created_at,ASC&statuses=AWAITING_ACCEPTANCE',
    );
    const next = await world.seller.call(
      'GET',
      `/v2/orders?limit=50&sort=nonsense&page_token=${encodeURIComponent(body.next_page_token)}`,
    );
    expect(next.body.data.map((one: Json) => one.channel_order_id)).toEqual(
      Array.from({ length: 7 }, (_, n) => id(7 + n)),
    );
    expect(body.next_page_token.length).toBeGreaterThanOrEqual(40);
    expect(encodeURIComponent(body.next_page_token)).toMatch(/^[\w.=%-]+$/);
  });

  it('previous_page_token goes back to the same page', async () => {
    await fill(world, 0, 35);
    const follow = async (token: string): Promise<Json> =>
      (await world.seller.call('GET', `/v2/orders?page_token=${encodeURIComponent(token)}`)).body;
    const first = (await world.seller.call('GET', '/v2/orders?limit=10')).body;
    const second = await follow(first.next_page_token);
    const third = await follow(second.next_page_token);
    expect((await follow(third.previous_page_token)).data).toEqual(second.data);
    const back = await follow(second.previous_page_token);
    expect(back.data).toEqual(first.data);
    expect(back.previous_page_token).toBeUndefined();
    expect((await follow(back.next_page_token)).data).toEqual(second.data);
  });

  it.each(['?limit=10&sort=updated_at,DESC', '?limit=10&sort=updated_at,ASC'])(
    '%s: rows added and changed meanwhile neither hide nor repeat the others',
    async (query) => {
      await fill(world, 0, 100);
      const touched = new Set<string>();
      const seen = await walk(world, query, async (page) => {
        if (page > 5) return;
        await world.sandbox.clock.advance(1000);
        const changed = id(page * 13);
        touched.add(changed).add(id(200 + page));
        await upsertOrders(
          world,
          orderInput(changed, { channel_updated_at: '2026-03-02T08:00:00Z' }),
          orderInput(id(200 + page)),
        );
      });
      const stable = seen.filter((one) => !touched.has(one));
      expect(stable.toSorted()).toEqual(
        Array.from({ length: 100 }, (_, n) => id(n)).filter((one) => !touched.has(one)),
      );
      expect(new Set(stable).size).toBe(stable.length);
    },
  );

  it('rows removed meanwhile neither hide nor repeat the others', async () => {
    const put = (products: object[]): Promise<Json> => world.seller.call('POST', '/products', { products });
    await put(Array.from({ length: 60 }, (_, n) => ({ id: id(n) })));
    const seen: string[] = [];
    let target = '/products?limit=10';
    for (let page = 0; ; page++) {
      const { body } = await world.seller.call('GET', target);
      seen.push(...body.data.map((one: Json) => one.id));
      if (body.next_page_token === undefined) break;
      await world.seller.call('DELETE', '/products', { products: [{ id: seen.at(-1) }, { id: id(page * 10 + 15) }] });
      target = `/products?page_token=${body.next_page_token}`;
    }
    const removed = new Set([15, 25, 35, 45, 55, 65].map(id));
    expect(seen).toEqual(Array.from({ length: 60 }, (_, n) => id(n)).filter((one) => !removed.has(one)));
  });

  it.each(['x', 'a.b', '', 'W10.0123456789abcdef'])(
    'a token "%s" that was never given out is refused',
    async (token) => {
      const { status, body } = await world.seller.call('GET', `/v2/orders/returns?page_token=${token}`);
      expect(status).toBe(400);
      expect(body.errors[0].field).toBe(token === '' ? 'updated_from' : 'page_token');
    },
  );

  it('a token whose content was changed is refused, however well it reads', async () => {
    await fill(world, 0, 11);
    const { body } = await world.seller.call('GET', '/v2/orders');
    const [encoded = '', sum = ''] = body.next_page_token.split('.');
    const said = JSON.parse(atob(encoded.replaceAll('-', '+').replaceAll('_', '/')));
    const tokenOf = (content: unknown): string =>
      `${btoa(JSON.stringify(content)).replaceAll('+', '-').replaceAll('/', '_')}.${sum}`;
    const statusOf = async (token: string): Promise<number> =>
      (await world.seller.call('GET', `/v2/orders?page_token=${encodeURIComponent(token)}`)).status;
    expect(tokenOf(said)).toBe(body.next_page_token);
    expect(await statusOf(tokenOf(said))).toBe(200);
    for (const [at, value] of [
      [0, 'previous'],
      [1, `${said[1]}0`],
      [2, 'acme_web_ORD-0005'],
      [4, { limit: 100 }],
      [5, said[5] - 1],
    ] as const)
      expect(await statusOf(tokenOf(said.with(at, value)))).toBe(400);
    for (const other of ['', sum.slice(1), sum.toUpperCase(), `${sum}0`])
      expect(await statusOf(`${encoded}.${other}`)).toBe(400);
    expect(await statusOf(encoded)).toBe(400);
  });

  it('a token of another list is refused', async () => {
    await fill(world, 0, 11);
    const { body } = await world.seller.call('GET', '/v2/orders');
    const response = await world.seller.call('GET', `/products?page_token=${encodeURIComponent(body.next_page_token)}`);
    expect(response).toMatchObject({ status: 400, body: { errors: [{ field: 'page_token' }] } });
  });
});

describe('offset pages', () => {
  const instance = createInstance();

  /** `offset` and `max` of the pages that `Link` leads to. */
  async function linksAt(offset: number, max: number, more = ''): Promise<Record<string, string>> {
    const { headers } = await instance.ask(`/api/invoices?offset=${offset}&max=${max}${more}`);
    const links = (headers.get('link') ?? '').matchAll(/<([^>]+)>; rel="(\w+)"/g);
    return Object.fromEntries(
      [...links].map(([, url = '', rel = '']) => {
        const { searchParams } = new URL(url);
        return [rel, `${searchParams.get('offset')}+${searchParams.get('max')}`];
      }),
    );
  }

  it('Q01: a page that ends with the last entry has none after it, and the first one none before it', async () => {
    const total = (await instance.ask('/api/invoices')).json.total_count;
    expect(total).toBeGreaterThan(4);
    expect(await linksAt(0, total)).toEqual({});
    expect(await linksAt(0, total - 1)).toEqual({ next: `${total - 1}+${total - 1}` });
    expect(await linksAt(2, total - 2)).toEqual({ previous: `0+${total - 2}` });
    expect(await linksAt(2, total - 3)).toEqual({ previous: `0+${total - 3}`, next: `${total - 1}+${total - 3}` });
  });

  it('Q01: the page before one begins with the list at the earliest, and so far before it otherwise', async () => {
    expect(await linksAt(1, 2)).toMatchObject({ previous: '0+2' });
    expect(await linksAt(2, 2)).toMatchObject({ previous: '0+2' });
    expect(await linksAt(3, 2)).toMatchObject({ previous: '1+2' });
  });

  it('Q01: links contain the page length if the request had none, and keep the filters', async () => {
    const { headers } = await instance.ask('/api/invoices?start_date=2025-01-01T00:00:00Z');
    const { searchParams } = new URL(/<([^>]+)>/.exec(headers.get('link') ?? '')?.[1] ?? '');
    expect([...searchParams]).toEqual([
      ['start_date', '2025-01-01T00:00:00Z'],
      ['max', '10'],
      ['offset', '10'],
    ]);
  });
});
