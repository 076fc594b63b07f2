import { isError } from '../platform/platform.ts';
import type { Lifetime } from '../clock/lifetime.ts';
import {
  ConfigurationError,
  ConnectionError,
  maxErrorBytes,
  MalformedResponseError,
  TokenError,
  TradelaneError,
  withNote,
} from '../errors/index.ts';
import { isNotSent, readFailure, safeCause } from '../transport/failure.ts';
import { redactRequest } from '../transport/redact.ts';
import { BodyTooLargeError, readInto, type TransportResponse } from '../transport/transport.ts';
import type { RunningCall } from './running-call.ts';

/**
 * An error of the caller's code (a middleware, a body being opened). It reaches the caller unchanged and is never
 * retried.
 */
export class CallerError {
  readonly error: unknown;
  constructor(error: unknown) {
    this.error = error;
  }
}

/** An attempt without a response, or with a damaged one. */
export interface FailedAttempt {
  readonly error: TradelaneError;
  readonly sent: boolean;
}

/** The reason why an attempt has no response. */
interface Failure extends FailedAttempt {
  /** Whether a retry wouldn't help. */
  readonly isFinal: boolean;
}

/** Creates the typed error for a failed attempt. */
export function describeFailure(error: unknown, call: RunningCall, scope: Lifetime): Failure {
  if (scope.isOver && scope.reason instanceof TradelaneError)
    return { error: scope.reason, sent: scope.reason.outcome !== 'not-sent', isFinal: false };
  const own = findOwnError(error);
  if (own) return { error: own, sent: true, isFinal: true };
  const context = call.facts('unknown');
  const { id } = call.call.operation;
  if (error instanceof BodyTooLargeError) {
    const message = `${id} responded with more than ${error.maxBytes} bytes. Raise \`maxResponseBytes\`, or read it as a stream.`;
    return {
      error: new MalformedResponseError(withNote(message, context), { ...context, code: 'ERR_RESPONSE_TOO_LARGE' }),
      sent: true,
      isFinal: true,
    };
  }
  const { url, headers, body: source } = call.request;
  // Errors don't quote multipart forms, and their streams can be read only once.
  const body = call.call.operation.body === 'multipart' ? undefined : source?.body();
  const hide = redactRequest({ url, headers, body }, call.secrets);
  const isUnsent = isNotSent(error);
  const failure = isUnsent ? error.cause : error;
  const { code: systemCode, summary } = readFailure(failure, hide);
  const details = { ...context, systemCode, cause: safeCause(failure, hide) };
  if (!call.isSentAgain && (isUnsent || call.outcome === 'not-sent')) {
    const facts = call.facts('not-sent');
    const message = withNote(`${id} couldn't be sent: ${summary}`, facts);
    return {
      error: new ConnectionError(message, { ...details, ...facts, code: 'ERR_CONNECTION_NOT_SENT' }),
      sent: false,
      isFinal: isUnsent && error.isFinal,
    };
  }
  const failed = new ConnectionError(withNote(`Connection failed during ${id}: ${summary}`, context), details);
  // Next.js ends a static rendering with an error of `fetch`, and recognizes it by its digest.
  const { digest } = Object(error) as { readonly digest?: unknown };
  const isOfRendering = typeof digest === 'string';
  if (isOfRendering) Object.assign(failed, { digest });
  return { error: failed, sent: true, isFinal: isOfRendering };
}

/** Finds an error of this SDK inside a runtime's error, for a streaming body that failed. */
function findOwnError(error: unknown): TradelaneError | undefined {
  for (let at = error, depth = 0; isError(at) && depth < 5; at = at.cause, depth += 1) {
    if (at instanceof TradelaneError) return at;
  }
  return undefined;
}

/** Reads the start of an error body. A failure to read it is ignored, because the status is known. */
export async function readErrorText(response: TransportResponse, scope: Lifetime): Promise<string> {
  const read = { text: '' };
  try {
    const stream = response.stream();
    if (stream) await readInto(read, stream, maxErrorBytes - 1, (reading) => scope.race(reading));
  } catch {
    // Keeps the text so far.
  }
  return read.text;
}

/** Creates the error of an attempt without a credential. */
export function noCredential(error: unknown, call: RunningCall): unknown {
  if (call.lifetime.isOver && error === call.lifetime.reason) return error;
  const facts = call.facts(call.outcome);
  // All calls that waited for the token share the error, so each gets a copy with its own facts.
  if (error instanceof ConfigurationError)
    return new ConfigurationError(withNote(error.message, facts), { ...facts, code: error.code, cause: error.cause });
  if (!(error instanceof TokenError))
    return new TokenError(withNote(`The auth strategy returned no credential: ${reasonOf(error)}`, facts), {
      ...facts,
      code: 'ERR_AUTH_STRATEGY',
      cause: error,
    });
  const { message, status, code, serverCode, cause } = error;
  return new TokenError(withNote(message, facts), { ...facts, code, status, serverCode, cause });
}

/** The first line of what the strategy threw, cut: its author chose the words. */
function reasonOf(error: unknown): string {
  if (!isError(error)) return "it threw a value that isn't an Error";
  const [line = ''] = error.message.split('\n');
  return line === '' ? error.name : line.slice(0, 200);
}
