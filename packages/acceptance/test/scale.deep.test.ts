/** What the figures of a sync are measured on is what they say. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createHub } from '@tradelane/hub';
import { createSandbox } from '@tradelane/sandbox';
import { expect, test } from 'vitest';
import { fillSandbox, firstChange } from '../src/scale/filled-sandbox.ts';

test('a filled sandbox has so many orders, of which each changed a second behind the one before', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'filled-sandbox-'));
  try {
    const path = join(folder, 'sandbox.db');
    await fillSandbox(path, 250);
    const sandbox = createSandbox({ seed: 'empty', file: path });
    const { urls, credentials } = sandbox.info();
    const { client_id: clientId, client_secret: clientSecret } = credentials.seller;
    const auth = { authUrl: urls.auth_url, clientId, clientSecret };
    const hub = createHub({ baseUrl: urls.base_url, auth, fetch: sandbox.fetch, rateLimiting: false });
    const changes: number[] = [];
    const filter = { updated_from: new Date(firstChange), sort: 'updated_at,ASC' } as const;
    for await (const { updated_at } of hub.orders.list(filter)) changes.push(Date.parse(updated_at));
    sandbox.close();
    // Behind them come the orders of the demo world.
    expect(changes.slice(0, 250)).toEqual(Array.from({ length: 250 }, (_, number) => firstChange + number * 1_000));
  } finally {
    rmSync(folder, { recursive: true });
  }
});
