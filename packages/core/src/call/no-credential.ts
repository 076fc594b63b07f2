import type { Lifetime } from '../clock/lifetime.ts';
import { ConfigurationError, TokenError, withNote } from '../errors/index.ts';
import { type Exchange, callContextOf } from './exchange.ts';

/** Creates the error of an attempt without a credential. */
export function noCredential(error: unknown, exchange: Exchange, call: Lifetime): unknown {
  if (error === call.reason) return error;
  const facts = callContextOf(exchange, exchange.outcome);
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
  if (!(error instanceof Error)) return "it threw a value that isn't an Error";
  const [line = ''] = error.message.split('\n');
  return line === '' ? error.name : line.slice(0, 200);
}
