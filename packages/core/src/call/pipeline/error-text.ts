import type { Lifetime } from '../../base/clock/lifetime.ts';
import { readInto } from '../transport/read-text.ts';
import type { TransportResponse } from '../transport/transport.ts';

/** Of an error response so much is read. */
const maxErrorBytes = 64 * 1024;

/** The beginning of an error body. That it cannot be read does not matter: the status says what happened. */
export async function readErrorText(response: TransportResponse, attempt: Lifetime): Promise<string> {
  const read = { text: '' };
  try {
    const stream = response.stream();
    if (stream) await readInto(read, stream, maxErrorBytes - 1, (reading) => attempt.race(reading));
  } catch {
    // as much as there is
  }
  return read.text.slice(0, maxErrorBytes);
}
