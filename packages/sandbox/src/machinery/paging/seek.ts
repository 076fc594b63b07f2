import { madeOf } from '../clock/large-work.ts';
import type { Slices } from '../clock/turns.ts';
import type { AnyContext, Context, OperationId, ResponseOf } from '../http/context.ts';
import type { Query } from '../http/query.ts';
import { HandlerResponse } from '../http/responses.ts';
import { type Collection, type Condition, type Entry, charactersOf, isLarge, textPieces } from '../store/index.ts';
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
  /**
   * Converts a document to its entry. It must be deterministic. If it's the same function for all requests, its
   * results are cached.
   */
  readonly show: (document: T) => Shown;
}

/**
 * Serialized documents by conversion function, because surfaces may show a document differently. Documents never
 * change in place, so each is serialized once.
 */
const textsBy = new WeakMap<object, WeakMap<object, string>>();

function textOf<T>(document: T, show: (document: T) => unknown): string {
  const key = document as object;
  let texts = textsBy.get(show);
  if (texts === undefined) {
    texts = new WeakMap();
    textsBy.set(show, texts);
  }
  let text = texts.get(key);
  if (text === undefined) {
    text = textShown(show(document), key);
    texts.set(key, text);
  }
  return text;
}

/** The text of a large document is written in slices. */
function textShown(shown: unknown, document: object): string {
  const written = (): string => JSON.stringify(shown);
  return isLarge(shown) ? madeOf(document, charactersOf(shown), () => writtenInSlices(shown), written) : written();
}

function* writtenInSlices(shown: unknown): Slices<string> {
  let text = '';
  for (const piece of textPieces(shown)) {
    text += piece;
    yield;
  }
  return text;
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
): HandlerResponse<ResponseOf<Id>> {
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
  let text = `{"${operation.page?.items ?? 'data'}":[`;
  // Appended one by one, because a join would copy the whole page again.
  for (const [at, { value }] of found.entries()) text += `${at === 0 ? '' : ','}${textOf(value, listing.show)}`;
  text += ']';
  if (last !== undefined && (backwards || more)) text += `,"next_page_token":"${tokenAt('next', last)}"`;
  if (first !== undefined && (backwards ? more : cursor !== undefined))
    text += `,"previous_page_token":"${tokenAt('previous', first)}"`;
  return HandlerResponse.ofText(`${text}}`);
}
