import { forgetSome } from './tokens.ts';
import type { StoredToken, TokenStore } from './strategy.ts';

/**
 * Creates a token store in the memory of this process (T07). Its content isn't visible from outside, not even by
 * `inspect`.
 */
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

/** Creates a store that keeps nothing. Token caches already share the current tokens within a process. */
export function createEmptyTokenStore(): TokenStore {
  return { get: nothing, set: nothing, delete: nothing };
}
