const httpDate =
  /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), (\d{2}) (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) (\d{4}) (\d{2}):(\d{2}):(\d{2}) GMT$/;

/**
 * `Retry-After`: seconds (E02) or an HTTP date, as milliseconds from now. Rounded up: it is a floor.
 * @returns undefined where the header is absent or says nothing usable.
 */
export function readRetryAfter(header: string | null, nowInMs: number): number | undefined {
  const value = header?.trim();
  if (value === undefined || value === '') return undefined;
  if (/^\d+(\.\d+)?$/.test(value)) {
    const inMs = Math.ceil(Number(value) * 1000);
    return Number.isSafeInteger(inMs) ? inMs : undefined;
  }
  if (!httpDate.test(value)) return undefined;
  const atInMs = Date.parse(value);
  return Number.isNaN(atInMs) ? undefined : Math.max(0, atInMs - nowInMs);
}
