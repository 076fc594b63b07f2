const rfc3339 = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2})(\.\d+)?(Z|[+-]\d{2}:\d{2})$/;

/**
 * Writes a point in time as ISO 8601 in UTC with a trailing `Z` (Q08). Fractions of a second are kept.
 * @returns undefined if it isn't a point in time, such as one without a zone or with an invalid day.
 */
export function writeDate(value: unknown): string | undefined {
  if (isDate(value)) return inUtc(value);
  if (typeof value !== 'string') return undefined;
  const given = value.toUpperCase();
  const [, moment = '', fraction = '', zone = ''] = rfc3339.exec(given) ?? [];
  // `Date` moves an invalid day, such as 31 February, to another date.
  if (inUtc(new Date(`${moment}Z`)) !== `${moment}Z`) return undefined;
  return zone === 'Z' ? given : inUtc(new Date(moment + zone))?.replace('Z', `${fraction}Z`);
}

/** Whether a value is a `Date` of any realm. */
export const isDate = (value: unknown): value is Date => Object.prototype.toString.call(value) === '[object Date]';

function inUtc(date: Date): string | undefined {
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString().replace('.000Z', 'Z');
}
