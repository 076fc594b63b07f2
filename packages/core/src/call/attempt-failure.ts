import type { Lifetime } from '../clock/lifetime.ts';
import { ConnectionError, withNote, MalformedResponseError, TradelaneError } from '../errors/index.ts';
import { isNotSent, readFailure, safeCause } from '../transport/failure.ts';
import { redactRequest } from '../transport/redact-request.ts';
import { BodyTooLargeError, type TransportResponse } from '../transport/transport.ts';
import { type Exchange, callContextOf } from './exchange.ts';
import type { Credential } from '../auth/strategy.ts';
import { readInto } from '../transport/read-body.ts';
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

/** The reason why an attempt has no response. */
export interface Failure {
  readonly error: TradelaneError;
  readonly sent: boolean;
  /** Whether a retry wouldn't help. */
  readonly isFinal: boolean;
}

/** Creates the typed error for a failed attempt. */
export function describeFailure(error: unknown, exchange: Exchange, attempt: Lifetime): Failure {
  if (attempt.isOver && attempt.reason instanceof TradelaneError)
    return { error: attempt.reason, sent: attempt.reason.outcome !== 'not-sent', isFinal: false };
  const own = findOwnError(error);
  if (own) return { error: own, sent: true, isFinal: true };
  const context = callContextOf(exchange, 'unknown');
  const { id } = exchange.call.operation;
  if (error instanceof BodyTooLargeError) {
    return {
      error: new MalformedResponseError(
        withNote(
          `${id} responded with more than ${error.maxBytes} bytes. Raise \`maxResponseBytes\`, or read it as a stream.`,
          context,
        ),
        { ...context, code: 'ERR_RESPONSE_TOO_LARGE' },
      ),
      sent: true,
      isFinal: true,
    };
  }
  const { url, headers } = exchange;
  // Errors don't quote multipart forms, and their streams can be read only once.
  const body = exchange.call.operation.body === 'multipart' ? undefined : exchange.body?.body();
  const hide = redactRequest({ url, headers, body }, exchange.credential?.authorization);
  const isTold = isNotSent(error);
  const failure = isTold ? error.cause : error;
  const { code: systemCode, summary } = readFailure(failure, hide);
  const details = { ...context, systemCode, cause: safeCause(failure, hide) };
  if (!exchange.isSentAgain && (isTold || exchange.outcome === 'not-sent')) {
    const facts = callContextOf(exchange, 'not-sent');
    const message = withNote(`${id} couldn't be sent: ${summary}`, facts);
    return {
      error: new ConnectionError(message, { ...details, ...facts, code: 'ERR_CONNECTION_NOT_SENT' }),
      sent: false,
      isFinal: isTold && error.isFinal,
    };
  }
  return {
    error: new ConnectionError(withNote(`Connection failed during ${id}: ${summary}`, context), details),
    sent: true,
    isFinal: false,
  };
}

/** Finds an error of this SDK inside a runtime's error, for a streaming body that failed. */
function findOwnError(error: unknown): TradelaneError | undefined {
  for (let at = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth += 1) {
    if (at instanceof TradelaneError) return at;
  }
  return undefined;
}
