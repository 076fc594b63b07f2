import type { Lifetime } from '../../base/clock/lifetime.ts';
import { ConfigurationError, TokenError } from '../../base/errors/index.ts';
import { type Exchange, callContextOf } from './exchange.ts';

/** Why there is no credential for an attempt, as its caller is told. */
export function noCredential(error: unknown, exchange: Exchange, call: Lifetime): unknown {
  if (error === call.reason || error instanceof ConfigurationError) return error;
  const facts = { ...callContextOf(exchange), outcome: 'not-sent' as const };
  if (!(error instanceof TokenError))
    return new TokenError('The auth strategy gave no credential', { ...facts, cause: error });
  // The error is shared by all calls that waited for the token; each gets its own with its own facts.
  const { message, status, code, cause } = error;
  return new TokenError(message, { ...facts, status, code, cause });
}
