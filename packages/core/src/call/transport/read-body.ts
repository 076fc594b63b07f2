import { ArgumentError } from '../../base/errors/index.ts';
import { isSpent } from '../../base/one-shot.ts';

/** @throws ArgumentError where a middleware has read the stream, or sends it once more: an empty body would leave in its place */
export function refuseReadBody(body: unknown): void {
  if (!isSpent(body)) return;
  const message =
    'The body was read before: a middleware that reads a stream, or sends one twice, leaves nothing to send. Let it pass on what it read.';
  throw new ArgumentError(message, { argument: 'body', outcome: 'unknown' });
}
