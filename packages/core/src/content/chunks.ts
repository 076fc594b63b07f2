import { ArgumentError } from '../errors/index.ts';
import { isBlob, isBytes } from '../platform/platform.ts';
import { monotonicNow, systemClock } from '../clock/clock.ts';

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

/** Read size for files on disk. Node's own 64 KiB need as much CPU time and 20 MiB more memory. */
export const readingInBytes: number = 32 * 1024;

/**
 * Creates a stream over a generator and reads only on demand. Cancelling ends the generator. `onCancel` frees resources
 * of a generator that never started.
 */
export function readableOf(
  chunks: AsyncGenerator<Uint8Array, void, undefined>,
  onCancel?: () => Promise<void>,
): ReadableStream<Uint8Array> {
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const next = await chunks.next();
        if (next.done) controller.close();
        else controller.enqueue(next.value);
      },
      async cancel() {
        await onCancel?.(); // First, because `return` would wait for a pending read.
        await chunks.return();
      },
    },
    { highWaterMark: 0 },
  );
}

/** The chunks of a stream, with a way to cancel it at any time. */
export interface OpenChunks {
  readonly chunks: AsyncGenerator<Uint8Array, void, undefined>;
  /** Rejects as soon as the stream fails, even if no code reads it. */
  readonly closed: Promise<void>;
  /** Frees the stream. A pending read rejects and never ends normally. */
  cancel(): Promise<void>;
}

/** Locks a stream at once, so that it can be canceled unread. */
export function openChunks(source: ReadableStream<Uint8Array>): OpenChunks {
  const reader = source.getReader();
  let isCancelled = false;
  return {
    closed: reader.closed,
    chunks: (async function* () {
      try {
        for (;;) {
          const { done, value } = await reader.read();
          if (isCancelled) throw new ArgumentError('This file was discarded while it was being read.');
          if (done) return;
          if (value.byteLength > 0) yield value;
        }
      } finally {
        await reader.cancel().catch(() => undefined);
      }
    })(),
    async cancel() {
      isCancelled = true;
      await reader.cancel().catch(() => undefined);
    },
  };
}

/** Returns bytes in memory as chunks. */
export async function* chunksOfBytes(whole: Promise<Uint8Array>): AsyncGenerator<Uint8Array, void, undefined> {
  yield* contentChunks(await whole);
}

/** Collects all chunks. `onLength` receives the size so far and may throw. */
export async function bytesOf(chunks: AsyncIterable<Uint8Array>, onLength?: (bytes: number) => void): Promise<Bytes> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of chunks) {
    length += chunk.byteLength;
    onLength?.(length);
    parts.push(chunk);
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.byteLength;
  }
  return whole;
}
