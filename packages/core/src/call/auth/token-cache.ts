import type { Clock } from '../../base/clock/clock.ts';
import { monotonicNow } from '../../base/clock/index.ts';
import { fromStore } from '../../base/from-store.ts';
import type { TokenRefreshEvent } from '../../base/log/hooks.ts';
import type { Credential, StoredToken, TokenStore } from './strategy.ts';

/** T04: a token counts as expired this long before its end; half its lifetime where that is shorter (ours). */
const expiryMarginInMs = 300_000;
/** From this long before its end a token is renewed in the background (ours); three quarters of its lifetime where that is shorter. */
const refreshMarginInMs = 600_000;
/** After a failed renewal in the background the next one waits this long (ours). */
const refreshPauseInMs = 30_000;
/** Longer than this nobody waits for the token that another worker asks for (ours). */
const renewTimeoutInMs = 35_000;

/** More are not remembered: a store that is down for so long is no help anyway. */
const mostRefused = 100;

/** Counts the credentials of all caches: one of a cache that is gone is none of the one that came after it. */
let generations = 0;

export type RefreshReason = TokenRefreshEvent['reason'];

/** What the cache needs of the client that happens to ask. */
export interface TokenSource {
  readonly clock: Clock;
  /** Asks the token endpoint. */
  fetch(reason: RefreshReason): Promise<StoredToken>;
}

/** Times are monotonic: a clock that is set costs no token. */
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
  /** When the server stops honouring the last token that was here, whether it was refused or not. */
  #endsAtInMs = Number.NEGATIVE_INFINITY;
  /** What was refused here is not taken from the store again, which may have failed to forget it. */
  readonly #refused = new Set<string>();
  #flight: Promise<Credential> | undefined;
  /** The flight was begun while a token was at hand. */
  #isAhead = false;

  constructor(store: TokenStore, key: string) {
    this.#store = store;
    this.#key = key;
  }

  /** Nothing is known here that anybody could need, and nobody waits. */
  isOver(nowInMs: number): boolean {
    return !this.#flight && nowInMs >= this.#endsAtInMs;
  }

  /** The token at hand, or the one that is being fetched. */
  credential(source: TokenSource): Credential | Promise<Credential> {
    const held = this.#held;
    const nowInMs = monotonicNow(source.clock);
    if (held && nowInMs < held.expiredAtInMs) {
      if (nowInMs >= held.refreshAtInMs && !this.#flight) this.#refreshAhead(held, source);
      return held.credential;
    }
    const flight =
      this.#flight ?? this.#start(source, held ? 'expired' : this.#refused.size === 0 ? 'first' : 'refused');
    // What is asked for in the background is asked for once: it fails nobody who waits.
    return this.#isAhead ? flight.catch(() => this.credential(source)) : flight;
  }

  /** T05: discards the token that was refused; a newer one stays, so a late 401 costs nothing. */
  async discard(refused: Credential, { clock }: TokenSource): Promise<void> {
    this.#noteRefused(refused.authorization);
    const held = this.#held;
    if (!held || held.credential.generation !== refused.generation) return;
    this.#held = undefined;
    await fromStore(clock, () => this.#store.delete(this.#key, held.token));
  }

  #noteRefused(authorization: string): void {
    this.#refused.add(authorization);
    const [oldest] = this.#refused;
    if (this.#refused.size > mostRefused && oldest !== undefined) this.#refused.delete(oldest);
  }

  #start(source: TokenSource, reason: RefreshReason): Promise<Credential> {
    const flight = this.#obtain(source, reason).finally(() => {
      if (this.#flight === flight) this.#flight = undefined;
    });
    this.#flight = flight;
    this.#isAhead = reason === 'ahead';
    return flight;
  }

  #refreshAhead(held: Held, source: TokenSource): void {
    held.refreshAtInMs = monotonicNow(source.clock) + refreshPauseInMs;
    this.#start(source, 'ahead').catch(() => undefined); // the token at hand is good for minutes; reported to the hook
  }

  async #obtain(source: TokenSource, reason: RefreshReason): Promise<Credential> {
    const { clock } = source;
    const isUsable = (stored: StoredToken): boolean =>
      typeof stored.accessToken === 'string' && this.#isNews(stored) && clock.now() < limitsOf(stored).expiredAtInMs;
    let requested: Promise<StoredToken> | undefined;
    const request = (): Promise<StoredToken> => (requested ??= source.fetch(reason));
    if (this.#store.renew !== undefined) {
      const renewed = await fromStore(clock, () => this.#store.renew?.(this.#key, isUsable, request), renewTimeoutInMs);
      // Where it failed, or gave one that is of no use: with what the token endpoint said, if it was asked.
      return this.#hold(renewed && isUsable(renewed) ? renewed : await request(), clock);
    }
    const stored = await fromStore(clock, () => this.#store.get(this.#key));
    if (stored && isUsable(stored)) return this.#hold(stored, clock);
    const token = await request();
    // By the clock as it is now, and held once it is kept: what is refused meanwhile would be kept after it was forgotten, and handed on to who waits.
    const offsetInMs = monotonicNow(clock) - clock.now();
    await fromStore(clock, () => this.#store.set(this.#key, token));
    return this.#hold(token, clock, offsetInMs);
  }

  /** Another worker may have renewed it; what was refused here, or is to be replaced, is no news. */
  #isNews(stored: StoredToken): boolean {
    return !this.#refused.has(authorizationOf(stored)) && stored.accessToken !== this.#held?.token.accessToken;
  }

  #hold(token: StoredToken, clock: Clock, offsetInMs = monotonicNow(clock) - clock.now()): Credential {
    generations += 1;
    const credential = { authorization: authorizationOf(token), generation: generations };
    const { expiredAtInMs, refreshAtInMs } = limitsOf(token);
    this.#endsAtInMs = token.expiresAtInMs + offsetInMs;
    this.#held = {
      token,
      credential,
      expiredAtInMs: expiredAtInMs + offsetInMs,
      refreshAtInMs: refreshAtInMs + offsetInMs,
    };
    return credential;
  }
}

function authorizationOf({ accessToken }: StoredToken): string {
  return `Bearer ${accessToken}`;
}

function limitsOf(token: StoredToken): { readonly expiredAtInMs: number; readonly refreshAtInMs: number } {
  const lifetimeInMs = token.expiresAtInMs - token.issuedAtInMs;
  return {
    expiredAtInMs: token.expiresAtInMs - Math.min(expiryMarginInMs, lifetimeInMs / 2),
    refreshAtInMs: token.expiresAtInMs - Math.min(refreshMarginInMs, lifetimeInMs * 0.75),
  };
}
