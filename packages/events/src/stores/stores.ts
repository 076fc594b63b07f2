import { ArgumentError, type OutboxStore as Outbox } from '@tradelane/core';
import type { ActionOutcome } from '../generated/types.ts';

/** Keeps outcomes between handler and report (see `OutboxStore` of `@tradelane/core`). */
export type OutboxStore = Outbox<ActionOutcome>;

const fortnightInMs = 14 * 86_400_000;

/**
 * Rejects options that aren't an object, which untyped programs can pass.
 * @throws {ArgumentError} If `options` isn't an object.
 */
export function checkOptionsObject(options: object): void {
  if (typeof options !== 'object' || (options as unknown) === null)
    throw new ArgumentError('Pass the options as an object.', { argument: 'options' });
}

/**
 * Reads the retention time.
 * @throws {ArgumentError} If it is invalid.
 */
export function keepOf(options: { readonly retentionInMs?: number | undefined }): number {
  checkOptionsObject(options);
  const { retentionInMs = fortnightInMs } = options;
  if (!(retentionInMs > 0))
    throw new ArgumentError(`\`retentionInMs\` must be above 0. Received: ${retentionInMs}.`, {
      argument: 'retentionInMs',
    });
  return retentionInMs;
}
