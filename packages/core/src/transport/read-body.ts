import { ArgumentError } from '../errors/index.ts';
import { isSpent } from '../streams/one-shot-streams.ts';

/**
 * Rejects a stream that a middleware has read or sends again, because its body would be empty.
 * @throws {ArgumentError} If the stream was read.
 */
export function refuseReadBody(body: unknown): void {
  if (!isSpent(body)) return;
  const message = 'The body stream was already consumed. A middleware that reads it must pass on a new body.';
  throw new ArgumentError(message, { code: 'ERR_STREAM_CONSUMED', argument: 'body', outcome: 'unknown' });
}
