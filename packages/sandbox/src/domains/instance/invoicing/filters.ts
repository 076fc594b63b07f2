import { refuse } from '../../../machinery/errors/index.ts';
import type { Context } from '../../../machinery/http/context.ts';
import type { Query } from '../../../machinery/http/query.ts';

/** Whether a value passes a list parameter; an absent list lets everything pass. */
export const passesList = (query: Query, name: string, value: string | undefined): boolean => {
  const wanted = query.list(name);
  return wanted === undefined || (value !== undefined && wanted.includes(value));
};

/** Whether a value passes a parameter that names one; an absent one lets everything pass. */
export const passesText = (query: Query, name: string, value: string | number | undefined): boolean => {
  const wanted = query.text(name);
  return wanted === undefined || (value !== undefined && wanted === String(value));
};

/** Whether a time lies within two parameters, both ends included. */
export const passesTime = (query: Query, from: string, to: string | undefined, value: string | undefined): boolean => {
  const earliest = query.text(from);
  const latest = to === undefined ? undefined : query.text(to);
  if (earliest === undefined && latest === undefined) return true;
  return (
    value !== undefined && (earliest === undefined || value >= earliest) && (latest === undefined || value <= latest)
  );
};

/** `dateCreated,DESC` → what to sort by and in which order (Q05). */
export function seekSort(
  { query }: Context,
  fallback: string,
): { readonly by: string; readonly order: 'asc' | 'desc' } {
  const [by = '', direction] = (query.text('sort') ?? fallback).split(',');
  return { by, order: direction === 'DESC' ? 'desc' : 'asc' };
}

/** Refuses ids of entities without their type, which mean nothing alone. */
export function requireEntityType({ query }: Context): void {
  if (!query.has('entity_id') || query.has('entity_type')) return;
  refuse(400, 'INVALID_INPUT', 'entity_id needs entity_type.', {
    fields: [{ field: 'entity_type', message: 'is required with entity_id' }],
  });
}
