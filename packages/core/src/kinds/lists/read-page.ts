import type { Clock } from '../../base/clock/clock.ts';
import type { PageStyle } from '../../base/descriptor.ts';
import { ArgumentError, malformedResponse } from '../../base/errors/index.ts';
import { checkBatchLimit } from '../../call/arguments/batch-limit.ts';
import type { Call, Send } from '../../call/call.ts';
import { type WithResponse, withResponse } from '../../call/results/api-promise.ts';
import { readBody } from '../../call/results/call-result.ts';
import type { ResponseCheck } from '../../call/validate/response-check.ts';
import { adjacentPagesOf } from './adjacent-pages.ts';
import { readCursor, writeCursor } from './cursor.ts';
import type { ListCall } from './list-call.ts';
import { pageCall } from './page-call.ts';
import { Page } from './page.ts';
import { positionKey, start, type Position } from './position.ts';
import { VisitedPages } from './visited-pages.ts';
import { IdlePages, Walk } from './walk.ts';

/** The page that a list starts with. */
export async function firstPage<Item, Body>(
  send: Send,
  call: ListCall,
  waitsForLimit: boolean,
  check: ResponseCheck | undefined,
  clock: Clock | undefined,
): Promise<WithResponse<Page<Item, Body>>> {
  checkBatchLimit(call);
  const list: List = {
    send,
    call: { ...call, waitsForLimit },
    style: styleOf(call),
    check,
    walk: new Walk(call, clock),
  };
  const position = firstPosition(call);
  return readPage(list, position, VisitedPages.from(positionKey(position)));
}

interface List {
  readonly send: Send;
  readonly call: Call;
  readonly style: PageStyle;
  readonly check: ResponseCheck | undefined;
  readonly walk: Walk;
}

function styleOf(call: Call): PageStyle {
  if (call.operation.page === undefined) throw new ArgumentError(`${call.operation.id} is not a list.`);
  return call.operation.page;
}

/** A caller's own `page_token` is a position as well: it is sent alone (Q04). */
function firstPosition(call: ListCall): Position {
  const { cursor } = call.options;
  if (cursor !== undefined) return readCursor(call.operation, cursor);
  const token: unknown = new Map<string, unknown>(Object.entries(call.input.query ?? {})).get('page_token');
  return typeof token === 'string' && token !== '' ? { at: 'token', token } : start;
}

async function readPage<Item, Body>(
  list: List,
  position: Position,
  visited: VisitedPages,
  before?: IdlePages,
): Promise<WithResponse<Page<Item, Body>>> {
  const call = pageCall(list.call, position);
  const response = await list.walk.within(call, list.send);
  const body = await readBody(call, response, list.check);
  const items = body === undefined ? [] : rowsOf(list.style, body);
  if (items === undefined) throw malformedResponse(call, response, `${rowsPath(list.style)} is not an array`);
  if (items.includes(null))
    throw malformedResponse(call, response, `${rowsPath(list.style)} holds null in place of a row`);
  const idle = before?.step(items);
  if (before !== undefined && idle === undefined)
    throw malformedResponse(call, response, 'yet another page of a list that brings nothing new');
  const { next, previous, total } = adjacentPagesOf(list.style, { call, response, body, itemCount: items.length });
  const cursorOf = (to: Position | undefined): string | undefined => to && writeCursor(call.operation, to);
  const page = new Page<Item, Body>({
    // The types are the generated ones; that the rows are an array was just seen.
    items: items as readonly Item[],
    body: body as Body,
    total,
    cursor: writeCursor(call.operation, position),
    nextCursor: cursorOf(next),
    previousCursor: cursorOf(previous),
    next: async () => {
      if (next === undefined) return undefined;
      const further = visited.step(positionKey(next));
      // who reads one page alone does not pay for telling it from others
      if (further !== undefined) return readPage<Item, Body>(list, next, further, idle ?? IdlePages.from(items));
      throw malformedResponse(call, response, 'a list whose next page was read before');
    },
    previous: async () => previous && readPage<Item, Body>(list, previous, VisitedPages.from(positionKey(previous))),
  });
  return withResponse(page, response);
}

/** Where the rows are: a member of the response, or `$` for a response that is itself the array. */
function rowsOf(style: PageStyle, body: unknown): readonly unknown[] | undefined {
  const rows: unknown =
    style.items === '$' || typeof body !== 'object' || body === null
      ? body
      : (body as Readonly<Record<string, unknown>>)[style.items];
  return Array.isArray(rows) ? rows : undefined;
}

function rowsPath(style: PageStyle): string {
  return style.items === '$' ? '$' : `$.${style.items}`;
}
