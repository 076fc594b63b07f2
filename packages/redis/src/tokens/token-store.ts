import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { StoredToken, TokenStore } from '@tradelane/core';
import { prefixOf, RedisLink } from '../connection/redis-link.ts';
import type { RedisConnection } from '../connection/redis-connection.ts';
import type { Script } from '../connection/script.ts';
import type { RedisStoreOptions } from '../connection/store-options.ts';
import * as scripts from './token-scripts.ts';

/**
 * A `TokenStore` with a lock. Its methods throw `RedisUnavailableError` if Redis is disconnected, and
 * `RedisCommandError` if it rejects the command.
 */
export interface RedisTokenStore extends Required<TokenStore> {
  /** The token of a key. Undefined if there isn't one, or it has expired. */
  get(key: string): Promise<StoredToken | undefined>;
  /** Stores the token until it expires. */
  set(key: string, token: StoredToken): Promise<void>;
  delete(key: string, token: StoredToken): Promise<void>;
}

/**
 * Duration of the lock, extended while the token request runs. A crashed worker blocks others for at most this long.
 */
const lockInMs = 10_000;
/** Interval at which a waiting worker checks for the new token. */
const lookEveryInMs = 25;
/** Longest wait for another worker's request (our own rule). Then the worker sends its own. */
const longestWaitInMs = 30_000;

/**
 * Creates a token store that all workers share (T07). One worker renews the token under a lock, and the others get
 * the new token.
 *
 * Tokens are stored in plain text, so restrict who can read them. While Redis is disconnected, each worker keeps and
 * renews its own token.
 * @example
 * ```ts
 * import { createHub, hubOptionsFromEnv } from '@tradelane/hub';
 * import { createRedisLimitStore, createRedisTokenStore } from '@tradelane/redis';
 *
 * const hub = createHub({
 *   ...hubOptionsFromEnv(),
 *   tokenStore: createRedisTokenStore(redis),
 *   limitStore: createRedisLimitStore(redis, { maxProcesses: 4 }),
 * });
 * ```
 */
export function createRedisTokenStore(redis: RedisConnection, options: RedisStoreOptions = {}): RedisTokenStore {
  const link = RedisLink.of(redis, options, {});
  const run: Run = (script, keys, args, onLate) =>
    link.run(script, keys, args, { timeoutInMs: options.commandTimeoutInMs, onLate });
  const tokenKey = (key: string): string => `${prefixOf(options)}:token:{${key}}`;
  return {
    async get(key) {
      return readToken(await run(scripts.getToken, [tokenKey(key)], []));
    },
    async set(key, token) {
      await run(scripts.setToken, [tokenKey(key)], [JSON.stringify(token), lifetimeInMs(token)]);
    },
    async delete(key, token) {
      await run(scripts.deleteToken, [tokenKey(key)], [token.accessToken]);
    },
    async renew(key, isUsable, request) {
      const owner = randomUUID();
      const lock = `${tokenKey(key)}:lock`;
      const endsAtInMs = performance.now() + longestWaitInMs;
      // A lock that arrives too late is released.
      const onLate = (): void => {
        run(scripts.unlockToken, [lock], [owner]).catch(() => undefined);
      };
      while (performance.now() < endsAtInMs) {
        const reply = await run(scripts.lockToken, [tokenKey(key), lock], [owner, lockInMs], onLate);
        const [isLocked, text] = reply as readonly [number, unknown];
        const stored = readToken(text);
        if (stored !== undefined && isUsable(stored)) {
          if (isLocked === 1) onLate();
          return stored;
        }
        if (isLocked === 1) return requestLocked(run, tokenKey(key), lock, owner, request);
        await wait(lookEveryInMs * (0.5 + Math.random()));
      }
      return request();
    },
  };
}

type Run = (
  script: Script,
  keys: readonly string[],
  args: readonly (string | number)[],
  onLate?: () => void,
) => Promise<unknown>;

/** Requests a token while this worker holds the lock. */
async function requestLocked(
  run: Run,
  key: string,
  lock: string,
  owner: string,
  request: () => Promise<StoredToken>,
): Promise<StoredToken> {
  const extend = setInterval(() => {
    run(scripts.extendLock, [lock], [owner, lockInMs]).catch(() => undefined);
  }, lockInMs / 3);
  extend.unref();
  try {
    const token = await request();
    // Without Redis the token is this worker's own.
    const args = [owner, JSON.stringify(token), lifetimeInMs(token)];
    await run(scripts.storeToken, [key, lock], args).catch(() => undefined);
    return token;
  } catch (error) {
    await run(scripts.unlockToken, [lock], [owner]).catch(() => undefined);
    throw error;
  } finally {
    clearInterval(extend);
  }
}

function lifetimeInMs({ issuedAtInMs, expiresAtInMs }: StoredToken): number {
  return Math.max(1, Math.ceil(expiresAtInMs - issuedAtInMs));
}

/** Text that this store didn't write counts as no token, so that the next one replaces it. */
function readToken(text: unknown): StoredToken | undefined {
  try {
    const token: unknown = typeof text === 'string' ? JSON.parse(text) : undefined;
    return typeof token === 'object' && token !== null ? (token as StoredToken) : undefined;
  } catch {
    return undefined;
  }
}
