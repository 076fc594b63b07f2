/** The workflows of operators and fronts, which stand for no shop, against the sandbox. */
import { createMemoryCheckpoints } from '@tradelane/core';
import * as front from '@tradelane/marketplace-front';
import * as operator from '@tradelane/marketplace-operator';
import { settle } from '@tradelane/workflows';
import { describe, expect, test } from 'vitest';
import { createWorkbench, type Workbench } from './world.ts';

const minuteInMs = 60_000;
const everything = { start_date: '2020-01-01T00:00:00Z', end_date: '2030-01-01T00:00:00Z' };
/** An offer of both shops. */
const sku = 'LAMP-18';
const place = ({ sandbox }: Workbench, shop: number): string =>
  sandbox.shopOrders.place({ shop_id: shop, lines: [{ sku, quantity: 1 }] });
const faulty = { name: 'products.csv', data: 'sku;title;category;brand;ean;price\nSKU-1;;;;not-an-ean;\n' };

describe.each([
  { role: 'operator', package_: operator, clientOf: (bench: Workbench) => bench.marketplaceOperator },
  { role: 'front', package_: front, clientOf: (bench: Workbench) => bench.marketplaceFront },
])('$role', ({ role, package_, clientOf }) => {
  test(`syncOrders of the ${role} passes each version of the orders of all shops once, or of some shops`, async () => {
    const bench = createWorkbench();
    const client = clientOf(bench);
    const seen: string[] = [];
    const options = {
      checkpoint: createMemoryCheckpoints(),
      handler: ({ order_id: id }: { readonly order_id: string }) => void seen.push(id),
    };
    await package_.syncOrders(client, options);
    const all = await Array.fromAsync(client.orders.list({ max: 100 }), ({ order_id: id, shop_id: shop }) => ({
      id,
      shop,
    }));
    expect(seen.toSorted()).toEqual(all.map(({ id }) => id).toSorted());
    expect(new Set(all.map(({ shop }) => shop)).size).toBeGreaterThan(1);
    const placed = [place(bench, 2001), place(bench, 2002)];
    await bench.clock.wait(minuteInMs);
    await package_.syncOrders(client, options);
    expect(seen.slice(all.length).toSorted()).toEqual(placed.toSorted());
    await package_.syncOrders(client, { ...options, key: 'one', filter: { shop_ids: [2002] } });
    expect(seen.slice(all.length + 2)).toHaveLength(all.filter(({ shop }) => shop === 2002).length + 1);
  });

  test(`syncReturns and exportOrders of the ${role} pass what RT11 and OR11 list`, async () => {
    const client = clientOf(createWorkbench());
    const returns: string[] = [];
    await package_.syncReturns(client, {
      checkpoint: createMemoryCheckpoints(),
      handler: ({ id }) => void returns.push(id),
    });
    expect(returns.toSorted()).toEqual((await Array.fromAsync(client.returns.list(), ({ id }) => id)).toSorted());
    expect(returns.length).toBeGreaterThan(0);
    const idsOf = (rows: AsyncIterable<{ readonly order_id: string }>): Promise<readonly string[]> =>
      Array.fromAsync(rows, ({ order_id: id }) => id);
    expect(await idsOf(package_.exportOrders(client, everything))).toEqual(
      await idsOf(client.orders.list({ ...everything, max: 100 })),
    );
    expect(() => package_.exportOrders(client, { shop: 2001 } as object)).toThrow(/Unknown field `shop`.*shop_ids/);
  });

  test(`exportOffers and syncOffers of the ${role} pass offers of all shops with their model`, async () => {
    const client = clientOf(createWorkbench());
    const exported = await Array.fromAsync(package_.exportOffers(client));
    expect(new Set(exported.map(({ shop_id: shop }) => shop)).size).toBeGreaterThan(1);
    expect(exported.every(({ model }) => model !== undefined)).toBe(true);
    const rows = await Array.fromAsync(package_.exportOffers(client, { export_type: 'text/csv' }));
    expect(rows.map((row) => row['shop-sku'])).toEqual(exported.map(({ shop_sku: sku }) => sku));
    const followed: unknown[] = [];
    const filter = { models: ['MARKETPLACE' as const] };
    await package_.syncOffers(client, {
      checkpoint: createMemoryCheckpoints(),
      since: new Date('2020-01-01T00:00:00Z'),
      filter,
      handler: (offer) => void followed.push(offer.offer_id),
    });
    const selected = await Array.fromAsync(package_.exportOffers(client, filter), ({ offer_id: id }) => id);
    expect(followed).toEqual(expect.arrayContaining(selected));
  });

  test(`runImport of the ${role} imports products of the shop that the request names`, async () => {
    const client = clientOf(createWorkbench());
    const request = { shop: 2002, operator_format: true };
    const result = await package_.runImport(client, faulty, { request });
    expect(result).toMatchObject({ status: 'COMPLETE', tracking: { shop_id: 2002 } });
    expect(await package_.waitForImport(client, result.importId)).toMatchObject({ importId: result.importId });
  });

  test(`G61: settle decides a lost cancelation of the ${role} from the orders of all shops`, async () => {
    const bench = createWorkbench();
    const client = clientOf(bench);
    const { items } = await client.orders.list({ order_ids: [place(bench, 2002)] });
    const line = items[0]?.order_lines[0]?.order_line_id ?? '';
    await client.orders.accept(items[0]?.order_id ?? '', { order_lines: [{ id: line, accepted: true }] });
    await bench.clock.wait(minuteInMs);
    bench.sandbox.faults.add({ operation: 'OR30', delay_ms: 2_000, drop: 'response' });
    const cancelation = { order_line_id: line, amount: 1, shipping_amount: 0, quantity: 1, reason_code: '32' };
    const options = { checkpoint: createMemoryCheckpoints(), key: 'cancel' };
    const settled = await settle(client.orders.cancelLines, [{ cancelations: [cancelation] }], options);
    expect(settled.outcome).toBe('done');
    expect(bench.sent.filter((request) => request === 'PUT /instance/api/orders/cancel')).toHaveLength(1);
  });
});

