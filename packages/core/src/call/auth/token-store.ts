import { forgetSome } from './forget-some.ts';
import type { StoredToken, TokenStore } from './strategy.ts';

/** Tokens in the memory of this process (T07). Nothing to see from outside, not even by `inspect`. */
export function createMemoryTokenStore(): TokenStore {
  const tokens = new Map<string, StoredToken>();
  return {
    get: (key) => tokens.get(key),
    set: (key, token) => {
      if (!tokens.has(key)) forgetSome(tokens, ({ expiresAtInMs }) => expiresAtInMs <= token.issuedAtInMs);
      tokens.set(key, token);
    },
    delete: (key, token) => {
      if (tokens.get(key)?.accessToken === token.accessToken) tokens.delete(key);
    },
  };
}

const nothing = (): undefined => undefined;

/** Keeps nothing: whoever shares it shares the tokens at hand, which is all that the memory of one process has to keep. */
export function createEmptyTokenStore(): TokenStore {
  return { get: nothing, set: nothing, delete: nothing };
}
