import type { Query } from '../../../machinery/http/query.ts';

/** Criterion and direction of a seek sort, `criterion,ASC` or `criterion,DESC` (Q05). */
export function directionOf(sort: string): readonly [criterion: string, order: 'asc' | 'desc'] {
  const [criterion = '', direction] = sort.split(',');
  return [criterion, direction?.toUpperCase() === 'DESC' ? 'desc' : 'asc'];
}

/** Whether a list parameter admits one of these values; an absent parameter admits all. */
export const within =
  (query: Query) =>
  (name: string, ...values: readonly string[]): boolean => {
    const wanted = query.list(name);
    return wanted === undefined || values.some((value) => wanted.includes(value));
  };

/** Whether a time lies between two instant parameters, bounds included; an absent one bounds nothing. */
export const withinTime =
  (query: Query) =>
  (time: string, from: string, to: string): boolean => {
    const [least, most] = [query.text(from), query.text(to)];
    return (least === undefined || time >= least) && (most === undefined || time <= most);
  };