describe.each([
  {
    name: 'runOfferImport',
    create: 'OF01' as const,
    run: ({ marketplaceOperator: client }: Workbench, shop: number, options: object) => {
      const rows = [{ sku, price: 33, quantity: 5, state: '11', 'update-delete': 'update' }];
      return operator.runOfferImport(client, { rows }, { ...options, request: { shop, import_mode: 'NORMAL' } });
    },
  },
  {
    name: 'runPriceImport',
    create: 'PRI01' as const,
    run: ({ marketplaceOperator: client }: Workbench, shop: number, options: object) =>
      operator.runPriceImport(client, { rows: [{ 'offer-sku': sku, price: 44 }] }, { ...options, request: { shop } }),
  },
  {
    name: 'runStockImport',
    create: 'STO01' as const,
    run: ({ marketplaceOperator: client }: Workbench, shop: number, options: object) => {
      const rows = [{ 'offer-sku': sku, quantity: 7 }];
      return operator.runStockImport(client, { rows }, { ...options, request: { shop_id: shop } });
    },
  },
])('$name of the operator', ({ name, create, run }) => {
  test(`${name} of the operator keeps imports of two shops with one key apart`, async () => {
    const bench = createWorkbench();
    const options = { checkpoint: createMemoryCheckpoints(), key: '06:05' };
    const one = await run(bench, 2001, options);
    const other = await run(bench, 2002, options);
    expect([one.ok, other.ok, one.importId === other.importId]).toEqual([true, true, false]);
  });

  test.skipIf(create === 'STO01')(
    `G35: a lost ${name} of the operator is found among the imports of its shop`,
    async () => {
      const bench = createWorkbench();
      const other = await run(bench, 2002, {});
      bench.sandbox.faults.add({ operation: create, drop: 'response' });
      const recovered: boolean[] = [];
      const onStarted = (started: { readonly recovered: boolean }): unknown => recovered.push(started.recovered);
      const found = await run(bench, 2001, { onStarted });
      expect([found.ok, recovered, found.importId === other.importId]).toEqual([true, [true], false]);
    },
  );
});
