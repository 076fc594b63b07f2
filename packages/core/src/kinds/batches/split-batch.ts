import type { BatchLimit } from '../../base/descriptor.ts';
import { ArgumentError } from '../../base/errors/index.ts';
import { itemsAt, withItems } from '../../call/arguments/items.ts';
import type { Call, CallInput } from '../../call/call.ts';

/** What one request of a batch carries. */
export interface BatchChunk {
  readonly items: readonly unknown[];
  readonly input: CallInput;
}

/** An item that names files, and files that have names; anything else is the server's to refuse. */
interface NamesFiles {
  readonly files?: readonly { readonly name?: unknown }[];
}

/**
 * The requests that a batch needs, in the order of its items.
 * @throws ArgumentError where files and items do not fit together; nothing was sent.
 */
export function splitBatch(call: Call, path: string, items: readonly unknown[]): readonly BatchChunk[] {
  const limit = call.operation.batch;
  if (limit?.files !== undefined) return splitWithFiles(call, path, items, { ...limit, files: limit.files });
  const chunks = limit?.split ? chunksOf(items, limit.maximum) : [items];
  return chunks.length === 1
    ? [{ items, input: call.input }]
    : chunks.map((chunk) => ({ items: chunk, input: withItems(call.input, path, chunk) }));
}

function chunksOf(items: readonly unknown[], size: number): readonly (readonly unknown[])[] {
  const chunks: (readonly unknown[])[] = [];
  for (let start = 0; start < items.length; start += size) chunks.push(items.slice(start, start + size));
  return chunks;
}

/** DR74: all files of an item are sent together, and the maximum is one of files, which items and files are matched by their names. */
function splitWithFiles(
  call: Call,
  path: string,
  items: readonly unknown[],
  limit: BatchLimit & { readonly files: string },
): readonly BatchChunk[] {
  const given = itemsAt(call.input, limit.files) ?? [];
  // What fits in one request is the server's to judge.
  if (given.length <= limit.maximum) return [{ items, input: call.input }];
  const files = new Map(given.map((file) => [(file as { name?: unknown }).name, file]));
  const taken = new Set<unknown>();
  const chunks: { items: unknown[]; files: unknown[] }[] = [];
  for (const item of items) {
    const own = ((item as NamesFiles).files ?? []).map(({ name }) => {
      if (!files.has(name)) throw mismatch(call, limit.files, `has no file ${String(name)}, which an entry names`);
      taken.add(name);
      return files.get(name);
    });
    if (own.length > limit.maximum)
      throw mismatch(
        call,
        limit.files,
        `takes at most ${limit.maximum} files for one entry, and one names ${own.length}`,
      );
    const last = chunks.at(-1);
    if (last === undefined || last.files.length + own.length > limit.maximum)
      chunks.push({ items: [item], files: own });
    else {
      last.items.push(item);
      last.files.push(...own);
    }
  }
  const idle = [...files.keys()].find((name) => !taken.has(name));
  if (idle !== undefined) throw mismatch(call, limit.files, `has a file that no entry names: ${String(idle)}`);
  return chunks.map((chunk) => ({
    items: chunk.items,
    input: withItems(withItems(call.input, path, chunk.items), limit.files, chunk.files),
  }));
}

function mismatch({ operation: { id, method, path } }: Call, argument: string, what: string): ArgumentError {
  return new ArgumentError(`${id}: ${argument} ${what}.`, { argument, operation: id, method, path });
}
