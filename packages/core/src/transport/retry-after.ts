/** The three date formats of RFC 9110: the current one, RFC 850, and `asctime` (always GMT). */
const httpDate =
  /^(\w{3}, \d\d \w{3} \d{4}|\w{6,9}, \d\d-\w{3}-\d\d) \d\d:\d\d:\d\d GMT$|^\w{3} \w{3} [ \d]\d \d\d:\d\d:\d\d \d{4}$/;

/** Longest plausible wait. A longer one is in another unit, or is a time instead of a duration. */
const longestInMs = 366 * 86_400_000;

/**
 * Reads `Retry-After`, in seconds (E02) or as an HTTP date, and returns milliseconds from now, rounded up. A date is
 * compared with the server's own clock if the response has a `Date` header.
 * @returns undefined if the header is missing or unusable.
 */
export function retryAfterOf(headers: Headers, nowInMs: number): number | undefined {
  // `Headers` joins a header that came twice. A date contains a comma too.
  const value = (headers.get('retry-after') ?? '').replace(/^(\d[\d.]*),.*$/, '$1');
  const inMs = /^\d+(\.\d+)?$/.test(value)
    ? Math.ceil(Number(value) * 1000)
    : readHttpDate(value) - readHttpDate(headers.get('date') ?? '', nowInMs);
  return inMs <= longestInMs ? Math.max(0, inMs) : undefined;
}

/** Returns NaN, or `otherwise`, if the value isn't an HTTP date. `Date.parse` reads two-digit years as 1950 to 2049. */
function readHttpDate(value: string, otherwise = Number.NaN): number {
  const atInMs = httpDate.test(value) ? Date.parse(value.replace(/\d{4}$/, 'GMT $&')) : Number.NaN;
  return Number.isNaN(atInMs) ? otherwise : atInMs;
}

/** Whether the same request may succeed later: a timeout, an early one, or a 5xx that isn't final (501, 505). */
export function isTransientStatus(status: number): boolean {
  return status === 408 || status === 425 || (status >= 500 && status !== 501 && status !== 505);
}

const lastDateInMs = 8.64e15;

/** Returns a time that a `Date` can hold, however long the wait. */
export function dateAfter(waitInMs: number, nowInMs: number): Date {
  return new Date(Math.min(lastDateInMs, nowInMs + waitInMs));
}
