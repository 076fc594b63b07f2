import { rmSync } from 'node:fs';
import { DatabaseSync, type SQLInputValue, type SQLOutputValue } from 'node:sqlite';
import { createChannelPlatform } from '@tradelane/channel-platform';
import { createSandbox } from '@tradelane/sandbox';
import { orderOf } from '../../test/workflows/world.ts';

/** Time of the first order's change. Each further order changed a second later. */
export const firstChange: number = Date.UTC(2026, 0, 1);

/**
 * Writes a file of a sandbox with many orders. One order is sent as a channel does. The others are copies of its row,
 * because sending a million orders takes an hour.
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
  const one = database.prepare("SELECT * FROM orders WHERE document_key LIKE '%SCALE-ONE%'").get() ?? {};
  const { updated_at: updatedAt } = (
    JSON.parse(String(one['document'])) as { readonly order: { readonly updated_at: string } }
  ).order;
  const columns = Object.keys(one);
  const insertion = database.prepare(
    `INSERT INTO orders ("${columns.join('", "')}") VALUES (${columns.map(() => '?').join(', ')})`,
  );
  database.exec('BEGIN');
  for (let number = 0; number < orders; number += 1) {
    const time = firstChange + number * 1_000;
    const copy = (value: SQLOutputValue): SQLInputValue => {
      if (typeof value === 'string')
        return value.replaceAll('SCALE-ONE', `SCALE-${number}`).replaceAll(updatedAt, new Date(time).toISOString());
      return value === Date.parse(updatedAt) ? time : value;
    };
    insertion.run(...Object.values(one).map(copy));
  }
  database.exec("DELETE FROM orders WHERE document_key LIKE '%SCALE-ONE%'");
  database.exec('COMMIT');
  database.close();
}
