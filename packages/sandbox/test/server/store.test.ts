import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SqliteStore } from '../../src/node/sqlite.ts';
import {
  collection,
  type Entry,
  MemoryStore,
  restoreSnapshot,
  snapshotFault,
  type Store,
} from '../../src/store/index.ts';

interface Thing {
  readonly at: string;
  readonly tags?: readonly string[];
}

const things = collection<Thing>('things', { at: (thing) => thing.at, tag: (thing) => thing.tags?.[0] });
const blobs = collection<Uint8Array>('blobs');

const folder = mkdtempSync(join(tmpdir(), 'sandbox-store-'));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const kinds: readonly (readonly [string, () => Store])[] = [
  ['memory', () => new MemoryStore()],
  ['sqlite', () => new SqliteStore(':memory:')],
];

describe.each(kinds)('a store in %s', (_, create) => {
  let store: Store;
  beforeEach(() => {
    store = create();
  });
  afterEach(() => store.close());

  const keys = (entries: Iterable<Entry<Thing>>): string[] => [...entries].map(({ key }) => key);
  const fill = (): void => {
    for (const [key, at] of [
      ['c', '1'],
      ['a', '3'],
      ['b', '2'],
      ['d', '2'],
    ] as const)
      store.put(things, key, { at });
  };

  it('returns a stored document, and nothing after it was deleted', () => {
    store.put(things, 'a', { at: '1' });
    expect(store.get(things, 'a')).toEqual({ at: '1' });
    expect(store.delete(things, 'a')).toBe(true);
    expect(store.delete(things, 'a')).toBe(false);
    expect(store.get(things, 'a')).toBeUndefined();
  });

  it('returns the current state of a long document, whatever changed since it was read', () => {
    const long = (at: string): Thing => ({ at, tags: ['x'.repeat(20_000)] });
    const read = (): string | undefined => store.get(things, 'a')?.at;
    store.put(things, 'a', long('1'));
    store.transaction(() => {
      expect(read()).toBe('1');
      store.put(things, 'a', long('2'));
      expect(read()).toBe('2');
      expect(() =>
        store.transaction(() => {
          store.put(things, 'a', long('3'));
          expect(read()).toBe('3');
          throw new Error('no');
        }),
      ).toThrow('no');
      expect(read()).toBe('2');
      store.delete(things, 'a');
      expect(read()).toBeUndefined();
      store.put(things, 'a', long('4'));
      expect(read()).toBe('4');
    });
    const { collections } = store.snapshot();
    restoreSnapshot(store, { version: 1, collections: { things: { a: { at: '5' } } } });
    expect(read()).toBe('5');
    restoreSnapshot(store, { version: 1, collections });
    expect(read()).toBe('4');
    store.clear();
    expect(read()).toBeUndefined();
  });

  it('keeps collections apart, and counts each', () => {
    store.put(things, 'a', { at: '1' });
    store.put(blobs, 'a', Uint8Array.of(1, 2, 255));
    expect(store.count(things)).toBe(1);
    expect([...(store.get(blobs, 'a') ?? [])]).toEqual([1, 2, 255]);
  });

  it('scans by key or by index, both ways, from a position on', () => {
    fill();
    expect(keys(store.scan(things))).toEqual(['a', 'b', 'c', 'd']);
    expect(keys(store.scan(things, { order: 'desc' }))).toEqual(['d', 'c', 'b', 'a']);
    expect(keys(store.scan(things, { by: 'at' }))).toEqual(['c', 'b', 'd', 'a']);
    expect(keys(store.scan(things, { by: 'at', order: 'desc' }))).toEqual(['a', 'd', 'b', 'c']);
    expect(keys(store.scan(things, { by: 'at', after: { sort: '2', key: 'b' } }))).toEqual(['d', 'a']);
    expect(keys(store.scan(things, { by: 'at', order: 'desc', after: { sort: '2', key: 'd' } }))).toEqual(['b', 'c']);
    expect(keys(store.scan(things, { after: { sort: 'bb', key: 'bb' } }))).toEqual(['c', 'd']);
  });

  it('scans from a sort value on, or one value only', () => {
    fill();
    expect(keys(store.scan(things, { by: 'at', from: '2' }))).toEqual(['b', 'd', 'a']);
    expect(keys(store.scan(things, { by: 'at', from: '2', order: 'desc' }))).toEqual(['a', 'd', 'b']);
    expect(keys(store.scan(things, { by: 'at', equals: '2' }))).toEqual(['b', 'd']);
    expect(keys(store.scan(things, { by: 'at', equals: '2', order: 'desc' }))).toEqual(['d', 'b']);
    expect(keys(store.scan(things, { by: 'at', equals: '2', order: 'desc', after: { sort: '2', key: 'd' } }))).toEqual([
      'b',
    ]);
    expect(keys(store.scan(things, { by: 'at', equals: '9' }))).toEqual([]);
  });

  it('moves a document in its indexes when it changes, and leaves an index that it has no value for', () => {
    fill();
    store.put(things, 'c', { at: '9', tags: ['x', 'y'] });
    expect(keys(store.scan(things, { by: 'at' }))).toEqual(['b', 'd', 'a', 'c']);
    expect(keys(store.scan(things, { by: 'tag', equals: 'x' }))).toEqual(['c']);
    store.put(things, 'c', { at: '9', tags: ['y'] });
    expect(keys(store.scan(things, { by: 'tag', equals: 'x' }))).toEqual([]);
    store.put(things, 'c', { at: '9' });
    expect(keys(store.scan(things, { by: 'tag' }))).toEqual([]);
  });

  it('agrees with a plain sort over many documents put and deleted in any order', () => {
    const plain = new Map<string, string>();
    for (let i = 0; i < 500; i++) {
      const key = `k${(i * 7919) % 211}`;
      if (i % 5 === 4) {
        store.delete(things, key);
        plain.delete(key);
      } else {
        const at = String((i * 104_729) % 89).padStart(2, '0');
        store.put(things, key, { at });
        plain.set(key, at);
      }
    }
    const expected = [...plain]
      .sort(([a, x], [b, y]) => (x === y ? (a < b ? -1 : 1) : x < y ? -1 : 1))
      .map(([key]) => key);
    expect(keys(store.scan(things, { by: 'at' }))).toEqual(expected);
    expect(keys(store.scan(things, { by: 'at', order: 'desc' }))).toEqual(expected.toReversed());
  });

  it('lets a scan continue while its documents are deleted', () => {
    for (let i = 0; i < 100; i++) store.put(things, `k${100 + i}`, { at: '1' });
    for (const { key } of store.scan(things, { by: 'at' })) store.delete(things, key);
    expect(store.count(things)).toBe(0);
  });

  it('undoes a transaction that throws, and the inner one alone where only that throws', () => {
    fill();
    const before = store.snapshot();
    expect(() =>
      store.transaction(() => {
        store.put(things, 'a', { at: '8' });
        store.delete(things, 'b');
        store.put(things, 'new', { at: '0' });
        throw new Error('no');
      }),
    ).toThrow('no');
    expect(store.snapshot()).toEqual(before);
    expect(keys(store.scan(things, { by: 'at' }))).toEqual(['c', 'b', 'd', 'a']);
    store.transaction(() => {
      store.put(things, 'outer', { at: '5' });
      expect(() =>
        store.transaction(() => {
          store.put(things, 'inner', { at: '6' });
          throw new Error('inner');
        }),
      ).toThrow('inner');
    });
    expect(keys(store.scan(things, { by: 'at', from: '4' }))).toEqual(['outer']);
  });

  it('undoes a restore and a clearing with the transaction that they are part of', () => {
    fill();
    const before = store.snapshot();
    for (const change of [
      () => store.clear(),
      () => restoreSnapshot(store, { version: 1, collections: { things: { other: { at: '7' } } } }),
    ]) {
      expect(() =>
        store.transaction(() => {
          store.put(things, 'a', { at: '8' });
          change();
          store.put(things, 'new', { at: '0' });
          throw new Error('no');
        }),
      ).toThrow('no');
      expect(store.snapshot()).toEqual(before);
      expect(keys(store.scan(things, { by: 'at' }))).toEqual(['c', 'b', 'd', 'a']);
    }
    expect(() => restoreSnapshot(store, { version: 1, collections: { blobs: { x: { $bytes: '!!!' } } } })).toThrow();
    expect(store.snapshot()).toEqual(before);
  });

  it('goes back to a snapshot that went through JSON, indexes and bytes included', () => {
    fill();
    store.put(blobs, 'b', Uint8Array.of(0, 128, 255));
    const snapshot = JSON.parse(JSON.stringify(store.snapshot()));
    expect(snapshotFault(snapshot)).toBeUndefined();
    store.clear();
    expect(store.count(things)).toBe(0);
    store.put(things, 'z', { at: '1' });
    restoreSnapshot(store, snapshot);
    expect(keys(store.scan(things, { by: 'at' }))).toEqual(['c', 'b', 'd', 'a']);
    expect([...(store.get(blobs, 'b') ?? [])]).toEqual([0, 128, 255]);
    expect(store.snapshot()).toEqual(snapshot);
  });
});
