import { spawn } from 'node:child_process';
import {
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { createSandbox } from '@tradelane/sandbox';
import { type CheckpointStore, createVirtualClock } from '@tradelane/core';
import { startPostgres, withoutServer } from '@tradelane/test-servers';
import { asyncBufferFromFile, parquetReadObjects } from 'hyparquet';
import { Client } from 'pg';
import { describe, expect, test } from 'vitest';
import type { Io } from '../src/io.ts';
import { openTarget } from '../src/targets/open-target.ts';
import { countIn } from './count-in.ts';
import { newFolder, tradelane } from './terminal.ts';

const folder = mkdtempSync(join(tmpdir(), 'tradelane-sync-'));
const pathOf = (name: string): string => join(mkdtempSync(join(folder, 'run-')), name);

/** All orders of the sandbox, by ID. */
async function ordersOf(sandbox: ReturnType<typeof createSandbox>): Promise<Map<string, { readonly status: string }>> {
  const args = ['call', 'hub', 'orders.list', '--all', '--updated-from', '2020-01-01T00:00:00Z', '--sandbox'];
  const { out } = await tradelane(args, { sandbox });
  const orders = out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as { id: string; status: string });
  return new Map(orders.map((order) => [order.id, order]));
}

const rowsOf = (path: string, table = 'orders'): readonly Record<string, unknown>[] => {
  const database = new DatabaseSync(path);
  const rows = database.prepare(`SELECT * FROM ${table}`).all();
  database.close();
  return rows;
};

/** A sandbox whose hub lists these documents. */
function hubWith(documents: readonly unknown[]): ReturnType<typeof createSandbox> {
  const sandbox = createSandbox();
  return {
    ...sandbox,
    fetch: async (input, init) =>
      String(input instanceof Request ? input.url : input).includes('documents')
        ? Response.json({ documents })
        : sandbox.fetch(input, init),
  };
}

/** Accepts an order, so that it changes. */
async function change(sandbox: ReturnType<typeof createSandbox>): Promise<string> {
  const args = ['call', 'hub', 'orders.list', '--status', 'AWAITING_ACCEPTANCE', '--sandbox'];
  const [order] = JSON.parse((await tradelane(args, { sandbox })).out) as {
    id: string;
    order_lines: { id: string }[];
  }[];
  const body = JSON.stringify({ order_lines: order?.order_lines.map(({ id }) => ({ id, accepted: true })) });
  await tradelane(['call', 'hub', 'orders.accept', order?.id ?? '', '--body', body, '--yes', '--sandbox'], { sandbox });
  await sandbox.clock.advance(60_000);
  return order?.id ?? '';
}

