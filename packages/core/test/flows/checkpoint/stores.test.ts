import { appendFile, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, describe, expect, test } from 'vitest';
import { createFileCheckpoints } from '../../../src/flows/checkpoint/file-checkpoints.ts';
import { type CheckpointStore, createMemoryCheckpoints } from '../../../src/flows/checkpoint/index.ts';
import { createSqliteCheckpoints } from '../../../src/flows/checkpoint/sqlite-checkpoints.ts';
import { checkpointStoreSuite, type OpenedCheckpoints } from '../../suites/checkpoint-store.ts';

const folders: string[] = [];
afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true });
});
async function folder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'checkpoints-'));
  folders.push(path);
  return path;
}

checkpointStoreSuite('memory', async () => alone(createMemoryCheckpoints()));
checkpointStoreSuite('SQLite', async () => alone(createSqliteCheckpoints(new DatabaseSync(':memory:'))));

/** Nobody else can have it. */
function alone(store: CheckpointStore): OpenedCheckpoints {
  return { one: store, other: store, close: async () => undefined };
}

// A write in files stays within one group of keys.
const stores: Readonly<Record<string, () => Promise<CheckpointStore>>> = {
  file: async () => createFileCheckpoints(await folder(), { sync: false }),
};

describe.each(Object.entries(stores))('checkpoints in %s', (_, create) => {
  test('keep what was written, replace it and remove it', async () => {
    const store = await create();
    await store.write([
      { key: 's:a', value: '1' },
      { key: 's:b', value: 'ü\n"2"' },
    ]);
    await store.write([
      { key: 's:a', value: '3' },
      { key: 's:b', value: undefined },
      { key: 's:c', value: '' },
    ]);
    expect([...(await store.read('s:'))].sort()).toEqual([
      ['s:a', '3'],
      ['s:c', ''],
    ]);
  });

  test('are read by the beginning of the key, and by nothing else', async () => {
    const store = await create();
    await store.write([
      { key: 's:handled:1', value: 'x' },
      { key: 's:head', value: 'y' },
      { key: 's:', value: 'z' },
    ]);
    expect([...(await store.read('s:handled:')).keys()]).toEqual(['s:handled:1']);
    expect([...(await store.read('t:')).keys()]).toEqual([]);
    expect((await store.read('s:')).size).toBe(3);
  });

  test('make all changes or none, as the condition holds', async () => {
    const store = await create();
    expect(await store.write([{ key: 's:a', value: '1' }], { key: 's:lease', value: undefined })).toBe(true);
    expect(await store.write([{ key: 's:a', value: '2' }], { key: 's:lease', value: 'me' })).toBe(false);
    expect(await store.write([{ key: 's:lease', value: 'me' }], { key: 's:lease', value: undefined })).toBe(true);
    expect(await store.write([{ key: 's:lease', value: 'you' }], { key: 's:lease', value: undefined })).toBe(false);
    expect(await store.write([{ key: 's:a', value: '3' }], { key: 's:lease', value: 'me' })).toBe(true);
    expect(Object.fromEntries(await store.read('s:'))).toEqual({ 's:a': '3', 's:lease': 'me' });
  });

  test('of many that want the same lease at once give it to one', async () => {
    const store = await create();
    const taken = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        Promise.resolve(store.write([{ key: 's:lease', value: `${index}` }], { key: 's:lease', value: undefined })),
      ),
    );
    expect(taken.filter(Boolean)).toHaveLength(1);
    expect((await store.read('s:lease')).get('s:lease')).toBe(String(taken.indexOf(true)));
  });
});

test('two processes that share a folder see each other and give a lease to one', async () => {
  const path = await folder();
  const [one, other] = [createFileCheckpoints(path), createFileCheckpoints(path)];
  const takes = [one, other, one, other].map((store, index) =>
    Promise.resolve(store.write([{ key: 's:lease', value: `${index}` }], { key: 's:lease', value: undefined })),
  );
  expect((await Promise.all(takes)).filter(Boolean)).toHaveLength(1);
  expect(await one.read('s:')).toEqual(await other.read('s:'));
});

test('a line that a crash cut short is passed over, and the next one counts', async () => {
  const path = await folder();
  await createFileCheckpoints(path).write([{ key: 's:a', value: '1' }]);
  const [name = ''] = await readdir(path);
  const whole = await readFile(join(path, name), 'utf8');
  await appendFile(join(path, name), whole.trim().slice(0, -9));
  const store = createFileCheckpoints(path);
  expect(Object.fromEntries(await store.read('s:'))).toEqual({ 's:a': '1' });
  expect(await store.write([{ key: 's:b', value: '2' }], { key: 's:a', value: '1' })).toBe(true);
  expect(Object.fromEntries(await createFileCheckpoints(path).read('s:'))).toEqual({ 's:a': '1', 's:b': '2' });
});

test('a journal that is mostly history is written anew, and whoever has the old one open goes on in the new one', async () => {
  const path = await folder();
  const [one, other] = [createFileCheckpoints(path, { sync: false }), createFileCheckpoints(path, { sync: false })];
  await other.read('s:');
  for (let index = 0; index <= 5_001; index += 1) await one.write([{ key: 's:a', value: String(index) }]);
  const [name = ''] = await readdir(path);
  const before = (await readFile(join(path, name))).length;
  expect((await one.read('s:')).get('s:a')).toBe('5001');
  expect((await readFile(join(path, name))).length).toBeLessThan(before / 100);
  expect(await other.write([{ key: 's:a', value: 'other' }], { key: 's:a', value: '5001' })).toBe(true);
  expect((await one.read('s:')).get('s:a')).toBe('other');
});

test('a key with signs that no file name may have gets a file of its own', async () => {
  const path = await folder();
  const store = createFileCheckpoints(path);
  await store.write([{ key: '../../x y:a', value: '1' }]);
  expect((await store.read('../../x y:')).get('../../x y:a')).toBe('1');
  expect(await readdir(path)).toEqual(['..%2f..%2fx%20y.journal']);
});

test('in SQLite a checkpoint takes part in the transaction of the caller', async () => {
  const database = new DatabaseSync(':memory:');
  const store = createSqliteCheckpoints(database);
  database.exec('BEGIN');
  expect(store.write([{ key: 's:a', value: '1' }])).toBe(true);
  database.exec('ROLLBACK');
  expect((await store.read('s:')).size).toBe(0);
});
