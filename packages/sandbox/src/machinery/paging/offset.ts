import type { AnyContext } from '../http/context.ts';

/** One page of a list by position number, and the `Link` header to the pages beside it (Q01). */
export interface OffsetPage<T> {
  readonly items: readonly T[];
  readonly total: number;
  readonly headers: Readonly<Record<string, string>>;
}

/** Cuts a page out of all entries. `paginate=false`, which clients in the wild send, gives all of them. */
export function offsetPage<T>(context: AnyContext, all: readonly T[]): OffsetPage<T> {
  const { query, operation, url } = context;
  const parsed = new URL(url);
  if (parsed.searchParams.get('paginate') === 'false') return { items: all, total: all.length, headers: {} };
  const max = Number(query['max'] ?? operation.page?.defaultLimit ?? 10);
  const offset = Number(query['offset'] ?? 0);
  const linkTo = (at: number, rel: string): string => {
    parsed.searchParams.set('max', String(max));
    parsed.searchParams.set('offset', String(at));
    return `<${parsed.href}>; rel="${rel}"`;
  };
  const links: string[] = [];
  if (offset > 0) links.push(linkTo(Math.max(0, offset - max), 'previous'));
  if (offset + max < all.length) links.push(linkTo(offset + max, 'next'));
  return {
    items: all.slice(offset, offset + max),
    total: all.length,
    headers: links.length === 0 ? {} : { link: links.join(', ') },
  };
}
