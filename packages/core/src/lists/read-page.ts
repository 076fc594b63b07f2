import type { Clock } from '../clock/clock.ts';
import type { PageStyle } from '../operation/descriptor.ts';
import { ArgumentError, type ErrorCode, malformedResponse } from '../errors/index.ts';
import { checkBatchLimit } from '../arguments/batch-limit.ts';
import type { Call, Send, ResponseCheck } from '../operation/call.ts';
import { type WithResponse, withResponse } from '../results/api-promise.ts';
import { readBody } from '../results/call-result.ts';
import { adjacentPagesOf } from './adjacent-pages.ts';
import { checkPresets, type Presets, readCursor, writeCursor, start, type Position } from './cursor.ts';
import { type ListCall, pageCall, queryNumber } from './page-call.ts';
import { unseenRows } from './list-promise.ts';
import { Page } from './page.ts';
import { isRepeated, withoutShiftedRows } from './shifted-rows.ts';
import { IdlePages, startWalk, type WithinWalk } from './walk.ts';

/**
 * Cursors that a walk has passed, so that a list that loops throws an error. A page's next page may be read
 * repeatedly.
 */
export class VisitedPages {
  readonly #keys: Set<string>;
  readonly #length: number;

  private constructor(keys: Set<string>) {
    this.#keys = keys;
    this.#length = keys.size;
  }

  static from(key: string): VisitedPages {
    return new VisitedPages(new Set([key]));
  }

  /** Returns the visited pages with `key`, or `undefined` if it was visited before. */
  step(key: string): VisitedPages | undefined {
    // The set is shared along a walk, which keeps a step cheap; only who steps off an earlier page copies its part.
    const keys = this.#keys.size === this.#length ? this.#keys : new Set([...this.#keys].slice(0, this.#length));
    if (keys.has(key)) return undefined;
    keys.add(key);
    return new VisitedPages(keys);
  }
}

/** Reads the first page of a list. */
export async function firstPage<Item, Body>(
  send: Send,
  call: ListCall,
  waitsForLimit: boolean,
  check: ResponseCheck | undefined,
  clock: Clock | undefined,
  presets: Presets | undefined,
): Promise<WithResponse<Page<Item, Body>>> {
  checkBatchLimit(call);
  const { page: style } = call.operation;
  if (style === undefined) throw new ArgumentError(`${call.operation.id} isn't a list operation.`);
  const list: List = {
    send,
    call: { ...call, waitsForLimit },
    style: style as PageStyle,
    check,
    within: startWalk(call, clock),
  };
  return readAlone(list, firstPosition(call, presets));
}

interface List {
  readonly send: Send;
  readonly call: Call;
  readonly style: PageStyle;
  readonly check: ResponseCheck | undefined;
  readonly within: WithinWalk;
}

/** The previous page of the walk. */
interface PageBefore<Item> {
  readonly page: Pick<Page<Item>, 'items' | 'total'>;
  readonly offset: number;
  readonly missing: number;
  readonly idle: IdlePages;
}

/** Q04: a caller's `page_token` is sent alone. */
function firstPosition(call: ListCall, presets: Presets | undefined): Position {
  const { cursor } = call.options;
  if (cursor !== undefined) {
    const position = readCursor(call.operation, cursor);
    checkPresets(call, position, presets);
    return position;
  }
  const { page_token: token }: { readonly page_token?: unknown } = { ...call.input.query };
  return typeof token === 'string' && token !== '' ? { at: 'token', token } : start;
}

/** The list whose calls wait for their limit without a maximum, for every page after the first one read. */
function waiting(list: List): List {
  return { ...list, call: { ...list.call, waitsForLimit: true } };
}

/** Reads a page outside a walk. */
function readAlone<Item, Body>(list: List, position: Position): Promise<WithResponse<Page<Item, Body>>> {
  return readPage(list, position, VisitedPages.from(writeCursor(list.call.operation, position)));
}

async function readPage<Item, Body>(
  list: List,
  position: Position,
  visited: VisitedPages,
  before?: PageBefore<Item>,
): Promise<WithResponse<Page<Item, Body>>> {
  const call = pageCall(list.call, position);
  const response = await list.within(call, list.send);
  const body = await readBody(call, response, list.check);
  const malformed = (found: string, code?: ErrorCode): Error => malformedResponse(call, response, found, code);
  // The types are the generated ones; that the rows are an array is seen here.
  const offset = queryNumber(call, 'offset') ?? 0;
  const items = (body === undefined ? [] : rowsOf(list.style, body, offset)) as readonly Item[];
  if (items === undefined) throw malformed(`${rowsPath(list.style)} is missing`);
  if (!Array.isArray(items)) throw malformed(`${rowsPath(list.style)} isn't an array`);
  if (items.includes(null)) throw malformed(`${rowsPath(list.style)} contains null instead of an item`);
  const idle = before?.idle.step(items);
  if (before !== undefined && idle === undefined)
    throw malformed('the server repeated a page. Stopped to avoid an endless loop', 'ERR_PAGE_REPEATED');
  const isCounted = position.at === 'offset';
  const around = {
    call,
    response,
    body,
    itemCount: items.length,
    offsetBefore: isCounted ? before?.offset : undefined,
  };
  const { next, previous, total, missing = 0 } = adjacentPagesOf(list.style, around);
  if (isCounted && isRepeated(before?.page, { items, total }, before?.missing))
    throw malformed('the server repeated the items of the page before at another `offset`', 'ERR_PAGE_REPEATED');
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
      // who reads one page alone does not pay for telling it from others
      return readPage<Item, Body>(waiting(list), next, further, {
        page,
        offset,
        missing,
        idle: idle ?? IdlePages.from(items),
      });
    },
    previous: async () => previous && readAlone<Item, Body>(waiting(list), previous),
  });
  const unseen = withoutShiftedRows(before?.page, page, before?.missing);
  if (unseen !== items) unseenRows.set(page, unseen);
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
  const members = body as Readonly<Record<string, unknown>>; // JSON that is neither an object nor a list was refused
  const total = style.style === 'offset' && members[style.total ?? ''];
  return members[style.items] ?? (typeof total === 'number' && total <= offset ? [] : undefined);
}
