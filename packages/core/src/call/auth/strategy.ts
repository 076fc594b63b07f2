import type { Clock } from '../../base/clock/clock.ts';
import type { Observer } from '../../base/log/observer.ts';
import type { Transport } from '../transport/transport.ts';

/** What one request is signed with. */
export interface Credential {
  /** Value of the `Authorization` header. */
  readonly authorization: string;
  /** Counts renewals, so that a late refusal cannot discard a newer credential. */
  readonly generation: number;
}

/** Proves who calls. Built in: api key, bearer token, client credentials (T11). */
export interface AuthStrategy {
  /** Whose rate limits the calls count for, in each process that shares a limit store. Shows in limit snapshots: never a secret. */
  readonly identity: string;
  /**
   * Whose data the calls are about, the same in every process and when the credential is renewed: under it is kept what outlives the
   * process (checkpoints, the settings cache), which is refused where it is undefined. Never a secret.
   */
  readonly account?: string | undefined;
  /** The credential to send now; a promise only where it has to be fetched. A call waits for it until its deadline, without one as long as that takes. */
  credential(): Credential | Promise<Credential>;
  /**
   * The server responded with 401 to `refused`. @returns whether a different credential can be had; the call is then replayed once (T05).
   * A call waits for it as for a credential.
   */
  renew?(refused: Credential): boolean | Promise<boolean>;
}

/** What a strategy gets from its client: the way to the token endpoint, the time, and the observer. */
export interface AuthContext {
  readonly transport: Transport;
  readonly clock: Clock;
  readonly random: () => number;
  readonly timeoutInMs: number;
  readonly allowInsecureHttp: boolean;
  readonly userAgent: string | undefined;
  readonly tokenStore: TokenStore;
  readonly observer: Observer;
}

/** A secret, or where to get it; the function is asked whenever a value is needed, so a rotated secret is picked up. */
export type SecretProvider = string | (() => string | Promise<string>);

/** An API key of an instance, sent as it is. */
export interface ApiKeyAuth {
  /** Sent as `Authorization: <key>`, without a scheme word (T11). */
  readonly apiKey: SecretProvider;
  /**
   * Names the owner of the key in rate limits that several processes share, and in what outlives the process (checkpoints, the settings cache).
   * A key that comes from a function needs it there; one that is renewed is another owner's without it.
   */
  readonly identity?: string;
}

/** A token that the caller got by itself and renews by itself. */
export interface BearerAuth {
  /** Sent as `Authorization: Bearer <token>`. */
  readonly token: SecretProvider;
  /**
   * Names the token's owner in rate limits that several processes share, and in what outlives the process (checkpoints, the settings cache), which
   * needs it: a token alone is another one after a restart.
   */
  readonly identity?: string;
}

/** Client credentials: tokens are fetched with them, kept, renewed ahead of their end and after a 401 (T01, T04, T05). */
export interface ClientCredentialsAuth {
  /** The documents' {auth_url}; `/oauth/token` is added (T01). */
  readonly authUrl: string;
  /** Id of the client, as the hub or the operator gave it out. */
  readonly clientId: string;
  /** Its secret, or a function that gives it. Sent to the token endpoint alone. */
  readonly clientSecret: SecretProvider;
  /** Where the token endpoint is below `authUrl`; `/oauth/token` where absent. */
  readonly tokenPath?: string;
}

/** How a client proves who it is (T11). */
export type Auth = ApiKeyAuth | BearerAuth | ClientCredentialsAuth | AuthStrategy;

/** A token as it is kept. */
export interface StoredToken {
  /** The token itself, without `Bearer`. */
  readonly accessToken: string;
  /** When the server gave it out, in milliseconds since the epoch. */
  readonly issuedAtInMs: number;
  /** When the server stops honouring it, in milliseconds since the epoch. */
  readonly expiresAtInMs: number;
}

/**
 * Where tokens live so that several workers can share them (T07). Methods may return at once or later. One that fails, or takes longer
 * than 5 s (`renew`: 35 s), costs a token request and no call.
 */
export interface TokenStore {
  /** The token under this key, also where it has run out; undefined where there is none. */
  get(key: string): StoredToken | undefined | Promise<StoredToken | undefined>;
  /** Keeps the token in place of the one before. */
  set(key: string, token: StoredToken): void | Promise<void>;
  /** Removes the token if it is still this one. */
  delete(key: string, token: StoredToken): void | Promise<void>;
  /**
   * Lets one of all workers renew the token (T06 across processes): calls `request` where it is this worker's turn and keeps what it
   * gives; whoever comes meanwhile waits for that token. A token at hand that `isUsable` is given without a request. Optional: without
   * it each worker that finds no usable token asks for one by itself.
   */
  renew?(
    key: string,
    isUsable: (stored: StoredToken) => boolean,
    request: () => Promise<StoredToken>,
  ): Promise<StoredToken>;
}
