import { BatchError } from './batch-errors.ts';
import type { BatchResult } from './batch-result.ts';

/** Parts of a batch result. */
export interface BatchOutcome<Item, Body = unknown> extends Pick<
  BatchResult<Item, Body>,
  'succeeded' | 'failed' | 'unknown' | 'unsent' | 'responses' | 'warnings'
> {
  readonly clearCheckpoint?: (() => Promise<void>) | undefined;
}

/** Implements `BatchResult`. The type is separate because error classes refer to it. */
export class FinishedBatch<Item, Body = unknown> implements BatchResult<Item, Body> {
  declare readonly succeeded: BatchResult<Item, Body>['succeeded'];
  declare readonly failed: BatchResult<Item, Body>['failed'];
  declare readonly unknown: BatchResult<Item, Body>['unknown'];
  declare readonly unsent: BatchResult<Item, Body>['unsent'];
  declare readonly responses: BatchResult<Item, Body>['responses'];
  declare readonly warnings: BatchResult<Item, Body>['warnings'];
  readonly #clearCheckpoint: (() => Promise<void>) | undefined;

  constructor(outcome: BatchOutcome<Item, Body>) {
    const { clearCheckpoint, ...shown } = outcome;
    Object.assign(this, shown);
    this.#clearCheckpoint = clearCheckpoint;
  }

  get ok(): boolean {
    return this.failed.length + this.unknown.length + this.unsent.length === 0;
  }

  throwIfFailed(): this {
    if (!this.ok) throw new BatchError(this);
    return this;
  }

  async clearCheckpoint(): Promise<void> {
    await this.#clearCheckpoint?.();
  }
}
