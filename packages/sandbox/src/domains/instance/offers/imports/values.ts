import { normalizeInstant } from '../../../../http/values.ts';
import { dateOfSerial, isSerial } from '../../products/files/xlsx-dates.ts';
import type { StoredVolumePrice } from '../model.ts';

/** A value of a line that isn't valid. */
export class LineError extends Error {}

export const fail = (message: string): never => {
  throw new LineError(message);
};

const decimal = /^\d{1,12}([.,]\d{1,4})?$/;

/** A number as spreadsheets store it, such as 19.899999999999999, 7.0 or 1.2E3, in its shortest form. */
function shortest(text: string): string {
  const isLong = /^\d+[.,]\d+(E[+-]?\d+)?$|^\d+E[+-]?\d+$/i.test(text);
  return isLong ? String(Number(Number(text.replace(',', '.')).toPrecision(15))) : text;
}

/** A price in a file. Empty cells are missing values. */
export function amountOf(column: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const short = shortest(text);
  return decimal.test(short) ? Number(short.replace(',', '.')) : fail(`${column}: ${text} isn't an amount.`);
}

export function countOf(column: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const short = shortest(text);
  return /^\d{1,9}$/.test(short) ? Number(short) : fail(`${column}: ${text} isn't a whole number of 0 or more.`);
}

export function booleanOf(column: string, text: string | undefined): boolean | undefined {
  if (text === undefined) return undefined;
  return /^(true|false)$/i.test(text) ? text.toLowerCase() === 'true' : fail(`${column}: ${text} isn't true or false.`);
}

/** A date or a time as text, or the number of a day that a spreadsheet stores. */
export function timeOf(column: string, text: string | null | undefined): string | undefined {
  if (text === undefined || text === null || text === '') return undefined;
  const known = isSerial(text) ? dateOfSerial(Number(text.replace(',', '.'))) : text;
  const time = normalizeInstant(/^\d{4}-\d{2}-\d{2}$/.test(known) ? `${known}T00:00:00Z` : known);
  return time ?? fail(`${column}: ${text} isn't a date such as 2026-03-31 or 2026-03-31T22:00:00Z.`);
}

/** `5|9.9,10|9.5`: prices by quantity, lowest first. */
export function rangesOf(column: string, text: string | undefined): ReadonlyMap<number, number> {
  const ranges = new Map<number, number>();
  for (const part of text?.split(',') ?? []) {
    const [threshold, price] = part.split('|');
    ranges.set(countOf(column, threshold?.trim()) ?? 0, amountOf(column, price?.trim()) ?? fail(`${column}: ${part}`));
  }
  return ranges;
}

/** Joins prices and discounts by quantity. */
export function volumesOf(
  origins: ReadonlyMap<number, number>,
  discounts: ReadonlyMap<number, number>,
): readonly StoredVolumePrice[] {
  const unmatched = [...discounts.keys()].find((threshold) => !origins.has(threshold));
  if (unmatched !== undefined && origins.size > 0) fail(`The discount from ${unmatched} on has no price.`);
  return [...origins]
    .sort(([one], [other]) => one - other)
    .map(([threshold, origin]) => {
      const discount = discounts.get(threshold);
      return { threshold, origin, ...(discount !== undefined && { discount }) };
    });
}

/** The entries of a list in one cell. */
export const listOf = (text: string | undefined): readonly string[] | undefined =>
  text
    ?.split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');
