/** The three forms of RFC 9110: today's, the one of RFC 850, and that of `asctime`, which is in GMT without saying so. */
const httpDate =
  /^(\w{3}, \d\d \w{3} \d{4}|\w{6,9}, \d\d-\w{3}-\d\d) \d\d:\d\d:\d\d GMT$|^\w{3} \w{3} [ \d]\d \d\d:\d\d:\d\d \d{4}$/;

/** No limit is closed for longer; who says so has written another unit, or a moment where a duration belongs. */
const longestInMs = 366 * 86_400_000;

/**
 * `Retry-After` of a response: seconds (E02) or an HTTP date, as milliseconds from now. Rounded up: it is a floor. A date is read by
 * the server's own clock where the response says its time (`Date`).
 * @returns undefined where the header is absent or says nothing usable.
 */
export function retryAfterOf(headers: Headers, nowInMs: number): number | undefined {
  const value = headers.get('retry-after') ?? '';
  const inMs = /^\d+(\.\d+)?$/.test(value)
    ? Math.ceil(Number(value) * 1000)
    : readHttpDate(value) - readHttpDate(headers.get('date') ?? '', nowInMs);
  return inMs <= longestInMs ? Math.max(0, inMs) : undefined;
}

/** NaN, or `otherwise`, where it is no such date. Of two digits of a year `Date.parse` makes one from 1950 to 2049. */
function readHttpDate(value: string, otherwise = Number.NaN): number {
  const atInMs = httpDate.test(value) ? Date.parse(value.replace(/\d{4}$/, 'GMT $&')) : Number.NaN;
  return Number.isNaN(atInMs) ? otherwise : atInMs;
}

const lastDateInMs = 8.64e15;

/** A moment that a `Date` can hold, however long the wait. */
export function dateAfter(waitInMs: number, nowInMs: number): Date {
  return new Date(Math.min(lastDateInMs, nowInMs + waitInMs));
}
