import { BodyTooLargeError } from './transport.ts';

/**
 * Adds a body to a text as it arrives; what was read before it failed is there then.
 * @param within watches each read
 * @throws BodyTooLargeError beyond `maxBytes`
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
