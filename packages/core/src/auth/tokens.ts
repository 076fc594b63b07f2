import { monotonicNow } from '../clock/clock.ts';
import { fingerprint, localId, readSecret } from './secret.ts';
import type { AuthContext, Credential, TokenStore, StoredToken, Waiter } from './strategy.ts';
import { type RefreshReason, TokenCache, type TokenSource } from './token-cache.ts';
import { requestToken, type TokenRequest } from './token-request.ts';

export interface Tokens {
  /** Returns the current token, or waits for the token that is being fetched. */
  credential(waiter?: Waiter): Credential | Promise<Credential>;
  /** T05: discards a refused token. */
  discard(refused: Credential): Promise<void>;
}

/**
 * Opens the tokens of one client and reports requests to the observer. They are shared with all clients in this process
 * that have the same ID, secret, scope and audience (T03).
 */
export async function openTokens(request: TokenRequest, context: AuthContext): Promise<Tokens> {
  const { tokenUrl, clientId, scope, audience } = request;
  const secret = await readSecret(request.clientSecret, 'auth.clientSecret', context);
  const kind = scope === undefined && audience === undefined ? '' : ` ${JSON.stringify([scope, audience])}`;
  const key = `${tokenUrl} ${clientId} ${fingerprint(secret) ?? localId(secret)}${kind}`;
  const nowInMs = monotonicNow(context.clock);
  forgetSome(cachesOf(context.tokenStore), (other) => other.isOver(nowInMs));
  const cache = (): TokenCache => tokenCacheOf(context.tokenStore, key);
  const notify = (reason: RefreshReason, ok: boolean, expiresInSeconds: number | undefined): void =>
    context.observer.tokenRefresh?.({ clientId, ok, expiresInSeconds, reason });
  const source: TokenSource = {
    clock: context.clock,
    fetch: async (reason, lifetime) => {
      try {
        // One attempt in the background is enough, because the current token is valid for minutes.
        const token = await requestToken(request, context, { attempts: reason === 'ahead' ? 1 : undefined, lifetime });
        notify(reason, true, (token.expiresAtInMs - token.issuedAtInMs) / 1000);
        return token;
      } catch (error) {
        notify(reason, false, undefined);
        throw error;
      }
    },
  };
  return {
    credential: (waiter) => cache().credential(source, waiter),
    discard: (refused) => cache().discard(refused, source),
  };
}

const caches = /* @__PURE__ */ new WeakMap<TokenStore, Map<string, TokenCache>>();

function cachesOf(store: TokenStore): Map<string, TokenCache> {
  let known = caches.get(store);
  if (!known) caches.set(store, (known = new Map()));
  return known;
}

/**
 * Returns the cache of a store for a key: one client of a token endpoint (T06). A cache without a token is deleted and
 * created again on demand.
 */
function tokenCacheOf(store: TokenStore, key: string): TokenCache {
  const known = cachesOf(store);
  let cache = known.get(key);
  if (!cache) known.set(key, (cache = new TokenCache(store, key)));
  return cache;
}

/**
 * Deletes expired entries whenever a new one arrives. It checks entries from the start until it finds two that are
 * valid, and moves these to the end.
 */
export function forgetSome<Value>(entries: Map<string, Value>, isOver: (value: Value) => boolean): void {
  let others = 0;
  for (const [key, value] of entries) {
    entries.delete(key);
    if (isOver(value)) continue;
    entries.set(key, value);
    others += 1;
    if (others === 2) return;
  }
}

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
