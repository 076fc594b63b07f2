/** Copies of 100,000 orders: memory, and processes that are killed. */
import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSandbox } from '@tradelane/sandbox';
import { startPostgres, withoutServer } from '@tradelane/test-servers';
import { Client } from 'pg';
import { describe, expect, test } from 'vitest';
import type { Io } from '../src/io.ts';
import { openTarget } from '../src/targets/open-target.ts';
import { copy } from './copy.ts';
import { newFolder, tradelane } from './terminal.ts';

const mostGrowthInBytes = 8 * 1024 * 1024;
const orders = 100_000;

function check(target: string): void {
  const copied = copy(target, orders);
  expect([copied.code, copied.errors]).toEqual([0, expect.stringContaining(`${orders} orders copied`)]);
  expect(copied.grownInBytes).toBeLessThan(mostGrowthInBytes);
}

test('the memory of a copy of 100,000 orders into SQLite stays flat', () => {
  check(`sqlite:${join(mkdtempSync(join(tmpdir(), 'tradelane-many-')), 'orders.db')}`);
});

describe.skipIf(withoutServer('postgres'))('PostgreSQL', () => {
  test('the memory of a copy of 100,000 orders stays flat', async () => {
    const server = await startPostgres();
    check(server.url);
    await server.stop();
  });

  test('killed processes lose no order and write none twice, although one statement writes many', async () => {
    const server = await startPostgres();
    const sandbox = createSandbox({ size: 6000 });
    const { url, close } = await sandbox.listen({ port: 0 });
    const client = new Client({ connectionString: server.url });
    await client.connect();
    // Counts each version that is written.
    const columns = [{ name: 'id', type: 'text' }] as const;
    await (await openTarget({} as Io, server.url, { name: 'orders', key: 'id', columns })).close();
    await client.query(`
      CREATE TABLE writes (id text);
      CREATE FUNCTION note() RETURNS trigger LANGUAGE plpgsql AS
        'BEGIN INSERT INTO writes VALUES (NEW.id); RETURN NEW; END';
      CREATE TRIGGER noted AFTER INSERT OR UPDATE ON orders FOR EACH ROW EXECUTE FUNCTION note()`);
    const written = async (): Promise<number> =>
      Number((await client.query<{ count: string }>('SELECT count(*) FROM writes')).rows[0]?.count);
    const env = { ...process.env, TRADELANE_CONFIG_FOLDER: newFolder() };
    await tradelane(['use', 'sandbox', '--url', url], {
      env: { TRADELANE_CONFIG_FOLDER: env.TRADELANE_CONFIG_FOLDER },
    });
    const main = new URL('../dist/main.js', import.meta.url).pathname;
    const args = [main, 'sync', 'hub', 'orders', '--to', server.url, '--owner', 'test'];
    let isDone = false;
    let kills = 0;
    while (!isDone) {
      const before = await written();
      const child = spawn(process.execPath, args, { env, stdio: 'ignore' });
      let code: number | null = null;
      const ended = new Promise<void>((resolve) => child.once('exit', (value) => ((code = value), resolve())));
      await expect.poll(async () => child.exitCode !== null || (await written()) > before, { interval: 1 }).toBe(true);
      child.kill('SIGKILL');
      await ended;
      isDone = code === 0;
      if (!isDone) kills += 1;
    }
    expect(kills).toBeGreaterThan(2);
    const { rows } = await client.query<{ orders: string; writes: string; ids: string }>(
      'SELECT (SELECT count(*) FROM orders) AS orders, count(*) AS writes, count(DISTINCT id) AS ids FROM writes',
    );
    expect(rows).toEqual([{ orders: '6060', writes: '6060', ids: '6060' }]);
    await client.end();
    await close();
    sandbox.close();
    await server.stop();
  });
});
