import { AbortedError, ArgumentError, TradelaneError } from '../../base/errors/index.ts';
import { checkBatchLimit } from '../../call/arguments/batch-limit.ts';
import { itemsAt } from '../../call/arguments/items.ts';
import type { CallResponse, Call, Send } from '../../call/call.ts';
import type { WithResponse } from '../../call/results/api-promise.ts';
import { readBody, withResponse } from '../../call/results/call-result.ts';
import type { ResponseCheck } from '../../call/validate/response-check.ts';
import type { BatchFailure, BatchSuccess, BatchUnknown } from './batch-item.ts';
import { BatchAbortedError, BatchResult } from './batch-result.ts';
import { itemResultsOf, type ItemResult } from './item-results.ts';
import { splitBatch } from './split-batch.ts';

/**
 * Sends a batch, in as many requests as its maximum asks for, one after the other (C05, PR07), and resolves to the result
 * of each item. A batch that fits in one request fails as any call does. Of several requests each speaks for its own
 * items: what a refused one carried failed, what became of a lost one is unknown, and the rest goes on.
 * Nothing is sent for an empty list of an operation that is split. Deadline and timeouts hold for each request.
 */
export async function runBatch<Item, Body = unknown>(
  send: Send,
  call: Call,
  check?: ResponseCheck,
): Promise<WithResponse<BatchResult<Item, Body>>> {
  checkBatchLimit(call);
  const path = itemsPath(call);
  const items = path === undefined ? undefined : itemsAt(call.input, path);
  if (path === undefined || items === undefined) throw noItems(call, path);
  const parts = splitBatch(call, path, items);
  const run: Run = { results: [], bodies: [], last: undefined };
  for (const { items: chunk, input } of parts) {
    const part: Call = parts.length === 1 ? call : { ...call, input, waitsForLimit: true };
    try {
      run.results.push(...(await sendChunk(send, part, chunk, run, check)));
    } catch (error) {
      if (parts.length === 1) throw error;
      run.results.push(...chunk.map(() => itemResultOf(error)));
      if (error instanceof AbortedError) throw aborted(call, items, run, error);
    }
  }
  // The items are the caller's own, typed by the generated method.
  return respond(call, resultOf(items as readonly Item[], run.results, run.bodies as Body[]), run.last);
}

/** What is known so far, in the order of the items. */
interface Run {
  readonly results: ItemResult[];
  readonly bodies: unknown[];
  last: CallResponse | undefined;
}

async function sendChunk(
  send: Send,
  part: Call,
  items: readonly unknown[],
  run: Run,
  check: ResponseCheck | undefined,
): Promise<readonly ItemResult[]> {
  const response = await send(part);
  const body = await readBody(part, response, check);
  run.last = response;
  run.bodies.push(body);
  const { partial } = part.operation;
  return partial === undefined
    ? items.map(() => ({ is: 'succeeded', entry: undefined }))
    : itemResultsOf(partial, items, body);
}

/** Every item of a request that failed as a whole shares its outcome. */
function itemResultOf(error: unknown): ItemResult {
  const cause = error instanceof Error ? error : new Error(String(error));
  const outcome = cause instanceof TradelaneError ? cause.outcome : 'unknown';
  return outcome === 'unknown'
    ? { is: 'unknown', reason: cause.message, error: cause }
    : {
        is: 'failed',
        reasons: [{ message: cause.message, code: codeOf(cause), field: undefined }],
        entry: undefined,
        error: cause,
      };
}

function codeOf(error: Error): string | undefined {
  return 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

function aborted(call: Call, items: readonly unknown[], run: Run, error: AbortedError): BatchAbortedError {
  const reasons = [{ message: 'Not sent: the batch was aborted before.', code: undefined, field: undefined }];
  const unsent = items
    .slice(run.results.length)
    .map((): ItemResult => ({ is: 'failed', reasons, entry: undefined, error }));
  const result = resultOf(items, [...run.results, ...unsent], run.bodies);
  const { id, method, path } = call.operation;
  const { callId, attempts, outcome, cause } = error;
  return new BatchAbortedError(result, { operation: id, method, path, callId, attempts, outcome, cause });
}

function resultOf<Item, Body>(
  items: readonly Item[],
  results: readonly ItemResult[],
  responses: readonly Body[],
): BatchResult<Item, Body> {
  const succeeded: BatchSuccess<Item>[] = [];
  const failed: BatchFailure<Item>[] = [];
  const unknown: BatchUnknown<Item>[] = [];
  for (const [index, item] of items.entries()) {
    const result = results[index];
    if (result === undefined) continue;
    switch (result.is) {
      case 'succeeded':
        succeeded.push({ index, item, entry: result.entry });
        break;
      case 'failed':
        failed.push({ index, item, reasons: result.reasons, entry: result.entry, error: result.error });
        break;
      case 'unknown':
        unknown.push({ index, item, reason: result.reason, error: result.error });
    }
  }
  return new BatchResult({ succeeded, failed, unknown, responses });
}

/** The last response stands for all of them; status 0 where there was none. */
function respond<T>(call: Call, data: T, last: CallResponse | undefined): WithResponse<T> {
  if (last !== undefined) return withResponse(data, last);
  const callId = call.options.callId ?? '';
  return { data, status: 0, headers: new Headers(), callId, requestId: undefined, attempts: 0 };
}

/** Where the items are; without a documented limit it is the only list of the body. */
function itemsPath(call: Call): string | undefined {
  if (call.operation.batch !== undefined) return call.operation.batch.items;
  const { body } = call.input;
  if (Array.isArray(body)) return 'body.$';
  const lists = Object.entries(body ?? {}).filter(([, value]) => Array.isArray(value));
  return lists.length === 1 ? `body.${lists[0]?.[0]}` : undefined;
}

function noItems(call: Call, path: string | undefined): ArgumentError {
  const where = path?.replace('.$', '') ?? 'its body';
  const { id, method, path: template } = call.operation;
  return new ArgumentError(`${id} needs a list in ${where}.`, {
    argument: where,
    operation: id,
    method,
    path: template,
  });
}
