import { ArgumentError } from '../../base/errors/index.ts';
import type { BatchCall } from './batch-options.ts';

const howToKeep = 'pass `kept: keptBatch({ checkpoint, key })`';

/**
 * Refuses what a program without types may give.
 * @throws ArgumentError that says what to pass; nothing was sent
 */
export function checkBatchOptions<Item, Body>({ operation, options }: BatchCall<Item, Body>): void {
  const { handler, kept } = options;
  const fault =
    kept !== undefined && !(typeof kept?.open === 'function' && typeof kept.forget === 'function')
      ? (['kept', `is not what \`keptBatch\` gives: ${howToKeep}`] as const)
      : handler !== undefined && typeof handler !== 'function'
        ? (['handler', 'must be a function'] as const)
        : ['checkpoint', 'key']
            .filter((name) => name in options)
            .map((name) => [name, `is no option of a batch: ${howToKeep}`] as const)[0];
  if (fault === undefined) return;
  const [argument, what] = fault;
  const { id, method, path } = operation;
  throw new ArgumentError(`${id}: \`${argument}\` ${what}.`, { argument, operation: id, method, path });
}
