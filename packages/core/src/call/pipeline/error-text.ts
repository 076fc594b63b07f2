import type { Lifetime } from '../../base/clock/lifetime.ts';
import type { TransportResponse } from '../transport/transport.ts';

/** Of an error response so much is read. */
const maxErrorBytes = 64 * 1024;

/** The beginning of an error body. That it cannot be read does not matter: the status says what happened. */
export async function readErrorText(response: TransportResponse, attempt: Lifetime): Promise<string> {
  const stream = response.stream();
  if (!stream) return '';
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  try {
    for (;;) {
      const { done, value } = await attempt.race(reader.read());
      if (done) return text + decoder.decode();
      size += value.byteLength;
      text += decoder.decode(value, { stream: true });
      if (size >= maxErrorBytes) break;
    }
  } catch {
    // as much as there is
  }
  reader.cancel().catch(() => undefined);
  return text.slice(0, maxErrorBytes);
}
