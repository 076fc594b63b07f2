import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { link, lstat, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join, parse, resolve } from 'node:path';
import { checkObject, refuseUnknown } from '../errors/checks.ts';
import { ArgumentError } from '../errors/index.ts';
import { chunksOf, readingInBytes } from '../content/chunks.ts';
import type { NamedFile } from '../content/file-input.ts';
import { foreignName, numberedName, typeOfName } from '../content/file-name.ts';
import { checkFile } from './check-file.ts';

/**
 * Creates a file input from a path. The file is streamed, and read again for each attempt.
 * On Node, its size is sent as `Content-Length`.
 * @throws {ArgumentError} If the file doesn't exist, or an option is unknown.
 * @example
 * ```ts
 * import { fileFromPath } from '@tradelane/core/node';
 *
 * const file = await fileFromPath('offers.csv');
 * const { import_id } = await shop.offers.import({ file, import_mode: 'NORMAL' });
 * ```
 */
export async function fileFromPath(
  path: string,
  options: { readonly name?: string; readonly type?: string } = {},
): Promise<NamedFile> {
  checkObject(options, 'options');
  refuseUnknown(options, { name: true, type: true });
  const found = await stat(path).catch(() => undefined);
  if (!found?.isFile())
    throw new ArgumentError(`The file "${path}" doesn't exist. Check the path.`, {
      code: 'ERR_FILE_NOT_FOUND',
      argument: 'path',
    });
  const name = options.name ?? basename(path);
  return {
    name,
    type: options.type ?? typeOfName(name),
    size: found.size,
    data: () => createReadStream(path, { highWaterMark: readingInBytes }),
  };
}

/** A file to save: a download or an archive entry. */
export interface Saveable {
  /** Name from Content-Disposition. It has priority. */
  readonly filename?: string | undefined;
  /** Folder and name within the archive, separated by `/`. It can't lead outside the target folder. */
  readonly path?: string | undefined;
  /** Name without a path. Only its last part is used. */
  readonly name?: string | undefined;
  /**
   * Streams the content.
   * @throws {ArgumentError} If it was streamed before.
   */
  stream(): ReadableStream<Uint8Array>;
}

/** Options of `saveTo`. */
export interface SaveOptions {
  /**
   * Whether to replace an existing file. Default: `true` if `path` names the file. If the file keeps its own name, the
   * server has chosen it, so an existing file stays and the new one is `invoice (1).pdf`.
   */
  readonly overwrite?: boolean;
}

/**
 * Saves a file at `path`, and returns the final path. If `path` is a folder or ends like one, the file keeps its own
 * name. An archive entry keeps its folders too. A name of the file's own never replaces a file and never starts with a
 * dot.
 * It writes to a temporary file and renames it when it is safely on disk, so the file is complete or absent. Missing
 * folders are created. If the process is killed, a `.….part` file remains. A later save to the folder removes it after
 * one day.
 * @throws {ArgumentError} If the file, the path or an option is invalid. Nothing was read.
 * @example
 * ```ts
 * import { saveTo } from '@tradelane/core/node';
 *
 * const archive = await hub.documents.download('ORDER');
 * const path = await saveTo(archive, './documents/'); // an existing file is never replaced
 * ```
 */
export async function saveTo(file: Saveable, path: string, options: SaveOptions = {}): Promise<string> {
  checkFile(file);
  checkObject(options, 'options');
  refuseUnknown(options, { overwrite: true });
  if (typeof path !== 'string')
    throw new ArgumentError('`path` is missing. Pass the path to save the file to.', { argument: 'path' });
  const content = file.stream();
  try {
    const isFolder = /[/\\]$/.test(path) || (await stat(path).catch(() => undefined))?.isDirectory() === true;
    const { overwrite = isFolder ? 'number' : true } = options;
    return await save(content, isFolder ? await ownPath(resolve(path), file) : resolve(path), overwrite);
  } catch (error) {
    await content.cancel().catch(() => undefined); // An unread body keeps its connection.
    throw error;
  }
}

