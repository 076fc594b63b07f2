import { describe, expect, it } from 'vitest';
import { createInstance, type Instance, type Json, keys, type ApiResponse, seekAll } from '../../harness.ts';

const path = '/api/sellerpayment/transactions_logs';
const secondInMs = 1000;
const cents = (amount: number): number => Math.round(amount * 100);

const start = (instance: Instance, json?: object): Promise<ApiResponse> =>
  instance.ask(`${path}/async`, { method: 'POST', ...(json === undefined ? {} : { json }) });

const statusOf = (instance: Instance, id: string, key: string = keys.home): Promise<ApiResponse> =>
  instance.ask(`${path}/async/status/${id}`, { key });

/** The addresses of the files of a finished export. */
async function exported(instance: Instance, json?: object): Promise<string[]> {
  const { tracking_id } = (await start(instance, json)).json;
  instance.advance(30 * secondInMs);
  return (await statusOf(instance, tracking_id)).json.urls;
}

describe('transaction lines', () => {
  const instance = createInstance();
  const linesOf = async (query: string): Promise<Json[]> => (await instance.ask(`${path}?${query}`)).json.data;

  it('Q03: pages hold up to 2000 lines, and tokens lead through thousands, each once', async () => {
    const { items, pages } = await seekAll(instance, `${path}?limit=2000`);
    expect(items.length).toBeGreaterThan(5000);
    expect(pages).toBe(Math.ceil(items.length / 2000));
    expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
    expect((await instance.ask(`${path}?limit=2001`)).status).toBe(400);
  });

  it('S11: sorts newest first by default, or by last change', async () => {
    const created = (await linesOf('limit=500')).map(({ date_created }) => date_created);
    expect(created).toEqual(created.toSorted().toReversed());
    const changed = (await linesOf('limit=500&sort=lastUpdated,DESC')).map(({ last_updated }) => last_updated);
    expect(changed).toEqual(changed.toSorted().toReversed());
    expect((await instance.ask(`${path}?sort=amount,ASC`)).status).toBe(400);
  });

  it('S11: last_updated_from finds lines that have been paid since, though they are older', async () => {
    const since = '2026-02-23T00:00:00Z';
    const lines = await linesOf(`limit=2000&sort=lastUpdated,ASC&last_updated_from=${since}`);
    expect(lines.some(({ date_created }) => Date.parse(date_created) < Date.parse(since))).toBe(true);
    expect(lines.every(({ last_updated }) => Date.parse(last_updated) >= Date.parse(since))).toBe(true);
  });

  it('finds by type, state, order and reference', async () => {
    const types = await linesOf('transaction_type=COMMISSION_FEE,COMMISSION_VAT&limit=50');
    expect(new Set(types.map(({ type }) => type))).toEqual(new Set(['COMMISSION_FEE', 'COMMISSION_VAT']));
    expect((await linesOf('payment_state=PENDING&limit=2000')).length).toBeLessThan(100);
    const order = await linesOf('order_id=BK-2001-0500-A');
    expect(order).toHaveLength(5);
    expect(await linesOf('order_reference_for_customer=C-BK-2001-0500')).toEqual(order);
    expect(await linesOf('order_id=BK-2002-0001-A')).toEqual([]);
  });

  it('refuses more than 100 values of a list, in the words of the wire', async () => {
    const ids = Array.from({ length: 101 }, (_, index) => `O-${index}`).join(',');
    const { status, json } = await instance.ask(`${path}?order_id=${ids}`);
    expect(status).toBe(400);
    expect(json.message).toBe('The limit of 100 is exceeded for the parameter : order_id');
  });

  it('balances continue from one line to the next', async () => {
    const { items } = await seekAll(instance, `${path}?limit=2000&sort=dateCreated,ASC`);
    for (const [index, line] of items.entries()) {
      const before = index === 0 ? 0 : cents(items[index - 1].balance);
      expect(cents(line.balance)).toBe(before + cents(line.amount));
    }
  });
});

