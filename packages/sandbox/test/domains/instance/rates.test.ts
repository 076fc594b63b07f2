import { describe, expect, it } from 'vitest';
import type { Limit, Table } from '../../../src/operations/table.ts';
import generated from '#operations' with { type: 'json' };
import { createInstance, keys } from '../harness.ts';

const { surfaces } = generated as unknown as Table; // a file of the build
const secondInMs = 1000;
const minuteInMs = 60 * secondInMs;
const hourInMs = 60 * minuteInMs;
const dayInMs = 24 * hourInMs;

const once = (periodInMs: number): Limit['windows'] => [{ requests: 1, periodInMs }];

/** The table "Call frequency" of the instance document, its column "Maximum". */
const documented: Readonly<Record<string, Limit['windows']>> = {
  ...Object.fromEntries(
    'A01 A21 AF01 CH11 CUR01 DO01 L01 OF61 SH11 SH12 SH21 SH31 A02 IV01 SBC11 TL03'
      .split(' ')
      .map((id) => [id, once(dayInMs)]),
  ),
  ...Object.fromEntries('SL12 SM11 H11 PM11 VL11 SH42 SH52'.split(' ').map((id) => [id, once(hourInMs)])),
  TL02: [
    { requests: 20, periodInMs: minuteInMs },
    { requests: 60, periodInMs: hourInMs },
  ],
  TL04: once(10 * secondInMs),
  SL01: [{ requests: 30, periodInMs: minuteInMs }],
  SOF27: [{ requests: 30, periodInMs: minuteInMs }],
  SL06: [{ requests: 60, periodInMs: secondInMs }],
  SOF25: [{ requests: 60, periodInMs: minuteInMs }],
  SOF26: [{ requests: 60, periodInMs: minuteInMs }],
  P41: once(15 * minuteInMs),
  P51: once(minuteInMs),
  P42: once(minuteInMs),
  CM11: once(5 * minuteInMs),
  ST12: once(5 * minuteInMs),
  // Operations that the document doesn't contain.
  ...Object.fromEntries(
    'OF01 OF02 OF03 OF04 OF24 PRI01 PRI02 PRI03 STO01 STO03'.split(' ').map((id) => [id, once(minuteInMs)]),
  ),
  STO02: once(15 * secondInMs),
  ...Object.fromEntries('OF51 OF52 PR03 PR04'.split(' ').map((id) => [id, once(minuteInMs)])),
  OF53: once(10 * secondInMs),
  ...Object.fromEntries('OR04 OR11 OR32'.split(' ').map((id) => [id, once(minuteInMs)])),
  ...Object.fromEntries('OR13 RT11 PL11'.split(' ').map((id) => [id, once(5 * minuteInMs)])),
  OR14: once(2 * secondInMs),
  OR75: once(dayInMs),
  OR07: [{ requests: 60, periodInMs: hourInMs }],
  OR31: [{ requests: 5, periodInMs: secondInMs }],
};

describe('rates of the instance', () => {
  const instanceSurfaces = surfaces.filter(({ name }) => /^(services|marketplace|catalog-manager)-/.test(name));

  it.each(instanceSurfaces)('E03: $name has the documented maximum of each operation, and no other', (surface) => {
    expect(surface.operations.length).toBeGreaterThan(10);
    const limits = surface.operations.map(({ id, limit }) => [id, limit?.windows]);
    expect(limits).toEqual(surface.operations.map(({ id }) => [id, documented[id]]));
  });

  it('E03: items to ship are listed every five minutes, all pages of one pass together', async () => {
    const instance = createInstance({ limits: 'real' });
    const path = '/api/shipments/items_to_ship';
    const { json } = await instance.ask(`${path}?limit=5`);
    expect((await instance.ask(`${path}?page_token=${encodeURIComponent(json.next_page_token)}`)).status).toBe(200);
    const refused = await instance.ask(path);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '300']);
    instance.advance(5 * minuteInMs);
    expect((await instance.ask(path)).status).toBe(200);
  });

  it('E03: every page of transaction lines counts, 20 per minute and 60 per hour', async () => {
    const instance = createInstance({ limits: 'real' });
    const path = '/api/sellerpayment/transactions_logs';
    let token = '';
    const read = async (): Promise<number> => {
      const { status, json } = await instance.ask(`${path}?${token === '' ? 'limit=1' : `page_token=${token}`}`);
      if (status === 200) token = encodeURIComponent(json.next_page_token);
      return status;
    };
    for (let minute = 0; minute < 3; minute += 1) {
      for (let page = 0; page < 20; page += 1) expect(await read()).toBe(200);
      expect(await read()).toBe(429);
      instance.advance(minuteInMs);
    }
    const refused = await instance.ask(`${path}?page_token=${token}`);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBe(57 * 60);
    instance.advance(57 * minuteInMs);
    expect(await read()).toBe(200);
  });

  it.each(['/api/account', '/api/products/imports'])(
    'E03, AS41: a key with two shops asks %s once for each',
    async (path) => {
      const instance = createInstance({ limits: 'real' });
      const of = async (shopId: number): Promise<number> => (await instance.ask(`${path}?shop_id=${shopId}`)).status;
      expect([await of(2001), await of(2002), await of(2001), await of(2002)]).toEqual([200, 200, 429, 429]);
    },
  );

  it.each([
    ['/api/account', '/api/account?shop_id=2001'],
    ['/api/account?shop_id=2001', '/api/account'],
  ])(
    'E03: a call that names no shop is about the first of its key (Q07), and counts as one that names it: %s before %s',
    async (first, second) => {
      const instance = createInstance({ limits: 'real' });
      const statusOf = async (path: string): Promise<number> => (await instance.ask(path)).status;
      expect([await statusOf(first), await statusOf(second)]).toEqual([200, 429]);
      expect(await statusOf('/api/account?shop_id=2002')).toBe(200);
    },
  );

  it('E03: every key has a separate window, even for the same shop', async () => {
    const instance = createInstance({ limits: 'real' });
    const statusOf = async (key: string): Promise<number> =>
      (await instance.ask('/api/account?shop_id=2002', { key })).status;
    const statuses: number[] = [];
    for (const key of [keys.home, keys.garden, keys.home, keys.garden]) statuses.push(await statusOf(key));
    expect(statuses).toEqual([200, 200, 429, 429]);
  });

  it('E03, AS102: each result page of invoices is read once a day, by its full query', async () => {
    const instance = createInstance({ limits: 'real' });
    const statusOf = async (query: string): Promise<number> => (await instance.ask(`/api/invoices?${query}`)).status;
    const pages = ['max=1', 'max=1&offset=1', 'max=1&offset=2'];
    for (const page of pages) expect(await statusOf(page)).toBe(200);
    for (const page of [...pages, 'offset=0&max=1']) expect(await statusOf(page)).toBe(429);
    expect(await statusOf('max=2&offset=2')).toBe(200);
    instance.advance(dayInMs);
    for (const page of pages) expect(await statusOf(page)).toBe(200);
  });
});
