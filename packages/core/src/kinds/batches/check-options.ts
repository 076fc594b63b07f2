import { ArgumentError } from '../../base/errors/index.ts';
import { checkFunctions } from '../../base/function-options.ts';
import type { BatchCall } from './batch-options.ts';

const howToKeep = 'pass `kept: keptBatch({ checkpoint, key })`';

/**
 * Checks options for callers without type checking.
 * @throws {ArgumentError} If an option is invalid.
 */
export function checkBatchOptions<Item, Body>({ operation, options }: BatchCall<Item, Body>): void {
  const { kept } = options;
  const { id, method, path } = operation;
  checkFunctions(options, ['handler', 'beforeSend', 'onProgress'], { operation: id, method, path });
  const fault =
    kept !== undefined && !(typeof kept?.open === 'function' && typeof kept.clearCheckpoint === 'function')
      ? (['kept', `is not what \`keptBatch\` gives: ${howToKeep}`] as const)
      : ['checkpoint', 'key']
          .filter((name) => name in options)
          .map((name) => [name, `is no option of a batch: ${howToKeep}`] as const)[0];
  if (fault === undefined) return;
  const [argument, what] = fault;
  throw new ArgumentError(`${id}: \`${argument}\` ${what}.`, { argument, operation: id, method, path });
}
