import type { Bytes } from '../../../base/bytes.ts';
import { ArgumentError } from '../../../base/errors/index.ts';
import { bytesOf, chunksOfBytes, readableOf } from '../../../base/streams.ts';
import type { EntryPath } from './entry-name.ts';

/** A file in an archive, or the one file of a response that is none. It is read while it is at hand, or passed by. */
export class FileEntry {
  /** `invoice.pdf`; a second one of the same name in a folder is `invoice (2).pdf`. */
  readonly name: string;
  /** `''` at the top; the shop's id (S31), the entity's type and order (DR73). */
  readonly folder: string;
  /** Folder and name, with `/` between. It never leads out of where it is unpacked. */
  readonly path: string;
  /** Bytes, where they are known before reading. */
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
   * The content as it is unpacked.
   * @throws ArgumentError where it was read before, or the walk has gone on.
   */
  stream(): ReadableStream<Uint8Array> {
    if (this.#whole !== undefined) return readableOf(chunksOfBytes(this.#whole));
    return readableOf(this.#open());
  }

  /** The whole content in memory; may be asked for again. */
  async bytes(): Promise<Bytes> {
    this.#whole ??= bytesOf(this.#open());
    return this.#whole;
  }

  /** The whole content as UTF-8; a byte-order mark is dropped. */
  async text(): Promise<string> {
    return new TextDecoder().decode(await this.bytes());
  }
}

export function alreadyRead(path: string): ArgumentError {
  return new ArgumentError(
    `${path} was read before, or the walk has gone on: read an entry before asking for the next.`,
  );
}
