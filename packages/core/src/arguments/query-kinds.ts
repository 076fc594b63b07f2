import { isDate, writeDate } from './date.ts';
import type { QueryKinds } from './query.ts';
import { type Reading, readText } from './query-text.ts';

/** All kinds of query parameters. */
export const queryKinds: Required<QueryKinds> = {
  string: readText,
  integer: (value) =>
    Number.isSafeInteger(value) && (value as number) >= 0
      ? { text: String(value) }
      : { fault: 'Pass a whole number of 0 or more.' },
  number: (value) => (Number.isFinite(value) ? { text: String(value) } : { fault: 'Pass a finite number.' }),
  boolean: (value) => (typeof value === 'boolean' ? { text: String(value) } : { fault: 'Pass true or false.' }),
  date: readDate,
  locale: (value) =>
    typeof value === 'string' && /^[a-z]{2,3}(_[A-Z]{2})?$/.test(value)
      ? { text: value }
      : { fault: 'Pass a locale such as `fr` or `fr_BE` (ISO 639, ISO 3166).' },
  list: readList,
  comma: readList,
  any: (value) => (isDate(value) ? readDate(value) : Array.isArray(value) ? readList(value) : readText(value)),
};

function readDate(value: unknown): Reading {
  const text = writeDate(value);
  return text === undefined
    ? { fault: 'Pass a valid Date, or a date-time with a zone such as 2026-01-31T08:00:00Z.' }
    : { text };
}

function readList(value: unknown): Reading {
  const texts: string[] = [];
  for (const entry of Array.isArray(value) ? (value as readonly unknown[]) : [value]) {
    const reading = isDate(entry) ? readDate(entry) : readText(entry);
    if (!('text' in reading)) return { fault: 'Pass an array of strings, numbers, booleans or dates.' };
    texts.push(reading.text);
  }
  // The server would treat an empty list as absent and select everything.
  if (texts.every((text) => text === ''))
    return { fault: 'An empty array selects everything. Leave the parameter out for no filter.' };
  return { texts };
}
