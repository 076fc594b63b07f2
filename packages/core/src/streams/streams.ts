import { type Bytes, contentChunks } from './chunks.ts';
import { ArgumentError } from '../errors/index.ts';

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
        await onCancel?.(); // first, because `return` would wait for a pending read
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
