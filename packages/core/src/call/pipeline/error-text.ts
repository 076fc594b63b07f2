import type { Lifetime } from '../../base/clock/lifetime.ts';
import type { Credential } from '../auth/strategy.ts';
import { readInto } from '../transport/read-text.ts';
import type { TransportResponse } from '../transport/transport.ts';
import { maskCredential } from './mask-credential.ts';

/** Of an error response so much is read. */
const maxErrorBytes = 64 * 1024;

/** The beginning of an error body. That it cannot be read does not matter: the status says what happened. */
export async function readErrorText(
  response: TransportResponse,
  attempt: Lifetime,
  credential: Credential | undefined,
): Promise<string> {
  const read = { text: '' };
  try {
    const stream = response.stream();
    if (stream) await readInto(read, stream, maxErrorBytes - 1, (reading) => attempt.race(reading));
  } catch {
    // as much as there is
  }
  // Before it is cut: half of a credential would not be found.
  return maskCredential(read.text, credential).slice(0, maxErrorBytes);
}
