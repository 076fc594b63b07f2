import { throwLocated } from '../errors/call-site.ts';
import { IdlePages, isRepeated, RecentRows, shiftedRows, unseenRows, VisitedPages } from './repeated-pages.ts';
import type { WithResponse, Call, Send, BodyCheck } from '../operation/call.ts';
import { withResponse, readBody } from '../call/result.ts';
import type { PageStyle } from '../operation/descriptor.ts';
import { ArgumentError, type OwnErrorCode, malformedResponse } from '../errors/index.ts';
import { adjacentPagesOf, totalOf } from './adjacent-pages.ts';
import { pageCall, type Position, queryNumber, writeCursor } from './cursor.ts';

/** Parts of a page. `next` and `previous` read the adjacent pages and return `undefined` if there is none. */
export interface PageContent<Item, Body> {
  readonly items: readonly Item[];
  readonly body: Body;
  readonly total: number | undefined;
  readonly cursor: string;
  readonly nextCursor: string | undefined;
  readonly previousCursor: string | undefined;
  readonly next: () => Promise<WithResponse<Page<Item, Body>> | undefined>;
  readonly previous: () => Promise<WithResponse<Page<Item, Body>> | undefined>;
}

/** One page of a list (Q01, Q03). */
export class Page<Item, Body = unknown> {
  /** Items of the page. */
  declare readonly items: readonly Item[];
  /** The complete response body. */
  declare readonly body: Body;
  /** Number of items in the whole list, if the response contains it (offset lists). */
  declare readonly total: number | undefined;
  /** Cursor of this page. Pass it as `{ cursor }` to the same method, in any process, to read the page again. */
  declare readonly cursor: string;
  /** Cursor of the next page, or `undefined` on the last page. */
  declare readonly nextCursor: string | undefined;
  /** Cursor of the previous page, or `undefined` on the first page. */
  declare readonly previousCursor: string | undefined;
  readonly #next: PageContent<Item, Body>['next'];
  readonly #previous: PageContent<Item, Body>['previous'];

  constructor(content: PageContent<Item, Body>) {
    const { next, previous, ...shown } = content;
    Object.assign(this, shown);
    this.#next = next;
    this.#previous = previous;
  }

  /**
   * Reads the next page and returns it, or `undefined` on the last page. It waits for its limit without a maximum.
   * @throws {MalformedResponseError} If the list returns to a page that was read before.
   */
  next(): Promise<Page<Item, Body> | undefined> {
    return this.#next().then(dataOf, throwLocated);
  }

  /** Reads the previous page and returns it, or `undefined` on the first page. */
  previous(): Promise<Page<Item, Body> | undefined> {
    return this.#previous().then(dataOf, throwLocated);
  }
}

function dataOf<T>(result: WithResponse<T> | undefined): T | undefined {
  return result?.data;
}

/** The list that a page belongs to. */
export interface List {
  readonly send: Send;
  readonly call: Call;
  readonly style: PageStyle;
  readonly check: BodyCheck | undefined;
}

/** The previous page of the walk. */
interface PageBefore<Item> {
  readonly page: Pick<Page<Item>, 'items' | 'total'>;
  readonly offset: number;
  readonly missing: number;
  readonly idle: IdlePages;
  readonly recent: RecentRows | undefined;
  /** Whether rows moved without a growth of the total. */
  readonly isTotalStale: boolean;
}

/** The list whose calls wait for their limit without a maximum, for every page after the first one read. */
function waiting(list: List): List {
  return { ...list, call: { ...list.call, waitsForLimit: true } };
}

/** Reads a page outside a walk. */
export function readAlone<Item, Body>(list: List, position: Position): Promise<WithResponse<Page<Item, Body>>> {
  return readPage(list, position, VisitedPages.from(writeCursor(list.call.operation, position)));
}

