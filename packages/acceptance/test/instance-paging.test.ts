/** Lists of the instance, iterated by the clients while rows are added, changed and removed. */
import { describe, expect, it } from 'vitest';
import { all, createInstance, type Instance } from '../src/instance.ts';

const counts = [1, 9, 10, 11, 99, 100, 101, 1_000] as const;

const order = 'ORD-9000-A';
const parcel = { order_id: order, shipment_lines: [{ order_line_id: `${order}-1`, quantity: 1 }] };

/** Creates shipments in one call and returns their IDs. */
async function ship(instance: Instance, count: number): Promise<string[]> {
  const { responses } = (
    await instance.shop().shipments.create({ shipments: Array.from({ length: count }, () => parcel) })
  ).throwIfFailed();
  return responses.flatMap(({ shipment_success }) => (shipment_success ?? []).map(({ id }) => id));
}

async function startImport(instance: Instance): Promise<number> {
  const file = new File(['shop_sku;ean\n'], 'products.csv');
  return (await instance.catalog().imports.create({ file })).import_id;
}

const ids = (rows: readonly { readonly id?: string }[]): string[] => rows.map(({ id }) => id ?? 'no id');
const importIds = (rows: readonly { readonly import_id: number }[]): number[] => rows.map(({ import_id }) => import_id);

describe('seek lists of every length', () => {
  it('Q03: from 1 to 1,000 rows are read once each, in pages of ten, with the minimum of requests', async () => {
    const instance = createInstance();
    const created: string[] = [];
    for (const count of counts) {
      created.push(...(await ship(instance, count - created.length)));
      const { value, sent } = await instance.during(() => all(instance.shop().shipments.list({ order_id: [order] })));
      expect(new Set(ids(value))).toEqual(new Set(created));
      expect(value).toHaveLength(count);
      expect(sent).toHaveLength(Math.ceil(count / 10));
    }
  });

  it('Q03, Q04: after the first page, only a token is sent, which contains the shop, the filter, the sort and the size', async () => {
    const instance = createInstance();
    const created = await ship(instance, 25);
    const query = { order_id: [order], sort: 'dateCreated,DESC' as const, limit: 7 };
    const { value, sent } = await instance.during(() => all(instance.shop().forShop(2001).shipments.list(query)));
    expect(new Set(ids(value))).toEqual(new Set(created));
    const dates = value.map(({ created_date }) => created_date);
    expect(dates).toEqual(dates.toSorted().toReversed());
    expect([...(sent[0]?.url.searchParams.keys() ?? [])].toSorted()).toEqual(['limit', 'order_id', 'shop_id', 'sort']);
    expect(sent.slice(1).map(({ url }) => [...url.searchParams.keys()])).toEqual([
      ['page_token'],
      ['page_token'],
      ['page_token'],
    ]);
  });

  it('Q04: a token contains its query for another client and another process', async () => {
    const instance = createInstance();
    const created = await ship(instance, 12);
    const first = await instance.shop().shipments.list({ order_id: [order], limit: 5 });
    const token = first.body.next_page_token ?? '';
    const rest = await all(instance.shop().shipments.list({ page_token: token }));
    const resumed = await all(instance.shop().shipments.list({}, { cursor: first.nextCursor }));
    expect(new Set([...ids(first.items), ...ids(rest)])).toEqual(new Set(created));
    expect(ids(resumed)).toEqual(ids(rest));
  });

  it('Q04: the instance ignores parameters next to a token', async () => {
    const instance = createInstance();
    await ship(instance, 12);
    const { body } = await instance.shop().shipments.list({ order_id: [order], limit: 5 });
    const token = encodeURIComponent(body.next_page_token ?? '');
    const alone = await (await instance.plain(`/api/shipments?page_token=${token}`)).json();
    const beside = await (await instance.plain(`/api/shipments?limit=2&sort=nonsense&page_token=${token}`)).json();
    expect(beside).toEqual(alone);
    expect(alone.data).toHaveLength(5);
  });

  it('Q03: previous pages exist from the second page on, and return the same rows', async () => {
    const instance = createInstance();
    await ship(instance, 25);
    const first = await instance.shop().shipments.list({ order_id: [order] });
    const second = await first.next();
    const third = await second?.next();
    expect(first.body.previous_page_token).toBeNull();
    expect(await first.previous()).toBeUndefined();
    expect(third?.body.next_page_token).toBeUndefined();
    const back = await third?.previous();
    expect(ids(back?.items ?? [])).toEqual(ids(second?.items ?? []));
    expect(ids((await back?.previous())?.items ?? [])).toEqual(ids(first.items));
  });

  it('Q03: the default page has 10 rows, and 50 for threads', async () => {
    const instance = createInstance();
    const pages = [
      await instance.shop().transactions.list(),
      await instance.operator().billingCycles.list(),
      await instance.services().orders.list(),
      await instance.shop().threads.list(),
    ];
    expect(pages.map(({ items }) => items.length)).toEqual([10, 10, 10, 50]);
    for (const { nextCursor } of pages) expect(nextCursor).toBeDefined();
  });

  it('Q03, S11: thousands of transaction lines are read in pages of 2,000, and billing cycles in pages of 1,000', async () => {
    const instance = createInstance();
    const { value, sent } = await instance.during(() => all(instance.shop().transactions.list({ limit: 2_000 })));
    expect(value.length).toBeGreaterThan(5_000);
    expect(new Set(value.map(({ id }) => id)).size).toBe(value.length);
    expect(sent).toHaveLength(Math.ceil(value.length / 2_000));
    const cycles = await instance.during(() => all(instance.operator().billingCycles.list({ limit: 1_000 })));
    expect(cycles.sent).toHaveLength(1);
    expect(cycles.value.length).toBeGreaterThan(10);
  });
});

