import type { Lifetime } from '../clock/lifetime.ts';
import type { Credential } from '../auth/strategy.ts';
import { readInto } from '../transport/read-text.ts';
import type { TransportResponse } from '../transport/transport.ts';
import { maskCredential } from './mask-credential.ts';

/** Maximum number of bytes to read from an error response. */
const maxErrorBytes = 64 * 1024;

/** Reads the start of an error body. A failure to read it is ignored, because the status is known. */
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
    // keeps the text so far
  }
  // Masked before it is cut, because half of a credential wouldn't be found.
  return maskCredential(read.text, credential).slice(0, maxErrorBytes);
}
