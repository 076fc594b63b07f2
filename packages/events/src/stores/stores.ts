import { ArgumentError, type OutboxStore as Outbox } from '@tradelane/core';
import { refuseUnknown } from '@tradelane/core/runtime';
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
 * Reads the retention time of a store.
 * @param known The names of its options.
 * @throws {ArgumentError} If it is invalid, or an option is unknown.
 */
export function keepOf<Options extends { readonly retentionInMs?: number | undefined }>(
  options: Options,
  known: Readonly<Record<keyof Options & string, true>>,
): number {
  checkOptionsObject(options);
  refuseUnknown(options, known);
  const { retentionInMs = fortnightInMs } = options;
  if (!(retentionInMs > 0))
    throw new ArgumentError(`\`retentionInMs\` must be above 0. Received: ${retentionInMs}.`, {
      argument: 'retentionInMs',
    });
  return retentionInMs;
}
