/** The end of the three date formats of RFC 9110: the current one, RFC 850, and `asctime` (always GMT). */
const httpDate = /^[A-Z].* \d\d:\d\d:\d\d (?:GMT|\d{4})$/;

/** Longest wait that counts (own choice). */
const longestInMs = 366 * 86_400_000;

/**
 * Reads `Retry-After`, in seconds (E02) or as an HTTP date, and returns milliseconds from now, rounded up. A date is
 * compared with the server's own clock if the response has a `Date` header. A wait of more than 366 days counts as 366.
 * @returns undefined if the header is missing or unusable.
 */
export function retryAfterOf(headers: Headers, nowInMs: number): number | undefined {
  // Some transports keep white space at the end.
  const value = (headers.get('retry-after') ?? '').trim();
  // `Headers` joins a header that came twice.
  const [seconds] = /^\d+(?:\.\d+)?(?=,|$)/.exec(value) ?? [];
  const inMs = seconds
    ? readSeconds(seconds, nowInMs)
    : readHttpDate(value) - readHttpDate(headers.get('date') ?? '', nowInMs);
  return Number.isNaN(inMs) ? undefined : Math.min(longestInMs, Math.max(0, inMs));
}

/** Some servers send a time since 1970, in seconds or milliseconds. It counts if it is within the longest wait. */
function readSeconds(text: string, nowInMs: number): number {
  const inMs = Math.ceil(Number(text) * 1000);
  if (inMs <= longestInMs) return inMs;
  return [inMs, inMs / 1000].map((at) => Math.ceil(at - nowInMs)).find((wait) => Math.abs(wait) <= longestInMs) ?? inMs;
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