describe('sync to SQLite', () => {
  test('copies every order into a table with the columns of the description, and later runs copy changes only', async () => {
    const sandbox = createSandbox();
    const file = pathOf('orders.db');
    const args = ['sync', 'hub', 'orders', '--to', `sqlite:${file}`, '--sandbox'];
    const first = await tradelane(args, { sandbox });
    expect([first.code, first.out, first.err]).toEqual([0, '', expect.stringContaining('60 orders copied')]);
    const all = await ordersOf(sandbox);
    expect(new Map(rowsOf(file).map((row) => [row['id'], row['status']]))).toEqual(
      new Map([...all].map(([id, { status }]) => [id, status])),
    );
    expect(JSON.parse(String(rowsOf(file)[0]?.['order_lines']))).toBeInstanceOf(Array);
    const id = await change(sandbox);
    const second = await tradelane(args, { sandbox });
    expect(second.err).toMatch(/^1 orders copied/);
    const changed = (await ordersOf(sandbox)).get(id);
    expect(rowsOf(file).find((row) => row['id'] === id)?.['status']).toBe(changed?.status);
    sandbox.close();
  });

  test('--table names the table, and a column that an older version lacks is added', async () => {
    const file = pathOf('old.db');
    const columns = [{ name: 'id', type: 'text' }] as const;
    await (await openTarget({} as Io, `sqlite:${file}`, { name: 'copies', key: 'id', columns })).close();
    const line = `sync hub orders --to sqlite:${file} --table copies --since 2020-01-01 --sandbox`;
    const { code } = await tradelane(line.split(' '));
    expect([code, rowsOf(file, 'copies').length]).toEqual([0, 60]);
    expect(rowsOf(file, 'copies')[0]).toHaveProperty('extra');
  });

  test('each table has its own position, and an emptied or dropped table is filled again', async () => {
    const sandbox = createSandbox();
    const file = pathOf('tables.db');
    const copyTo = (table: string) =>
      tradelane(`sync hub orders --to sqlite:${file} --sandbox --table ${table}`.split(' '), { sandbox });
    for (const table of ['a', 'b']) {
      const { code, err } = await copyTo(table);
      expect([code, err, rowsOf(file, table).length]).toEqual([0, expect.not.stringContaining('starts over'), 60]);
    }
    expect((await copyTo('a')).err).toMatch(/^0 orders copied/);
    for (const statement of ['DELETE FROM a', 'DROP TABLE a']) {
      const database = new DatabaseSync(file);
      database.exec(statement);
      database.close();
      const { code, err } = await copyTo('a');
      expect([code, err]).toEqual([0, expect.stringContaining('contains no a any more. The sync starts over.')]);
      expect([rowsOf(file, 'a').length, rowsOf(file, 'b').length]).toEqual([60, 60]);
      // The position is kept again.
      expect((await copyTo('a')).err).toMatch(/^0 orders copied/);
    }
    sandbox.close();
  });

  test('waits for a program that locks the file, such as a reader that recovers it', async () => {
    const file = pathOf('locked.db');
    const lock = new DatabaseSync(file);
    lock.exec('BEGIN EXCLUSIVE');
    const main = new URL('../dist/main.js', import.meta.url).pathname;
    const args = [main, 'sync', 'hub', 'orders', '--to', `sqlite:${file}`, '--sandbox'];
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'pipe'] });
    let err = '';
    child.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()));
    const ended = new Promise((resolve) => child.once('exit', resolve));
    // A process that doesn't wait ends before.
    await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, 2_000))]);
    lock.close();
    expect([await ended, err]).toEqual([0, expect.stringContaining('60 orders copied')]);
  });

  test('a process that is killed in the middle resumes, and no order is lost or stored twice', async () => {
    const sandbox = createSandbox({ size: 3000 });
    const { url, close } = await sandbox.listen({ port: 0 });
    const file = pathOf('killed.db');
    const env = { ...process.env, TRADELANE_CONFIG_FOLDER: newFolder() };
    await tradelane(['use', 'sandbox', '--url', url], {
      env: { TRADELANE_CONFIG_FOLDER: env.TRADELANE_CONFIG_FOLDER },
    });
    const main = new URL('../dist/main.js', import.meta.url).pathname;
    const args = [main, 'sync', 'hub', 'orders', '--to', `sqlite:${file}`, '--owner', 'test'];
    const child = spawn(process.execPath, args, { env, stdio: 'ignore' });
    const ended = new Promise((resolve) => child.once('exit', resolve));
    await expect.poll(() => (existsSync(file) ? countIn(file) : 0), { interval: 2 }).toBeGreaterThan(0);
    child.kill('SIGKILL');
    await ended;
    const before = countIn(file);
    const last = spawn(process.execPath, args, { env, stdio: ['ignore', 'ignore', 'pipe'] });
    let err = '';
    last.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()));
    expect(await new Promise((resolve) => last.once('exit', resolve))).toBe(0);
    expect(err).toContain('resumed an interrupted run');
    expect(countIn(file)).toBe(3060);
    // The last run continued, and didn't start again.
    expect(Number(/(\d+) orders copied/.exec(err)?.[1])).toBe(3060 - before);
    await close();
    sandbox.close();
  });
});

