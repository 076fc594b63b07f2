import type { StoredToken, TokenStore } from './strategy.ts';
import { TokenCache } from './token-cache.ts';

/** Tokens in the memory of this process (T07). Nothing to see from outside, not even by `inspect`. */
export function createMemoryTokenStore(): TokenStore {
  const tokens = new Map<string, StoredToken>();
  return {
    get: (key) => tokens.get(key),
    set: (key, token) => void tokens.set(key, token),
    delete: (key, token) => {
      if (tokens.get(key)?.accessToken === token.accessToken) tokens.delete(key);
    },
  };
}

const caches = new WeakMap<TokenStore, Map<string, TokenCache>>();

/** The one cache of a store for a client of a token endpoint (T06). */
export function tokenCacheOf(store: TokenStore, tokenUrl: string, clientId: string): TokenCache {
  let known = caches.get(store);
  if (!known) caches.set(store, (known = new Map()));
  const key = `${tokenUrl} ${clientId}`;
  let cache = known.get(key);
  if (!cache) known.set(key, (cache = new TokenCache(store, key)));
  return cache;
}
