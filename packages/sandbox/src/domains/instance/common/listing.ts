import type { QueryValue } from '../../../machinery/http/query.ts';

/** Whether a filter admits a value: the one that it names, or one of its list; an absent filter admits all. */
export function admits(filter: QueryValue | readonly QueryValue[] | undefined, value: QueryValue | undefined): boolean {
  if (filter === undefined) return true;
  return typeof filter === 'object' ? value !== undefined && filter.includes(value) : filter === value;
}

/** Whether a time lies between two instants, both included; an absent one bounds nothing. */
export const isWithin = (time: string | undefined, from: string | undefined, to?: string): boolean =>
  (from === undefined && to === undefined) ||
  (time !== undefined && (from === undefined || time >= from) && (to === undefined || time <= to));