describe('seek lists that change during the iteration', () => {
  it('Q03: unchanged rows are read once each, whatever is added, changed and removed between two pages', async () => {
    const instance = createInstance();
    const shop = instance.shop();
    const created = await ship(instance, 101);
    const [removedEarly = '', removedLate = ''] = [created[2], created[95]];
    const [changedEarly = '', changedLate = ''] = [created[5], created[90]];
    const seen: string[] = [];
    let pages = 0;
    for await (const page of shop.shipments.list({ order_id: [order] }).pages()) {
      seen.push(...ids(page.items));
      pages += 1;
      if (pages !== 3) continue;
      (await shop.shipments.delete({ shipments: [{ id: removedEarly }, { id: removedLate }] })).throwIfFailed();
      const tracking = { carrier_name: 'Harbour Bikes', tracking_number: '7' };
      const changed = [changedEarly, changedLate].map((id) => ({ id, tracking }));
      (await shop.shipments.updateTracking({ shipments: changed })).throwIfFailed();
      await instance.clock.wait(1_000);
      await ship(instance, 15);
    }
    const stable = created.filter((id) => id !== removedEarly && id !== removedLate);
    for (const id of stable) expect(seen.filter((one) => one === id)).toEqual([id]);
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen).toContain(removedEarly); // It existed when its page was read.
    expect(seen).not.toContain(removedLate);
    expect(seen).toHaveLength(100 + 15); // New rows are at the end, which the iteration hasn't reached.
  });

  it("Q03: with newest first, added rows don't shift the others", async () => {
    const instance = createInstance();
    const created = await ship(instance, 40);
    await instance.clock.wait(1_000);
    const seen: string[] = [];
    for await (const page of instance
      .shop()
      .shipments.list({ order_id: [order], sort: 'dateCreated,DESC' })
      .pages()) {
      seen.push(...ids(page.items));
      await instance.clock.wait(1_000);
      await ship(instance, 3);
    }
    expect(seen.toSorted()).toEqual(created.toSorted());
  });

  it('Q03: the row of a token may be removed', async () => {
    const instance = createInstance();
    const created = await ship(instance, 30);
    const first = await instance.shop().shipments.list({ order_id: [order] });
    const gone = ids(first.items);
    (await instance.shop().shipments.delete({ shipments: gone.map((id) => ({ id })) })).throwIfFailed();
    const rest = await all(instance.shop().shipments.list({}, { cursor: first.nextCursor }));
    expect(new Set([...gone, ...ids(rest)])).toEqual(new Set(created));
    expect(rest).toHaveLength(20);
  });
});