async function readPage<Item, Body>(
  list: List,
  position: Position,
  visited: VisitedPages,
  before?: PageBefore<Item>,
  isRepeat = false,
): Promise<WithResponse<Page<Item, Body>>> {
  const call = pageCall(list.call, position);
  const response = await list.send(call);
  const body = await readBody(call, response, list.check);
  const malformed = (found: string, code?: OwnErrorCode): Error => malformedResponse(call, response, found, code);
  // The types are generated. Only the array of rows is checked here.
  const sentOffset = queryNumber(call, 'offset');
  const offset = sentOffset ?? 0;
  const items = (body === undefined ? [] : rowsOf(list.style, body, offset)) as readonly Item[];
  if (items === undefined) throw malformed(`${rowsPath(list.style)} is missing`);
  if (items === null) throw malformed(`${rowsPath(list.style)} is null, and nothing shows that the list is empty`);
  if (!Array.isArray(items)) throw malformed(`${rowsPath(list.style)} isn't an array`);
  if (items.includes(null)) throw malformed(`${rowsPath(list.style)} contains null instead of an item`);
  const idle = before?.idle.step(items);
  if (before !== undefined && idle === undefined)
    throw malformed('the server repeated a page. Stopped to avoid an endless loop', 'ERR_PAGE_REPEATED');
  const isCounted = position.at === 'offset';
  const total = totalOf(list.style, body);
  const grown = Math.max(0, (total ?? 0) - (before?.page.total ?? total ?? 0));
  const shifted = shiftedRows(before?.page.items ?? [], items, grown);
  const known = list.style.style === 'offset' ? (before?.recent ?? new RecentRows()) : undefined;
  const { recent, unseen } = known?.step(items, shifted) ?? { recent: undefined, unseen: items };
  const isTotalStale = before?.isTotalStale === true || items.length - unseen.length > grown;
  const around = {
    call,
    response,
    body,
    itemCount: items.length,
    offsetBefore: isCounted ? before?.offset : undefined,
    isTotalStale,
  };
  const { next, previous, missing = 0 } = adjacentPagesOf(list.style, around);
  if (isCounted && isRepeated(before?.page, { items, total }, before?.missing))
    throw malformed('the server repeated the items of the page before at another `offset`', 'ERR_PAGE_REPEATED');
  // The answer of a replica that isn't ready must not count as the end. `max=0` asks for the total only.
  const isPlaced = (sentOffset !== undefined || position.at !== 'link') && queryNumber(call, 'max') !== 0;
  if (isPlaced && items.length === 0 && next === undefined && total !== undefined && total > offset) {
    if (!isRepeat) return readPage(list, position, visited, before, true);
    throw malformed(`it has no rows at offset ${offset}, but the list has ${total}`);
  }
  const cursorOf = (to: Position): string => writeCursor(call.operation, to);
  const nextCursor = next && cursorOf(next);
  const page: Page<Item, Body> = new Page<Item, Body>({
    items,
    body: body as Body,
    total,
    cursor: cursorOf(position),
    nextCursor,
    previousCursor: previous && cursorOf(previous),
    next: async () => {
      if (next === undefined || nextCursor === undefined) return undefined;
      const further = visited.step(nextCursor);
      if (further === undefined)
        throw malformed(
          'the next page of the list was already read. Stopped to avoid an endless loop',
          'ERR_PAGE_REPEATED',
        );
      // Reading one page alone skips the check for repeated pages.
      const walked = { page, offset, missing, idle: idle ?? IdlePages.from(items), recent, isTotalStale };
      return readPage<Item, Body>(waiting(list), next, further, walked).catch((error: unknown) => {
        // The server chose the position, not the caller.
        if (error instanceof ArgumentError) throw malformed(`it leads to an invalid page. ${error.message}`);
        throw error;
      });
    },
    previous: async () => previous && readAlone<Item, Body>(waiting(list), previous),
  });
  if (unseen.length < items.length) unseenRows.set(page, unseen);
  return withResponse(page, response);
}

function rowsPath({ items }: PageStyle): string {
  return items === '$' ? '$' : `$.${items}`;
}

/**
 * Items of a page: a member of the response, or `$` if the response is the array. A missing member is an empty page
 * only if the total confirms it.
 */
export function rowsOf(style: PageStyle, body: unknown, offset: number): unknown {
  if (style.items === '$') return body;
  const members = body as Readonly<Record<string, unknown>>; // JSON that is neither an object nor a list was refused before.
  const total = style.style === 'offset' && members[style.total ?? ''];
  const items = members[style.items] ?? undefined;
  if (items === undefined && typeof total === 'number' && total <= offset) return [];
  return members[style.items];
}
