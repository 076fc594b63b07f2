import { digestOf } from '../json/digest.ts';
import { isDate } from '../arguments/date.ts';

/** Digest of a filter. It ignores instants, so a time window may move between runs. */
export function selectionOf(filter: object = {}): string {
  const members = Object.entries(filter).filter(([, value]) => !isInstant(value));
  return digestOf(Object.fromEntries(members.map(([name, value]) => [name, inOrder(value)])));
}

const isInstant = (value: unknown): boolean =>
  isDate(value) || (typeof value === 'string' && /^\d{4}-\d{2}-\d{2}/.test(value));

const inOrder = (value: unknown): unknown => (Array.isArray(value) ? value.map(String).sort() : value);
