import { AbortedError, ApiError, ArgumentError, TradelaneError } from '../../base/errors/index.ts';
import type { BatchFailure, BatchReason, BatchSuccess, BatchUnknown } from './batch-item.ts';
import { BatchAbortedError, BatchResult } from './batch-result.ts';

export interface AllOrNothingOptions {
  /** Items of one request; the documented maximum where absent. */
  readonly chunkSize?: number | undefined;
  /**
   * Whether a refused request is halved and sent again, until what is refused stands alone: then only the faulty items
   * fail. Without it everything in a refused request fails, as it does on the wire (P01).
   */
  readonly bisect?: boolean | undefined;
  /** Called after each request. */
  readonly onProgress?: ((done: { readonly items: number; readonly of: number }) => void) | undefined;
}

/** Statuses that a faulty item can cause; with any other one halving would only repeat the response. */
const faultOfAnItem: ReadonlySet<number> = /* @__PURE__ */ new Set([400, 413, 422]);

/**
 * Many items through an operation that takes all of a request or nothing of it, one request after the other, and what
 * became of each. Meant for upserts: what was accepted before stays.
 */
export async function sendAllOrNothing<Item, Body = unknown>(
  items: readonly Item[],
  maximum: number,
  send: (items: readonly Item[]) => PromiseLike<Body>,
  options: AllOrNothingOptions = {},
): Promise<BatchResult<Item, Body>> {
  const { chunkSize = maximum, bisect = false, onProgress } = options;
  if (!Number.isInteger(chunkSize) || chunkSize < 1 || chunkSize > maximum) {
    throw new ArgumentError(`\`chunkSize\` must be from 1 to ${maximum}.`, { argument: 'chunkSize' });
  }
  const outcome: Outcome<Item, Body> = { succeeded: [], failed: [], unknown: [], responses: [] };
  // What is at the end comes first, so that halves keep the order of the caller.
  const open = chunksOf(items, chunkSize).toReversed();
  for (let chunk = open.pop(); chunk !== undefined; chunk = open.pop()) {
    try {
      outcome.responses.push(await send(chunk.items));
      outcome.succeeded.push(...each(chunk, (item, index) => ({ index, item, entry: undefined })));
    } catch (error) {
      const isFaulty = error instanceof ApiError && faultOfAnItem.has(error.status);
      if (bisect && isFaulty && chunk.items.length > 1) {
        open.push(...halvesOf(chunk).toReversed());
        continue;
      }
      settle(outcome, chunk, error);
      if (error instanceof AbortedError) throw aborted(outcome, open, error);
    }
    onProgress?.({ items: countOf(outcome), of: items.length });
  }
  return resultOf(outcome);
}

interface Chunk<Item> {
  readonly start: number;
  readonly items: readonly Item[];
}

interface Outcome<Item, Body> {
  readonly succeeded: BatchSuccess<Item>[];
  readonly failed: BatchFailure<Item>[];
  readonly unknown: BatchUnknown<Item>[];
  readonly responses: Body[];
}

function chunksOf<Item>(items: readonly Item[], size: number): readonly Chunk<Item>[] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) => ({
    start: index * size,
    items: items.slice(index * size, (index + 1) * size),
  }));
}

function halvesOf<Item>({ start, items }: Chunk<Item>): readonly Chunk<Item>[] {
  const middle = Math.ceil(items.length / 2);
  return [
    { start, items: items.slice(0, middle) },
    { start: start + middle, items: items.slice(middle) },
  ];
}

function each<Item, Entry>({ start, items }: Chunk<Item>, entry: (item: Item, index: number) => Entry): Entry[] {
  return items.map((item, offset) => entry(item, start + offset));
}

function settle<Item, Body>(outcome: Outcome<Item, Body>, chunk: Chunk<Item>, thrown: unknown): void {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  const isUnknown = !(error instanceof TradelaneError) || error.outcome === 'unknown';
  if (isUnknown) {
    outcome.unknown.push(...each(chunk, (item, index) => ({ index, item, reason: error.message, error })));
    return;
  }
  const reasons = reasonsOf(error);
  outcome.failed.push(...each(chunk, (item, index) => ({ index, item, reasons, entry: undefined, error })));
}

function reasonsOf(error: Error): readonly BatchReason[] {
  const code = error instanceof ApiError ? error.code : undefined;
  const fields = error instanceof ApiError ? error.fieldErrors : [];
  return fields.length === 0
    ? [{ message: error.message, code, field: undefined }]
    : fields.map((one) => ({ message: one.message ?? error.message, code: one.code ?? code, field: one.field }));
}

function aborted<Item, Body>(
  outcome: Outcome<Item, Body>,
  open: readonly Chunk<Item>[],
  error: AbortedError,
): BatchAbortedError {
  const reasons = [{ message: 'Not sent: the batch was aborted before.', code: undefined, field: undefined }];
  for (const chunk of open.toReversed()) {
    outcome.failed.push(...each(chunk, (item, index) => ({ index, item, reasons, entry: undefined, error })));
  }
  const { operation, method, path, callId, attempts, cause } = error;
  return new BatchAbortedError(resultOf(outcome), {
    operation,
    method,
    path,
    callId,
    attempts,
    outcome: error.outcome,
    cause,
  });
}

function resultOf<Item, Body>(outcome: Outcome<Item, Body>): BatchResult<Item, Body> {
  return new BatchResult(outcome);
}

function countOf<Item, Body>({ succeeded, failed, unknown }: Outcome<Item, Body>): number {
  return succeeded.length + failed.length + unknown.length;
}
