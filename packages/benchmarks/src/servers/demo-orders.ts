import { createSandbox } from '@tradelane/sandbox';
import { createHub } from '@tradelane/hub';

/** Orders as the sandbox gives them, until there are so many bytes. */
export async function demoOrders(bytes: number): Promise<readonly unknown[]> {
  const sandbox = createSandbox();
  try {
    const { urls, credentials } = sandbox.info();
    const { client_id: clientId, client_secret: clientSecret } = credentials.seller;
    const hub = createHub({
      baseUrl: urls.base_url,
      auth: { authUrl: urls.auth_url, clientId, clientSecret },
      fetch: sandbox.fetch,
      rateLimiting: false,
    });
    const { items } = await hub.orders.list({ limit: 100 });
    if (items.length === 0) throw new Error('The sandbox has no orders');
    const orders: unknown[] = [];
    for (let size = 14; size < bytes;) {
      const order = items[orders.length % items.length];
      orders.push(order);
      size += JSON.stringify(order).length + 1;
    }
    return orders;
  } finally {
    sandbox.close();
  }
}
