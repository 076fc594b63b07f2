import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { link, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { ArgumentError } from '../../base/errors/index.ts';
import { chunksOf } from '../../base/chunks.ts';
import { readingInBytes } from '../../base/streams.ts';
import type { NamedFile } from '../../call/arguments/file-input.ts';
import { typeOfName, baseName } from '../../call/arguments/file-name.ts';
import { checkFile } from './check-file.ts';

/**
 * A file on disk to send. It is read while it is sent, and again for each attempt; nothing of it is held in memory.
 * @throws ArgumentError where there is no such file.
 */
export async function fileFromPath(
  path: string,
  options: { readonly name?: string; readonly type?: string } = {},
): Promise<NamedFile> {
  const found = await stat(path).catch(() => undefined);
  if (!found?.isFile()) throw new ArgumentError(`There is no file at ${path}.`, { argument: 'path' });
  const name = options.name ?? basename(path);
  return {
    name,
    type: options.type ?? typeOfName(name),
    size: found.size,
    data: () => createReadStream(path, { highWaterMark: readingInBytes }),
  };
}

/** What can be saved: a downloaded file, or an entry of an archive. */
export interface Saveable {
  /** Name by Content-Disposition; it comes before the others. */
  readonly filename?: string | undefined;
  /** Folder and name within the archive, with `/` between: both are kept, and it leads out of no folder. */
  readonly path?: string | undefined;
  /** Name of what has no path; its last part counts. */
  readonly name?: string | undefined;
  /** The content as it arrives. */
  stream(): ReadableStream<Uint8Array>;
}

/** What becomes of a file that is there already. */
export interface SaveOptions {
  /** Whether a file that is there already is replaced; true where absent. */
  readonly overwrite?: boolean;
}

/**
 * Saves a file under `path`, or under its own name where `path` is a folder (or ends like one); an entry of an archive under its own path there, so that
 * files of one name in two of its folders stay two. The file appears whole or not at all: it is written beside its target and moved there once it is safe
 * on disk. Missing folders are made. A process that is killed meanwhile leaves a `.….part`, which a later process that saves into the folder removes once it is
 * a day old.
 * @returns the path of the file.
 * @throws ArgumentError where the file or the path is none; nothing was read of it.
 */
export async function saveTo(file: Saveable, path: string, options: SaveOptions = {}): Promise<string> {
  checkFile(file);
  if (typeof path !== 'string') throw new ArgumentError('Pass the path to save it under.', { argument: 'path' });
  const content = file.stream();
  try {
    return await save(content, resolve(await targetPathOf(file, path)), options);
  } catch (error) {
    await content.cancel().catch(() => undefined); // who was never asked for a byte holds the connection
    throw error;
  }
}

async function save(content: ReadableStream<Uint8Array>, target: string, options: SaveOptions): Promise<string> {
  const folder = dirname(target);
  await mkdir(folder, { recursive: true });
  await sweep(folder);
  const draft = join(folder, `.${randomUUID()}.part`);
  try {
    await write(content, draft);
    await (options.overwrite === false ? settleOnce(draft, target) : rename(draft, target));
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  return target;
}

async function targetPathOf(file: Saveable, path: string): Promise<string> {
  const isFolder = /[/\\]$/.test(path) || (await stat(path).catch(() => undefined))?.isDirectory() === true;
  return isFolder ? join(path, ownPathOf(file)) : path;
}

function ownPathOf({ filename, path, name = '' }: Saveable): string {
  const parts = filename === undefined && path !== undefined ? path.split(/[/\\]/) : [filename ?? name];
  const names = parts.flatMap((part) => baseName(part) ?? []);
  return names.length === 0 ? 'download' : join(...names);
}

const partName = /^\.[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\.part$/;
/** Who writes does so more often (ours). */
const leftBehindInMs = 86_400_000;
const swept: Set<string> = new Set();

/** Removes what killed processes left, once in each folder: a look at ten thousand files for each of them would be dear. */
async function sweep(folder: string): Promise<void> {
  if (swept.has(folder)) return;
  swept.add(folder);
  const names = await readdir(folder).catch(() => []); // who may write may not be allowed to look
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

/** A link fails where the name is taken, in one step; a look beforehand would leave a gap. */
async function settleOnce(draft: string, target: string): Promise<void> {
  await link(draft, target);
  await rm(draft);
}
