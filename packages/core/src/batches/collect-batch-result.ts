import type { BatchFailure, BatchSuccess, BatchUnknown, BatchUnsent } from './batch-item.ts';
import type { Range } from './range.ts';
import type { BatchResult } from './batch-result.ts';
import { type BatchOutcome, FinishedBatch } from './finished-batch.ts';
import type { ItemResult } from './item-results.ts';

/** Lists of a result while they are filled. */
interface Lists<Item> {
  readonly succeeded: BatchSuccess<Item>[];
  readonly failed: BatchFailure<Item>[];
  readonly unknown: BatchUnknown<Item>[];
  readonly unsent: BatchUnsent<Item>[];
}

/** Sorts the results of a range into the four lists. */
export function batchResultOf<Item, Body>(
  items: readonly Item[],
  results: readonly (ItemResult | undefined)[],
  { start, end }: Range,
  { responses, warnings, ...rest }: Pick<BatchOutcome<Item, Body>, 'responses' | 'warnings' | 'kept'>,
): BatchResult<Item, Body> {
  const lists: Lists<Item> = { succeeded: [], failed: [], unknown: [], unsent: [] };
  for (let index = start; index < end; index += 1) {
    const result = results[index];
    const known = { index, item: items[index] as Item };
    if (result?.is === 'succeeded') lists.succeeded.push({ ...known, entry: result.entry });
    else if (result?.is === 'failed')
      lists.failed.push({ ...known, reasons: result.reasons, entry: result.entry, error: result.error });
    else if (result !== undefined) lists[result.is].push({ ...known, reason: result.reason, error: result.error });
  }
  return new FinishedBatch({ ...lists, responses: [...responses], warnings: [...warnings], ...rest });
}
