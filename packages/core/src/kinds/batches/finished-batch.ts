import { BatchError } from './batch-errors.ts';
import type { BatchResult } from './batch-result.ts';

/** What a result is made of. */
export interface BatchOutcome<Item, Body = unknown> extends Pick<
  BatchResult<Item, Body>,
  'succeeded' | 'failed' | 'unknown' | 'unsent' | 'responses'
> {
  readonly forget?: (() => Promise<void>) | undefined;
}

/** The result of a batch; its type is by itself, since errors that are at hand before any batch name it. */
export class FinishedBatch<Item, Body = unknown> implements BatchResult<Item, Body> {
  declare readonly succeeded: BatchResult<Item, Body>['succeeded'];
  declare readonly failed: BatchResult<Item, Body>['failed'];
  declare readonly unknown: BatchResult<Item, Body>['unknown'];
  declare readonly unsent: BatchResult<Item, Body>['unsent'];
  declare readonly responses: BatchResult<Item, Body>['responses'];
  readonly #forget: (() => Promise<void>) | undefined;

  constructor(outcome: BatchOutcome<Item, Body>) {
    const { forget, ...shown } = outcome;
    Object.assign(this, shown);
    this.#forget = forget;
  }

  get ok(): boolean {
    return this.failed.length + this.unknown.length + this.unsent.length === 0;
  }

  throwIfFailed(): this {
    if (!this.ok) throw new BatchError(this);
    return this;
  }

  async forget(): Promise<void> {
    await this.#forget?.();
  }
}
