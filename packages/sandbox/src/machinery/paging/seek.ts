import type { AnyContext, Context, OperationId, ResponseOf } from '../http/context.ts';
import type { Query } from '../http/query.ts';
import type { Collection, Condition, Entry } from '../store/index.ts';
import { type Cursor, encodeCursor, listOf } from './token.ts';

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
    [operation.page?.items ?? 'data']: found.map(({ value }) => listing.show(value)),
    ...(last !== undefined && (backwards || more) && { next_page_token: tokenAt('next', last) }),
    ...(first !== undefined &&
      (backwards ? more : cursor !== undefined) && { previous_page_token: tokenAt('previous', first) }),
  } as ResponseOf<Id>;
}
