import type { Lifetime } from '../../base/clock/lifetime.ts';
import { ConfigurationError, TokenError, withNote } from '../../base/errors/index.ts';
import { type Exchange, callContextOf } from './exchange.ts';

/** Creates the error of an attempt without a credential. */
export function noCredential(error: unknown, exchange: Exchange, call: Lifetime): unknown {
  if (error === call.reason) return error;
  const facts = callContextOf(exchange, exchange.outcome);
  // All calls that waited for the token share the error, so each gets a copy with its own facts.
  if (error instanceof ConfigurationError)
    return new ConfigurationError(withNote(error.message, facts), { ...facts, cause: error.cause });
  if (!(error instanceof TokenError))
    return new TokenError(withNote('The auth strategy gave no credential', facts), { ...facts, cause: error });
  const { message, status, code, cause } = error;
  return new TokenError(withNote(message, facts), { ...facts, status, code, cause });
}
