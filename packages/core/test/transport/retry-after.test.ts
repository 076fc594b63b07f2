import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dateAfter, retryAfterOf } from '../../src/transport/retry-after.ts';

const nowInMs = Date.UTC(2026, 0, 1);

/** The wait that a response with these headers asks for. */
function wait(retryAfter: string | null, date?: string): number | undefined {
  const headers = new Headers({
    ...(retryAfter !== null && { 'retry-after': retryAfter }),
    ...(date !== undefined && { date }),
  });
  return retryAfterOf(headers, nowInMs);
}

describe('Retry-After', () => {
  test('E02: any number of seconds is accepted, and is the minimum', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), (seconds) => {
        expect(wait(String(seconds))).toBe(seconds * 1_000);
      }),
    );
  });

  test('a header that came twice counts once', () => {
    const headers = new Headers({ 'retry-after': '2' });
    headers.append('retry-after', '2');
    expect(retryAfterOf(headers, nowInMs)).toBe(2_000);
  });

  test('fractions are rounded up', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.001, max: 1e6, noNaN: true }), (seconds) => {
        const text = seconds.toFixed(6);
        expect(wait(text)).toBeGreaterThanOrEqual(Number(text) * 1_000 - 1e-6);
      }),
    );
  });

  test('any HTTP date is accepted, and one in the past asks for no wait', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000, max: 10_000_000 }), (seconds) => {
        const header = new Date(nowInMs + seconds * 1_000).toUTCString();
        expect(wait(header)).toBe(Math.max(0, seconds * 1_000));
      }),
    );
  });

  test.each([
    ['of today', 'Thu, 01 Jan 2026 00:01:40 GMT', 100_000],
    ['of RFC 850', 'Thursday, 01-Jan-26 00:01:40 GMT', 100_000],
    ['of asctime', 'Thu Jan  1 00:01:40 2026', 100_000],
    ['of RFC 850 in the last century', 'Thursday, 01-Jan-98 00:01:40 GMT', 0],
    ['that has passed', 'Wed, 31 Dec 2025 23:00:00 GMT', 0],
  ])('E02: a date in the form %s is accepted', (_, header, inMs) => {
    expect(wait(header)).toBe(inMs);
  });

  test("E02: a date is read by the server's clock if the response has its time", () => {
    expect(wait('Thu, 01 Jan 2026 05:00:30 GMT', 'Thu, 01 Jan 2026 05:00:00 GMT')).toBe(30_000);
    expect(wait('Wed, 31 Dec 2025 22:00:30 GMT', 'Wed, 31 Dec 2025 22:00:00 GMT')).toBe(30_000);
    expect(wait('Thu, 01 Jan 2026 00:00:30 GMT', 'a while ago')).toBe(30_000);
  });

  test('G09: a wait of more than a year counts as an hour, because it is another unit or a time', () => {
    expect(wait('31536000')).toBe(31_536_000_000);
    expect(wait(String(366 * 86_400))).toBe(366 * 86_400_000);
    const tooLong = ['99999999999999999999', '9'.repeat(400), '1767225600', 'Fri, 31 Dec 9999 23:59:59 GMT'];
    for (const text of tooLong) expect(wait(text)).toBe(3_600_000);
  });

  test('a time beyond the largest date is the largest date', () => {
    expect(dateAfter(60_000, nowInMs).getTime()).toBe(nowInMs + 60_000);
    expect(dateAfter(Number.POSITIVE_INFINITY, nowInMs).toISOString()).toBe('+275760-09-13T00:00:00.000Z');
  });

  test("any other value isn't read as a time", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        fc.pre(/^[\t -~]*$/.test(text) && !/^\s*\d+(\.\d+)?\s*$/.test(text));
        expect(wait(text)).toBeUndefined();
      }),
    );
    for (const text of [null, '', ' ', '-1', '1e3', 'soon', '2026-01-01T00:00:00Z']) expect(wait(text)).toBeUndefined();
  });
});
