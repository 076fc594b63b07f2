import type { BatchLimit } from '../../base/descriptor.ts';
import type { ArgumentError } from '../../base/errors/index.ts';
import { refuseArgument } from '../../call/arguments/refuse-argument.ts';
import { checkBatchLimit } from '../../call/arguments/batch-limit.ts';
import { itemsAt, withItems } from '../../call/arguments/items.ts';
import type { Call, CallInput } from '../../call/call.ts';

/** Neighbours in the caller's list, from `start` up to before `end`. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/** How a batch is cut into requests. */
export interface BatchPlan {
  readonly items: readonly unknown[];
  /** Name of the list in the request; '' for a root list. */
  readonly list: string;
  /** Whether parts of the list mean the same as the whole. */
  readonly maySplit: boolean;
  /** The requests that a range needs, in order. */
  cut(range: Range): readonly Range[];
  /** What the request of a range carries. */
  inputOf(range: Range): CallInput;
}

/** An item that names files, and files that have names; anything else is the server's to refuse. */
interface NamesFiles {
  readonly files?: readonly { readonly name?: unknown }[];
}

/** @throws ArgumentError where there is no list, it is too long and may not be split, or files and items do not fit together. */
export function planBatch(call: Call, chunkSize: number | undefined): BatchPlan {
  checkBatchLimit(call);
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
  if (maySplit && limit.files !== undefined) {
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

/** DR74: all files of an item are sent together, and the maximum is one of files, which items and files are matched by their names. */
class NamedFiles {
  readonly path: string;
  readonly #own: readonly (readonly unknown[])[];
  readonly #maximum: number;
  readonly #fits: boolean;

  constructor(call: Call, items: readonly unknown[], limit: BatchLimit & { readonly files: string }) {
    this.path = limit.files;
    this.#maximum = limit.maximum;
    const given = itemsAt(call.input, limit.files) ?? [];
    const files = new Map(given.map((file) => [(file as { name?: unknown }).name, file]));
    const names = items.map((item) => ((item as NamesFiles).files ?? []).map(({ name }) => name));
    this.#own = names.map((own) => own.flatMap((name) => files.get(name) ?? []));
    // What fits in one request is the server's to judge.
    this.#fits = given.length <= limit.maximum;
    if (!this.#fits) this.#check(call, files, names);
  }

  of({ start, end }: Range): readonly unknown[] {
    return this.#own.slice(start, end).flat();
  }

  cut(range: Range): readonly Range[] {
    if (this.#fits) return [range];
    const ranges: Range[] = [];
    let [start, files] = [range.start, 0];
    for (let at = range.start; at < range.end; at += 1) {
      const own = this.#own[at]?.length ?? 0;
      if (at > start && files + own > this.#maximum) {
        ranges.push({ start, end: at });
        [start, files] = [at, 0];
      }
      files += own;
    }
    return [...ranges, { start, end: range.end }];
  }

  #check(call: Call, files: ReadonlyMap<unknown, unknown>, names: readonly (readonly unknown[])[]): void {
    for (const own of names) {
      const missing = own.find((name) => !files.has(name));
      if (missing !== undefined)
        throw mismatch(call, this.path, `has no file ${String(missing)}, which an entry names`);
      if (own.length > this.#maximum) {
        const what = `takes at most ${this.#maximum} files for one entry, and one names ${own.length}`;
        throw mismatch(call, this.path, what);
      }
    }
    const named = new Set(names.flat());
    const idle = [...files.keys()].find((name) => !named.has(name));
    if (idle !== undefined) throw mismatch(call, this.path, `has a file that no entry names: ${String(idle)}`);
  }
}

/** Where the items are; without a documented limit it is the only list of the body. */
function itemsPath({ operation, input: { body } }: Call): string | undefined {
  if (operation.batch !== undefined) return operation.batch.items;
  if (Array.isArray(body)) return 'body.$';
  const lists = Object.entries(body ?? {}).filter(([, value]) => Array.isArray(value));
  return lists.length === 1 ? `body.${lists[0]?.[0]}` : undefined;
}

function sizeOf(call: Call, chunkSize: number | undefined): number {
  const { maximum = Infinity, split = false } = call.operation.batch ?? {};
  if (chunkSize === undefined) return maximum;
  const isPossible = split && Number.isInteger(chunkSize) && chunkSize >= 1 && chunkSize <= maximum;
  if (isPossible) return chunkSize;
  const range = split ? `must be an integer from 1 to ${maximum}` : 'has no meaning here, since the list is not split';
  throw mismatch(call, '`chunkSize`', range, 'chunkSize');
}

function noItems(call: Call, path: string | undefined): ArgumentError {
  const where = path?.replace('.$', '') ?? 'its body';
  const { id } = call.operation;
  return refuseArgument(call.operation, where, `${id} needs a list in ${where}.`);
}

function mismatch({ operation }: Call, subject: string, what: string, argument: string = subject): ArgumentError {
  return refuseArgument(operation, argument, `${operation.id}: ${subject} ${what}.`);
}
