import type { Bytes } from './bytes.ts';
import { contentChunks } from './content-chunks.ts';
import { ArgumentError } from './errors/index.ts';

/** How much of a file on disk is read at a time: Node's own 64 KiB take as much CPU time, and 20 MiB more until they are collected. */
export const readingInBytes: number = 32 * 1024;

/**
 * A stream over a generator, which is asked for no more than the reader asks for. Cancelling ends the generator; what a
 * generator that never began would leave open is for `onCancel`.
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
        await onCancel?.(); // first: it ends a read that is under way, for which `return` would wait
        await chunks.return();
      },
    },
    { highWaterMark: 0 },
  );
}

/** The chunks of a stream, and a way to give it up that works before the first is asked for and while one is on its way. */
export interface OpenChunks {
  readonly chunks: AsyncGenerator<Uint8Array, void, undefined>;
  /** Rejects as soon as the stream fails, also while nobody reads. */
  readonly closed: Promise<void>;
  /** Frees what the stream holds; whoever is still reading gets an error, never an early end. */
  cancel(): Promise<void>;
}

/** Takes a stream at once, so that it can be given up unread: a generator that never began has nothing to clean up. */
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

/** What was read into memory, as a stream again. */
export async function* chunksOfBytes(whole: Promise<Uint8Array>): AsyncGenerator<Uint8Array, void, undefined> {
  yield* contentChunks(await whole);
}

/** Everything in one piece of memory. `onLength` hears how much it has become, and may throw. */
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
