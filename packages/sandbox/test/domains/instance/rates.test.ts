import { describe, expect, it } from 'vitest';
import { createInstance, keys } from '../harness.ts';

const secondInMs = 1000;
const minuteInMs = 60 * secondInMs;
const hourInMs = 60 * minuteInMs;
const dayInMs = 24 * hourInMs;

describe('rates of the instance', () => {
  it('E02, E03, AS44: items to ship are listed every five minutes, all pages of one pass together', async () => {
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
