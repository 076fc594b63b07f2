import type { AnyContext, Context, Cursor, OperationId, ResponseOf } from './context.ts';
import { latestInMs } from '../clock/clock.ts';
import { refuse } from '../errors/index.ts';
import type { Query } from './values.ts';
import { type Collection, type Condition, type Entry, keyOf, type Search } from '../store/index.ts';
import { digest } from '../world/index.ts';

/** Criterion and direction of a seek sort, `criterion,ASC` or `criterion,DESC` (Q05). */
export function sortOf(sort: string): { readonly by: string; readonly order: 'asc' | 'desc' } {
  const [by = '', direction] = sort.split(',');
  return { by, order: direction === 'DESC' ? 'desc' : 'asc' };
}

/** Identifies a list: its operation and the resources of its path. */
export const listOf = (operation: string, path: Readonly<Record<string, string>>): string =>
  keyOf(operation, ...Object.values(path));

/**
 * Key of the token signature, which detects changed tokens. It's constant, so tokens survive a restart and equal seeds
 * create equal tokens. A token's content is therefore checked like any other input.
 */
const signatureOf = (text: string): string => digest(`page token ${text}`).slice(0, 16);

export function encodeCursor(cursor: Cursor): string {
  const { direction, sort, key, list, query, askedAt } = cursor;
  // Base64 takes one byte per character. JSON can escape all others.
  const text = JSON.stringify([direction, sort, key, list, query, askedAt]).replaceAll(/[^\x20-\x7e]/g, escaped);
  return `${btoa(text).replaceAll('+', '-').replaceAll('/', '_')}.${signatureOf(text)}`;
}

const isCursor = (value: unknown): value is [Cursor['direction'], string, string, string, object, number] =>
  Array.isArray(value) &&
  value.length === 6 &&
  (value[0] === 'next' || value[0] === 'previous') &&
  value.slice(1, 4).every((part) => typeof part === 'string') &&
  typeof value[4] === 'object' &&
  value[4] !== null &&
  !Array.isArray(value[4]) &&
  typeof value[5] === 'number' &&
  value[5] >= 0 &&
  value[5] <= latestInMs;

const escaped = (unit: string): string => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** Rejects a token of another list. `reread` checks the query of the token, as if it was sent. */
export function decodeCursor(token: string, list: string, reread: (query: object) => Query | undefined): Cursor {
  const [encoded = '', sum] = token.split('.');
  try {
    const text = atob(encoded.replaceAll('-', '+').replaceAll('_', '/'));
    const said: unknown = signatureOf(text) === sum ? JSON.parse(text) : undefined;
    if (isCursor(said)) {
      const [direction, sort, key, of, asked, askedAt] = said;
      const query = of === list ? reread(asked) : undefined;
      if (query !== undefined) return { direction, sort, key, list, query, askedAt };
    }
  } catch {
    // Not base64 or JSON, so not a token of the sandbox.
  }
  return refuse(
    'Q04',
    400,
    'INVALID_INPUT',
    "page_token doesn't belong to this list. Start again without page_token.",
    {
      fields: [{ field: 'page_token', message: "isn't a token of this list" }],
    },
  );
}

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

/** The entries of a page. */
type EntryOf<Page> = Page extends object
  ? { [Name in keyof Page]-?: NonNullable<Page[Name]> extends readonly (infer Entry)[] ? Entry : never }[keyof Page]
  : never;

/** The content and order of a list. */
export interface Listing<T, Shown> {
  readonly collection: Collection<T>;
  /** Sort field. Default: the key, which allows no filters. */
  readonly by?: string;
  readonly order: 'asc' | 'desc';
  /** Conditions of the documents. Missing conditions are skipped. */
  readonly where?: readonly (Condition | undefined)[] | undefined;
  /** Converts a document to its entry. */
  readonly show: (document: T) => Shown;
}

/** Tokens that the documents' examples show as null if there is no such page. Other lists leave them out. */
const nullTokens: Readonly<Record<string, object>> = {
  ...Object.fromEntries(['OF04', 'PL11', 'RT11', 'RT12', 'ST11'].map((id) => [id, { previous_page_token: null }])),
  ST12: { next_page_token: null, previous_page_token: null },
};

/** Time of the request for the first page. */
export const askedAt = (context: AnyContext): number => context.cursor?.askedAt ?? context.world.now;

/**
 * One page of a list by position. A token contains the last entry of its page, and the next page starts after that
 * entry. Changes of other entries never skip or repeat an entry.
 */
export function seekPage<Id extends OperationId, T>(
  context: Context<Id>,
  listing: Listing<T, EntryOf<ResponseOf<Id>>>,
): ResponseOf<Id> {
  const { operation, path, query, cursor, world } = context;
  const limit = Number((query as Query)['limit'] ?? operation.page?.defaultLimit ?? 10);
  const backwards = cursor?.direction === 'previous';
  const order = (listing.order === 'asc') === backwards ? 'desc' : 'asc';
  const found: Entry<T>[] = [];
  const { collection, by, where } = listing;
  const entries =
    by === undefined
      ? world.store.scan(collection, { order, after: cursor })
      : world.store.find(collection, { by, order, after: cursor, where });
  for (const entry of entries) {
    found.push(entry);
    if (found.length > limit) break;
  }
  const more = found.length > limit;
  if (more) found.pop();
  if (backwards) found.reverse();

  const tokenAt = (direction: Cursor['direction'], entry: Entry<T>): string =>
    encodeCursor({
      direction,
      sort: entry.sort,
      key: entry.key,
      list: listOf(operation.id, path),
      query,
      askedAt: askedAt(context),
    });
  const [first, last] = [found[0], found.at(-1)];
  // `items` names the list of the response.
  return {
    ...nullTokens[operation.id],
    [operation.page?.items ?? 'data']: found.map(({ value }) => listing.show(value)),
    ...(last !== undefined && (backwards || more) && { next_page_token: tokenAt('next', last) }),
    ...(first !== undefined &&
      (backwards ? more : cursor !== undefined) && { previous_page_token: tokenAt('previous', first) }),
  } as ResponseOf<Id>;
}

export type { Cursor };
