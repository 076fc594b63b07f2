/** The rates of the instance: kept without configuration, and respected if other clients have used them. */
import { createMemoryLimitStore, RateLimitError } from '@tradelane/core';
import { describe, expect, it } from 'vitest';
import { createInstance } from '../src/instance.ts';
import { errorOf } from '../src/world.ts';

const minuteInMs = 60_000;
const productFile = (): File => new File(['shop_sku;ean\n'], 'products.csv');

describe('rates of the instance', () => {
  it('E03, PR01: a second import of a shop within 15 minutes is refused before sending, and another shop may import', async () => {
    const instance = createInstance({ limits: 'real' });
    const { imports } = instance.catalog(2001, { rateLimiting: true });
    await imports.create({ file: productFile() }, { shop_id: 2001 });
    const { value: error, sent } = await instance.during(() =>
      errorOf(imports.create({ file: productFile() }, { shop_id: 2001 })),
    );
    expect(error).toBeInstanceOf(RateLimitError);
    expect(error['outcome']).toBe('not-sent');
    const waitInMs = (error['retryAt'] as Date).getTime() - instance.clock.now();
    expect(Math.round(waitInMs / 1_000)).toBe(15 * 60);
    expect(sent).toEqual([]);
    expect((await imports.create({ file: productFile() }, { shop_id: 2002 })).import_id).toBeGreaterThan(0);
  });

  it('E03: a key with two shops reads the account and the imports once for each, and is then refused before sending', async () => {
    const instance = createInstance({ limits: 'real' });
    const { account, imports } = instance.shop(2001, { rateLimiting: true });
    const { sent } = await instance.during(async () => {
      for (const shop_id of [2001, 2002]) {
        await account.get({ shop_id });
        await imports.list({ shop_id });
      }
    });
    expect(sent.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const { value: waits, sent: more } = await instance.during(async () => {
      const errors = [];
      for (const shop_id of [2001, 2002])
        errors.push(
          await errorOf(account.get({ shop_id })),
          await errorOf(imports.list({ shop_id }, { maxWaitInMs: 0 })),
        );
      return errors.map((error) => [
        error['outcome'],
        Math.round(((error['retryAt'] as Date).getTime() - instance.clock.now()) / minuteInMs),
      ]);
    });
    const day = 24 * 60;
    expect(waits).toEqual([
      ['not-sent', day],
      ['not-sent', 1],
      ['not-sent', day],
      ['not-sent', 1],
    ]);
    expect(more).toEqual([]);
  });

  it('S12: each page of transactions counts, so 61 pages take an hour and none gets a 429', async () => {
    const instance = createInstance({ limits: 'real' });
    const startedAtInMs = instance.clock.now();
    let pages = 0;
    for await (const page of instance.shop(2001, { rateLimiting: true }).transactions.list({ limit: 1 }).pages()) {
      pages += page.items.length;
      if (pages === 61) break;
    }
    expect(pages).toBe(61);
    expect(instance.sent.every(({ status }) => status === 200)).toBe(true);
    expect(instance.clock.now() - startedAtInMs).toBeGreaterThanOrEqual(60 * minuteInMs);
  });

  it('E03, Q01, AS102: each page of IV01 and SBC11 may be read once a day, and a page is its full query', async () => {
    const instance = createInstance({ limits: 'real' });
    const { invoices } = instance.services(2001, { rateLimiting: true });
    await invoices.list({ max: 2 });
    await invoices.list({ max: 2, offset: 2 });
    await invoices.list({ max: 2, currency: 'EUR' });
    const held = { name: 'RateLimitError', outcome: 'not-sent' };
    expect(await errorOf(invoices.list({ max: 2 }))).toMatchObject(held);
    expect(await errorOf(invoices.list({ max: 2, offset: 0 }))).toMatchObject(held);
    expect(await errorOf(invoices.list({ max: 2, offset: 2 }))).toMatchObject(held);
    const operator = instance.servicesOperator({ rateLimiting: true });
    const { body } = await operator.billingCycles.list({ limit: 1 });
    await operator.billingCycles.list({ page_token: body.next_page_token ?? '' });
    expect(await errorOf(operator.billingCycles.list({ page_token: body.next_page_token ?? '' }))).toMatchObject(held);
    expect(instance.sent.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);

    const dayInMs = 24 * 60 * minuteInMs;
    const unpaced = instance.services(2001, { rateLimiting: false });
    const refused = await errorOf(unpaced.invoices.list({ max: 2, offset: 2 }));
    expect(refused).toMatchObject({ status: 429, attempts: 1 });
    expect((refused['retryAt'] as Date).getTime() - instance.clock.now()).toBe(dayInMs);
    const anyOperator = instance.servicesOperator({ rateLimiting: false });
    const again = await errorOf(anyOperator.billingCycles.list({ page_token: body.next_page_token ?? '' }));
    expect(again).toMatchObject({ status: 429, attempts: 1 });
    await instance.clock.advance(dayInMs + 1_000);
    await invoices.list({ max: 2, offset: 2 });
  });

  it.each([
    ['in this process', undefined],
    ['in a store that they share', createMemoryLimitStore()],
  ])('E03: clients of different packages with one key share its limits %s', async (_, limitStore) => {
    const instance = createInstance({ limits: 'real' });
    const paced = { rateLimiting: true, limitStore } as const;
    const services = instance.services(2001, paced);
    const marketplace = instance.shop(2001, paced);
    const catalog = instance.catalog(2001, paced);
    await services.settings.currencies();
    await catalog.account.get();
    await marketplace.transactions.startExport();
    const refused = [
      await errorOf(catalog.settings.currencies()),
      await errorOf(services.account.get()),
      await errorOf(services.transactions.startExport()),
    ];
    for (const error of refused) expect(error).toMatchObject({ name: 'RateLimitError', outcome: 'not-sent' });
    await instance.catalog(2002, paced).settings.currencies();
    expect(instance.sent.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  });
});
