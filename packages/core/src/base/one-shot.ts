import { type FileStream, isReadableStream } from './chunks.ts';
import { ArgumentError, type RequestOutcome } from './errors/index.ts';

/** Streams and iterators that were opened here: of some nothing else tells that they were. */
const opened = /* @__PURE__ */ new WeakSet<object>();

/** What a stream of Node says of itself; some of it only in later versions. */
interface NodeStream {
  readonly readableDidRead?: boolean;
  readonly readableEnded?: boolean;
  readonly destroyed?: boolean;
  readonly errored?: unknown;
}

/** What can be read once. A list of chunks, or an object that makes an iterator each time, can be read again. */
function isOneShot(source: unknown): source is object {
  return isReadableStream(source) || isIterator(source) || isNodeStream(source);
}

/** Content that is opened when its turn comes. */
export interface Openable {
  readonly open: () => FileStream | Promise<FileStream>;
  /** Name of the file, for messages. */
  readonly name: string;
  /** Bytes, where known. */
  readonly size: number | undefined;
}

/**
 * Opens content, which is nobody else's from then on.
 * @throws ArgumentError where it was read before. Some of the body may have left by then.
 */
export async function openOnce({ open, name }: Pick<Openable, 'open' | 'name'>): Promise<FileStream> {
  const source = await open();
  refuseSpent(source, name, 'unknown');
  if (isOneShot(source)) opened.add(source);
  return source;
}

/** @throws ArgumentError where nothing is left to read, or only the rest: it would be sent as a file that is empty or cut. */
export function refuseSpent(source: unknown, name: string, outcome: RequestOutcome = 'not-sent'): void {
  if (!isSpent(source)) return;
  const message = `${name} was read or closed before, and a stream can be read once: pass a function that opens it anew, a file by its path, a Blob or bytes.`;
  throw new ArgumentError(message, { argument: 'data', outcome });
}

/**
 * Of an iterator only reading tells that it was read before.
 * @throws ArgumentError where it gave nothing, and was not said to be of 0 bytes. Some of the body may have left by then.
 */
export function refuseEmpty(source: unknown, { name, size }: Pick<Openable, 'name' | 'size'>): void {
  if (!isIterator(source) || size === 0) return;
  const message = `${name} gave nothing, as an iterator does that was read before: pass a function that makes it anew, or empty bytes for an empty file.`;
  throw new ArgumentError(message, { argument: 'data', outcome: 'unknown' });
}

/** Whether what can be read once was opened here, or read, taken or closed by somebody else. */
export function isSpent(source: unknown): boolean {
  if (!isOneShot(source)) return false;
  if (opened.has(source)) return true;
  if (isReadableStream(source)) return isDisturbed(source);
  if (!isNodeStream(source)) return false;
  const { readableDidRead, readableEnded, destroyed, errored } = source;
  // What failed says why itself, once it is read.
  return !errored && Boolean(readableDidRead || readableEnded || destroyed);
}

/** Nothing else tells it everywhere: the platform takes no stream as a body that was read before, or is being read. */
function isDisturbed(stream: ReadableStream): boolean {
  try {
    // It is only looked at: nothing reads of it before the response is asked for its body.
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
