import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { backoffInMs } from '../../../src/call/retry/backoff.ts';
import { readRetryAfter } from '../../../src/call/retry/retry-after.ts';

const nowInMs = Date.UTC(2026, 0, 1);

describe('Retry-After', () => {
  test('E02: any number of seconds is read and never undercut', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), (seconds) => {
        expect(readRetryAfter(String(seconds), nowInMs)).toBe(seconds * 1_000);
      }),
    );
  });

  test('fractions are rounded up', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.001, max: 1e6, noNaN: true }), (seconds) => {
        const text = seconds.toFixed(6);
        expect(readRetryAfter(text, nowInMs)).toBeGreaterThanOrEqual(Number(text) * 1_000 - 1e-6);
      }),
    );
  });

  test('any HTTP date is read; one that has passed asks for no wait', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000, max: 10_000_000 }), (seconds) => {
        const header = new Date(nowInMs + seconds * 1_000).toUTCString();
        expect(readRetryAfter(header, nowInMs)).toBe(Math.max(0, seconds * 1_000));
      }),
    );
  });

  test('whatever else it says is not taken for a time', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        fc.pre(!/^\s*\d+(\.\d+)?\s*$/.test(text));
        expect(readRetryAfter(text, nowInMs)).toBeUndefined();
      }),
    );
    for (const text of [null, '', ' ', '-1', '1e3', 'soon', '2026-01-01T00:00:00Z', '9'.repeat(400)])
      expect(readRetryAfter(text, nowInMs)).toBeUndefined();
  });
});

test('the backoff is anywhere below a ceiling that doubles up to eight seconds', () => {
  const ceilings = [1, 2, 3, 4, 5, 6, 7, 40].map((attempt) => backoffInMs(attempt, () => 0.999_999_9));
  expect(ceilings).toEqual([249, 499, 999, 1_999, 3_999, 7_999, 7_999, 7_999]);
  expect(backoffInMs(9, () => 0)).toBe(0);
});
