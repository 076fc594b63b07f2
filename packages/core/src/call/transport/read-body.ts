import { ArgumentError } from '../../base/errors/index.ts';
import { isSpent } from '../../base/one-shot-streams.ts';

/**
 * Rejects a stream that a middleware has read or sends again, because its body would be empty.
 * @throws {ArgumentError} If the stream was read.
 */
export function refuseReadBody(body: unknown): void {
  if (!isSpent(body)) return;
  const message =
    'The body was read before: a middleware that reads a stream, or sends one twice, leaves nothing to send. Let it pass on what it read.';
  throw new ArgumentError(message, { argument: 'body', outcome: 'unknown' });
}
