import { type FileStream, isReadableStream } from './chunks.ts';
import { ArgumentError, type RequestOutcome } from '../errors/index.ts';

/** Streams and iterators that were opened here, because some don't show it themselves. */
const opened = /* @__PURE__ */ new WeakSet<object>();

/** Properties of a Node stream that show its state. Some exist in later versions only. */
interface NodeStream {
  readonly readableDidRead?: boolean;
  readonly readableEnded?: boolean;
  readonly destroyed?: boolean;
  readonly errored?: unknown;
}

/**
 * Whether a source can be read only once. A list of chunks, or an object that creates an iterator each time, can be
 * read again.
 */
function isOneShot(source: unknown): source is object {
  return isReadableStream(source) || isIterator(source) || isNodeStream(source);
}

/** Content that is opened when it is sent. */
export interface Openable {
  readonly open: () => FileStream | Promise<FileStream>;
  /** Name of the file, for messages. */
  readonly name: string;
  /** Size in bytes, if known. */
  readonly size: number | undefined;
}

/**
 * Opens content and marks it as opened.
 * @throws {ArgumentError} If it was read before. A part of the body may already have been sent.
 */
export async function openOnce({ open, name }: Pick<Openable, 'open' | 'name'>): Promise<FileStream> {
  const source = await open();
  refuseSpent(source, name, 'unknown');
  if (isOneShot(source)) opened.add(source);
  return source;
}

/**
 * Checks that a source hasn't been read, because it would be sent as an empty or truncated file.
 * @throws {ArgumentError} If it was read, partly or completely.
 */
export function refuseSpent(source: unknown, name: string, outcome: RequestOutcome = 'not-sent'): void {
  if (!isSpent(source)) return;
  const message = `${name} was already read or closed. A stream can be read once. Pass a function that opens it, a path, a Blob or bytes.`;
  throw new ArgumentError(message, { argument: 'data', outcome });
}

/**
 * Checks an iterator that returned nothing, because it may have been read before.
 * @throws {ArgumentError} If its size isn't declared as 0. A part of the body may already have been sent.
 */
export function refuseEmpty(source: unknown, { name, size }: Pick<Openable, 'name' | 'size'>): void {
  if (!isIterator(source) || size === 0) return;
  const message = `${name} returned no data. An iterator can be read once. Pass a function that creates it, or empty bytes for an empty file.`;
  throw new ArgumentError(message, { argument: 'data', outcome: 'unknown' });
}

/** Whether a one-shot source was opened here, or was read, locked or closed elsewhere. */
export function isSpent(source: unknown): boolean {
  if (!isOneShot(source)) return false;
  if (opened.has(source)) return true;
  if (isReadableStream(source)) return isDisturbed(source);
  if (!isNodeStream(source)) return false;
  const { readableDidRead, readableEnded, destroyed, errored } = source;
  // A failed stream reports its own error when it is read.
  return !errored && Boolean(readableDidRead || readableEnded || destroyed);
}

/** Whether a stream was read or is being read. `Response` rejects such a stream in every runtime. */
function isDisturbed(stream: ReadableStream): boolean {
  try {
    // Nothing reads from the stream before the body of the response is used.
    return new Response(stream).bodyUsed;
  } catch {
    return true;
  }
}

function isIterator(source: unknown): source is object {
  return 'next' in Object(source);
}

function isNodeStream(source: unknown): source is NodeStream {
  return 'pipe' in Object(source);
}
