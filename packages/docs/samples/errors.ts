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
} from '@tradelane/hub';

/** What a program may do about an error. */
export type Reaction =
  | 'fix the program'
  | 'ask for the scope'
  | 'skip it'
  | 'come back later'
  | 'look first'
  | 'alert a person';

export function reactionTo(error: unknown): Reaction {
  if (error instanceof ArgumentError) return 'fix the program';
  // A write that was lost and then refused may have been carried out, whatever the refusal says. A read has nothing to look for.
  if (error instanceof TradelaneError && error.outcome === 'unknown' && error.method !== 'GET') return 'look first';
  if (error instanceof PermissionError) return 'ask for the scope';
  if (error instanceof NotFoundError) return 'skip it';
  if (error instanceof RateLimitError) return 'come back later';
  if (error instanceof ConnectionError || error instanceof TimeoutError || error instanceof TokenError)
    return 'come back later';
  if (error instanceof ApiError && error.status >= 500) return 'come back later';
  return 'alert a person';
}
