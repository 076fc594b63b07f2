import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SqliteStore } from '../../src/node/sqlite.ts';
import {
  among,
  between,
  collection,
  MemoryStore,
  type Position,
  type Search,
  sortedName,
  sortedTime,
  type Store,
  time,
  value,
  values,
} from '../../src/store/index.ts';

interface Parcel {
  readonly name: string;
  readonly sent?: string;
  readonly changed: string;
  readonly shop: number;
  readonly tags: readonly string[];
}

const parcels = collection<Parcel>(
  'parcels',
  {},
  {
    name: sortedName(({ name }) => name),
    sent: sortedTime(({ sent }) => sent),
    changed: time(({ changed }) => changed),
    shop: value(({ shop }) => shop),
    tag: values(({ tags }) => tags),
  },
);

const folder = mkdtempSync(join(tmpdir(), 'sandbox-lists-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const at = (minute: number): string => new Date(Date.UTC(2026, 0, 1) + minute * 60_000).toISOString();

/** Choices that are the same each time. */
const pick = (n: number, below: number): number => ((n * 7919 + 13) ^ (n >> 3)) % below;

const parcelOf = (n: number): Parcel => ({
  name: `parcel ${pick(n, 40)}`,
  ...(pick(n, 11) !== 0 && { sent: at(pick(n, 90)) }),
  changed: at(pick(n + 5, 300)),
  shop: 2001 + pick(n, 3),
  tags: ['red', 'green', 'blue', 'grey'].filter((_, i) => pick(n + i, 3) === 0),
});

const searches: readonly Search[] = [
  { by: 'sent' },
  { by: 'sent', order: 'desc', where: [among('shop', 2002)] },
  { by: 'sent', where: [among('shop', [2001, 2003]), between('changed', at(100), at(200))] },
  { by: 'sent', order: 'desc', where: [between('sent', at(10), at(60)), between('changed', at(50))] },
  { by: 'sent', where: [between('sent', undefined, at(30)), undefined] },
  { by: 'name', where: [among('tag', 'red')] },
  { by: 'name', order: 'desc', where: [among('tag', ['green', 'none']), among('shop', 2001)] },
  { by: 'sent', where: [among('shop', [])] },
  { by: 'sent', where: [among('shop', 9)] },
];

/** The keys that a plain filter and sort find. Equal values are sorted by key. */
function expected(all: ReadonlyMap<string, Parcel>, { by, order, where = [] }: Search): readonly string[] {
  const passes = ({ shop, tags, sent, changed }: Parcel): boolean =>
    where.every((condition) => {
      if (condition === undefined) return true;
      if ('among' in condition) {
        const read: readonly unknown[] = condition.field === 'shop' ? [shop] : tags;
        return read.some((one) => condition.among.some((wanted) => wanted === one));
      }
      const when = condition.field === 'sent' ? sent : changed;
      return when !== undefined && when >= (condition.from ?? '') && when <= (condition.to ?? '9');
    });
  const sortOf = (one: Parcel): string | undefined => (by === 'name' ? one.name : one.sent);
  const found = [...all]
    .filter(([, one]) => sortOf(one) !== undefined && passes(one))
    .sort(([keyA, a], [keyB, b]) => {
      const [sortA, sortB] = [sortOf(a) ?? '', sortOf(b) ?? ''];
      return sortA === sortB ? (keyA < keyB ? -1 : 1) : sortA < sortB ? -1 : 1;
    })
    .map(([key]) => key);
  return order === 'desc' ? found.toReversed() : found;
}

const kinds: readonly (readonly [string, () => Store])[] = [
  ['memory', () => new MemoryStore()],
  ['sqlite', () => new SqliteStore(':memory:')],
];

describe.each(kinds)('lists of a store in %s', (_, create) => {
  let store: Store;
  let plain: Map<string, Parcel>;
  beforeEach(() => {
    store = create();
    plain = new Map();
  });
  afterEach(() => store.close());

  const keyOf = ({ value: found }: { readonly value: Parcel }): string =>
    [...plain].find(([, one]) => JSON.stringify(one) === JSON.stringify(found))?.[0] ?? '?';
  const put = (n: number): void => {
    const one = { ...parcelOf(n), name: `${parcelOf(n).name}` };
    store.put(parcels, `k${n}`, one);
    plain.set(`k${n}`, one);
  };
  const fill = (count: number): void =>
    store.transaction(() => {
      for (let n = 0; n < count; n++) put(n);
    });
  const shown = (search: Search): readonly string[] =>
    [...store.find(parcels, search)].map(({ value: found }) => JSON.stringify(found));
  const wanted = (search: Search): readonly string[] =>
    expected(plain, search).map((key) => JSON.stringify(plain.get(key)));
  const agree = (): void => {
    for (const search of searches) expect(shown(search)).toEqual(wanted(search));
  };

  it('finds what a plain filter and sort find, whatever the filter and the order', () => {
    fill(700);
    agree();
  });

  it('finds them after documents were changed, deleted and put again', () => {
    fill(300);
    for (let n = 0; n < 300; n += 7) {
      store.delete(parcels, `k${n}`);
      plain.delete(`k${n}`);
    }
    for (let n = 3; n < 300; n += 5) {
      const key = `k${n}`;
      if (!plain.has(key)) continue;
      const changed = parcelOf(n + 1000);
      store.put(parcels, key, changed);
      plain.set(key, changed);
    }
    for (let n = 0; n < 300; n += 14) put(n);
    agree();
  });

  it('continues from any position in both directions, even if its document was removed', () => {
    fill(200);
    for (const search of searches) {
      const entries = [...store.find(parcels, search)];
      for (const [i, { sort, key }] of entries.entries()) {
        const after: Position = { sort, key };
        const rest = wanted(search);
        expect(shown({ ...search, after })).toEqual(rest.slice(i + 1));
        const back = search.order === 'desc' ? 'asc' : 'desc';
        expect(shown({ ...search, order: back, after })).toEqual(rest.slice(0, i).toReversed());
      }
    }
    const [first, second] = [...store.find(parcels, { by: 'sent' })];
    const deleted = keyOf(first as never);
    store.delete(parcels, deleted);
    plain.delete(deleted);
    expect(shown({ by: 'sent', after: first })[0]).toBe(JSON.stringify(second?.value));
  });
});

describe('lists of a file', () => {
  it('lists of a file are the same when it is opened again', () => {
    const file = join(folder, 'again.sqlite');
    const first = new SqliteStore(file);
    first.transaction(() => {
      for (let n = 0; n < 400; n++) first.put(parcels, `k${n}`, parcelOf(n));
    });
    for (let n = 0; n < 400; n += 3) first.put(parcels, `k${n}`, parcelOf(n + 1000));
    first.delete(parcels, 'k399');
    const before = searches.map((search) => [...first.find(parcels, search)]);
    first.close();
    const second = new SqliteStore(file);
    expect(searches.map((search) => [...second.find(parcels, search)])).toEqual(before);
    second.put(parcels, 'new', { ...parcelOf(1), sent: at(9000) });
    expect([...second.find(parcels, { by: 'sent', order: 'desc' })][0]?.value.sent).toBe(at(9000));
    second.close();
  });
});
