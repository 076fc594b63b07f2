import { ArgumentError } from '../../base/errors/index.ts';
import { type FileStream, isReadableStream } from '../../base/chunks.ts';
import { typeOfName } from './file-name.ts';
import { refuseSpent } from '../../base/one-shot.ts';
import { isArrayBuffer, isBlob, isBytes } from '../../base/realms.ts';

/** Content of a file to send. A function, which may open the stream later, is asked for each attempt, so the upload can be repeated. */
export type FileContent = FileBytes | FileStream | (() => FileStream | Promise<FileStream>);

/** Content that can be read again and again. */
export type FileBytes = Blob | Uint8Array | ArrayBuffer | string;

/** Content together with how it is declared to the receiver. */
export interface NamedFile {
  /** File name that the receiver sees, with its extension. */
  readonly name: string;
  /** Content type; by the extension of the name where absent. */
  readonly type?: string | undefined;
  /** The content. */
  readonly data: FileContent;
  /** Bytes, where known: lets a stream be sent with a length, and what differs from it fails. */
  readonly size?: number | undefined;
}

/**
 * A file to send: a `Blob` or `File`, bytes, or content with a name. Streams are sent as they come and never held in
 * memory; one that was read is gone, so its upload is not repeated (give a function for that), and it is refused where it is given again.
 */
export type FileInput = Blob | Uint8Array | ArrayBuffer | NamedFile;

/** A file as the multipart encoder takes it. */
export interface FileSource {
  readonly name: string;
  readonly type: string;
  readonly size: number | undefined;
  /** Bytes that can be read again at any time, or one reading of a stream. */
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

/** Content by itself, which can be read again and again. */
export function isInMemory(value: unknown): value is Exclude<FileBytes, string> {
  return isBlob(value) || isBytes(value) || isArrayBuffer(value);
}

/** Whether it can be read as bytes, as far as can be told before it is opened. */
function isContent(data: unknown): data is FileContent {
  if (typeof data === 'string' || typeof data === 'function' || isInMemory(data)) return true;
  if (Array.isArray(data)) return data.every(isBytes);
  return isReadableStream(data) || (!ArrayBuffer.isView(data) && isIterable(Object(data)));
}

function isIterable(object: object): boolean {
  return Symbol.asyncIterator in object || Symbol.iterator in object;
}

/** @throws ArgumentError for a size that is none, and for a stream that was read before */
export function fileSource(input: FileInput): FileSource {
  const file: NamedFile = isInMemory(input) ? { name: nameOf(input), data: input } : input;
  const { name, size } = file;
  const data = inBytes(file.data);
  const type = file.type || (isBlob(data) && data.type) || typeOfName(name);
  if (isBlob(data)) return { name, type, size: data.size, content: data };
  if (isBytes(data)) return { name, type, size: data.byteLength, content: data };
  if (size !== undefined && !(Number.isSafeInteger(size) && size >= 0)) {
    throw new ArgumentError(`${name}: \`size\` must be the number of its bytes, or left out.`, { argument: 'size' });
  }
  if (typeof data === 'function') return { name, type, size, content: { open: data, replayable: true } };
  refuseSpent(data, name);
  return { name, type, size, content: { open: () => data, replayable: false } };
}

function inBytes(data: FileContent): Exclude<FileContent, string | ArrayBuffer> {
  if (typeof data === 'string') return new TextEncoder().encode(data);
  return isArrayBuffer(data) ? new Uint8Array(data) : data;
}

/** What a form calls a file without a name is `blob`. */
function nameOf(content: object): string {
  return 'name' in content && typeof content.name === 'string' ? content.name : 'blob';
}
