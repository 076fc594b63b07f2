/** Targets that contain data of the user before the first run. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { startPostgres, withoutServer } from '@tradelane/test-servers';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import { tradelane } from './terminal.ts';

const folder = mkdtempSync(join(tmpdir(), 'tradelane-existing-'));
const copyTo = (to: string, ...flags: string[]) =>
  tradelane(['sync', 'hub', 'orders', '--to', to, '--sandbox', ...flags]);
const refused = 'Nothing was written. Pass another --table, or in PostgreSQL another --schema.\n';

test.for([
  ['a table', 'CREATE TABLE orders (id TEXT PRIMARY KEY, status TEXT, note TEXT)'],
  ['a table in another case', 'CREATE TABLE "Orders" (id TEXT PRIMARY KEY)'],
  [
    'a table with a trigger',
    'CREATE TABLE orders (id TEXT PRIMARY KEY); CREATE TRIGGER t INSERT ON orders BEGIN SELECT 1; END',
  ],
  ['a view', 'CREATE VIEW orders AS SELECT 1 AS id'],
  ['an index', 'CREATE TABLE t (id TEXT PRIMARY KEY); CREATE INDEX orders ON t (id)'],
] as const)('SQLite: %s that sync did not create is refused, and the file stays the same', async ([name, sql]) => {
  const file = join(folder, `${name}.db`);
  const database = new DatabaseSync(file);
  database.exec(sql);
  const before = readFileSync(file);
  const { code, err } = await copyTo(`sqlite:${file}`);
  expect([code, err]).toEqual([2, `tradelane: The table orders exists, and sync didn't create it. ${refused}`]);
  expect(readFileSync(file)).toEqual(before);
  expect((await copyTo(`sqlite:${file}`, '--table', 'copies')).code).toBe(0);
  expect(database.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'delete' });
  database.close();
});

test('SQLite: an update keeps columns, notes and referring rows that the user added', async () => {
  const to = `sqlite:${join(folder, 'own.db')}`;
  await copyTo(to);
  const database = new DatabaseSync(to.slice('sqlite:'.length));
  database.exec(`ALTER TABLE orders ADD COLUMN note TEXT; UPDATE orders SET note = 'keep', status = 'old';
    CREATE TABLE notes (id TEXT REFERENCES orders ON DELETE CASCADE); INSERT INTO notes SELECT id FROM orders`);
  const { code } = await copyTo(to);
  const counts = `SELECT count(*) AS notes, count(note) AS kept, sum(status = 'old') AS old FROM notes JOIN orders USING (id)`;
  expect([code, { ...database.prepare(counts).get() }]).toEqual([0, { notes: 60, kept: 60, old: 0 }]);
  database.exec("CREATE TRIGGER no BEFORE UPDATE ON orders BEGIN SELECT RAISE(ABORT, 'locked by me'); END");
  const failed = await copyTo(to);
  expect([failed.code, failed.err]).toEqual([
    1,
    expect.stringContaining("orders didn't accept an item: locked by me."),
  ]);
  database.exec('ALTER TABLE orders RENAME TO older; CREATE TABLE orders (id TEXT PRIMARY KEY)');
  expect((await copyTo(to)).err).toContain('The table orders lacks columns that sync created: ');
  database.close();
});

test.skipIf(withoutServer('postgres'))('PostgreSQL: tables that sync did not create are never changed', async () => {
  const server = await startPostgres();
  const client = new Client({ connectionString: server.url });
  await client.connect();
  await client.query(`CREATE ROLE other; CREATE SCHEMA shop; CREATE TABLE base (id text PRIMARY KEY);
    CREATE TABLE "Orders" (id text PRIMARY KEY)`);
  const tables = async (): Promise<unknown> =>
    (
      await client.query(`SELECT table_schema, table_name, column_name FROM information_schema.columns
      WHERE table_schema IN ('public', 'shop') ORDER BY 1, 2, 3`)
    ).rows;
  for (const sql of [
    'CREATE TABLE orders (id text PRIMARY KEY, status text, note text)',
    'CREATE TABLE orders (id text PRIMARY KEY); ALTER TABLE orders OWNER TO other',
    'CREATE TABLE orders (id text PRIMARY KEY REFERENCES base)',
    'CREATE VIEW orders AS SELECT * FROM base',
    'CREATE TABLE shop.orders (id text PRIMARY KEY); ALTER ROLE postgres SET search_path = public, shop',
  ]) {
    await client.query(sql);
    const before = await tables();
    const { code, err } = await copyTo(server.url);
    expect([code, err]).toEqual([2, `tradelane: The table orders exists, and sync didn't create it. ${refused}`]);
    expect(await tables()).toEqual(before);
    await client.query(`DROP ${sql.startsWith('CREATE VIEW') ? 'VIEW' : 'TABLE'} IF EXISTS public.orders`);
  }
  // With --schema, sync writes to its own table, and keeps a column that the user adds.
  for (const note of [null, 'keep']) {
    const args = ['sync', 'hub', 'orders', '--to', server.url, '--schema', 'Copies', '--sandbox'];
    expect((await tradelane(args)).err).toMatch(/^60 orders copied/);
    if (note === null) await client.query(`ALTER TABLE "Copies".orders ADD note text DEFAULT 'keep'`);
    const { rows } = await client.query('SELECT count(*)::int AS orders, max(note) AS note FROM "Copies".orders');
    expect(rows).toEqual([{ orders: 60, note: 'keep' }]);
  }
  await client.query(`ALTER TABLE "Copies".orders ADD CONSTRAINT mine CHECK (status = 'mine') NOT VALID`);
  const failed = await copyTo(server.url, '--schema', 'Copies');
  expect([failed.code, failed.err]).toEqual([
    1,
    expect.stringMatching(/^tradelane: The table orders didn't accept an item: .*"mine"/),
  ]);
  await client.end();
  await server.stop();
});

test('a named pipe is refused', async () => {
  const pipe = join(folder, 'pipe');
  execFileSync('mkfifo', [pipe]);
  expect(await copyTo(`ndjson:${pipe}`)).toMatchObject({
    code: 2,
    err: expect.stringContaining(`${pipe} isn't a file.`),
  });
});

test.for([
  ['ndjson:', 'orders.ndjson', ''],
  ['', 'orders.csv', ''],
  ['parquet:', 'files/orders-000000001-000000060.parquet', '/..'],
] as const)('%sfile that sync did not write is refused', async ([kind, name, up]) => {
  const file = join(folder, name);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, 'mine\n');
  const before = readdirSync(join(file, '..'));
  const { code, err } = await copyTo(`${kind}${join(file, up)}`);
  expect([code, err]).toEqual([
    2,
    expect.stringContaining(`${file} exists, and sync didn't write it. Nothing was written.`),
  ]);
  expect([readFileSync(file, 'utf8'), readdirSync(join(file, '..'))]).toEqual(['mine\n', before]);
});

test.each([
  [['ndjson:-', '--schema', 'shop'], '--schema is for postgres://'],
  [['sqlite::memory:'], 'Pass a file.'],
  [['sqlite:own.db', '--table', 'tradelane_tables'], 'must not start with sqlite_ or tradelane_.'],
  [['sqlite:file:a?mode=memory'], 'Pass a file.'],
])('a copy to %j is refused', async ([to = '', ...flags], reason) => {
  const { code, err } = await copyTo(to, ...flags);
  expect([code, err]).toEqual([2, expect.stringContaining(reason)]);
});
