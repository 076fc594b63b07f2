const rfc3339 = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2}):(\d{2})(\.\d+)?(Z|[+-]\d{2}:\d{2})$/i;

/**
 * A point in time as the wire wants it: ISO 8601, UTC, trailing `Z` (Q08). A `Date` loses nothing, a string keeps its fraction.
 * @returns undefined where it is not a point in time (no zone, no such day).
 */
export function writeDate(value: unknown): string | undefined {
  if (value instanceof Date)
    return Number.isNaN(value.getTime()) ? undefined : value.toISOString().replace('.000Z', 'Z');
  if (typeof value !== 'string') return undefined;
  const parts = rfc3339.exec(value);
  if (!parts || !isRealMoment(parts)) return undefined;
  const [, , , , , , , fraction = '', zone = ''] = parts;
  if (zone.toUpperCase() === 'Z') return value.toUpperCase();
  const whole = new Date(value.toUpperCase().replace(fraction, ''));
  return Number.isNaN(whole.getTime()) ? undefined : whole.toISOString().replace('.000Z', `${fraction}Z`);
}

function isRealMoment(parts: readonly string[]): boolean {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts.slice(1, 7).map(Number);
  const lastDay = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return month >= 1 && month <= 12 && day >= 1 && day <= lastDay && hour <= 23 && minute <= 59 && second <= 59;
}
