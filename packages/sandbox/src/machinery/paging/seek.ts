import { madeOf } from '../clock/large-work.ts';
import type { Slices } from '../clock/turns.ts';
import type { AnyContext, Context, OperationId, ResponseOf } from '../http/context.ts';
import type { Query } from '../http/query.ts';
import { HandlerResponse } from '../http/responses.ts';
import { type Collection, type Condition, type Entry, charactersOf, isLarge, textPieces } from '../store/index.ts';
import { type Cursor, encodeCursor, listOf } from './token.ts';

/** The entries of a page: of its one list. */
type EntryOf<Page> = Page extends object
  ? { [Name in keyof Page]-?: NonNullable<Page[Name]> extends readonly (infer Entry)[] ? Entry : never }[keyof Page]
  : never;

/** What a list consists of, and in which order. */
export interface Listing<T, Shown> {
  readonly collection: Collection<T>;
  /** Field that the list is sorted by; by key where absent, and then nothing is filtered. */
  readonly by?: string;
  readonly order: 'asc' | 'desc';
  /** What its documents meet; absent conditions are left out. */
  readonly where?: readonly (Condition | undefined)[] | undefined;
  /**
   * How an entry is shown. The same document must always be shown the same by the same function; a function that is not made anew
   * for each request lets what was worked out be used again.
   */
  readonly show: (document: T) => Shown;
}

/**
 * What a document looks like as JSON, by the way it is shown: surfaces may show the same document differently. Documents never change
 * in place, so it is worked out once.
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

/** That of a large document is written in slices. */
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

/** When the list was first asked for; on later pages the time of the first one. */
export const askedAt = (context: AnyContext): number => context.cursor?.askedAt ?? context.world.now;

/**
 * One page of a list by position: a token names the last entry of its page, and the next page begins behind that entry. Entries that
 * come or go meanwhile move nothing else, so no entry that stays is left out or comes twice.
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
  // Appended one by one: joined, the whole page would be copied once more.
  for (const [at, { value }] of found.entries()) text += `${at === 0 ? '' : ','}${textOf(value, listing.show)}`;
  text += ']';
  if (last !== undefined && (backwards || more)) text += `,"next_page_token":"${tokenAt('next', last)}"`;
  if (first !== undefined && (backwards ? more : cursor !== undefined))
    text += `,"previous_page_token":"${tokenAt('previous', first)}"`;
  return HandlerResponse.ofText(`${text}}`);
}