async function save(
  content: ReadableStream<Uint8Array>,
  target: string,
  overwrite: boolean | 'number',
): Promise<string> {
  const folder = dirname(target);
  await mkdir(folder, { recursive: true });
  await sweep(folder);
  const draft = join(folder, `.${randomUUID()}.part`);
  try {
    await write(content, draft).catch((error: unknown) => named(error, target));
    if (overwrite === 'number') return await settleNumbered(draft, target);
    await (overwrite ? rename(draft, target) : settleOnce(draft, target));
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  return target;
}

/** Returns a path below a folder. A link or a file on the way isn't followed, so the next free name is used. */
async function ownPath(folder: string, { filename, path, name = '' }: Saveable): Promise<string> {
  const parts =
    filename === undefined && path !== undefined ? path.split(/[/\\]/) : (filename ?? name).split(/[/\\]/).slice(-1);
  const names = parts.flatMap((part) => foreignName(part) ?? []);
  const own = names.pop() ?? 'download';
  let target = folder;
  for (const part of names) {
    let free = join(target, part);
    for (let count = 1; (await lstat(free).catch(() => undefined))?.isDirectory() === false; count += 1)
      free = join(target, numberedName(part, count));
    target = free;
  }
  return join(target, own);
}

const partName = /^\.[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\.part$/;
/** Writing processes touch their files more often (our choice). */
const leftBehindInMs = 86_400_000;
const swept: Set<string> = new Set();

/** Removes what killed processes left, once in each folder: a look at ten thousand files for each of them would be dear. */
async function sweep(folder: string): Promise<void> {
  if (swept.has(folder)) return;
  swept.add(folder);
  const names = await readdir(folder).catch(() => []); // A user with write permission may lack read permission.
  for (const name of names.filter((one) => partName.test(one))) {
    const part = join(folder, name);
    const found = await stat(part).catch(() => undefined);
    if (found && Date.now() - found.mtimeMs > leftBehindInMs) await rm(part, { force: true }).catch(() => undefined);
  }
}

async function write(content: ReadableStream<Uint8Array>, path: string): Promise<void> {
  const handle = await open(path, 'wx');
  try {
    for await (const chunk of chunksOf(content)) await handle.writeFile(chunk);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Adds the path to an error of a write, such as of a full disk. Node names it in other errors only. */
function named(error: unknown, path: string): never {
  const { syscall, path: known, message } = error as NodeJS.ErrnoException;
  throw syscall === 'write' && known === undefined
    ? Object.assign(error as Error, { path, message: `${message} '${path}'` })
    : error;
}

/** A link fails atomically if the name exists. A check beforehand would leave a gap. */
async function settleOnce(draft: string, target: string): Promise<void> {
  try {
    await link(draft, target);
  } catch (error) {
    if (codeOf(error) === 'EEXIST') throw error;
    // Some disks have no links. An empty file reserves the name.
    await (await open(target, 'wx')).close();
    await rename(draft, target);
    return;
  }
  await rm(draft);
}

/** The last number of a name, because a folder may have thousands of files of one name. */
const lastNumbers: Map<string, number> = new Map();

/** Settles under the first free name: `invoice.pdf`, `invoice (1).pdf`. It skips numbers that this process used before. */
async function settleNumbered(draft: string, target: string): Promise<string> {
  const { dir, base } = parse(target);
  for (let count = lastNumbers.get(target) ?? 0, free = target; ;) {
    try {
      await settleOnce(draft, free);
      return free;
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error;
    }
    count += 1;
    free = join(dir, numberedName(base, count));
    if (lastNumbers.size > 1_000) lastNumbers.clear();
    lastNumbers.set(target, count);
  }
}

const codeOf = (error: unknown): unknown => (error as NodeJS.ErrnoException | undefined)?.code;
