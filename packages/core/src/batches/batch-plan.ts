import { received } from '../errors/checks.ts';
import type { ArgumentError } from '../errors/index.ts';
import { refuseArgument, checkInput, itemsAt, withItems } from '../call/arguments.ts';
import type { BodyCheck, Call, CallInput } from '../operation/call.ts';
import { isSafeToRetry } from '../call/retry.ts';
import { NamedFiles } from './named-files.ts';
import type { Range } from './batch-item.ts';

/** Default items per request of an operation that isn't safe to repeat. A lost response leaves so many items unknown. */
const unsafeChunkSize = 100;

/** How a batch is split into requests. */
export interface BatchPlan {
  readonly items: readonly unknown[];
  /** Name of the list in the request, or `''` for a root list. */
  readonly list: string;
  /** Whether the list may be split. */
  readonly maySplit: boolean;
  /** Ranges of the requests that a range needs, in order. */
  cut(range: Range): readonly Range[];
  /** Input of the request for a range. */
  inputOf(range: Range): CallInput;
}

/** @throws {ArgumentError} If the list is missing, is too long to send unsplit, or doesn't match the files. */
export function planBatch(call: Call, chunkSize: number | undefined, check?: BodyCheck): BatchPlan {
  checkInput(call, check);
  const { input, operation } = call;
  const limit = operation.batch;
  const path = itemsPath(call);
  const items = path === undefined ? undefined : itemsAt(input, path);
  if (path === undefined || items === undefined) throw noItems(call, path);
  const maySplit = limit?.split === true;
  const size = sizeOf(call, chunkSize);
  const list = path.split('.').at(-1)?.replace('$', '') ?? '';
  const isWhole = ({ start, end }: Range): boolean => start === 0 && end === items.length;
  const partOf = ({ start, end }: Range): CallInput => withItems(input, path, items.slice(start, end));
  if (limit?.files !== undefined) {
    const files = new NamedFiles(call, items, { ...limit, files: limit.files, maximum: size });
    return {
      items,
      list,
      maySplit,
      cut: (range) => files.cut(range),
      inputOf: (range) => (isWhole(range) ? input : withItems(partOf(range), files.path, files.of(range))),
    };
  }
  return {
    items,
    list,
    maySplit,
    cut: (range) => (maySplit ? chunksOf(range, size) : [range]),
    inputOf: (range) => (isWhole(range) ? input : partOf(range)),
  };
}

export function halvesOf({ start, end }: Range): readonly [Range, Range] {
  const middle = Math.ceil((start + end) / 2);
  return [
    { start, end: middle },
    { start: middle, end },
  ];
}

function chunksOf({ start, end }: Range, size: number): readonly Range[] {
  return Array.from({ length: Math.ceil((end - start) / size) }, (_, index) => ({
    start: start + index * size,
    end: Math.min(end, start + (index + 1) * size),
  }));
}

/** Path of the items. Without a documented limit, it is the only list of the body. */
function itemsPath({ operation, input: { body } }: Call): string | undefined {
  if (operation.batch !== undefined) return operation.batch.items;
  if (Array.isArray(body)) return 'body.$';
  const lists = Object.entries(body ?? {}).filter(([, value]) => Array.isArray(value));
  return lists.length === 1 ? `body.${lists[0]?.[0]}` : undefined;
}

function sizeOf(call: Call, chunkSize: number | undefined): number {
  const { maximum = Infinity, split = false } = call.operation.batch ?? {};
  if (chunkSize === undefined)
    return split && !isSafeToRetry(call.operation) ? Math.min(maximum, unsafeChunkSize) : maximum;
  const isPossible = split && Number.isInteger(chunkSize) && chunkSize >= 1 && chunkSize <= maximum;
  if (isPossible) return chunkSize;
  throw refuseArgument(
    call.operation,
    'chunkSize',
    split
      ? `${call.operation.id}: \`chunkSize\` must be an integer from 1 to ${maximum}. Received: ${received(chunkSize)}.`
      : `${call.operation.id}: \`chunkSize\` can't be used. This operation sends its list in one request. Leave it out.`,
  );
}

function noItems(call: Call, path: string | undefined): ArgumentError {
  const where = path?.replace('.$', '') ?? 'its body';
  const { id } = call.operation;
  return refuseArgument(call.operation, where, `${id} needs an array in ${where}. Pass one.`, 'ERR_ARGUMENT_MISSING');
}
