/** Copies of 100,000 orders: speed next to the library, memory, and processes that are killed. */
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSandbox } from '@tradelane/sandbox';
import { sourcesHook, startPostgres, withoutServer } from '@tradelane/test-servers';
import { Client } from 'pg';
import { describe, expect, test } from 'vitest';
import type { Copied } from './sync-of-many.ts';
import { newFolder, tradelane } from './terminal.ts';

const program = join(import.meta.dirname, 'sync-of-many.ts');

function copy(target: string, orders: number, by: 'library' | 'program'): Copied {
  const args = ['--expose-gc', '--import', sourcesHook, program, target, String(orders), by];
  const { stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  const last = stderr.slice(stderr.lastIndexOf('{"code"'));
  if (last === '') throw new Error(stderr);
  return JSON.parse(last) as Copied;
}

/** A copy has at least this part of the speed of a sync whose handler does nothing. */
const leastSpeed = 0.7;
const mostGrowthInBytes = 8 * 1024 * 1024;
const orders = 100_000;

function check(newTarget: () => string): Promise<void> | void {
  const copied = copy(newTarget(), orders, 'program');
  expect([copied.code, copied.errors]).toEqual([0, expect.stringContaining(`${orders} orders copied`)]);
  expect(copied.grownInBytes).toBeLessThan(mostGrowthInBytes);
  const alone = copy(newTarget(), orders, 'library');
  expect(alone.code).toBe(0);
  expect(alone.tookInMs / copied.tookInMs).toBeGreaterThan(leastSpeed);
}

test('a copy of 100,000 orders into SQLite is nearly as fast as the library, and its memory stays flat', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tradelane-many-'));
  let number = 0;
  return check(() => `sqlite:${join(folder, `orders-${(number += 1)}.db`)}`);
});

describe.skipIf(withoutServer('postgres'))('PostgreSQL', () => {
  test('a copy of 100,000 orders is at least as fast as the library, and its memory stays flat', async () => {
    const servers = [await startPostgres(), await startPostgres()];
    const urls = servers.map(({ url }) => url);
    check(() => urls.pop() ?? '');
    for (const server of servers) await server.stop();
  });

  test('killed processes lose no order and write none twice, although one statement writes many', async () => {
    const server = await startPostgres();
    const sandbox = createSandbox({ size: 6000 });
    const { url, close } = await sandbox.listen({ port: 0 });
    const client = new Client({ connectionString: server.url });
    await client.connect();
    // Counts each version that is written. The program adds the other columns.
    await client.query(`
      CREATE TABLE orders (id text PRIMARY KEY);
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
