/** The stored entries of recently handled items. */
import { expect, test } from 'vitest';
import { handledChange, RecentItems } from '../../src/sync/recent-items.ts';

const stream = 's:x';
const pageAt = (number: number): string => `${stream}:page:${String(number).padStart(12, '0')}`;
const singleAt = (key: string): string => handledChange(stream, key, undefined).key;
const page = (number: number, at: number, ...items: readonly (readonly [key: string, version: string])[]) =>
  [pageAt(number), `${at} ${at} ${JSON.stringify(items)}`] as const;
const fresh = (): RecentItems => new RecentItems(stream, new Map());

test('items of a page become one entry that replaces their own, once', () => {
  const recent = fresh();
  expect(recent.settle(0)).toEqual([]);
  recent.add('a', { version: 'v1', at: 500 });
  recent.add('old', { version: 'v1', at: 10 });
  const [key, value] = page(1, 500, ['a', 'v1']);
  expect(recent.settle(100)).toEqual([
    { key: singleAt('a'), value: undefined },
    { key: singleAt('old'), value: undefined },
    { key, value },
  ]);
  expect(recent.settle(100)).toEqual([]);
});

test("a version of an item that was handled after its page was written replaces the page's version", () => {
  const entries = new Map([page(1, 500, ['a', 'v1']), [singleAt('a'), '600 v2']]);
  const recent = new RecentItems(stream, entries);
  recent.look(undefined);
  expect([recent.has('a', 'v2'), recent.has('a', 'v1')]).toEqual([true, false]);
});

test("other entries of a stream aren't handled items", () => {
  const entries = new Map([[`${stream}:head`, '{"latest":900}'], page(1, 500, ['a', 'v1'])]);
  expect(new RecentItems(stream, entries).settle(0)).toEqual([]);
});

test('an entry contains at most a thousand items', () => {
  const recent = fresh();
  for (let index = 0; index < 2_000; index += 1) recent.add(`r${index}`, { version: 'v1', at: 500 });
  const pages = recent.settle(0).filter(({ value }) => value !== undefined);
  expect(pages.map(({ value }) => value?.split('"v1"').length)).toEqual([1_001, 1_001]);
});

test('a new page never replaces another, in whatever order a store returns its entries', () => {
  const entries = new Map([page(3, 700, ['c', 'v1']), page(2, 600, ['b', 'v1']), page(1, 10, ['a', 'v1'])]);
  const recent = new RecentItems(stream, entries);
  recent.add('d', { version: 'v1', at: 800 });
  expect(recent.settle(700).map(({ key }) => key)).toEqual([pageAt(1), pageAt(2), singleAt('d'), pageAt(4)]);
});

test('an item is forgotten with its page, unless it was handled again since', () => {
  const recent = new RecentItems(stream, new Map([page(1, 10, ['a', 'v1'], ['b', 'v1'], ['c', 'v1'])]));
  recent.look(undefined);
  recent.add('b', { version: 'v2', at: 500 });
  recent.add('c', { version: 'v2', at: 5 });
  recent.settle(8);
  expect(recent.has('a', 'v1')).toBe(true);
  expect(recent.has('c', 'v2')).toBe(false);
  recent.settle(100);
  expect(recent.has('a', 'v1')).toBe(false);
  expect(recent.has('b', 'v2')).toBe(true);
});

test.each([
  [50, 150],
  [200, 300],
  [450, 600],
])('a page is searched for changes from %d to %d, between its first change and its last', (from, to) => {
  const before = fresh();
  before.add('a', { version: 'v1', at: 100 });
  before.add('b', { version: 'v1', at: 500 });
  const kept = before.settle(0).find(({ value }) => value !== undefined);
  const recent = new RecentItems(stream, new Map([[kept?.key ?? '', kept?.value ?? '']]));
  recent.look({ from, to });
  expect([recent.has('a', 'v1'), recent.has('b', 'v1')]).toEqual([true, true]);
});
