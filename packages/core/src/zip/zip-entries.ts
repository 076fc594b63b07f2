import { contentChunks, Turns, chunksOf } from '../content/chunks.ts';
import { calls, type FileResponse } from '../files/file-response.ts';
import { ByteReader } from './byte-reader.ts';
import { crc32, viewOf } from './bytes.ts';
import { checkDirectory, type WalkedEntry } from './directory.ts';
import { DescribedData, SizedData, type EntryData } from './entry-data.ts';
import { entryPathOf, UniquePaths } from './entry-name.ts';
import { inflate } from './inflate.ts';
import { type EntrySizes, readLocalHeader, signature, type LocalHeader } from './local-header.ts';
import { alreadyRead, FileEntry } from './zip-entry.ts';
import { corrupt, type Quote, quoted } from './zip-error.ts';
import { Budget, type ZipLimits } from './zip-limits.ts';
import { checkFile } from '../files/check-file.ts';

/** An archive, as a stream or in memory. */
export type ZipSource = ReadableStream<Uint8Array> | AsyncIterable<Uint8Array> | Blob | Uint8Array;

/**
 * Iterates the files of an archive as they arrive, with constant memory. Read each file before you request the next,
 * or skip it. Folders aren't listed.
 * The archive's directory is at its end and is checked last. Trust the files only after the loop ends without an
 * error.
 * @throws {ArgumentError} If it isn't an archive, or a limit is invalid.
 * @throws {ZipError} If the archive is damaged, differs from its directory, is unsafe or is too large.
 */
export async function* zipEntries(
  source: ZipSource,
  limits: ZipLimits = {},
): AsyncGenerator<FileEntry, void, undefined> {
  const call = calls.get(source);
  const hide: Quote = (name) => call?.hide(name) ?? name;
  const quote: Quote = (name) => quoted(hide(name));
  const reader = new ByteReader(contentChunks(source), new Turns(call?.checkOpen));
  const budget = new Budget(limits);
  const paths = new UniquePaths();
  const walked = new Map<number, WalkedEntry>();
  try {
    while (await standsAt(reader, signature.local)) {
      budget.countEntry();
      const offset = reader.position;
      const header = await readLocalHeader(reader, budget, quote);
      const wanted = entryPathOf(header.rawName, quote);
      const opened = new OpenEntry(reader, header, budget, hide);
      try {
        if (!header.rawName.endsWith('/')) {
          const path = paths.claim(wanted);
          yield new FileEntry(path, header.sizes?.unpacked, () => opened.read(path.path));
        }
      } finally {
        await opened.close();
      }
      walked.set(offset, { rawName: header.rawName, ...(await opened.pass()) });
    }
    await checkDirectory(reader, walked);
  } finally {
    await reader.close();
  }
}

/** The content of the current entry. It can be read once, before the walk continues. */
class OpenEntry {
  readonly #header: LocalHeader;
  readonly #data: EntryData;
  readonly #budget: Budget;
  readonly #hide: Quote;
  #content: AsyncGenerator<Uint8Array, void, undefined> | undefined;
  #passed = false;
  #complete = false;

  constructor(reader: ByteReader, header: LocalHeader, budget: Budget, hide: Quote) {
    this.#header = header;
    this.#data = header.sizes === undefined ? new DescribedData(reader) : new SizedData(reader, header.sizes);
    this.#budget = budget;
    this.#hide = hide;
  }

  read(path: string): AsyncGenerator<Uint8Array, void, undefined> {
    if (this.#passed || this.#content !== undefined) throw alreadyRead(this.#hide(path));
    this.#content = this.#unpack(path);
    return this.#untilPassed(this.#content, path);
  }

  /** Ends the reading, however far it got. */
  async close(): Promise<void> {
    this.#passed = true;
    await this.#content?.return();
  }

  /** Leaves the reader behind the entry, whose sizes are known then. */
  async pass(): Promise<EntrySizes> {
    while ((await this.#data.next()) !== undefined);
    return this.#data.sizes ?? { packed: 0, unpacked: 0, crc: 0 };
  }

  /** If the walk continues, the content ends early. That must not look like its end. */
  async *#untilPassed(
    content: AsyncGenerator<Uint8Array, void, undefined>,
    path: string,
  ): AsyncGenerator<Uint8Array, void, undefined> {
    yield* content;
    if (!this.#complete) throw alreadyRead(this.#hide(path));
  }

  async *#unpack(path: string): AsyncGenerator<Uint8Array, void, undefined> {
    const data = this.#data;
    let size = 0;
    let crc = 0;
    for await (const chunk of this.#header.packing === 'stored' ? stored(data) : inflate(data)) {
      size += chunk.byteLength;
      crc = crc32(chunk, crc);
      this.#budget.countBytes(chunk.byteLength, size, data.consumed);
      yield chunk;
    }
    if (data.sizes?.crc !== crc || data.sizes.unpacked !== size)
      throw corrupt(`checksum mismatch in ${quoted(this.#hide(path))}`);
    this.#complete = true;
  }
}

async function* stored(data: EntryData): AsyncGenerator<Uint8Array, void, undefined> {
  for (let piece = await data.next(); piece !== undefined; piece = await data.next()) yield piece;
}

async function standsAt(reader: ByteReader, expected: number): Promise<boolean> {
  const head = await reader.peek(4);
  return head.byteLength >= 4 && viewOf(head).getUint32(0, true) === expected;
}

/**
 * Iterates the files of a download, whether it is an archive or a single file (S31, DR73, O04).
 * @throws {ArgumentError} If it isn't a download.
 * @throws {ZipError} If the archive is damaged, unsafe or too large.
 * @example
 * ```ts
 * import { saveTo } from '@tradelane/core/node';
 * import { fileEntries } from '@tradelane/core/zip';
 *
 * const archive = await hub.documents.download('ORDER');
 * for await (const entry of fileEntries(archive)) await saveTo(entry, './documents/');
 * ```
 */
export async function* fileEntries(
  file: FileResponse,
  limits: ZipLimits = {},
): AsyncGenerator<FileEntry, void, undefined> {
  checkFile(file);
  if (file.kind === 'zip') {
    yield* zipEntries(file.stream(), limits);
    return;
  }
  const name = file.filename ?? 'download';
  try {
    yield new FileEntry({ name, folder: '', path: name }, file.size, () => chunksOf(file.stream()));
  } finally {
    await file.discard();
  }
}
