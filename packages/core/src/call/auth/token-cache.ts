import type { Clock } from '../../base/clock/clock.ts';
import type { TokenRefreshEvent } from '../../base/log/hooks.ts';
import type { Credential, StoredToken, TokenStore } from './strategy.ts';

/** T04: a token counts as expired this long before its end; half its lifetime where that is shorter (ours). */
const expiryMarginInMs = 300_000;
/** From this long before its end a token is renewed in the background (ours); three quarters of its lifetime where that is shorter. */
const refreshMarginInMs = 600_000;
/** After a failed renewal in the background the next one waits this long (ours). */
const refreshPauseInMs = 30_000;

export type RefreshReason = TokenRefreshEvent['reason'];

/** What the cache needs of the client that happens to ask. */
export interface TokenSource {
  readonly clock: Clock;
  /** Asks the token endpoint. */
  fetch(reason: RefreshReason): Promise<StoredToken>;
}

interface Held {
  readonly token: StoredToken;
  readonly credential: Credential;
  readonly expiredAtInMs: number;
  refreshAtInMs: number;
}

/**
 * One token for one client of one token endpoint, shared by everybody in this process who calls as that client (T03). At
 * most one request for it is under way (T06); the others wait for its response. Secrets stay in private fields.
 */
export class TokenCache {
  readonly #store: TokenStore;
  readonly #key: string;
  #held: Held | undefined;
  #generation = 0;
  #refused: string | undefined;
  #flight: Promise<Credential> | undefined;

  constructor(store: TokenStore, key: string) {
    this.#store = store;
    this.#key = key;
  }

  /** The token at hand, or the one that is being fetched. */
  credential(source: TokenSource): Credential | Promise<Credential> {
    const held = this.#held;
    const nowInMs = source.clock.now();
    if (held && nowInMs < held.expiredAtInMs) {
      if (nowInMs >= held.refreshAtInMs && !this.#flight) this.#refreshAhead(held, source);
      return held.credential;
    }
    return this.#flight ?? this.#start(source, held ? 'expired' : this.#refused === undefined ? 'first' : 'refused');
  }

  /** T05: discards the token that was refused; a newer one stays, so a late 401 costs nothing. */
  async discard(refused: Credential): Promise<void> {
    const held = this.#held;
    if (!held || held.credential.generation !== refused.generation) return;
    this.#held = undefined;
    this.#refused = held.token.accessToken;
    await ignoringFailure(() => this.#store.delete(this.#key, held.token));
  }

  #start(source: TokenSource, reason: RefreshReason): Promise<Credential> {
    const flight = this.#obtain(source, reason).finally(() => {
      if (this.#flight === flight) this.#flight = undefined;
    });
    this.#flight = flight;
    return flight;
  }

  #refreshAhead(held: Held, source: TokenSource): void {
    held.refreshAtInMs = source.clock.now() + refreshPauseInMs;
    this.#start(source, 'ahead').catch(() => undefined); // the token at hand is good for minutes; reported to the hook
  }

  async #obtain(source: TokenSource, reason: RefreshReason): Promise<Credential> {
    const isUsable = (stored: StoredToken): boolean =>
      this.#isNews(stored) && source.clock.now() < limitsOf(stored).expiredAtInMs;
    let requested: Promise<StoredToken> | undefined;
    const request = (): Promise<StoredToken> => (requested ??= source.fetch(reason));
    if (this.#store.renew !== undefined) {
      const renewed = await ignoringFailure(() => this.#store.renew?.(this.#key, isUsable, request));
      // Where it failed: with what the token endpoint said, if it was asked.
      return this.#hold(renewed ?? (await request()));
    }
    const stored = await ignoringFailure(() => this.#store.get(this.#key));
    if (stored && isUsable(stored)) return this.#hold(stored);
    const token = await request();
    await ignoringFailure(() => this.#store.set(this.#key, token));
    return this.#hold(token);
  }

  /** Another worker may have renewed it; what was refused here, or is to be replaced, is no news. */
  #isNews(stored: StoredToken): boolean {
    return stored.accessToken !== this.#refused && stored.accessToken !== this.#held?.token.accessToken;
  }

  #hold(token: StoredToken): Credential {
    this.#generation += 1;
    const credential = { authorization: `Bearer ${token.accessToken}`, generation: this.#generation };
    this.#held = { token, credential, ...limitsOf(token) };
    return credential;
  }
}

function limitsOf(token: StoredToken): { readonly expiredAtInMs: number; readonly refreshAtInMs: number } {
  const lifetimeInMs = token.expiresAtInMs - token.issuedAtInMs;
  return {
    expiredAtInMs: token.expiresAtInMs - Math.min(expiryMarginInMs, lifetimeInMs / 2),
    refreshAtInMs: token.expiresAtInMs - Math.min(refreshMarginInMs, lifetimeInMs * 0.75),
  };
}

/** A store that is down costs a token request, not the calls. */
async function ignoringFailure<T>(use: () => T | Promise<T>): Promise<T | undefined> {
  try {
    return await use();
  } catch {
    return undefined;
  }
}
