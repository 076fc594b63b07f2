import { type Clock, monotonicNow, startTimer, tryStore } from '../clock/clock.ts';
import { Lifetime } from '../clock/lifetime.ts';
import { TokenError } from '../errors/index.ts';
import { hasRequestScopes } from '../platform/request-scopes.ts';
import type { TokenRefreshEvent } from '../hooks/hooks.ts';
import type { Credential, StoredToken, TokenStore, Waiter } from './strategy.ts';

/**
 * T04: time before its end at which a token counts as expired. For short-lived tokens it is half the lifetime (own
 * assumption).
 */
const expiryMarginInMs = 300_000;
/**
 * Time before its end at which a token is renewed in the background (own assumption). For short-lived tokens it is
 * three quarters of the lifetime.
 */
const refreshMarginInMs = 600_000;
/** Pause after a failed renewal in the background (own assumption). */
const refreshPauseInMs = 30_000;
/** Longest wait for a token that another worker requests (own assumption). */
const renewTimeoutInMs = 35_000;

/** Longest wait for the token request of another request, if that request may end early (own assumption). */
const longestOwnWaitInMs = 5_000;

/** Time until a token request without waiting calls ends (own assumption). */
const abandonedAfterInMs = 1_000;

/** Maximum number of refused tokens to remember. */
const mostRefused = 100;

/** Counts the credentials of all caches, so that a new cache never reuses a number. */
let generations = 0;

export type RefreshReason = TokenRefreshEvent['reason'];

/** The parts of the calling client that the cache needs. */
export interface TokenSource {
  readonly clock: Clock;
  /** Requests a token from the endpoint. */
  fetch(reason: RefreshReason, lifetime: Lifetime): Promise<StoredToken>;
}

/** A token with monotonic times, so that a change of the system time doesn't affect it. */
interface Held {
  readonly token: StoredToken;
  readonly credential: Credential;
  readonly expiredAtInMs: number;
  refreshAtInMs: number;
}

/**
 * The token of one client ID at one token endpoint, shared by all clients in this process (T03). At most one request
 * for it is in flight (T06), and the others wait for its response. Secrets are in private fields.
 */
export class TokenCache {
  readonly #store: TokenStore;
  readonly #key: string;
  #held: Held | undefined;
  /** Time when the last token expires, refused or not. */
  #endsAtInMs = Number.NEGATIVE_INFINITY;
  /** Refused tokens, because a store may fail to delete them. */
  readonly #refused = new Set<string>();
  #flight: Promise<Credential> | undefined;
  /** The lifetime of the request in flight, and the number of calls that wait for it. */
  #flightEnds = new Lifetime();
  #waiting = 0;
  /** Whether the request in flight started while a valid token was available. */
  #isAhead = false;

  constructor(store: TokenStore, key: string) {
    this.#store = store;
    this.#key = key;
  }

  /** Whether the cache holds nothing useful and no call waits, so that it can be deleted. */
  isOver(nowInMs: number): boolean {
    return !this.#flight && nowInMs >= this.#endsAtInMs;
  }

