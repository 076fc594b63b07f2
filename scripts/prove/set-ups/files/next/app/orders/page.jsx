import { createMarketplaceSeller } from '@tradelane/marketplace-seller';

const shop = createMarketplaceSeller({
  baseUrl: process.env.COUNTING_HOST,
  auth: { apiKey: 'a-key' },
  rateLimiting: false,
});

/** A page without settings of Next.js: it must not show the orders of the build. */
export default async function Orders() {
  const { items } = await shop.orders.list();
  return <p>{`order ${items[0].order_id}`}</p>;
}
