import { rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { createChannelPlatform } from '@tradelane/channel-platform';
import { createSandbox } from '@tradelane/sandbox';
import { orderOf } from '../../test/workflows/world.ts';

/** The first of the orders changed at this time, each further one a second later. */
export const firstChange: number = Date.UTC(2026, 0, 1);

/**
 * A sandbox's file with so many orders. One is sent as a channel does; the others are copies of what is kept of it, with every index, since
 * to send a million takes the hour that a measurement should not.
 */
export async function fillSandbox(path: string, orders: number): Promise<void> {
  rmSync(path, { force: true });
  const sandbox = createSandbox({ seed: 'demo', actions: 'manual', data: path });
  const { urls, credentials, world } = sandbox.info();
  const { client_id: clientId, client_secret: clientSecret } = credentials.connector;
  const auth = { authUrl: urls.auth_url, clientId, clientSecret };
  const connector = createChannelPlatform({ baseUrl: urls.base_url, auth, fetch: sandbox.fetch, limits: 'off' });
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
  const entries = database
    .prepare("SELECT source, sort FROM entries WHERE key = ? AND source LIKE 'orders.%'")
    .all(key) as unknown as readonly { readonly source: string; readonly sort: string }[];
  const document = database.prepare("INSERT INTO documents VALUES ('orders', ?, ?)");
  const entry = database.prepare('INSERT INTO entries VALUES (?, ?, ?)');
  database.exec('BEGIN');
  for (let number = 0; number < orders; number += 1) {
    const time = new Date(firstChange + number * 1_000).toISOString();
    const copy = (text: string): string => text.replaceAll('SCALE-ONE', `SCALE-${number}`).replaceAll(updatedAt, time);
    document.run(copy(key), copy(value));
    for (const { source, sort } of entries) entry.run(source, copy(sort), copy(key));
  }
  database.exec("DELETE FROM documents WHERE collection = 'orders' AND key LIKE '%SCALE-ONE%'");
  database.prepare('DELETE FROM entries WHERE key = ?').run(key);
  database.exec('COMMIT');
  database.close();
}
