import { expect, test } from 'vitest';
import { createServicesSeller } from '../src/index.ts';

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
