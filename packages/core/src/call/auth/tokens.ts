import { monotonicNow } from '../../base/clock/index.ts';
import { forgetSome } from './forget-some.ts';
import { fingerprint, readSecret } from './secret.ts';
import type { AuthContext, Credential, TokenStore } from './strategy.ts';
import { type RefreshReason, TokenCache, type TokenSource } from './token-cache.ts';
import { requestToken, type TokenRequest } from './token-request.ts';

/** The tokens of one client of a token endpoint. */
export interface Tokens {
  /** The token at hand, or the one that is being fetched. */
  credential(): Credential | Promise<Credential>;
  /** T05: the token was refused. */
  discard(refused: Credential): Promise<void>;
}

/**
 * Fetches tokens for one client as they are needed, and reports it to the observer. They are shared with everybody who calls as that client (T03) and
 * knows its secret: whoever only knows the id of a client gets nothing of it.
 */
export async function openTokens(request: TokenRequest, context: AuthContext): Promise<Tokens> {
  const { tokenUrl, clientId } = request;
  const secret = await readSecret(request.clientSecret, 'auth.clientSecret', context);
  const key = `${tokenUrl} ${clientId} ${fingerprint(secret)}`;
  const nowInMs = monotonicNow(context.clock);
  forgetSome(cachesOf(context.tokenStore), (other) => other.isOver(nowInMs));
  const cache = (): TokenCache => tokenCacheOf(context.tokenStore, key);
  const notify = (reason: RefreshReason, ok: boolean, expiresInSeconds: number | undefined): void =>
    context.observer.tokenRefresh?.({ clientId, ok, expiresInSeconds, reason });
  const source: TokenSource = {
    clock: context.clock,
    fetch: async (reason) => {
      try {
        // In the background one attempt will do: the token at hand is good for minutes, and nothing outlives the last call for long.
        const token = await requestToken(request, context, reason === 'ahead' ? 1 : undefined);
        notify(reason, true, (token.expiresAtInMs - token.issuedAtInMs) / 1000);
        return token;
      } catch (error) {
        notify(reason, false, undefined);
        throw error;
      }
    },
  };
  return { credential: () => cache().credential(source), discard: (refused) => cache().discard(refused, source) };
}

const caches = /* @__PURE__ */ new WeakMap<TokenStore, Map<string, TokenCache>>();

function cachesOf(store: TokenStore): Map<string, TokenCache> {
  let known = caches.get(store);
  if (!known) caches.set(store, (known = new Map()));
  return known;
}

/** The one cache of a store for a key: a client of a token endpoint (T06). It goes with its token, and comes again where somebody asks. */
function tokenCacheOf(store: TokenStore, key: string): TokenCache {
  const known = cachesOf(store);
  let cache = known.get(key);
  if (!cache) known.set(key, (cache = new TokenCache(store, key)));
  return cache;
}
