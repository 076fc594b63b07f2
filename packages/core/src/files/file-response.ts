import { type Bytes, bytesOf, chunksOfBytes, readableOf } from '../content/chunks.ts';
import { ArgumentError } from '../errors/index.ts';
import { charsetOf } from '../content/charset.ts';

const archiveType = /^application\/(?:zip|x-zip(?:-compressed)?)$/;
/** Content types that are meaningless because servers send them for anything. */
const anyType = /^(?:(?:application|binary)\/octet-stream|application\/download)?$/;

/**
 * Whether a file may be an archive. A different content type or file name has priority over its first bytes, because
 * office documents are archives too.
 */
export function mayBeZip(contentType: string, filename: string | undefined): boolean {
  const type = mediaType(contentType);
  if (archiveType.test(type)) return true;
  return anyType.test(type) && (filename === undefined || !/\.[^.]+$/.test(filename) || /\.zip$/i.test(filename));
}

/** The first bytes of an archive: an entry, or the end of an empty one. */
export function startsLikeZip(bytes: Uint8Array): boolean {
  const [p, k, one, two] = bytes;
  return p === 0x50 && k === 0x4b && ((one === 0x03 && two === 0x04) || (one === 0x05 && two === 0x06));
}

/** `text/csv` of `text/csv; charset=…`. */
export function mediaType(contentType: string): string {
  return (contentType.split(';', 1)[0] ?? '').trim().toLowerCase();
}

export interface FileResponseInit {
  readonly filename: string | undefined;
  readonly contentType: string;
  readonly size: number | undefined;
  readonly kind: 'zip' | 'single';
  /** The content. Read at most once. */
  readonly content: AsyncGenerator<Uint8Array, void, undefined>;
  /** Frees the connection of an unread content. */
  readonly discard: () => Promise<void>;
  /** Throws if the call is over: by its deadline, its signal, an error or `discard()`. */
  readonly checkOpen: () => void;
  /** Removes credentials from a text that may quote the content (T10). */
  readonly hide: (text: string) => string;
  /** Throws where so many bytes are more than memory is to hold. */
  readonly checkLength: (bytes: number) => void;
}

/** The call of a file, or of its stream, for its readers. */
export const calls: WeakMap<object, Pick<FileResponseInit, 'checkOpen' | 'hide'>> = /* @__PURE__ */ new WeakMap();

/**
 * A downloaded file whose content hasn't been read yet. Stream it, or load it into memory. You can stream it once.
 * `bytes()`, `text()` and `blob()` keep the content and can be called again. Until you read it or call `discard()`, it
 * holds a connection.
 */
export class FileResponse {
  /** File name from Content-Disposition. `undefined` if the server sent none, or one that contains a credential. */
  declare readonly filename: string | undefined;
  /** Content type with its parameters, as the server sent it. */
  declare readonly contentType: string;
  /** Size in bytes, if the server sent it. */
  declare readonly size: number | undefined;
  /** Whether the response is an archive or a single file (S31, DR73). `@tradelane/core/zip` reads both. */
  declare readonly kind: 'zip' | 'single';
  readonly #init: FileResponseInit;
  #streamed = false;
  #whole: Promise<Bytes> | undefined;

  constructor(init: FileResponseInit) {
    const { filename, contentType, size, kind } = init;
    Object.assign(this, { filename, contentType, size, kind });
    this.#init = init;
    calls.set(this, init);
  }

  /**
   * Streams the content.
   * @throws {ArgumentError} If it was streamed before.
   */
  stream(): ReadableStream<Uint8Array> {
    if (this.#whole !== undefined) return readableOf(chunksOfBytes(this.#whole));
    this.#claim();
    const stream = readableOf(this.#init.content, this.#init.discard);
    calls.set(stream, this.#init);
    return stream;
  }

  /**
   * Loads the content into memory.
   * @throws {MalformedResponseError} If it exceeds the client's `maxResponseBytes`. `stream()` and `saveTo` have no
   *   such limit.
   */
  async bytes(): Promise<Bytes> {
    if (this.#whole === undefined) {
      this.#claim();
      this.#whole = bytesOf(this.#init.content, this.#init.checkLength);
    }
    return this.#whole;
  }

  /** Loads the content as text in the charset of its content type, without a byte-order mark. */
  async text(): Promise<string> {
    return new TextDecoder(charsetOf(this.contentType)).decode(await this.bytes());
  }

  /**
   * Loads the content with its content type.
   * @throws {MalformedResponseError} If it exceeds the client's `maxResponseBytes`.
   */
  async blob(): Promise<Blob> {
    return new Blob([await this.bytes()], { type: this.contentType });
  }

  /** Discards the content and frees the connection. A stream of it ends with an error. */
  async discard(): Promise<void> {
    if (this.#whole !== undefined) return;
    this.#streamed = true;
    await this.#init.discard();
  }

  #claim(): void {
    if (this.#streamed)
      throw new ArgumentError('This file was already read or discarded. Download it again to read it again.', {
        code: 'ERR_STREAM_CONSUMED',
      });
    this.#streamed = true;
  }
}
