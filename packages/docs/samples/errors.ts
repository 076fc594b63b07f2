import {
  ApiError,
  ArgumentError,
  ConnectionError,
  NotFoundError,
  PermissionError,
  RateLimitError,
  TimeoutError,
  TokenError,
  TradelaneError,
} from '@tradelane/core';
import { createHub, hubOptionsFromEnv } from '@tradelane/hub';

/** Decides what to do about an error. */
function reactionTo(error: unknown): string {
  if (error instanceof ArgumentError) return 'fix the program';
  // The server may have applied a write whose outcome is unknown, so check
  // this before the class of the error.
  if (
    error instanceof TradelaneError &&
    error.outcome === 'unknown' &&
    error.method !== 'GET'
  )
    return 'read the order before you retry';
  if (error instanceof PermissionError) return 'ask for the scope';
  if (error instanceof NotFoundError) return 'skip the order';
  if (error instanceof RateLimitError)
    return `retry at ${error.retryAt.toISOString()}`;
  if (
    error instanceof ConnectionError ||
    error instanceof TimeoutError ||
    error instanceof TokenError
  )
    return 'retry later';
  if (error instanceof ApiError && error.status >= 500)
    return 'retry later';
  return 'alert a person';
}

const hub = createHub(hubOptionsFromEnv());
const [orderId = 'acme_ORD-1001', ...lineIds] = process.argv.slice(2);
try {
  await hub.orders.accept(orderId, {
    order_lines: lineIds.map((id) => ({ id, accepted: true })),
  });
  console.log('accepted');
} catch (error) {
  console.log(reactionTo(error));
}
