import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Worker } from 'node:worker_threads';
import { afterEach, expect, test } from 'vitest';
import { ConfigurationError, createMemoryCheckpoints } from '../../src/index.ts';
import { createFileCheckpoints, createSqliteCheckpoints } from '../../src/sqlite.ts';
import { checkpointStoreSuite } from '../suites/checkpoint-store.ts';

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
  // A caller's connection may read rows as arrays, and numbers as bigints.
  const [one, other] = [new DatabaseSync(path), new DatabaseSync(path, { returnArrays: true, readBigInts: true })];
  return {
    one: createSqliteCheckpoints(one),
    other: createSqliteCheckpoints(other, 'tradelane_checkpoints'),
    close() {
      one.close();
      other.close();
    },
  };
});

test("in SQLite, a checkpoint takes part in the caller's transaction", async () => {
  const database = new DatabaseSync(':memory:');
  const store = createSqliteCheckpoints(database);
  database.exec('BEGIN');
  expect(store.write([{ key: 's:a', value: '1' }])).toBe(true);
  database.exec('ROLLBACK');
  expect((await store.read('s:')).size).toBe(0);
});

test.each([':memory:', 'a file'])(
  'in SQLite (%s), a table is created again if it was rolled back with its transaction',
  async (kind) => {
    const database = new DatabaseSync(kind === ':memory:' ? kind : pathOf('orders.db'));
    database.exec('CREATE TABLE effects (id TEXT)');
    database.exec('BEGIN');
    const store = createSqliteCheckpoints(database);
    database.exec('ROLLBACK');
    expect((await store.read('s:')).size).toBe(0);
    database.exec('BEGIN');
    database.exec("INSERT INTO effects VALUES ('1')");
    expect(store.write([{ key: 's:a', value: '1' }], { key: 's:lease', value: undefined })).toBe(true);
    database.exec('ROLLBACK');
    database.exec('DROP TABLE tradelane_checkpoints');
    expect(store.write([{ key: 's:a', value: '2' }], { key: 's:a', value: undefined })).toBe(true);
    expect(Object.fromEntries(await store.read('s:'))).toEqual({ 's:a': '2' });
    expect(database.prepare('SELECT count(*) AS n FROM effects').get()).toEqual({ n: 0 });
    database.close();
  },
);

test('an error of SQLite is thrown unchanged, and the surrounding transaction can be rolled back', () => {
  const path = pathOf('orders.db');
  const [mine, other] = [new DatabaseSync(path, { timeout: 1 }), new DatabaseSync(path)];
  const store = createSqliteCheckpoints(mine);
  other.exec('BEGIN IMMEDIATE');
  expect(() => store.write([{ key: 's:a', value: '1' }])).toThrow('database is locked');
  other.exec('COMMIT');
  expect(store.write([{ key: 's:a', value: '1' }])).toBe(true);
});

test('a write that fails in the middle leaves nothing, and the surrounding transaction continues', async () => {
  const database = new DatabaseSync(':memory:');
  const store = createSqliteCheckpoints(database, 'my "own" table');
  database.exec(`CREATE TRIGGER full BEFORE INSERT ON "my ""own"" table" WHEN NEW.key = 's:b'
    BEGIN SELECT RAISE(ABORT, 'no room'); END`);
  database.exec('BEGIN');
  store.write([{ key: 's:before', value: '1' }]);
  const changes = ['s:a', 's:b', 's:c'].map((key) => ({ key, value: 'x' }));
  expect(() => store.write(changes)).toThrow('no room');
  // All savepoints are closed, so this one doesn't exist.
  expect(() => database.exec('RELEASE tradelane_checkpoint')).toThrow('no such savepoint');
  expect([...(await store.read('s:')).keys()]).toEqual(['s:before']);
  database.exec('COMMIT');
  expect([...(await store.read('s:')).keys()]).toEqual(['s:before']);
});

test('a closed file is neither read nor written', () => {
  const store = createFileCheckpoints(pathOf('checkpoints.db'), { sync: false });
  store.close();
  expect(() => store.write([{ key: 's:a', value: '1' }])).toThrow('not open');
  expect(() => store.read('')).toThrow();
});

test("a file that can't be opened is a ConfigurationError with the reason", () => {
  const path = pathOf('notes.txt');
  writeFileSync(path, "this isn't a database, and it is longer than a database header, which SQLite checks".repeat(20));
  expect(() => createFileCheckpoints(path)).toThrow(ConfigurationError);
  expect(() => createFileCheckpoints(path)).toThrow(/notes\.txt can't be opened: .*not a database/);
  expect(() => createFileCheckpoints(join(path, '..'))).toThrow(/it is a folder\. Pass the path of a file/);
});

test('a checkpoint file that stops working is named with a remedy', () => {
  const path = pathOf('checkpoints.db');
  const store = createFileCheckpoints(path, { sync: false });
  const neighbor = new DatabaseSync(path);
  neighbor.exec('DROP TABLE tradelane_checkpoints; CREATE VIEW tradelane_checkpoints AS SELECT 1 AS key, 2 AS value');
  neighbor.close();
  const problem = `The checkpoint file ${path} can't be read or written. Check its permissions and the free space. `;
  expect(() => store.write([{ key: 's:a', value: '1' }])).toThrow(problem);
  store.close();
  expect(() => store.read('')).toThrow(problem);
});

test('a file that another connection writes to during creation is waited for, and refused if that takes too long', async () => {
  const path = pathOf('checkpoints.db');
  const writer = new Worker(
    `const { parentPort, workerData } = require('node:worker_threads');
    const database = new (require('node:sqlite').DatabaseSync)(workerData.path);
    database.exec('BEGIN IMMEDIATE');
    parentPort.postMessage('writes');
    Atomics.wait(workerData.opened, 0, 0, 300);
    database.exec('COMMIT');
    database.close();`,
    { eval: true, workerData: { path, opened: new Int32Array(new SharedArrayBuffer(4)) } },
  );
  await new Promise((resolve) => writer.once('message', resolve));
  const store = createFileCheckpoints(path, { sync: false });
  expect(store.write([{ key: 's:a', value: '1' }])).toBe(true);
  store.close();
  const stuck = new DatabaseSync(pathOf('stuck.db'));
  stuck.exec('BEGIN IMMEDIATE');
  expect(() => createFileCheckpoints(stuck.location() ?? '')).toThrow(/can't be opened: .*locked/);
  stuck.close();
});

test("a reader of a checkpoint file doesn't block writers", () => {
  const path = pathOf('checkpoints.db');
  const store = createFileCheckpoints(path, { sync: false });
  store.write([{ key: 's:a', value: '1' }]);
  const reader = new DatabaseSync(path);
  reader.exec('BEGIN');
  const read = reader.prepare('SELECT count(*) AS entries FROM tradelane_checkpoints');
  expect(read.get()).toEqual({ entries: 1 });
  expect(store.write([{ key: 's:b', value: '2' }])).toBe(true);
  expect(read.get()).toEqual({ entries: 1 });
  reader.exec('COMMIT');
  expect(read.get()).toEqual({ entries: 2 });
  reader.close();
  store.close();
});
