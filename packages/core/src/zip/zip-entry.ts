import { type Bytes, bytesOf, chunksOfBytes, readableOf } from '../content/chunks.ts';
import { ArgumentError } from '../errors/index.ts';
import type { EntryPath } from './entry-name.ts';

/** A file in an archive, or the single file of a response. Read it before you request the next, or skip it. */
export class FileEntry {
  /** File name: `invoice.pdf`. A second file with this name in a folder is `invoice (2).pdf`. */
  readonly name: string;
  /** Folder: `''` at the top, the shop's ID (S31), or the entity's type and order (DR73). */
  readonly folder: string;
  /** Folder and name, separated by `/`. It never leads outside the target folder. */
  readonly path: string;
  /** Size in bytes, if it is known before reading. */
  readonly size: number | undefined;
  readonly #open: () => AsyncGenerator<Uint8Array, void, undefined>;
  #whole: Promise<Bytes> | undefined;

  constructor(path: EntryPath, size: number | undefined, open: () => AsyncGenerator<Uint8Array, void, undefined>) {
    this.name = path.name;
    this.folder = path.folder;
    this.path = path.path;
    this.size = size;
    this.#open = open;
  }

  /**
   * Streams the unpacked content.
   * @throws {ArgumentError} If it was read before, or the loop has moved on.
   */
  stream(): ReadableStream<Uint8Array> {
    if (this.#whole !== undefined) return readableOf(chunksOfBytes(this.#whole));
    return readableOf(this.#open());
  }

  /** Loads the content into memory. Can be called again. */
  async bytes(): Promise<Bytes> {
    this.#whole ??= bytesOf(this.#open());
    return this.#whole;
  }

  /** Loads the content as UTF-8 text, without a byte-order mark. */
  async text(): Promise<string> {
    return new TextDecoder().decode(await this.bytes());
  }
}

export function alreadyRead(path: string): ArgumentError {
  return new ArgumentError(`${path} was already consumed. Read each entry once, before the next one.`, {
    code: 'ERR_STREAM_CONSUMED',
  });
}
