import { ArgumentError } from '../errors/index.ts';
import { isSpent } from '../streams/one-shot-streams.ts';
import { BodyTooLargeError } from './transport.ts';

/**
 * Rejects a stream that a middleware has read or sends again, because its body would be empty.
 * @throws {ArgumentError} If the stream was read.
 */
export function refuseReadBody(body: unknown): void {
  if (!isSpent(body)) return;
  const message = 'The body stream was already consumed. A middleware that reads it must pass on a new body.';
  throw new ArgumentError(message, { code: 'ERR_STREAM_CONSUMED', argument: 'body', outcome: 'unknown' });
}

/**
 * Appends a body to a text as it arrives. After a failure, the text contains the part before it.
 * @param within Watches each read.
 * @throws {BodyTooLargeError} If the body exceeds `maxBytes`.
 */
export async function readInto(
  read: { text: string },
  body: ReadableStream<Uint8Array>,
  maxBytes: number,
  within: <T>(reading: Promise<T>) => Promise<T> = (reading) => reading,
): Promise<void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let size = 0;
  try {
    for (;;) {
      const { done, value } = await within(reader.read());
      read.text += decoder.decode(value, { stream: !done });
      if (done) return;
      size += value.byteLength;
      if (size > maxBytes) throw new BodyTooLargeError(maxBytes);
    }
  } finally {
    reader.cancel().catch(() => undefined);
  }
}
