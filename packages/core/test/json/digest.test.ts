import { expect, test } from 'vitest';
import { digestOf } from '../../src/runtime.ts';

test('contents that differ only in an instant are different, and a `Date` is what JSON writes', () => {
  const one = new Date('2026-01-01T00:00:00Z');
  expect(digestOf({ from: one })).not.toBe(digestOf({ from: new Date('2026-01-02T00:00:00Z') }));
  expect(digestOf({ from: one })).toBe(digestOf({ from: '2026-01-01T00:00:00.000Z' }));
  expect(digestOf([new Date(Number.NaN)])).toBe(digestOf([null]));
});

test('an object with toJSON is serialized once, as by JSON', () => {
  const item = {
    id: 1,
    secret: 'x',
    toJSON(): object {
      return { ...this, secret: undefined };
    },
  };
  expect(digestOf(item)).toBe(digestOf({ ...item, secret: 'y' }));
  expect(digestOf(item)).not.toBe(digestOf({ ...item, id: 2 }));
});

test.each([
  [undefined, '6cmxq1919wj7zshummkh'],
  [1, '12h6xha0ugj1p247uunfcw'],
  [['x', { b: 1, a: [true] }], 'h3s02pimubyheuf8efdv'],
  [{ a: '2026-01-01T00:00:00.000Z', n: null, toJSON: undefined }, '2bxga14b7x51i4qp8ggwps'],
])('data that was stored under the digest of %j is still found under it', (content, digest) => {
  expect(digestOf(content)).toBe(digest);
});
