import { ArgumentError } from '../../base/errors/index.ts';
import type { Call } from '../call.ts';
import { itemsAt } from './items.ts';

/**
 * Refuses more items than one request may carry where the operation may not be split: a complete list (P07) or an
 * all-or-nothing request (P01) would mean something else in parts.
 * @throws ArgumentError naming the limit; nothing was sent.
 */
export function checkBatchLimit(call: Call): void {
  const limit = call.operation.batch;
  if (limit === undefined || limit.split) return;
  const count = itemsAt(call.input, limit.items)?.length ?? 0;
  if (count <= limit.maximum) return;
  const { id, method, path } = call.operation;
  const argument = limit.items.replace('.$', '');
  throw new ArgumentError(
    `${id} takes at most ${limit.maximum} entries in ${argument}, and ${count} were given. It is one request and is not split.`,
    { argument, operation: id, method, path },
  );
}
