/** The end of the three date formats of RFC 9110: the current one, RFC 850, and `asctime` (always GMT). */
const httpDate = /^[A-Z].* \d\d:\d\d:\d\d (?:GMT|\d{4})$/;

/**
 * Longest plausible wait. A longer one is in another unit, or is a time instead of a duration. It counts as an hour,
 * because the host asks for a later request (own assumption).
 */
const longestInMs = 366 * 86_400_000;
const hourInMs = 3_600_000;

/**
 * Reads `Retry-After`, in seconds (E02) or as an HTTP date, and returns milliseconds from now, rounded up. A date is
 * compared with the server's own clock if the response has a `Date` header.
 * @returns undefined if the header is missing or unusable.
 */
export function retryAfterOf(headers: Headers, nowInMs: number): number | undefined {
  // Some transports keep white space at the end.
  const value = (headers.get('retry-after') ?? '').trim();
  // `Headers` joins a header that came twice.
  const [seconds] = /^\d+(?:\.\d+)?(?=,|$)/.exec(value) ?? [];
  const inMs = seconds
    ? Math.ceil(Number(seconds) * 1000)
    : readHttpDate(value) - readHttpDate(headers.get('date') ?? '', nowInMs);
  if (inMs > longestInMs) return hourInMs;
  return Number.isNaN(inMs) ? undefined : Math.max(0, inMs);
}

/** Returns NaN, or `otherwise`, if the value isn't an HTTP date. `Date.parse` reads two-digit years as 1950 to 2049. */
function readHttpDate(value: string, otherwise = Number.NaN): number {
  const atInMs = httpDate.test(value) ? Date.parse(value.replace(/\d{4}$/, 'GMT $&')) : Number.NaN;
  return Number.isNaN(atInMs) ? otherwise : atInMs;
}

/**
 * Whether the same request may succeed later. Gateways have 5xx of their own, such as 522, so reads retry all but 501
 * and 505. They also retry after a timeout (408) and an early request (425).
 */
export function isTransientStatus(status: number, isRead = true): boolean {
  return (isRead ? /^(?:408|425|5(?!0[15])..)$/ : /^50[0234]$/).test(`${status}`);
}

const lastDateInMs = 8.64e15;

/** Returns a time that a `Date` can hold, however long the wait. */
export function dateAfter(waitInMs: number, nowInMs: number): Date {
  return new Date(Math.min(lastDateInMs, nowInMs + waitInMs));
}
