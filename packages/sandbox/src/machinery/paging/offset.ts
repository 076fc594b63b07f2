import type { AnyContext } from '../http/context.ts';
import type { Collection, Search } from '../store/index.ts';

/** One page of a list by position number, with a `Link` header for the adjacent pages (Q01). */
export interface OffsetPage<T> {
  readonly items: readonly T[];
  readonly total: number;
  readonly headers: Readonly<Record<string, string>>;
}

/** Returns one page of the search results. `paginate=false`, which real clients send, returns all results. */
export function offsetPage<T>(context: AnyContext, collection: Collection<T>, search: Search): OffsetPage<T> {
  const { query, operation, url, world } = context;
  const parsed = new URL(url);
  const total = world.store.count(collection as Collection<never>, search);
  const read = (skip: number, most: number): readonly T[] => {
    const items: T[] = [];
    if (most > 0)
      for (const { value } of world.store.find(collection, { ...search, skip })) if (items.push(value) >= most) break;
    return items;
  };
  if (parsed.searchParams.get('paginate') === 'false') return { items: read(0, total), total, headers: {} };
  const max = Number(query['max'] ?? operation.page?.defaultLimit ?? 10);
  const offset = Number(query['offset'] ?? 0);
  const linkTo = (at: number, rel: string): string => {
    parsed.searchParams.set('max', String(max));
    parsed.searchParams.set('offset', String(at));
    return `<${parsed.href}>; rel="${rel}"`;
  };
  const links: string[] = [];
  // An offset past the end returns a link to the last page.
  if (offset > 0 && total > 0) links.push(linkTo(Math.max(0, Math.min(offset, total) - max), 'previous'));
  if (offset + max < total) links.push(linkTo(offset + max, 'next'));
  return {
    items: read(offset, max),
    total,
    headers: links.length === 0 ? {} : { link: links.join(', ') },
  };
}
