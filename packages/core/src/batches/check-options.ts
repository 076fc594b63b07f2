import { ArgumentError } from '../errors/index.ts';
import { checkFunctions } from '../checks/function-options.ts';
import type { BatchCall } from './batch-options.ts';

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
      ? (['kept', '`kept` must be created with keptBatch(). Pass `kept: keptBatch({ checkpoint, key })`.'] as const)
      : ['checkpoint', 'key']
          .filter((name) => name in options)
          .map(
            (name) =>
              [
                name,
                `Unknown option \`${name}\`. To keep a batch across restarts, pass \`kept: keptBatch({ checkpoint, key })\`.`,
              ] as const,
          )[0];
  if (fault === undefined) return;
  const [argument, what] = fault;
  throw new ArgumentError(`${id}: ${what}`, { argument, operation: id, method, path });
}
