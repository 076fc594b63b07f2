const months = 'Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec';
const time = String.raw`(?<time>\d{2}:\d{2}:\d{2})`;

/** What each form names. */
interface HttpDate {
  readonly day: string;
  readonly month: string;
  readonly year: string;
  readonly time: string;
}

/** The three forms of RFC 9110: today's, the one of RFC 850, and that of `asctime`. */
const httpDates: readonly RegExp[] = [
  String.raw`^\w{3}, (?<day>\d{2}) (?<month>${months}) (?<year>\d{4}) ${time} GMT$`,
  String.raw`^\w{6,9}, (?<day>\d{2})-(?<month>${months})-(?<year>\d{2}) ${time} GMT$`,
  String.raw`^\w{3} (?<month>${months}) (?<day>[ \d]\d) ${time} (?<year>\d{4})$`,
].map((pattern) => new RegExp(pattern));

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
    : readHttpDate(value, nowInMs) - readHttpDate(headers.get('date') ?? '', nowInMs, nowInMs);
  return inMs <= longestInMs ? Math.max(0, inMs) : undefined;
}

/** NaN, or `otherwise`, where it is no such date. */
function readHttpDate(value: string, nowInMs: number, otherwise = Number.NaN): number {
  for (const form of httpDates) {
    const date = form.exec(value)?.groups as HttpDate | undefined;
    if (date === undefined) continue;
    const atInMs = Date.parse(`${date.day.trim()} ${date.month} ${fullYear(date.year, nowInMs)} ${date.time} GMT`);
    return Number.isNaN(atInMs) ? otherwise : atInMs;
  }
  return otherwise;
}

/** Two digits mean the year that is at most 50 years ahead (RFC 9110). */
function fullYear(year: string, nowInMs: number): number {
  if (year.length === 4) return Number(year);
  const thisYear = new Date(nowInMs).getUTCFullYear();
  const inThisCentury = thisYear - (thisYear % 100) + Number(year);
  return inThisCentury > thisYear + 50 ? inThisCentury - 100 : inThisCentury;
}

const lastDateInMs = 8.64e15;

/** A moment that a `Date` can hold, however long the wait. */
export function dateAfter(waitInMs: number, nowInMs: number): Date {
  return new Date(Math.min(lastDateInMs, nowInMs + waitInMs));
}
