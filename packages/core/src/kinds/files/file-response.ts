import type { Bytes } from '../../base/bytes.ts';
import { ArgumentError } from '../../base/errors/index.ts';
import { bytesOf, chunksOfBytes, readableOf } from '../../base/streams.ts';
import { decoderFor } from './charset.ts';
import type { FileKind } from './file-kind.ts';

export interface FileResponseInit {
  readonly filename: string | undefined;
  readonly contentType: string;
  readonly size: number | undefined;
  readonly kind: FileKind;
  /** The content; read at most once. */
  readonly content: AsyncGenerator<Uint8Array, void, undefined>;
  /** Frees the connection of a content that nobody reads. */
  readonly discard: () => Promise<void>;
  /** Throws where so many bytes are more than memory is to hold. */
  readonly checkLength: (bytes: number) => void;
}

/**
 * A downloaded file whose content is still on the wire: stream it, or have it whole. It is read once; `bytes()`,
 * `text()` and `blob()` keep what they read and may be called again. Read it or `discard()` it: till then it holds a
 * connection.
 */
export class FileResponse {
  /** Bare file name by Content-Disposition; undefined where the server gave none. */
  declare readonly filename: string | undefined;
  /** Content type as the server says, with its parameters. */
  declare readonly contentType: string;
  /** Bytes, where the server said. */
  declare readonly size: number | undefined;
  /** Whether the response is an archive of files or the one file itself (S31, DR73); `@tradelane/core/zip` walks either. */
  declare readonly kind: FileKind;
  readonly #init: FileResponseInit;
  #streamed = false;
  #whole: Promise<Bytes> | undefined;

  constructor(init: FileResponseInit) {
    const { filename, contentType, size, kind } = init;
    Object.assign(this, { filename, contentType, size, kind });
    this.#init = init;
  }

  /**
   * The content as it arrives.
   * @throws ArgumentError where it was streamed before.
   */
  stream(): ReadableStream<Uint8Array> {
    if (this.#whole !== undefined) return readableOf(chunksOfBytes(this.#whole));
    this.#claim();
    return readableOf(this.#init.content, this.#init.discard);
  }

  /**
   * The whole content in memory, unpacked.
   * @throws MalformedResponseError beyond the client's `maxResponseBytes`: `stream()` and `saveTo` know no such limit.
   */
  async bytes(): Promise<Bytes> {
    if (this.#whole === undefined) {
      this.#claim();
      this.#whole = bytesOf(this.#init.content, this.#init.checkLength);
    }
    return this.#whole;
  }

  /** The whole content as text, in the charset of its content type; a byte-order mark is dropped. */
  async text(): Promise<string> {
    return decoderFor(this.contentType).decode(await this.bytes());
  }

  /** The whole content in memory, with its content type. Rejects with `MalformedResponseError` beyond the client's `maxResponseBytes`. */
  async blob(): Promise<Blob> {
    return new Blob([await this.bytes()], { type: this.contentType });
  }

  /** Gives the content up and frees the connection; a stream of it that is still being read ends with an error. */
  async discard(): Promise<void> {
    if (this.#whole !== undefined) return;
    this.#streamed = true;
    await this.#init.discard();
  }

  #claim(): void {
    if (this.#streamed) throw new ArgumentError('This file was read or discarded before; its content is sent once.');
    this.#streamed = true;
  }
}
