import { rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { createChannelPlatform } from '@tradelane/channel-platform';
import { createHub } from '@tradelane/hub';
import { createSandbox } from '@tradelane/sandbox';
import { orderOf } from '../../test/workflows/world.ts';

/** The first of the orders changed at this time, each further one a second later. */
export const firstChange: number = Date.UTC(2026, 0, 1);

/**
 * A sandbox's file with so many orders. One is sent as a channel does; the others are copies of what is kept of it, since to send a million
 * takes the hour that a measurement should not. What finds them the sandbox makes by itself, once the file says that it is not there.
 */
export async function fillSandbox(path: string, orders: number): Promise<void> {
  rmSync(path, { force: true });
  const sandbox = createSandbox({ seed: 'demo', actions: 'manual', file: path });
  const { urls, credentials, world } = sandbox.info();
  const { client_id: clientId, client_secret: clientSecret } = credentials.connector;
  const auth = { authUrl: urls.auth_url, clientId, clientSecret };
  const connector = createChannelPlatform({ baseUrl: urls.base_url, auth, fetch: sandbox.fetch, rateLimiting: false });
  const [channel] = world.channels;
  const origin = {
    channel_id: channel?.channel_id ?? '',
    channel_store_id: channel?.stores[0]?.channel_store_id ?? '',
  };
  await connector.orders.upsert({ origin, orders: [orderOf('SCALE-ONE', firstChange)] });
  sandbox.close();

  const database = new DatabaseSync(path);
  const one = database.prepare(
    "SELECT key, value FROM documents WHERE collection = 'orders' AND key LIKE '%SCALE-ONE%'",
  );
  const { key, value } = one.get() as { readonly key: string; readonly value: string };
  const { updated_at: updatedAt } = (JSON.parse(value) as { readonly order: { readonly updated_at: string } }).order;
  const document = database.prepare("INSERT INTO documents (collection, key, value) VALUES ('orders', ?, ?)");
  database.exec('BEGIN');
  for (let number = 0; number < orders; number += 1) {
    const time = new Date(firstChange + number * 1_000).toISOString();
    const copy = (text: string): string => text.replaceAll('SCALE-ONE', `SCALE-${number}`).replaceAll(updatedAt, time);
    document.run(copy(key), copy(value));
  }
  database.exec("DELETE FROM documents WHERE collection = 'orders' AND key LIKE '%SCALE-ONE%'");
  database.exec("DELETE FROM entries WHERE source = '#orders'");
  database.exec('COMMIT');
  database.close();

  const filled = createSandbox({ seed: 'empty', file: path });
  const { client_id: sellerId, client_secret: sellerSecret } = filled.info().credentials.seller;
  const seller = { authUrl: urls.auth_url, clientId: sellerId, clientSecret: sellerSecret };
  const hub = createHub({ baseUrl: urls.base_url, auth: seller, fetch: filled.fetch, rateLimiting: false });
  await hub.orders.list({ limit: 1 });
  filled.close();
}
