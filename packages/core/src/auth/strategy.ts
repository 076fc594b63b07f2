import type { Clock } from '../clock/clock.ts';
import type { Observer } from '../hooks/observer.ts';
import type { Secrets } from '../transport/redact.ts';
import type { Transport } from '../transport/transport.ts';
import { ConfigurationError } from '../errors/index.ts';

/** The credential of one request. */
export interface Credential {
  /** Value of the `Authorization` header. */
  readonly authorization: string;
  /** Number of the renewal, so that a late 401 can't discard a newer credential. */
  readonly generation: number;
}

/** A way to authenticate. Built in: API key, bearer token and client credentials (T11). */
export interface AuthStrategy {
  /**
   * Name of the caller for rate limits, in all processes that share a limit store. Limit snapshots contain it, so it
   * must not be a secret.
   */
  readonly identity: string;
  /**
   * Name of the account, the same in every process and after each renewal. Data that outlives the process (checkpoints,
   * the settings cache) is stored under it, and fails if it is undefined. Must not be a secret.
   */
  readonly account?: string | undefined;
  /**
   * Returns the credential to send, or a promise if it must be fetched. A call fails with `TokenError` if the promise
   * takes longer than `timeoutInMs` of the client.
   */
  credential(): Credential | Promise<Credential>;
  /**
   * Renews the credential after a 401. It has the same time limit as `credential`.
   * @returns Whether another credential is available. The call is then retried once (T05).
   */
  renew?(refused: Credential): boolean | Promise<boolean>;
}

/** A call that waits for a credential. */
export interface Waiter {
  /** Calls back if the call ends early, such as by its signal. Returns a function that removes the callback. */
  onEnd(listener: () => void): () => void;
}

/** A strategy of a client. */
export interface ClientStrategy extends AuthStrategy {
  /** @param waiter The call that waits. If all calls that wait for a token end, the request for it ends too. */
  credential(waiter?: Waiter): Credential | Promise<Credential>;
}

/** The parts of the client that a strategy needs: token endpoint access, clock and observer. */
export interface AuthContext {
  readonly transport: Transport;
  readonly clock: Clock;
  readonly random: () => number;
  readonly timeoutInMs: number;
  readonly allowInsecureHttp: boolean;
  readonly userAgent: string | undefined;
  readonly tokenStore: TokenStore;
  readonly observer: Observer;
  readonly secrets: Secrets;
}

/** Authentication with an API key of an instance. */
export interface ApiKeyAuth {
  /** The API key, sent as `Authorization: <key>` without a scheme (T11). */
  readonly apiKey: string | (() => string | Promise<string>);
  /**
   * Name of the key's owner, for shared rate limits and for data that outlives the process (checkpoints, the settings
   * cache). That data requires it if the key comes from a function. Set it if you rotate the key. Otherwise the new key
   * counts as another owner.
   */
  readonly identity?: string;
}

/** Authentication with a token that you obtain and renew. */
export interface BearerAuth {
  /** The token, sent as `Authorization: Bearer <token>`. */
  readonly token: string | (() => string | Promise<string>);
  /**
   * Name of the token's owner, for shared rate limits and for data that outlives the process (checkpoints, the settings
   * cache). That data requires it, because the token changes.
   */
  readonly identity?: string;
}

/**
 * Authentication with client credentials. The client requests tokens, keeps them, and renews them before they expire
 * and after a 401 (T01, T04, T05).
 */
export interface ClientCredentialsAuth {
  /** The {auth_url} of the documents. The client adds `/oauth/token` (T01). */
  readonly authUrl: string;
  /** ID of the client, from the hub or the operator. */
  readonly clientId: string;
  /** Secret of the client, or a function that returns it. Sent to the token endpoint only. */
  readonly clientSecret: string | (() => string | Promise<string>);
  /** Path of the token endpoint below `authUrl`. Default: `/oauth/token`. */
  readonly tokenPath?: string;
  /** Scopes to request, separated by spaces. Default: not sent, and the host grants the scopes of the client. */
  readonly scope?: string;
  /** The API that the token is for. Some authentication hosts require it. Default: not sent. */
  readonly audience?: string;
}

/**
 * A secret, or a function that returns it. The function runs whenever the value is needed, so a rotated secret takes
 * effect.
 */
export type SecretProvider = BearerAuth['token'];

/** The credential of a client (T11). */
export type Auth = ApiKeyAuth | BearerAuth | ClientCredentialsAuth | AuthStrategy;

/** A token in a token store. */
export interface StoredToken {
  /** The token, without `Bearer`. */
  readonly accessToken: string;
  /** Time when the server issued the token, in milliseconds since the epoch. */
  readonly issuedAtInMs: number;
  /** Time when the token expires, in milliseconds since the epoch. */
  readonly expiresAtInMs: number;
}

/**
 * Store for tokens that several workers share (T07). Methods may return a value or a promise. If one fails or takes
 * longer than 5 s (`renew`: 35 s), the call still succeeds. The client makes one more token request.
 */
export interface TokenStore {
  /** Returns the token for a key, even if it has expired, or undefined if there is none. */
  get(key: string): StoredToken | undefined | Promise<StoredToken | undefined>;
  /** Stores a token and replaces the previous one. */
  set(key: string, token: StoredToken): void | Promise<void>;
  /** Removes the token if it is still the stored one. */
  delete(key: string, token: StoredToken): void | Promise<void>;
  /**
   * Lets one of all workers renew the token (T06 across processes). That worker calls `request` and stores the result.
   * The others wait for it. A stored token that `isUsable` accepts is returned without a request. Optional. Without it,
   * each worker requests its own token.
   */
  renew?(
    key: string,
    isUsable: (stored: StoredToken) => boolean,
    request: () => Promise<StoredToken>,
  ): Promise<StoredToken>;
}

/**
 * Requires a lasting account name, under which data that outlives the process is stored.
 * @throws {ConfigurationError} If there is none, because the data could be mixed up with another account's.
 */
export function withAccount<Whose extends { readonly account: string | undefined }>(
  whose: Whose,
): Whose & { readonly account: string } {
  if (whose.account !== undefined) return whose as Whose & { readonly account: string }; // Checked in this line.
  throw new ConfigurationError(
    'Checkpoints and caches need a stable account name. Set `auth.identity` to the same value in every process. In a custom auth strategy, set `account` instead.',
    { code: 'ERR_IDENTITY_MISSING' },
  );
}
