import { ArgumentError } from '../errors/index.ts';
import { isBlob, isBytes } from '../platform/platform.ts';
import { monotonicNow, systemClock } from '../clock/index.ts';

/** Longest work before other tasks get a turn, such as the timer of a deadline. */
const turnInMs = 10;

// Taken once, so that timers that a test fakes later don't stop a reader.
const { setImmediate: immediately, setTimeout: later } = globalThis as {
  readonly setImmediate?: (run: () => void) => unknown;
  readonly setTimeout: (run: () => void) => unknown;
};

/** Lets other tasks run during long work that only waits for microtasks. */
export class Turns {
  #sinceInMs = monotonicNow(systemClock);
  readonly #check: (() => void) | undefined;

  /** @param check Throws if the work must end, such as at a deadline. Called after each turn. */
  constructor(check?: () => void) {
    this.#check = check;
  }

  /** Whether other tasks should have a turn. */
  get isDue(): boolean {
    return monotonicNow(systemClock) - this.#sinceInMs >= turnInMs;
  }

  /** Lets other tasks run. */
  async give(): Promise<void> {
    await new Promise<void>((resolve) => (immediately ?? later)(resolve));
    this.#sinceInMs = monotonicNow(systemClock);
    this.#check?.();
  }
}

const chunkInBytes = 65_536;

/**
 * Reads the chunks of a stream or of repeatable content.
 * @throws {ArgumentError} As in `chunksOf`.
 */
export async function* contentChunks(
  content: FileStream | Blob | Uint8Array,
): AsyncGenerator<Uint8Array, void, undefined> {
  if (isBytes(content)) {
    // Copies, because the consumer may transfer a chunk to a worker.
    for (let at = 0; at < content.length; at += chunkInBytes)
      yield new Uint8Array(content.subarray(at, at + chunkInBytes));
  } else if (!isBlob(content)) yield* chunksOf(content);
  else if ('stream' in content) yield* chunksOf(content.stream());
  // The `Blob` of some test environments has no stream.
  else yield* contentChunks(new Uint8Array(await (content as Blob).arrayBuffer()));
}

/**
 * `Uint8Array<ArrayBuffer>`, in a form that TypeScript before 5.7 also accepts, because `Uint8Array` isn't generic
 * there.
 */
export type Bytes = ReturnType<typeof Uint8Array.of>;

/** Content that can be read once. */
export type FileStream = ReadableStream<Uint8Array> | AsyncIterable<Uint8Array>;

/**
 * Reads the chunks of a stream without empty ones. It uses a reader, because streams aren't iterable in all runtimes.
 * @throws {ArgumentError} If a chunk isn't bytes, such as text.
 */
export async function* chunksOf(source: FileStream): AsyncGenerator<Uint8Array, void, undefined> {
  if (!isReadableStream(source)) {
    if (!(Symbol.iterator in Object(source) || Symbol.asyncIterator in Object(source))) throw noBytes();
    for await (const chunk of source) if (lengthOf(chunk) > 0) yield chunk;
    return;
  }
  const reader = source.getReader();
  let finished = false;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      if (lengthOf(value) > 0) yield value;
    }
    finished = true;
  } finally {
    if (!finished) await reader.cancel().catch(() => undefined);
    reader.releaseLock();
  }
}

/** Whether a value is a `ReadableStream` of any realm. */
export function isReadableStream(value: unknown): value is ReadableStream {
  return 'getReader' in Object(value);
}

function lengthOf(chunk: Uint8Array): number {
  if (ArrayBuffer.isView(chunk)) return chunk.byteLength;
  throw noBytes();
}

/** A part of the body may already have been sent. */
function noBytes(): ArgumentError {
  const message = 'The stream of a file must produce bytes (Uint8Array). Open it without an encoding.';
  return new ArgumentError(message, { argument: 'data', outcome: 'unknown' });
}
