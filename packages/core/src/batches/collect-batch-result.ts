import type { BatchFailure, BatchSuccess, BatchUnknown, BatchUnsent, Range } from './batch-item.ts';
import type { BatchResult, BatchFindings } from './batch-result.ts';
import type { ItemResult } from './item-results.ts';
import { BatchError } from './batch-errors.ts';
import { ArgumentError } from '../errors/index.ts';
import type { KeptBatchActions } from './checkpointed-batch.ts';

export interface BatchOutcome<Item, Body = unknown> extends Pick<
  BatchResult<Item, Body>,
  'succeeded' | 'failed' | 'unknown' | 'unsent' | 'responses' | 'warnings'
> {
  readonly kept?: KeptBatchActions | undefined;
}

/** Implements `BatchResult`. The type is separate because error classes refer to it. */
export class FinishedBatch<Item, Body = unknown> implements BatchResult<Item, Body> {
  declare readonly succeeded: BatchResult<Item, Body>['succeeded'];
  declare readonly failed: BatchResult<Item, Body>['failed'];
  declare readonly unknown: BatchResult<Item, Body>['unknown'];
  declare readonly unsent: BatchResult<Item, Body>['unsent'];
  declare readonly responses: BatchResult<Item, Body>['responses'];
  declare readonly warnings: BatchResult<Item, Body>['warnings'];
  readonly #kept: KeptBatchActions | undefined;

  constructor(outcome: BatchOutcome<Item, Body>) {
    const { kept, ...shown } = outcome;
    Object.assign(this, shown);
    this.#kept = kept;
  }

  get ok(): boolean {
    return this.failed.length + this.unknown.length + this.unsent.length === 0;
  }

  throwIfFailed(): this {
    if (!this.ok) throw new BatchError(this);
    return this;
  }

  async settle({ succeeded = [], unsent = [] }: BatchFindings): Promise<void> {
    const unknown = new Set(this.unknown.map(({ index }) => index));
    const other = [...succeeded, ...unsent].find((index) => !unknown.has(index));
    const twice = unsent.find((index) => succeeded.includes(index));
    if (other !== undefined || twice !== undefined) {
      const why =
        other === undefined
          ? `Item ${twice} is both in \`succeeded\` and in \`unsent\`. Pass each item once.`
          : `Item ${other} isn't in \`unknown\`. Pass the \`index\` of unknown items.`;
      throw new ArgumentError(why, { argument: 'found' });
    }
    await this.#kept?.settle({ succeeded, unsent });
  }

  async clearCheckpoint(): Promise<void> {
    await this.#kept?.clearCheckpoint();
  }
}

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