  /** Returns the current token, or waits for the token that is being fetched. */
  credential(source: TokenSource, waiter?: Waiter): Credential | Promise<Credential> {
    const held = this.#held;
    const nowInMs = monotonicNow(source.clock);
    if (held && nowInMs < held.expiredAtInMs) {
      if (nowInMs >= held.refreshAtInMs && !this.#flight) this.#refreshAhead(held, source);
      return held.credential;
    }
    const known = this.#flight;
    const flight = known ?? this.#start(source, held ? 'expired' : this.#refused.size === 0 ? 'first' : 'refused');
    if (known && hasRequestScopes()) return this.#ownWait(known, source);
    // A failed background request must not fail a call, so the call makes its own.
    if (this.#isAhead) return flight.catch(() => this.credential(source, waiter));
    this.#waitFor(flight, source, waiter);
    return flight;
  }

  /** Ends the request if all calls that wait for it have ended. Otherwise it would keep the process running. */
  #waitFor(flight: Promise<Credential>, { clock }: TokenSource, waiter: Waiter | undefined): void {
    this.#waiting += 1;
    const lifetime = this.#flightEnds;
    const end = (): void => {
      if (this.#flight !== flight || this.#waiting > 0) return;
      // The next call makes its own request.
      this.#flight = undefined;
      lifetime.end(new TokenError('The call that needed the token has ended.', { code: 'ERR_TOKEN_TIMEOUT' }));
    };
    waiter?.onEnd(() => {
      if (this.#flight !== flight) return; // The request is over.
      this.#waiting -= 1;
      if (this.#waiting === 0) lifetime.onClose(startTimer(clock, abandonedAfterInMs, end));
    });
  }

  /**
   * Waits for the token request of another request, which the runtime may end early. The timer also keeps this request
   * alive.
   */
  #ownWait(flight: Promise<Credential>, source: TokenSource): Promise<Credential> {
    return new Promise((resolve, reject) => {
      const again = (): void => {
        if (this.#flight === flight) this.#flight = undefined;
        resolve(this.credential(source));
      };
      const stopTimer = startTimer(source.clock, longestOwnWaitInMs, again);
      const isAhead = this.#isAhead;
      flight.then(
        (credential) => {
          stopTimer();
          resolve(credential);
        },
        (error: unknown) => {
          stopTimer();
          // A failed background request must not fail a call, so the call makes its own.
          if (isAhead) again();
          else reject(error);
        },
      );
    });
  }

  /** T05: discards the refused token, but not a newer one. */
  async discard(refused: Credential, { clock }: TokenSource): Promise<void> {
    this.#noteRefused(refused.authorization);
    const held = this.#held;
    if (!held || held.credential.generation !== refused.generation) return;
    this.#held = undefined;
    await tryStore(clock, () => this.#store.delete(this.#key, held.token));
  }

  #noteRefused(authorization: string): void {
    this.#refused.add(authorization);
    const [oldest] = this.#refused;
    if (this.#refused.size > mostRefused && oldest !== undefined) this.#refused.delete(oldest);
  }

  #start(source: TokenSource, reason: RefreshReason): Promise<Credential> {
    const lifetime = new Lifetime();
    this.#flightEnds = lifetime;
    this.#waiting = 0;
    const flight = this.#obtain(source, reason, lifetime).finally(() => {
      if (this.#flight === flight) this.#flight = undefined;
      lifetime.close();
    });
    this.#flight = flight;
    this.#isAhead = reason === 'ahead';
    return flight;
  }

  #refreshAhead(held: Held, source: TokenSource): void {
    held.refreshAtInMs = monotonicNow(source.clock) + refreshPauseInMs;
    // The current token is valid for minutes, and the hook receives the error.
    this.#start(source, 'ahead').catch(() => undefined);
  }

  async #obtain(source: TokenSource, reason: RefreshReason, lifetime: Lifetime): Promise<Credential> {
    const { clock } = source;
    const isUsable = (stored: StoredToken): boolean =>
      isWellFormed(stored) && this.#isNews(stored) && clock.now() < limitsOf(stored).expiredAtInMs;
    let requested: Promise<StoredToken> | undefined;
    const request = (): Promise<StoredToken> => (requested ??= source.fetch(reason, lifetime));
    if (this.#store.renew !== undefined) {
      const renewed = await tryStore(clock, () => this.#store.renew?.(this.#key, isUsable, request), renewTimeoutInMs);
      // If the store failed or returned an unusable token, the error of the token endpoint takes precedence.
      if (renewed && isUsable(renewed)) return this.#hold(renewed, clock);
      const token = await request();
      // The store returned a token that no call can use, such as a corrupt one. The next worker must not receive it too.
      if (renewed) await tryStore(clock, () => this.#store.set(this.#key, token));
      return this.#hold(token, clock);
    }
    const stored = await tryStore(clock, () => this.#store.get(this.#key));
    if (stored && isUsable(stored)) return this.#hold(stored, clock);
    const token = await request();
    // Held before it is stored, so that a refusal during the write isn't lost.
    const offsetInMs = monotonicNow(clock) - clock.now();
    await tryStore(clock, () => this.#store.set(this.#key, token));
    return this.#hold(token, clock, offsetInMs);
  }

  /** Whether a stored token is new: neither refused here nor the one to replace. */
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

/** Whether a token of a store can be sent: a store may return anything. */
function isWellFormed(stored: unknown): boolean {
  const { accessToken } = Object(stored) as Partial<StoredToken>;
  return typeof accessToken === 'string' && /^[\u0021-\u007E]+$/.test(accessToken);
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
