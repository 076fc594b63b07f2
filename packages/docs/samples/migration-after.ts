import { createHub, type Order } from '@tradelane/hub';

/** With the client: one shared token, the documented rate, every page, typed orders and typed errors. */
export async function listOrders(
  baseUrl: string,
  authUrl: string,
  clientId: string,
  clientSecret: string,
): Promise<Order[]> {
  const hub = createHub({ baseUrl, auth: { authUrl, clientId, clientSecret } });
  const orders: Order[] = [];
  for await (const order of hub.orders.list({ limit: 100 })) orders.push(order);
  return orders;
}
