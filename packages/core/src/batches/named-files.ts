import { received } from '../errors/checks.ts';
import type { BatchLimit } from '../operation/descriptor.ts';
import { itemsAt, refuseArgument } from '../call/arguments.ts';
import type { Call } from '../operation/call.ts';
import type { Range } from './batch-item.ts';

/** A maximum of files, which the items name. */
type FileLimit = BatchLimit & { readonly files: string };

/** Default name of a file in a form. */
const unnamed = 'blob';

/** S02, S08: all files of an item go into one request, and the maximum counts files. Items and files are matched by name. */
export class NamedFiles {
  readonly path: string;
  readonly #own: readonly (readonly unknown[])[];
  readonly #maximum: number;
  readonly #fits: boolean;

  /** @throws {ArgumentError} If files and items don't match, or the operation doesn't accept them. Nothing was sent. */
  constructor(call: Call, items: readonly unknown[], limit: FileLimit) {
    this.path = limit.files;
    this.#maximum = limit.maximum;
    const list = itemsAt(call.input, limit.files) ?? [];
    this.#fits = list.length <= limit.maximum;
    const files = new Map(list.map((file) => [String(member(file, 'name') ?? unnamed), file]));
    const names = items.map((item) => textsAt(item, limit.fileName));
    const [path, fault] = [
      [limit.files, faultOfFiles(files, names, limit)] as const,
      ...(limit.distinct ?? []).map((field) => [limit.items, repetitionOf(items, field)] as const),
    ].find(([, found]) => found !== undefined) ?? [''];
    const { operation } = call;
    if (fault !== undefined)
      throw refuseArgument(operation, path, `${operation.id}: ${fault}`, 'ERR_BATCH_FILES_INVALID');
    this.#own = names.map((own) => own.flatMap((name) => files.get(name) ?? []));
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
      if (files + own > this.#maximum) {
        ranges.push({ start, end: at });
        [start, files] = [at, 0];
      }
      files += own;
    }
    return [...ranges, { start, end: range.end }];
  }
}

function faultOfFiles(
  files: ReadonlyMap<string, unknown>,
  names: readonly (readonly string[])[],
  { maximum, fileTypes }: FileLimit,
): string | undefined {
  const named = new Set(names.flat());
  const missing = [...named].find((name) => !files.has(name));
  if (missing !== undefined)
    return `An entry references the file ${received(missing)}, which is missing. Add it to the files.`;
  const idle = [...files.keys()].find((name) => !named.has(name));
  if (idle !== undefined) return `No entry references the file ${received(idle)}. Remove the file, or add an entry.`;
  const most = Math.max(0, ...names.map(({ length }) => length));
  if (most > maximum) return `One entry references ${most} files. The limit is ${maximum}.`;
  // A name without an extension doesn't show the type of its content.
  const isOther = (name: string): boolean => {
    const extension = /\.(\w+)$/.exec(name)?.[1];
    return extension !== undefined && fileTypes?.split(' ').includes(extension.toLowerCase()) === false;
  };
  const other = [...named].find(isOther);
  return other && `File ${received(other)} has an unsupported type. Supported types: ${fileTypes}.`;
}

function repetitionOf(items: readonly unknown[], field: string): string | undefined {
  const values = items.flatMap((item) => textsAt(item, field));
  const repeated = values.find((value, at) => values.indexOf(value) < at);
  return repeated && `Two entries have the same \`${field}\`: ${received(repeated)}. Pass each once.`;
}

/** The texts at a path such as `files.name`. The server checks anything else there. */
function textsAt(item: unknown, path = ''): readonly string[] {
  let values: readonly unknown[] = [item];
  for (const step of path.split('.')) values = values.flatMap((value) => member(value, step) ?? []);
  return values.filter((value) => typeof value === 'string');
}

function member(value: unknown, name: string): unknown {
  return (Object(value) as Readonly<Record<string, unknown>>)[name];
}