describe('sync to other targets', () => {
  test.skipIf(withoutServer('postgres'))(
    'PostgreSQL has typed columns, and a later run copies changes only',
    async () => {
      const server = await startPostgres();
      const sandbox = createSandbox();
      const args = ['sync', 'hub', 'orders', '--to', server.url, '--sandbox'];
      const first = await tradelane(args, { sandbox });
      expect([first.code, first.err]).toEqual([0, expect.stringContaining('60 orders copied')]);
      await change(sandbox);
      expect((await tradelane(args, { sandbox })).err).toMatch(/^1 orders copied/);
      const client = new Client({ connectionString: server.url });
      await client.connect();
      const { rows } = await client.query(
        `SELECT count(*)::int AS orders, min(created_at) < now() AS past, min(jsonb_array_length(order_lines)) AS lines FROM orders`,
      );
      expect(rows).toEqual([{ orders: 60, past: true, lines: expect.any(Number) }]);
      // A process that lost its lease writes neither checkpoint nor item.
      const columns = [{ name: 'id', type: 'text' }] as const;
      const target = await openTarget({} as Io, server.url, { name: 'lost', key: 'id', columns });
      const lease = { key: 'a', value: 'of another process' };
      const commit = async (store?: Pick<CheckpointStore, 'write'>): Promise<void> => {
        await store?.write([{ key: 'b', value: '1' }], lease);
      };
      await target.handle({ id: '1' }, { commit, redelivery: false, signal: undefined });
      expect(await target.checkpoint.write([{ key: 'b', value: '2' }], lease)).toBe(false);
      await target.handle({ id: '1' }, { commit, redelivery: false, signal: undefined });
      await target.close();
      expect((await client.query('SELECT * FROM lost')).rows).toEqual([]);
      expect((await client.query(`SELECT * FROM tradelane_checkpoints WHERE key = 'b'`)).rows).toEqual([]);
      // The last version of an item counts, and values that PostgreSQL refuses are replaced or in `extra`.
      const typed = [
        ...columns,
        { name: 'at', type: 'time' },
        { name: 'lines', type: 'integer' },
        { name: 'extra', type: 'json' },
      ] as const;
      const odd = await openTarget({} as Io, server.url, { name: 'odd', key: 'id', columns: typed });
      const dates = [
        '2026-02-30T00:00:00Z',
        '10000-01-01T00:00:00Z',
        '-000001-01-01T00:00:00Z',
        'now',
        'infinity',
        [5],
      ];
      const refused = dates.map((at, index) => ({ id: `d${index}`, at, lines: index > 3 ? 'many' : undefined }));
      const texts = ['1', 'a\0b', '\uD800', '1'].map((id) => ({ id, at: '2024-02-29T12:00:00.5+02:00', lines: 3 }));
      for (const item of [...refused, ...texts, { id: 'n', names: { 'a\0': { '\uDC00': 1 } }, extra: 1 }])
        await odd.handle(item, {
          commit: async (store) => void store?.write([]),
          redelivery: false,
          signal: undefined,
        });
      await odd.close();
      const at = new Date('2024-02-29T10:00:00.5Z');
      expect((await client.query('SELECT * FROM odd ORDER BY id COLLATE "C"')).rows).toEqual([
        { id: '1', at, lines: '3', extra: null },
        { id: 'a\uFFFDb', at, lines: '3', extra: null },
        ...refused.map(({ id, ...extra }) => ({ id, at: null, lines: null, extra })),
        { id: 'n', at: null, lines: null, extra: { names: { 'a\uFFFD': { '\uFFFD': 1 } }, extra: 1 } },
        { id: '\uFFFD', at, lines: '3', extra: null },
      ]);
      await client.end();
      await server.stop();
      sandbox.close();
    },
  );

  test('--follow copies changes at the recommended rate until Ctrl-C, which exits with 130', async () => {
    const clock = createVirtualClock({ startInMs: Date.now() });
    const sandbox = createSandbox({ clock });
    const control = new AbortController();
    const file = pathOf('followed.db');
    const errors: string[] = [];
    const running = tradelane(['sync', 'hub', 'orders', '--to', `sqlite:${file}`, '--follow', '--sandbox'], {
      sandbox,
      clock,
      signal: control.signal,
      onErr: (text) => errors.push(text),
    });
    const copied = (): readonly string[] => errors.filter((line) => line.includes(' copied'));
    /** Time passes until a run ends. The calls of a run wait for nothing else. */
    const untilRun = async (number: number): Promise<void> => {
      await expect.poll(async () => (await clock.advance(1000), copied().length), { interval: 1 }).toBe(number);
    };
    await untilRun(1);
    expect(copied()[0]).toMatch(/^60 orders copied/);
    const startInMs = clock.now();
    const id = await change(sandbox);
    await untilRun(2);
    expect(copied()[1]).toMatch(/^1 orders copied/);
    // One run per 5 minutes.
    expect(clock.now() - startInMs).toBeGreaterThan(240_000);
    control.abort();
    const { code, err } = await running;
    expect([code, err]).toEqual([130, expect.stringContaining('To continue, run the same command.')]);
    expect(rowsOf(file).find((row) => row['id'] === id)?.['status']).not.toBe('AWAITING_ACCEPTANCE');
    sandbox.close();
    clock.stop();
  });

  test('NDJSON on standard output has one line per version, and --since leaves out earlier changes', async () => {
    const sandbox = createSandbox();
    const env = { TRADELANE_CONFIG_FOLDER: newFolder() };
    const args = ['sync', 'hub', 'orders', '--to', 'ndjson:-', '--sandbox'];
    const { out } = await tradelane(args, { sandbox, env });
    expect(out.trimEnd().split('\n')).toHaveLength(60);
    expect((await tradelane(args, { sandbox, env })).out).toBe('');
    const file = pathOf('orders.ndjson');
    const since = new Date(Date.now() - 86_400_000).toISOString();
    const late = ['sync', 'hub', 'orders', '--to', `ndjson:${file}`, '--since', since, '--sandbox'];
    expect((await tradelane(late, { sandbox })).code).toBe(0);
    const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
    expect(lines.length).toBeLessThan(60);
    sandbox.close();
  });

  test('an in-process sandbox starts empty, so the position of an earlier run is ignored', async () => {
    const env = { TRADELANE_CONFIG_FOLDER: newFolder() };
    const file = pathOf('new.db');
    for (let runs = 0; runs < 2; runs += 1) {
      const { err, out } = await tradelane(['sync', 'hub', 'orders', '--to', 'ndjson:-', '--sandbox'], { env });
      expect([err, out.trimEnd().split('\n').length]).toEqual([expect.stringMatching(/^60 orders copied/), 60]);
      const copied = await tradelane(['sync', 'hub', 'orders', '--to', `sqlite:${file}`, '--sandbox'], { env });
      expect([copied.err, rowsOf(file).length]).toEqual([expect.stringMatching(/^60 orders copied/), 60]);
    }
  });

  test('a position of another account is refused, without the password of the database', async () => {
    const file = pathOf('accounts.ndjson');
    for (const [expected, secret] of [
      [0, 'seller'],
      [2, 'connector'],
    ] as const) {
      const sandbox = createSandbox();
      const { url, close } = await sandbox.listen({ port: 0 });
      const { urls, credentials } = sandbox.info(url);
      const { client_id, client_secret } = credentials[secret];
      const env = {
        TRADELANE_BASE_URL: urls.base_url,
        TRADELANE_AUTH_URL: urls.auth_url,
        TRADELANE_CLIENT_ID: client_id,
        TRADELANE_CLIENT_SECRET: client_secret,
      };
      const { code, err } = await tradelane(['sync', 'hub', 'orders', '--to', `ndjson:${file}`], { env });
      expect([code, err]).toEqual([expected, expect.stringContaining(expected === 0 ? 'copied' : 'Pass another --to')]);
      await close();
      sandbox.close();
    }
  });

  test('a removed NDJSON file is written again from the start, and a later run appends changes only', async () => {
    const sandbox = createSandbox();
    const file = pathOf('orders.ndjson');
    const copy = () => tradelane(`sync hub orders --to ndjson:${file} --sandbox`.split(' '), { sandbox });
    const linesOf = (): number => readFileSync(file, 'utf8').trimEnd().split('\n').length;
    await copy();
    rmSync(file);
    const again = await copy();
    expect([again.code, again.err, linesOf()]).toEqual([0, expect.stringContaining('The sync starts over.'), 60]);
    await change(sandbox);
    expect((await copy()).err).toMatch(/^1 orders copied/);
    expect(linesOf()).toBe(61);
    sandbox.close();
  });

  test('CSV has the head of the CSV output once, one line per version, and no other columns', async () => {
    const sandbox = createSandbox();
    const file = pathOf('orders.csv');
    const copy = () => tradelane(['sync', 'hub', 'orders', '--to', file, '--sandbox'], { sandbox });
    const list = 'call hub orders.list --limit 1 --output csv --sandbox'.split(' ');
    const [head = ''] = (await tradelane(list, { sandbox })).out.split('\r\n');
    await copy();
    await change(sandbox);
    expect((await copy()).err).toMatch(/^1 orders copied/);
    const lines = readFileSync(file, 'utf8').split('\r\n');
    expect([lines.length, lines.filter((line) => line === `${head},extra`).length]).toEqual([63, 1]);
    expect(lines[1]).toContain('"[{""');
    truncateSync(file, statSync(file).size - 1);
    expect((await copy()).err).toContain(`${file} ends in the middle of a line.`);
    writeFileSync(file, 'id\r\n');
    expect((await copy()).err).toContain(`${file} exists, and its first line has other columns.`);
    sandbox.close();
  });

  test('Parquet files have the rows of a run with their types', async () => {
    const target = pathOf('parquet');
    const { code } = await tradelane(['sync', 'hub', 'orders', '--to', `parquet:${target}`, '--sandbox']);
    const files = readdirSync(target).filter((name) => name.endsWith('.parquet'));
    expect([code, files]).toEqual([0, ['orders-000000001-000000060.parquet']]);
    const rows = await parquetReadObjects({ file: await asyncBufferFromFile(join(target, files[0] ?? '')) });
    expect(rows).toHaveLength(60);
    expect(rows[0]).toMatchObject({
      id: expect.any(String),
      created_at: expect.any(Date),
      order_lines: expect.any(Array),
    });
  });

  test('SQLite and Parquet keep numbers and booleans of text columns as text, and values that fit no type', async () => {
    const updated_at = '2026-01-02T03:04:05Z';
    const sandbox = hubWith([{ id: 10023, order_id: 4711, name: true, size_in_bytes: 'many', updated_at }]);
    const [file, target] = [pathOf('typed.db'), pathOf('parquet')];
    for (const to of [`sqlite:${file}`, `parquet:${target}`])
      expect((await tradelane(['sync', 'hub', 'documents', '--to', to, '--sandbox'], { sandbox })).code).toBe(0);
    const texts = { id: '10023', order_id: '4711', name: 'true' };
    expect(rowsOf(file, 'documents')).toMatchObject([{ ...texts, size_in_bytes: 'many', updated_at }]);
    const path = join(target, 'documents-000000001-000000001.parquet');
    expect(await parquetReadObjects({ file: await asyncBufferFromFile(path) })).toMatchObject([
      { ...texts, size_in_bytes: null, updated_at: new Date(updated_at), extra: { size_in_bytes: 'many' } },
    ]);
  });

  test.for([[{ status: 'A' }], [{ id: null }], [{ id: '' }], [{ id: { a: 1 } }], [['a']], ['a']])(
    'an item without an ID stops the sync: %j',
    async ([item]) => {
      const file = pathOf('unnamed.db');
      const args = ['sync', 'hub', 'documents', '--to', `sqlite:${file}`, '--sandbox'];
      const { code, err } = await tradelane(args, { sandbox: hubWith([{ id: 'D1' }, item]) });
      expect([code, err]).toEqual([1, expect.stringContaining('without a usable id. The sync stopped')]);
      expect(rowsOf(file, 'documents').map(({ id }) => id)).toEqual(['D1']);
    },
  );

  test('Ctrl-C exits with 130 and the same command continues', async () => {
    const sandbox = createSandbox();
    const env = { TRADELANE_CONFIG_FOLDER: newFolder() };
    const control = new AbortController();
    const args = ['sync', 'hub', 'orders', '--to', 'ndjson:-', '--sandbox'];
    const first = await tradelane(args, { sandbox, env, signal: control.signal, onOut: () => control.abort() });
    expect([first.code, first.err]).toEqual([130, expect.stringContaining('run the same command')]);
    const rest = await tradelane(args, { sandbox, env });
    const lines = `${first.out}${rest.out}`.trimEnd().split('\n');
    expect([lines.length, new Set(lines).size]).toEqual([60, 60]);
    sandbox.close();
  });

  test.for([
    { args: ['sync', 'hub', 'nothing', '--to', 'ndjson:-'], words: 'Streams: ' },
    { args: ['sync', 'basket', 'orders', '--to', 'ndjson:-'], words: 'Surfaces with streams: hub,' },
    { args: ['sync', 'hub', 'orders', '--to', 'mysql:x'], words: '--to must be sqlite:FILE' },
    { args: ['sync', 'hub', 'orders', '--to', 'ndjson:-', '--since', 'soon'], words: '--since must be a date' },
    { args: ['sync', 'hub', 'orders', '--to', 'ndjson:-', '--since', '1'], words: '--since must be a date' },
    { args: ['sync', 'hub', 'orders', '--to', 'ndjson:-', '--table', ''], words: '--table must be 1 to 63 bytes' },
    { args: ['sync', 'hub', 'orders', '--to', 'postgres://x', '--schema', 'x'.repeat(64)], words: '--schema must be' },
    { args: ['sync', 'hub', 'orders', '--to', 'postgres://u:p#@host/db'], words: 'The URL of --to is invalid' },
    { args: ['sync', 'hub', 'orders'], words: "required option '--to <target>' not specified" },
  ])('$args exits with 2', async ({ args, words }) => {
    const { code, err } = await tradelane([...args, '--sandbox']);
    expect([code, err]).toEqual([2, expect.stringContaining(words)]);
  });
});

test.skipIf(process.platform !== 'linux')('a folder that the system never creates ends with its problem', async () => {
  const { code, err } = await tradelane(['sync', 'hub', 'orders', '--to', 'parquet:/proc/x', '--sandbox']);
  expect([code, err]).toEqual([
    2,
    expect.stringContaining("/proc/x can't be opened: the file or its folder doesn't exist"),
  ]);
});
