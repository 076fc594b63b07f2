/** The programs of the guides in a world of each test, and what tests of several guides do with it. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ChannelPlatform, createChannelPlatform } from '@tradelane/channel-platform';
import { createHub, type Hub } from '@tradelane/hub';
import { createMarketplaceSeller, type MarketplaceSeller } from '@tradelane/marketplace-seller';
import { afterEach, beforeEach } from 'vitest';
import { exampleOrders } from './seed.ts';
import { createPrograms, type Programs } from './programs.ts';

/** The programs of the running test. */
export let it: Programs;

/** Creates the programs before each test of a file, and closes them after it. */
export function usePrograms(...options: Parameters<typeof createPrograms>): void {
  beforeEach(() => {
    it = createPrograms(...options);
  });
  afterEach(() => {
    it.close();
  });
}

export const inFolder = (name: string): string => join(it.folder, name);

/** A hub client of the test, with its own limits. */
export function seller(): Hub {
  const { urls, credentials } = it.sandbox.info();
  const { client_id: clientId, client_secret: clientSecret } = credentials.seller;
  const auth = { authUrl: urls.auth_url, clientId, clientSecret };
  return createHub({ baseUrl: urls.base_url, auth, clock: it.clock, fetch: it.sandbox.fetch, maxWaitInMs: Infinity });
}

/** A client of the connector, which reports the outcome of actions. */
export function platform(): ChannelPlatform {
  const { urls, credentials } = it.sandbox.info();
  const { client_id: clientId, client_secret: clientSecret } = credentials.connector;
  const auth = { authUrl: urls.auth_url, clientId, clientSecret };
  return createChannelPlatform({ baseUrl: urls.base_url, auth, clock: it.clock, fetch: it.sandbox.fetch });
}

/** A client of a shop of the instance, without limits. */
export function shop(): MarketplaceSeller {
  const { urls, credentials } = it.sandbox.info();
  const auth = { apiKey: credentials.shops[0]?.api_key ?? '' };
  return createMarketplaceSeller({ baseUrl: urls.instance_url, auth, fetch: it.sandbox.fetch, rateLimiting: false });
}

/** Writes orders for the connector's store and returns the path of the file. */
export async function ordersFile(parts: readonly (readonly [string, object?])[]): Promise<string> {
  const { origin, orders } = exampleOrders();
  const [order] = orders;
  if (order === undefined) throw new Error('The description has an example order.');
  const body = { origin, orders: parts.map(([id, part]) => ({ ...order, channel_order_id: id, ...part })) };
  await writeFile(inFolder('orders.json'), JSON.stringify(body));
  return inFolder('orders.json');
}

/** Sends an order with two lines that wait for acceptance, and returns its ID and its line IDs at the hub. */
export async function orderWithTwoLines(
  id: string,
): Promise<{ readonly orderId: string; readonly lineIds: readonly string[] }> {
  const [line] = exampleOrders().orders[0]?.order_lines ?? [];
  const status = 'AWAITING_ACCEPTANCE' as const;
  const order_lines = ['L1', 'L2'].map((lineId) => ({
    ...line,
    channel_order_line_id: lineId,
    status,
    quantity: 5,
    can_cancel: true,
  }));
  await it.run('send-orders.ts', { args: [await ordersFile([[id, { status, order_lines }]])] });
  const { items } = await seller().orders.list({ order_ids: [`acme_${id}`] });
  const lineIds = items.flatMap(({ order_lines: lines }) => lines.map((one) => one.id));
  return { orderId: `acme_${id}`, lineIds };
}

/** Puts the events of the sandbox into the queue, runs a consumer until the queue is empty, and returns its output. */
export async function consume(file: string, env: Readonly<Record<string, string>> = {}): Promise<readonly string[]> {
  for (const event of it.sandbox.events())
    await it.queue.publisher.publish({ id: event.id, key: undefined, body: JSON.stringify(event) });
  const running = it.run(file, { env });
  while (it.queue.size > 0) await new Promise((resolve) => setImmediate(resolve));
  it.terminate();
  return running;
}
