import { received } from '../errors/checks.ts';
import { ArgumentError } from '../errors/index.ts';
import { type FileStream, isReadableStream, contentChunks } from './chunks.ts';
import { typeOfName } from './file-name.ts';
import { refuseSpent, openOnce } from './one-shot-streams.ts';
import { isArrayBuffer, isBlob, isBytes } from '../platform/platform.ts';

/** Content with a name and a content type. */
export interface NamedFile {
  /** File name for the server, with its extension. */
  readonly name: string;
  /** Content type. Default: derived from the extension of the name. */
  readonly type?: string | undefined;
  /**
   * The content. A function runs for each attempt and may return a new stream, so the upload can be retried.
   */
  readonly data: Blob | Uint8Array | ArrayBuffer | string | FileStream | (() => FileStream | Promise<FileStream>);
  /** Size in bytes. With it, a stream is sent with a `Content-Length`. The upload fails if the size differs. */
  readonly size?: number | undefined;
}

/**
 * A file to upload: a `Blob` or `File`, bytes, or content with a name. Streams are sent as they are read and never held
 * in memory. A stream can be sent only once, so its upload isn't retried. To allow retries, pass a function that
 * returns a new stream.
 */
export type FileInput = Blob | Uint8Array | ArrayBuffer | NamedFile;

type FileContent = NamedFile['data'];

/** Content that can be read repeatedly. */
type FileBytes = Blob | Uint8Array | ArrayBuffer | string;

/** A file for the multipart encoder. */
export interface FileSource {
  readonly name: string;
  readonly type: string;
  readonly size: number | undefined;
  /** Repeatable content, or a stream that can be read once. */
  readonly content:
    | Blob
    | Uint8Array
    | { readonly open: () => FileStream | Promise<FileStream>; readonly replayable: true }
    | { readonly open: () => FileStream; readonly replayable: false };
}

export function isFileInput(value: unknown): value is FileInput {
  if (isInMemory(value)) return true;
  return (
    typeof value === 'object' &&
    value !== null &&
    'name' in value &&
    'data' in value &&
    typeof value.name === 'string' &&
    isContent(value.data)
  );
}

/** Whether a value is content in memory without a name. */
export function isInMemory(value: unknown): value is Exclude<FileBytes, string> {
  return isBlob(value) || isBytes(value) || isArrayBuffer(value);
}

/** Whether a value can be read as bytes, as far as can be checked before it is opened. */
function isContent(data: unknown): data is FileContent {
  if (typeof data === 'string' || typeof data === 'function' || isInMemory(data)) return true;
  if (Array.isArray(data)) return data.every(isBytes);
  return isReadableStream(data) || (!ArrayBuffer.isView(data) && isIterable(Object(data)));
}

function isIterable(object: object): boolean {
  return Symbol.asyncIterator in object || Symbol.iterator in object;
}

/**
 * Reads a file input.
 * @throws {ArgumentError} If the size is invalid, or the stream was read before.
 */
export function fileSource(input: FileInput): FileSource {
  const file: NamedFile = isInMemory(input) ? { name: nameOf(input), data: input } : input;
  const { name, size } = file;
  const data = inBytes(file.data);
  const type = file.type || (isBlob(data) && data.type) || typeOfName(name);
  if (isBlob(data)) return { name, type, size: data.size, content: data };
  if (isBytes(data)) return { name, type, size: data.byteLength, content: data };
  if (size !== undefined && !(Number.isSafeInteger(size) && size >= 0)) {
    throw new ArgumentError(
      `The \`size\` of file ${received(name)} must be its number of bytes. Received: ${received(size)}. Leave it out if you don't know it.`,
      { argument: 'size' },
    );
  }
  if (typeof data === 'function') return { name, type, size, content: { open: data, replayable: true } };
  refuseSpent(data, name);
  return { name, type, size, content: { open: () => data, replayable: false } };
}

function inBytes(data: FileContent): Exclude<FileContent, string | ArrayBuffer> {
  if (typeof data === 'string') return new TextEncoder().encode(data);
  return isArrayBuffer(data) ? new Uint8Array(data) : data;
}

/** The name that forms use for a file without a name is `blob`. */
function nameOf(content: object): string {
  return 'name' in content && typeof content.name === 'string' ? content.name : 'blob';
}

/**
 * Returns a hash of a file's content, or undefined for a stream that can be read only once. Takes a few seconds for a
 * gigabyte.
 */
export async function fileDigest(file: FileInput): Promise<string | undefined> {
  const data = 'data' in file ? file.data : file;
  if (typeof data === 'object' && !isInMemory(data)) return undefined;
  const { content, name } = fileSource(file);
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  let length = 0;
  const add = (bytes: Uint8Array): void => {
    length += bytes.length;
    for (const byte of bytes) {
      high = Math.imul(high ^ byte, 2_654_435_761);
      low = Math.imul(low ^ byte ^ (high >>> 15), 1_597_334_677);
    }
  };
  for await (const bytes of contentChunks('open' in content ? await openOnce({ ...content, name }) : content))
    add(bytes);
  return [high, low, length].map((part) => (part >>> 0).toString(36)).join('');
}
