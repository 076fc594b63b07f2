import { describe, expect, it } from 'vitest';
import { createSandbox } from '../../../src/sandbox.ts';
import { createInstance, keys } from '../harness.ts';

const instance = createInstance();

describe('protocol of the instance', () => {
  it('E01, AS45: refusals carry message and status in the body, whatever refuses', async () => {
    const refusals = [
      await instance.ask('/api/nowhere'),
      await instance.ask('/api/account', { method: 'DELETE' }),
      await instance.ask('/api/account', { key: '' }),
      await instance.ask('/api/account', { key: keys.front }),
      await instance.ask('/api/channels?locale=it_IT'),
      await instance.ask('/api/shops/documents/1', { method: 'DELETE' }),
    ];
    expect(refusals.map(({ status }) => status)).toEqual([404, 405, 401, 403, 400, 404]);
    for (const { status, json } of refusals) expect(json).toMatchObject({ status, message: expect.any(String) });
  });

  it('E08: returns 406 and 415 for types other than JSON, but files even if the client asks for JSON', async () => {
    expect((await instance.ask('/api/account', { headers: { accept: 'text/html' } })).status).toBe(406);
    const text = { method: 'PUT', json: { description: 'x' }, headers: { 'content-type': 'text/plain' } };
    expect((await instance.ask('/api/account', text)).status).toBe(415);
    const upload = { method: 'POST', json: {} };
    expect((await instance.ask('/api/shops/documents', upload)).status).toBe(415);
    const file = await instance.ask('/api/invoices/10001', { headers: { accept: 'application/json' } });
    expect([file.status, file.fileName]).toEqual([200, 'INV-10001.pdf']);
  });

  it('E01: broken JSON, a body that is missing and a part that is missing are refused with 400 and change nothing', async () => {
    const broken = new FormData();
    broken.append('files', new Blob(['?']), 'one.pdf');
    broken.append('shop_documents', new Blob(['{'], { type: 'application/json' }));
    expect((await instance.ask('/api/shops/documents', { method: 'POST', form: broken })).status).toBe(400);
    const lonely = new FormData();
    lonely.append('files', new Blob(['?']), 'one.pdf');
    const { status, json } = await instance.ask('/api/shops/documents', { method: 'POST', form: lonely });
    expect([status, json.message.includes('shop_documents')]).toEqual([400, true]);
    expect(
      (await instance.ask('/api/account', { method: 'PUT', headers: { 'content-type': 'application/json' } })).status,
    ).toBe(400);
    expect(
      (await instance.ask('/api/shops/documents?updated_since=2020-01-01T00:00:00Z')).json.shop_documents,
    ).toHaveLength(2);
  });
});

const instanceOf = (sandbox: ReturnType<typeof createSandbox>): object =>
  Object.fromEntries(Object.entries(sandbox.snapshot().collections).filter(([name]) => name.startsWith('instance.')));

describe('demo instance', () => {
  const clock = { now: (): number => Date.parse('2026-03-04T12:00:00Z') };

  it('the demo instance lists its credentials by name', () => {
    const { credentials, urls } = createSandbox({ clock }).info();
    expect(credentials.shops.map(({ shop_id }) => shop_id)).toEqual([2001, 2002, 2003]);
    expect(credentials).toMatchObject({
      operator: {
        api_key: expect.any(String),
        bearer: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
        oauth: {
          token_url: `${urls.instance_url}/oauth/token`,
          client_id: expect.any(String),
          client_secret: expect.any(String),
        },
      },
      front: { api_key: expect.any(String), bearer: expect.any(String) },
      basket: { bearer: expect.any(String) },
    });
  });

  it('the demo instance is the same for the same seed, and again after a reset', async () => {
    const one = createSandbox({ clock });
    const other = createSandbox({ clock });
    const start = instanceOf(one);
    expect(instanceOf(other)).toEqual(start);
    const url = `${one.info().urls.instance_url}/api/shops/documents/5001`;
    await one.fetch(url, { method: 'DELETE', headers: { authorization: keys.home } });
    expect(instanceOf(one)).not.toEqual(start);
    one.reset();
    expect(instanceOf(one)).toEqual(start);
  });

  it('an empty instance has its configuration and its shops, and no business', async () => {
    const empty = createInstance({ seed: 'empty' });
    expect((await empty.ask('/api/account')).json.payment_details.paid_balance).toBe(0);
    expect((await empty.ask('/api/channels')).json.channels).toHaveLength(2);
    expect((await empty.ask('/api/shops/documents?updated_since=2020-01-01T00:00:00Z')).json.shop_documents).toEqual(
      [],
    );
    expect((await empty.ask('/api/invoices')).json).toEqual({ invoices: [], total_count: 0 });
    expect((await empty.ask('/api/sellerpayment/transactions_logs')).json).toEqual({ data: [] });
    expect((await empty.ask('/api/shops/documents/download')).status).toBe(404);
  });
});
