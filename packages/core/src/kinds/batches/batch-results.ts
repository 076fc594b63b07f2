import type { BatchFailure, BatchSuccess, BatchUnknown, BatchUnsent } from './batch-item.ts';
import type { Range } from './batch-plan.ts';
import { BatchResult } from './batch-result.ts';
import type { ItemResult } from './item-results.ts';

/** The results of a range of the caller's items, in four lists. */
export function batchResultOf<Item, Body>(
  items: readonly Item[],
  results: readonly (ItemResult | undefined)[],
  { start, end }: Range,
  responses: readonly Body[],
  forget?: () => Promise<void>,
): BatchResult<Item, Body> {
  const succeeded: BatchSuccess<Item>[] = [];
  const failed: BatchFailure<Item>[] = [];
  const unknown: BatchUnknown<Item>[] = [];
  const unsent: BatchUnsent<Item>[] = [];
  for (const [offset, item] of items.slice(start, end).entries()) {
    const index = start + offset;
    const result = results[index];
    switch (result?.is) {
      case 'succeeded':
        succeeded.push({ index, item, entry: result.entry });
        break;
      case 'failed':
        failed.push({ index, item, reasons: result.reasons, entry: result.entry, error: result.error });
        break;
      case 'unknown':
        unknown.push({ index, item, reason: result.reason, error: result.error });
        break;
      case 'unsent':
        unsent.push({ index, item, reason: result.reason, error: result.error });
    }
  }
  return new BatchResult({ succeeded, failed, unknown, unsent, responses: [...responses], forget });
}
