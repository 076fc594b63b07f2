import type { Parameter } from '../operations/table.ts';

/**
 * How clients in the wild sort seek lists: the direction in a parameter of its own (`sort=dateCreated&order=desc`), in either case, or
 * left out. Made into the documented `criterion,DIRECTION`. Without a direction a criterion has that of the default, else `ASC`.
 */
export function readSort(parameter: Parameter, raw: string, order: string | null): string {
  const [, criterion, own] = /^([^,]+)(?:,(\w+))?$/.exec(raw) ?? [];
  if (criterion === undefined) return raw;
  const usual = String(parameter.default ?? '');
  const fallback = usual.startsWith(`${criterion},`) ? usual.slice(criterion.length + 1) : 'ASC';
  return `${criterion},${(own ?? (order || fallback)).toUpperCase()}`;
}
