const rfc3339 = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2})(\.\d+)?(Z|[+-]\d{2}:\d{2})$/;

/**
 * A point in time as the wire wants it: ISO 8601, UTC, trailing `Z` (Q08). A `Date` loses nothing, a string keeps its fraction.
 * @returns undefined where it is not a point in time (no zone, no such day).
 */
export function writeDate(value: unknown): string | undefined {
  if (isDate(value)) return inUtc(value);
  if (typeof value !== 'string') return undefined;
  const given = value.toUpperCase();
  const [, moment = '', fraction = '', zone = ''] = rfc3339.exec(given) ?? [];
  // A day that no month has comes back as another one.
  if (inUtc(new Date(`${moment}Z`)) !== `${moment}Z`) return undefined;
  return zone === 'Z' ? given : inUtc(new Date(moment + zone))?.replace('Z', `${fraction}Z`);
}

/** A `Date` of whatever realm. */
export const isDate = (value: unknown): value is Date => Object.prototype.toString.call(value) === '[object Date]';

function inUtc(date: Date): string | undefined {
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString().replace('.000Z', 'Z');
}