describe('offset lists of every length', () => {
  it('Q01: from 1 to 1,000 rows are read once each, by following Link', async () => {
    const instance = createInstance();
    const known = new Set(importIds(await all(instance.catalog().imports.list({ max: 100 }))));
    const since = new Date(instance.clock.now());
    const created: number[] = [];
    for (const count of counts) {
      while (created.length < count) created.push(await startImport(instance));
      const { value, sent } = await instance.during(() =>
        all(instance.catalog().imports.list({ last_request_date: since, max: count === 1_000 ? 100 : 10 })),
      );
      expect(
        importIds(value)
          .filter((id) => !known.has(id))
          .toSorted((a, b) => a - b),
      ).toEqual(created);
      expect(value).toHaveLength(count);
      expect(sent).toHaveLength(count === 1_000 ? 10 : Math.ceil(count / 10));
    }
  });

  it('Q01: Link keeps the filter, and has next and previous pages', async () => {
    const instance = createInstance();
    const list = instance.shop().invoices.list({ sort: 'dateCreated', order: 'desc', max: 3, type: 'AUTO_INVOICE' });
    const { value, sent } = await instance.during(async () => {
      const first = await list;
      const second = await first.next();
      return { first, second, back: await second?.previous() };
    });
    expect(value.first.total).toBeGreaterThan(3);
    expect(ids(value.back?.items ?? [])).toEqual(ids(value.first.items));
    expect(ids(value.second?.items ?? [])).not.toEqual(ids(value.first.items));
    for (const { url } of sent)
      expect(Object.fromEntries(url.searchParams)).toMatchObject({
        max: '3',
        sort: 'dateCreated',
        order: 'desc',
        type: 'AUTO_INVOICE',
      });
    expect(sent.map(({ url }) => url.searchParams.get('offset'))).toEqual([null, '3', '0']);
  });

  it('Q01: without a Link header, the total determines the next page', async () => {
    const instance = createInstance({
      change: (response) => {
        const headers = new Headers(response.headers);
        headers.delete('link');
        return new Response(response.body, { status: response.status, headers });
      },
    });
    const rows = await all(instance.shop().invoices.list({ max: 4 }));
    const { total } = await instance.shop().invoices.list({ max: 4 });
    expect(rows).toHaveLength(total ?? 0);
    expect(new Set(ids(rows)).size).toBe(rows.length);
  });

  it("Q01: a Link to another host gets no request, and the next page is read from the list's host", async () => {
    const whole = await all(createInstance().shop().invoices.list());
    const instance = createInstance({
      change: (response) => {
        const headers = new Headers(response.headers);
        const link = headers.get('link')?.replaceAll(/<[a-z]+:\/\/[^/?]+/g, '<https://elsewhere.example');
        if (link !== undefined) headers.set('link', link);
        return new Response(response.body, { status: response.status, headers });
      },
    });
    expect(await all(instance.shop().invoices.list())).toEqual(whole);
    expect(instance.sent.length).toBeGreaterThan(1);
    expect(new Set(instance.sent.map(({ url }) => url.host))).toEqual(new Set([instance.sent[0]?.url.host]));
    expect(instance.sent[0]?.url.host).not.toBe('elsewhere.example');
  });

  it.each(['asc', 'desc'] as const)(
    'Q01: unchanged rows are read once each while other rows are added and changed (%s)',
    async (order) => {
      const instance = createInstance();
      const since = new Date(instance.clock.now());
      const stable: number[] = [];
      for (let count = 0; count < 35; count += 1) stable.push(await startImport(instance));
      await instance.clock.wait(1_000);
      const seen: number[] = [];
      for await (const { import_id } of instance.catalog().imports.list({ last_request_date: since, order })) {
        seen.push(import_id);
        // Another import starts, and time passes, which changes the status of all imports.
        if (seen.length % 10 !== 0 || seen.length > 30) continue;
        await startImport(instance);
        await instance.clock.wait(10_000);
      }
      for (const id of stable) expect(seen.filter((one) => one === id)).toEqual([id]);
    },
  );
});
