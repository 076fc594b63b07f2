import { expect, test } from 'vitest';
import { ArgumentError } from '@tradelane/core';
import { createServicesSeller, type ServicesSeller, servicesSellerOptionsFromEnv } from '../src/index.ts';

function recording(): { readonly client: ServicesSeller; readonly urls: string[]; readonly keys: (string | null)[] } {
  const urls: string[] = [];
  const keys: (string | null)[] = [];
  const client = createServicesSeller({
    ...servicesSellerOptionsFromEnv({
      TRADELANE_SERVICES_SELLER_BASE_URL: 'https://instance.example.com',
      TRADELANE_API_KEY: 'shop-key',
    }),
    isolated: true,
    fetch: async (request) => {
      const { pathname, search } = new URL(request.url);
      urls.push(pathname + search);
      keys.push(request.headers.get('authorization'));
      return Response.json({ data: [] });
    },
  });
  return { client, urls, keys };
}

test('Q07: every call of one shop carries its shop_id, calls of the client itself carry none', async () => {
  const { client, urls } = recording();
  await client.forShop(2001).account.get();
  await client.forShop(2001).forShop(2002).locations.list({ limit: 5 });
  await client.account.get();
  expect(urls).toEqual(['/api/account?shop_id=2001', expect.stringContaining('shop_id=2002'), '/api/account']);
  expect(urls[1]).toContain('limit=5');
});

test('Q07: a shop_id that is undefined leaves a call with the shop of its client, and no client is for none', async () => {
  const { client, urls } = recording();
  const without: object = { shop_id: undefined }; // as programs without types, or with looser ones, have it
  await client.forShop(2001).account.get(without);
  expect(urls).toEqual(['/api/account?shop_id=2001']);
  expect(() => client.forShop(undefined as never)).toThrow('`shop_id` is undefined');
});

test('Q07: no client is for a shop whose id cannot be written', () => {
  const { client } = recording();
  const circle: unknown[] = [];
  circle.push(circle);
  for (const id of [9_007_199_254_740_993n, circle, [1n]]) {
    expect(() => client.forShop(id as never)).toThrow(ArgumentError);
    expect(() => client.forShop(id as never)).toThrow('`shop_id` contains a bigint');
  }
});

test('Q07: a list is not resumed for another shop than its cursor was made for', async () => {
  const client = createServicesSeller({
    baseUrl: 'https://instance.example.com',
    auth: { apiKey: 'shop-key' },
    fetch: async (request) => {
      const { origin, pathname, searchParams } = new URL(request.url);
      const next = `<${origin}${pathname}?shop_id=${searchParams.get('shop_id')}&offset=10>; rel="next"`;
      return Response.json({ invoices: [{}], total_count: 20 }, { headers: { link: next } });
    },
  });
  const { nextCursor: cursor } = await client.forShop(2001).invoices.list();
  await expect(client.forShop(2002).invoices.list({}, { cursor })).rejects.toThrow(
    'It was created with `shop_id` 2001, but this call uses 2002',
  );
  expect((await client.forShop(2001).invoices.list({}, { cursor })).items).toHaveLength(1);
});

test('T11: the key is sent as it is, without a scheme word', async () => {
  const { client, keys } = recording();
  await client.account.get();
  expect(keys).toEqual(['shop-key']);
});