describe('export of transaction lines', () => {
  it('S09: the export is pending, then completed, and its files hold every line', async () => {
    const instance = createInstance();
    const { status, json } = await start(instance);
    expect(status).toBe(200);
    expect((await statusOf(instance, json.tracking_id)).json).toEqual({
      status: 'PENDING',
      last_updated: '2026-03-04T12:00:00.000Z',
    });
    instance.advance(30 * secondInMs);
    const done = (await statusOf(instance, json.tracking_id)).json;
    expect(done).toMatchObject({ status: 'COMPLETED', last_updated: '2026-03-04T12:00:30.000Z' });
    const [url] = done.urls;
    const { items } = await seekAll(instance, `${path}?limit=2000`);
    const file = await instance.ask(url);
    const { data } = file.json;
    expect(file.fileName).toBe('transactions-1.json');
    expect(new Set(data.map(({ id }: { id: string }) => id))).toEqual(new Set(items.map(({ id }) => id)));
  });

  it('S09: requests run between exports that become due together', async () => {
    const instance = createInstance();
    for (let n = 0; n < 20; n++) await start(instance);
    const { tracking_id } = (await start(instance)).json;
    instance.advance(30 * secondInMs);
    expect((await statusOf(instance, tracking_id)).json.status).toBe('PENDING');
    await instance.settled();
    expect((await statusOf(instance, tracking_id)).json.status).toBe('COMPLETED');
  });

  it('S09: files hold as many lines as asked for, one per line of text in NDJSON', async () => {
    const instance = createInstance();
    const urls = await exported(instance, { format: 'NDJSON', items_per_chunk: 1000 });
    const counts: number[] = [];
    for (const url of urls) {
      const response = await instance.ask(url, { headers: { accept: 'application/x-ndjson' } });
      expect(response.headers.get('content-type')).toBe('application/x-ndjson');
      const lines = response.text.trimEnd().split('\n');
      expect(lines.map((line) => JSON.parse(line).id)).toHaveLength(lines.length);
      counts.push(lines.length);
    }
    expect(counts.slice(0, -1)).toEqual([1000, 1000, 1000, 1000, 1000]);
  });

  it('S09: files stay within the size asked for', async () => {
    const instance = createInstance();
    const urls = await exported(instance, { megabytes_per_chunk: 1 });
    const sizes = await Promise.all(urls.map(async (url) => (await instance.ask(url)).bytes.length));
    expect(sizes.length).toBeGreaterThan(3);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(1_000_100);
  });

  it('S09, AS73: an export has the lines that its filter finds in `data`, and one file even without any', async () => {
    const instance = createInstance();
    const paid = { payment_state: ['PAID'], date_created_from: '2020-01-01T01:00:00+01:00' };
    const [some] = await exported(instance, { order_id: ['BK-2001-0500-A'], ...paid });
    expect((await instance.ask(some ?? '')).json.data).toHaveLength(5);
    const none = await exported(instance, { order_id: ['nothing'] });
    expect(none).toHaveLength(1);
    expect((await instance.ask(none[0] ?? '')).json).toEqual({ data: [] });
  });

  it('S09, AS77: an empty body with a content type, which clients in the wild send, exports everything', async () => {
    const instance = createInstance();
    const response = await instance.ask(`${path}/async`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': '0' },
    });
    expect(response.status).toBe(200);
  });

  it('refuses a chunk without lines, a bad date and a shop of others', async () => {
    const instance = createInstance();
    for (const json of [{ items_per_chunk: 0 }, { date_created_from: 'yesterday' }, { format: 'XML' }]) {
      const { status, json: body } = await start(instance, json);
      expect(status).toBe(400);
      expect(body.message).toContain(Object.keys(json)[0]);
    }
    expect((await start(instance, { shop_id: 2003 })).status).toBe(403);
  });

  it('S09: the files need the key of the shop', async () => {
    const instance = createInstance();
    const { tracking_id } = (await start(instance)).json;
    instance.advance(30 * secondInMs);
    const [url] = (await statusOf(instance, tracking_id)).json.urls;
    expect((await instance.ask(url, { key: '' })).status).toBe(401);
    expect((await instance.ask(url, { key: keys.operator })).status).toBe(403);
    expect((await instance.ask(url, { key: keys.garden })).status).toBe(404);
    expect((await statusOf(instance, tracking_id, keys.garden)).status).toBe(404);
    expect((await instance.ask(url.replace('file=1', 'file=2'))).status).toBe(404);
  });

  it('E03: one export a day, the status every ten seconds', async () => {
    const instance = createInstance({ limits: 'real' });
    const { tracking_id } = (await start(instance)).json;
    expect((await start(instance)).status).toBe(429);
    expect((await statusOf(instance, tracking_id)).status).toBe(200);
    const early = await statusOf(instance, tracking_id);
    expect([early.status, early.headers.get('retry-after')]).toEqual([429, '10']);
    instance.advance(10 * secondInMs);
    expect((await statusOf(instance, tracking_id)).status).toBe(200);
  });
});
