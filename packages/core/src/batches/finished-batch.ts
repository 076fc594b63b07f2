import { BatchError } from './batch-errors.ts';
import { ArgumentError } from '../errors/index.ts';
import type { KeptBatchActions } from './batch-checkpoint.ts';
import type { BatchFindings, BatchResult } from './batch-result.ts';

/** Parts of a batch result. */
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
