import { describe, expect, it } from 'vitest';
import { createInstance, keys, oauth } from '../harness.ts';

const instance = createInstance();
const statusOf = async (path: string, key: string, method = 'GET'): Promise<number> =>
  (await instance.ask(path, { key, method })).status;

const exchange = (client_secret: string) =>
  instance.ask(oauth.token_url, {
    method: 'POST',
    key: '',
    form: new URLSearchParams({ grant_type: 'client_credentials', client_id: oauth.client_id, client_secret }),
  });

describe('keys and tokens of the instance', () => {
  it('T11: a shop sends its key without a scheme word, and the same key after Bearer is unknown', async () => {
    expect(await statusOf('/api/account', keys.home)).toBe(200);
    expect(await statusOf('/api/account', `Bearer ${keys.home}`)).toBe(401);
  });

  it('T11: operator and front are known by a key and by a bearer token', async () => {
    for (const key of [keys.operator, keys.operatorBearer, keys.front, keys.frontBearer]) {
      expect(await statusOf('/api/channels', key)).toBe(200);
    }
  });

  it('T13: without credentials, and with unknown ones, the response is 401 with message and status', async () => {
    for (const key of ['', 'nobody', 'Bearer unknown']) {
      const { status, json } = await instance.ask('/api/account', { key });
      expect(status).toBe(401);
      expect(json).toMatchObject({ status: 401, message: expect.any(String) });
    }
  });

  it('T13: a token of the basket is 401 at the instance', async () => {
    expect(await statusOf('/api/channels', keys.shopper)).toBe(401);
  });

  it('T13: a user without a role of the operation is refused with 403', async () => {
    expect(await statusOf('/api/account', keys.accountant)).toBe(403);
    expect(await statusOf('/api/sellerpayment/transactions_logs', keys.accountant)).toBe(200);
  });

  it('T13: a shop that the key does not have is refused, and what belongs to it does not exist', async () => {
    expect(await statusOf('/api/account?shop_id=2003', keys.home)).toBe(403);
    expect(await statusOf('/api/channels?shop_id=2003', keys.home)).toBe(403);
    expect(await statusOf('/api/shops/documents?shop_ids=2003', keys.home)).toBe(403);
    expect(await statusOf('/api/invoices/30001', keys.home)).toBe(404);
    expect(await statusOf('/api/shops/documents/5006', keys.home, 'DELETE')).toBe(404);
  });

  it('T11, AS76: a token of the OAuth 2.0 scheme opens every surface of the operator, and no other', async () => {
    const { json } = await exchange(oauth.client_secret);
    const paths = ['/api/mms/models', '/api/hierarchies', '/api/mcm/products/sources/status/export?provider_id=2001'];
    for (const path of paths) {
      expect([200, 204], path).toContain(await statusOf(path, `Bearer ${json.access_token}`));
      expect([200, 204], path).toContain(await statusOf(path, keys.operatorBearer));
    }
    expect(await statusOf('/api/account', `Bearer ${json.access_token}`)).toBe(403);
  });

  it('T15, AS156: the client of the operator gets a token at the instance, and a wrong secret does not', async () => {
    const { json } = await exchange(oauth.client_secret);
    expect(json.token_type).toBe('Bearer');
    expect(await statusOf('/api/seller-billing-cycles', `Bearer ${json.access_token}`)).toBe(200);
    const refused = await exchange('wrong');
    expect(refused.status).toBe(401);
    expect(refused.json.error).toBe('invalid_client');
  });
});

describe('shops of a key', () => {
  it('Q07: shop_id selects among the shops of the key, and without it the first is meant', async () => {
    expect((await instance.ask('/api/account')).json.shop_id).toBe(2001);
    expect((await instance.ask('/api/account?shop_id=2002')).json.shop_id).toBe(2002);
    expect((await instance.ask('/api/account', { key: keys.garden })).json.shop_id).toBe(2002);
  });

  it('Q07: a page token remembers the shop that its list was about', async () => {
    const path = '/api/sellerpayment/transactions_logs';
    const first = (await instance.ask(`${path}?shop_id=2002&transaction_type=ORDER_AMOUNT&limit=1`)).json;
    const second = (await instance.ask(`${path}?page_token=${encodeURIComponent(first.next_page_token)}`)).json;
    expect(first.data[0].entities.order.id).toMatch(/^BK-2002-/);
    expect(second.data[0].entities.order.id).toMatch(/^BK-2002-/);
    const stranger = await instance.ask(`${path}?page_token=${encodeURIComponent(first.next_page_token)}`, {
      key: keys.suspended,
    });
    expect(stranger.status).toBe(403);
  });

  it('T13, AS01: a suspended shop reads and keeps its account, documents and messages, and writes nothing else (ours)', async () => {
    const key = keys.suspended;
    const account = await instance.ask('/api/account', { key });
    expect(account.json.shop_state).toBe('SUSPENDED');
    expect(
      (await instance.ask('/api/account', { key, method: 'PUT', json: { description: 'Back soon.' } })).status,
    ).toBe(200);
    const remove = (as: string) => instance.ask('/api/mms/locations/unknown', { key: as, method: 'DELETE' });
    expect((await remove(key)).status).toBe(403);
    expect((await remove(keys.home)).status).toBe(404);
  });
});
