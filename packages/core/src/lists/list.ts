import { checkInput, refuseArgument, snapshotCall } from '../call/arguments.ts';
import type { Runtime } from '../call/runtime.ts';
import { ApiPromise } from '../call/result.ts';
import type { WithResponse, CallInput, BodyCheck, Send } from '../operation/call.ts';
import { type Clock, monotonicNow, systemClock } from '../clock/clock.ts';
import { throwLocated } from '../errors/call-site.ts';
import { received } from '../errors/checks.ts';
import { ArgumentError, RateLimitError, TimeoutError } from '../errors/index.ts';
import type { OperationDescriptor } from '../operation/descriptor.ts';
import {
  checkPresets,
  type ListCall,
  type ListOptions,
  type Position,
  type Presets,
  readCursor,
  start,
} from './cursor.ts';
import { type Page, readAlone } from './page.ts';
import { unseenRows } from './repeated-pages.ts';

/** Calls an operation that returns a list. Await it for one page, or iterate it for every item. */
export function list<Item, Body>(
  runtime: Runtime,
  operation: OperationDescriptor,
  input: CallInput,
  options: ListOptions = {},
): ListPromise<Item, Body> {
  const { send, check, clock, presets } = runtime;
  return listResult<Item, Body>(send, { operation, input, options }, check, clock, presets);
}

const otherOptions = ['cursor', 'walkDeadlineInMs'] as const satisfies readonly (keyof ListOptions)[];

/**
 * Creates the list of an operation with `page`. See `ListPromise`. The query is copied. A cursor with other values
 * than `presets` is rejected.
 */
export function listResult<Item, Body = unknown>(
  send: Send,
  call: ListCall,
  check?: BodyCheck,
  clock?: Clock,
  presets?: Presets,
): ListPromise<Item, Body> {
  const own = { ...snapshotCall(call), otherOptions };
  return new ListPromise<Item, Body>(async (waitsForLimit) => {
    checkInput(own, check);
    const { page: style } = own.operation;
    if (style === undefined) throw new ArgumentError(`${own.operation.id} isn't a list operation.`);
    const walk = { send: startWalk(send, own, clock), call: { ...own, waitsForLimit }, style, check };
    return readAlone<Item, Body>(walk, firstPosition(own, presets));
  });
}

/**
 * A list. Await it for the first page, or iterate it for every item, page by page. The first page is requested when
 * the list is created, and only once. Iteration waits for the limit without a maximum.
 */
export class ListPromise<Item, Body = unknown> extends ApiPromise<Page<Item, Body>> implements AsyncIterable<Item> {
  readonly #reading: { waitsForLimit: boolean };
  readonly #readFirst: (waitsForLimit: boolean) => Promise<WithResponse<Page<Item, Body>>>;

  constructor(readFirst: (waitsForLimit: boolean) => Promise<WithResponse<Page<Item, Body>>>) {
    const reading = { waitsForLimit: false };
    super(async () => {
      await undefined; // By now it is known whether it is iterated.
      return readFirst(reading.waitsForLimit);
    });
    this.#reading = reading;
    this.#readFirst = readFirst;
  }

  /** Iterates pages. Store `page.nextCursor` after each page to resume an interrupted walk. */
  pages(): AsyncGenerator<Page<Item, Body>, void, undefined> {
    this.#reading.waitsForLimit = true;
    const first = this.catch((error: unknown) => this.#firstAgain(error));
    first.catch(() => undefined); // A caller that requests no page doesn't see its error.
    return pagesFrom(first);
  }

  /** Iterates the items of all pages. It skips items that an offset list repeats because new items moved them. */
  [Symbol.asyncIterator](): AsyncGenerator<Item, void, undefined> {
    return rowsOf(this.pages());
  }

  /** Retries the first page with an unlimited wait, if it failed on its limit before iteration. */
  async #firstAgain(error: unknown): Promise<Page<Item, Body>> {
    if (!(error instanceof RateLimitError) || error.outcome !== 'not-sent') throw error;
    return (await this.#readFirst(true)).data;
  }
}

async function* pagesFrom<Item, Body>(
  first: Promise<Page<Item, Body>>,
): AsyncGenerator<Page<Item, Body>, void, undefined> {
  let page: Page<Item, Body> | undefined = await first.catch(throwLocated);
  while (page !== undefined) {
    yield page;
    page = await page.next();
  }
}

async function* rowsOf<Item, Body>(
  pages: AsyncGenerator<Page<Item, Body>, void, undefined>,
): AsyncGenerator<Item, void, undefined> {
  // The rows are the page's own objects.
  for await (const page of pages) yield* (unseenRows.get(page) as readonly Item[] | undefined) ?? page.items;
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

/**
 * Creates the function that sends the calls of one walk, within its deadline.
 * @throws {ArgumentError} If the deadline is invalid.
 */
export function startWalk(send: Send, { operation, options }: ListCall, clock: Clock = systemClock): Send {
  const { walkDeadlineInMs: limitInMs } = options;
  if (limitInMs === undefined) return send;
  const { id, method, path } = operation;
  if (typeof limitInMs !== 'number' || !(limitInMs > 0))
    throw refuseArgument(
      operation,
      'walkDeadlineInMs',
      `${id}: \`walkDeadlineInMs\` must be a number above 0. Received: ${received(limitInMs)}.`,
    );
  const startedAtInMs = monotonicNow(clock);
  const leftInMs = (): number => limitInMs - (monotonicNow(clock) - startedAtInMs);
  const missed = (cause?: TimeoutError): TimeoutError =>
    new TimeoutError(
      `${id} wasn't read to its end within ${limitInMs} ms (\`walkDeadlineInMs\`). Continue from the cursor of the last page.`,
      {
        operation: id,
        method,
        path,
        callId: cause?.callId,
        attempts: cause?.attempts,
        outcome: cause?.outcome ?? 'not-sent',
        limit: 'walk',
        limitInMs,
      },
    );
  return async (call) => {
    const left = leftInMs();
    if (left <= 0) throw missed();
    try {
      return await send({ ...call, walk: { limitInMs, leftInMs: left } });
    } catch (error) {
      const isOver = error instanceof TimeoutError && error.limit === 'deadline' && error.limitInMs === left;
      throw isOver ? missed(error) : error;
    }
  };
}
