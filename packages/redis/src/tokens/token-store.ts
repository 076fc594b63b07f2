import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { StoredToken, TokenStore } from '@tradelane/core';
import { prefixOf, RedisLink } from '../connection/redis-link.ts';
import type { RedisConnection } from '../connection/redis-connection.ts';
import type { RedisStoreOptions } from '../connection/store-options.ts';
import * as scripts from './token-scripts.ts';

/** `TokenStore` of the core, with a lock. Its methods reject with RedisUnavailableError while Redis is away, with RedisCommandError where it refuses the command. */
export interface RedisTokenStore extends Required<TokenStore> {
  /** The token under this key; undefined where there is none, or it has run out. */
  get(key: string): Promise<StoredToken | undefined>;
  /** Keeps the token until the server stops honouring it. */
  set(key: string, token: StoredToken): Promise<void>;
  delete(key: string, token: StoredToken): Promise<void>;
}

/** Whose turn it is to renew is held for this long and extended while the request is under way: a worker that died holds up nobody for longer. */
const lockInMs = 10_000;
/** Who waits for a token looks this often. */
const lookEveryInMs = 25;
/** Longer than this nobody waits for another worker's request (ours): then it asks by itself. */
const longestWaitInMs = 30_000;

/**
 * Tokens that all workers share (T07). One of them renews, under a lock that only it can give back, and the others get the new token.
 * Tokens lie in Redis as they are: let nobody read there who may not act for the client. While Redis is away each worker keeps and renews
 * its own token.
 */
export function createRedisTokenStore(redis: RedisConnection, options: RedisStoreOptions = {}): RedisTokenStore {
  const link = RedisLink.of(redis, options);
  const timeoutInMs = options.commandTimeoutInMs;
  const tokenKey = (key: string): string => `${prefixOf(options)}:token:{${key}}`;
  const lockKey = (key: string): string => `${tokenKey(key)}:lock`;

  const get = async (key: string): Promise<StoredToken | undefined> =>
    readToken(await link.run(scripts.getToken, [tokenKey(key)], [], { timeoutInMs }));

  /** Makes the request; this worker has the lock. */
  const requestLocked = async (
    key: string,
    owner: string,
    request: () => Promise<StoredToken>,
  ): Promise<StoredToken> => {
    const extend = setInterval(() => {
      link.run(scripts.extendLock, [lockKey(key)], [owner, lockInMs], { timeoutInMs }).catch(() => undefined);
    }, lockInMs / 3);
    extend.unref();
    try {
      const token = await request();
      const args = [owner, JSON.stringify(token), lifetimeInMs(token)];
      // Without Redis the token is this worker's own.
      await link.run(scripts.storeToken, [tokenKey(key), lockKey(key)], args, { timeoutInMs }).catch(() => undefined);
      return token;
    } catch (error) {
      await link.run(scripts.unlockToken, [lockKey(key)], [owner], { timeoutInMs }).catch(() => undefined);
      throw error;
    } finally {
      clearInterval(extend);
    }
  };

  return {
    get,
    async set(key, token) {
      const args = [JSON.stringify(token), lifetimeInMs(token)];
      await link.run(scripts.setToken, [tokenKey(key)], args, { timeoutInMs });
    },
    async delete(key, token) {
      await link.run(scripts.deleteToken, [tokenKey(key)], [token.accessToken], { timeoutInMs });
    },
    async renew(key, isUsable, request) {
      const owner = randomUUID();
      const keys = [tokenKey(key), lockKey(key)];
      const endsAtInMs = performance.now() + longestWaitInMs;
      // A lock that arrives after this worker stopped waiting for it is nobody's.
      const onLate = (): void => {
        link.run(scripts.unlockToken, [lockKey(key)], [owner], { timeoutInMs }).catch(() => undefined);
      };
      while (performance.now() < endsAtInMs) {
        const [isLocked, text] = (await link.run(scripts.lockToken, keys, [owner, lockInMs], {
          timeoutInMs,
          onLate,
        })) as readonly [number, unknown];
        const stored = readToken(text);
        if (stored !== undefined && isUsable(stored)) {
          if (isLocked === 1) onLate();
          return stored;
        }
        if (isLocked === 1) return requestLocked(key, owner, request);
        await wait(lookEveryInMs * (0.5 + Math.random()));
      }
      return request();
    },
  };
}

function lifetimeInMs({ issuedAtInMs, expiresAtInMs }: StoredToken): number {
  return Math.max(1, Math.ceil(expiresAtInMs - issuedAtInMs));
}

function readToken(text: unknown): StoredToken | undefined {
  // Written above.
  return typeof text === 'string' ? (JSON.parse(text) as StoredToken) : undefined;
}
