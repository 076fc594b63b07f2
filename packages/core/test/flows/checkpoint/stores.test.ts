import { fork } from 'node:child_process';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, expect, test } from 'vitest';
import { ConfigurationError, createMemoryCheckpoints } from '../../../src/index.ts';
import { createFileCheckpoints, createSqliteCheckpoints } from '../../../src/sqlite.ts';
import { checkpointStoreSuite } from '../../suites/checkpoint-store.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});
function pathOf(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'checkpoints-'));
  folders.push(folder);
  return join(folder, name);
}

checkpointStoreSuite('memory', async () => {
  const store = createMemoryCheckpoints();
  return { one: store, other: store, close: () => undefined };
});

checkpointStoreSuite('a file of their own', async () => {
  const path = pathOf('deep/checkpoints.db');
  const [one, other] = [createFileCheckpoints(path, { sync: false }), createFileCheckpoints(path, { sync: false })];
  return {
    one,
    other,
    close() {
      one.close();
      other.close();
    },
  };
});

checkpointStoreSuite('a database of the caller', async () => {
  const path = pathOf('orders.db');
  const [one, other] = [new DatabaseSync(path), new DatabaseSync(path)];
  return {
    one: createSqliteCheckpoints(one),
    other: createSqliteCheckpoints(other, 'tradelane_checkpoints'),
    close() {
      one.close();
      other.close();
    },
  };
});

test('in SQLite a checkpoint takes part in the transaction of the caller', async () => {
  const database = new DatabaseSync(':memory:');
  const store = createSqliteCheckpoints(database);
  database.exec('BEGIN');
  expect(store.write([{ key: 's:a', value: '1' }])).toBe(true);
  database.exec('ROLLBACK');
  expect((await store.read('s:')).size).toBe(0);
});

test('a connection that would not wait for others waits, and one that has a timeout of its own keeps it', () => {
  const timeoutOf = (database: DatabaseSync): unknown => {
    createSqliteCheckpoints(database);
    return database.prepare('PRAGMA busy_timeout').get();
  };
  expect(timeoutOf(new DatabaseSync(':memory:'))).toEqual({ timeout: 5_000 });
  expect(timeoutOf(new DatabaseSync(':memory:', { timeout: 70 }))).toEqual({ timeout: 70 });
});

test('what SQLite refuses is thrown as it is, and the transaction around it can be rolled back', () => {
  const path = pathOf('orders.db');
  const [mine, other] = [new DatabaseSync(path, { timeout: 1 }), new DatabaseSync(path)];
  const store = createSqliteCheckpoints(mine);
  other.exec('BEGIN IMMEDIATE');
  expect(() => store.write([{ key: 's:a', value: '1' }])).toThrow('database is locked');
  other.exec('COMMIT');
  expect(store.write([{ key: 's:a', value: '1' }])).toBe(true);
});

test('a file that cannot be opened is a ConfigurationError that says why', () => {
  const path = pathOf('notes.txt');
  writeFileSync(
    path,
    'this is no database, and it is longer than the head of one would be, which SQLite looks at'.repeat(20),
  );
  expect(() => createFileCheckpoints(path)).toThrow(ConfigurationError);
  expect(() => createFileCheckpoints(path)).toThrow(/notes\.txt cannot be opened: .*not a database/);
  expect(() => createFileCheckpoints(join(path, '..'))).toThrow(/it is a folder; pass the path of a file/);
});

test('a file of checkpoints is for its owner alone, and does not grow with what was handled', () => {
  const path = pathOf('checkpoints.db');
  const store = createFileCheckpoints(path, { sync: false });
  for (let index = 0; index < 4_000; index += 1)
    store.write([
      { key: `s:handled:${index}`, value: 'x'.repeat(100) },
      { key: `s:handled:${index - 50}`, value: undefined },
    ]);
  store.close();
  expect(statSync(path).mode & 0o777).toBe(0o600);
  expect(statSync(path).size).toBeLessThan(200_000);
});

test('four processes that write under one lease, kill each other off and read lose nothing that was acknowledged', async () => {
  const path = pathOf('shared/checkpoints.db');
  const program = new URL('./checkpoint-process.ts', import.meta.url);
  const acknowledged: string[] = [];
  const processes = Array.from({ length: 4 }, (_, index) =>
    fork(program, [path, String(index)], { execArgv: ['--disable-warning=ExperimentalWarning'] }),
  );
  await Promise.all(
    processes.map(
      (process, index) =>
        new Promise<void>((resolve) => {
          let count = 0;
          process.on('message', (key) => {
            acknowledged.push(String(key));
            count += 1;
            // Each is killed in the middle of its work, one after more than the other.
            if (count === 60 * (index + 1)) process.kill('SIGKILL');
          });
          process.on('exit', () => resolve());
        }),
    ),
  );
  const store = createFileCheckpoints(path);
  const kept = await store.read('');
  expect(acknowledged.length).toBeGreaterThanOrEqual(600);
  expect(acknowledged.filter((key) => !kept.has(key))).toEqual([]);
  store.close();
}, 60_000);
