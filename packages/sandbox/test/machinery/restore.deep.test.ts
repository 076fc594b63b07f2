import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { text } from 'node:stream/consumers';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { products } from '../../src/domains/hub/catalog/model.ts';
import { createSandbox, type Snapshot, SqliteStore } from '../../src/index.ts';
import { MemoryStore, type Store, withDigest } from '../../src/machinery/store/index.ts';
import { restoreWorld } from '../../src/machinery/world/index.ts';

const folder = mkdtempSync(join(tmpdir(), 'sandbox-restore-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let n = 0;
let data: string;
beforeEach(() => {
  n += 1;
  data = join(folder, `${n}.sqlite`);
});

/** A world with so many products of a brand. */
function worldOf(brand: string, count: number): Snapshot {
  const store = new MemoryStore();
  const sandbox = createSandbox({ store, seed: 'empty' });
  for (let at = 0; at < count; at++) store.put(products, `SKU-${at}`, { id: `SKU-${at}`, brand });
  const snapshot = store.snapshot();
  sandbox.close();
  return snapshot;
}

const [before, after] = [worldOf('before', 700), worldOf('after', 800)];

const tablesOf = (file: string): readonly unknown[] => {
  const database = new DatabaseSync(file);
  try {
    return database.prepare("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name").all();
  } finally {
    database.close();
  }
};
const ownTables = ['documents', 'entries', 'segments'].map((name) => ({ name }));

/** The content of a file that is opened again. */
function reopened(file: string): Snapshot {
  const store = new SqliteStore(file);
  const snapshot = store.snapshot();
  store.close();
  expect(tablesOf(file)).toEqual(ownTables);
  return snapshot;
}

const stores: readonly (readonly [string, () => Store])[] = [
  ['in memory', () => new MemoryStore()],
  ['in a file', () => new SqliteStore(data)],
];

describe('a snapshot that takes the place of a world', () => {
  it.each(stores)('is not seen before it is whole, %s', (_, create) => {
    const store = create();
    store.restore(before);
    let slices = 0;
    for (const _slice of restoreWorld(store, after, () => {})) {
      slices += 1;
      expect(store.get(products, 'SKU-1')).toMatchObject({ brand: 'before' });
      expect(store.count(products as never)).toBe(700);
    }
    expect(slices).toBeGreaterThan(20);
    for (const _slice of store.sweep());
    expect(store.snapshot()).toEqual(after);
    expect([...store.scan(products)]).toHaveLength(800);
    store.close();
  });

  it.each(stores)("leaves everything unchanged if it's rejected at the end, %s", (_, create) => {
    const store = create();
    store.restore(before);
    const refused = restoreWorld(store, after, () => {
      throw new Error('refused');
    });
    expect(() => {
      for (const _slice of refused);
    }).toThrow('refused');
    for (const _slice of store.sweep());
    expect(store.snapshot()).toEqual(before);
    expect(store.count(products as never)).toBe(700);
    store.close();
  });

  it.each(stores)('is the later one of two at a time, %s', (_, create) => {
    const store = create();
    const [first, second] = [restoreWorld(store, before, () => {}), restoreWorld(store, after, () => {})];
    for (let at = 0; first.next().done !== true; at++) second.next();
    for (const _slice of second);
    for (const _slice of store.sweep());
    expect(store.snapshot()).toEqual(after);
    store.close();
  });

  it('is there whole or not at all, whenever the process dies', () => {
    const store = new SqliteStore(data);
    store.restore(before);
    const copy = join(folder, 'dead.sqlite');
    const found = new Set<string>();
    const slices = (function* () {
      yield* restoreWorld(store, after, () => {});
      yield;
      yield* store.sweep();
    })();
    for (const _slice of slices) {
      // Files that a crash leaves now: the database and its log.
      copyFileSync(data, copy);
      if (existsSync(`${data}-wal`)) copyFileSync(`${data}-wal`, `${copy}-wal`);
      const is = reopened(copy);
      const brand = String((is.collections['products']?.['SKU-1'] as { readonly brand?: string } | undefined)?.brand);
      found.add(brand);
      expect(JSON.stringify(is)).toBe(JSON.stringify(brand === 'after' ? after : before));
    }
    expect([...found]).toEqual(['before', 'after']);
    store.close();
    expect(reopened(data)).toEqual(after);
  });

  it.each([1, 4, 9])('is there whole or not at all after kill -9, %i responses to others into it', async (served) => {
    const store = new SqliteStore(data);
    store.restore(before);
    store.close();
    const cli = join(import.meta.dirname, '../../dist/cli.js');
    const child = spawn(process.execPath, [cli, '--port', '0', '--data', data], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const ended = once(child, 'exit');
    const [told] = (await once(child.stdout, 'data')) as [Buffer];
    void text(child.stdout);
    const control = `${/dashboard +(\S+)\//.exec(told.toString())?.[1]}/__sandbox`;
    const opened = (await (await fetch(`${control}/snapshot`)).json()) as Snapshot;
    const sent = fetch(`${control}/snapshot`, { method: 'PUT', body: JSON.stringify(withDigest(after)) }).catch(
      () => undefined,
    );
    for (let at = 0; at < served; at++) await (await fetch(`${control}/limits`)).text();
    child.kill('SIGKILL');
    await Promise.all([ended, sent]);
    const { products: is } = reopened(data).collections;
    expect([after.collections['products'], opened.collections['products']]).toContainEqual(is);
  });
});
