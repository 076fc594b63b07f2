/** Redis answers, and refuses: one command, or all of them. */
import type { RateWindow } from '@tradelane/core';
import { Redis } from 'ioredis';
import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  createRedisCheckpoints,
  createRedisLimitStore,
  createRedisTokenStore,
  type RedisConnection,
  RedisCommandError,
  RedisUnavailableError,
} from '../src/index.ts';
import { patient, useRedis, withoutRedis } from './redis.ts';

const minutely: readonly RateWindow[] = [{ requests: 4, periodInMs: 60_000 }];

/** A connection on which every command fails with the message from `reply`. */
function failing(reply: () => string): RedisConnection {
  return { status: 'ready', on: () => undefined, call: async () => Promise.reject(new Error(reply())) };
}

async function errorOf(use: () => unknown): Promise<Error> {
  try {
    await use();
  } catch (error) {
    return error as Error; // compared by the tests
  }
  return expect.fail('no error');
}

describe('an error reply', () => {
  const inOlderScripts = (reply: string): string =>
    `ERR Error running script (call to f_0): @user_script:3: @user_script: 3: -${reply}`;
  const replying = (reply: string): Promise<Error> => {
    const options = { onDisconnect: () => undefined, logger: {} };
    const tokens = createRedisTokenStore(
      failing(() => reply),
      options,
    );
    return errorOf(() => tokens.get('k'));
  };

  test.each([
    'LOADING Redis is loading the dataset in memory',
    'BUSY Redis is busy running a script. You can only call SCRIPT KILL or SHUTDOWN NOSAVE.',
    "READONLY You can't write against a read only replica.",
    "MASTERDOWN Link with MASTER is down and replica-serve-stale-data is set to 'no'.",
    'NOREPLICAS Not enough good replicas to write.',
    'CLUSTERDOWN The cluster is down',
    "OOM command not allowed when used memory > 'maxmemory'.",
    'MISCONF Redis is configured to save RDB snapshots, but it is currently unable to persist on disk.',
    'NOAUTH Authentication required.',
    'Connection is closed.',
    'connect ECONNREFUSED 127.0.0.1:6379',
    'Reached the max retries per request limit (which is 20).',
  ])('%s: it is away', async (reply) => {
    for (const text of [reply, inOlderScripts(reply)].slice(0, /^[A-Z]{2}/.test(reply) ? 2 : 1)) {
      const error = await replying(text);
      expect(error).toBeInstanceOf(RedisUnavailableError);
      expect(error.message).toContain(text);
      expect(error.cause).toMatchObject({ message: text });
    }
  });

  test.each([
    "NOPERM this user has no permissions to run the 'evalsha' command",
    'WRONGTYPE Operation against a key holding the wrong kind of value',
    "CROSSSLOT Keys in request don't hash to the same slot",
    'MOVED 3999 127.0.0.1:6381',
    "ERR unknown command 'EVALSHA'",
  ])('%s: it is there, and refuses this command', async (reply) => {
    for (const text of [reply, inOlderScripts(reply)]) {
      const error = await replying(text);
      expect(error).toBeInstanceOf(RedisCommandError);
      expect(error.message).toBe(
        `Redis rejected a command. Check the rights of the user and the type of the key. Reply: ${text}`,
      );
      expect(error.cause).toMatchObject({ message: text });
    }
  });

  test('a rejected command after a disconnect means that Redis is back', async () => {
    let reply = 'Connection is closed.';
    const onReconnect = vi.fn<() => void>();
    const tokens = createRedisTokenStore(
      failing(() => reply),
      { onDisconnect: () => undefined, onReconnect, logger: {} },
    );
    await expect(tokens.get('k')).rejects.toThrow('Redis is unavailable: Connection is closed.');
    await expect(tokens.get('k')).rejects.toThrow('Redis is unavailable: Connection is closed.');
    reply = 'NOPERM';
    await expect.poll(() => tokens.get('k').catch(({ name }: Error) => name)).toBe('RedisCommandError');
    expect(onReconnect).toHaveBeenCalledTimes(1);
  });
});

describe.skipIf(withoutRedis)('a Redis that rejects commands', () => {
  const world = useRedis();
  afterEach(() => {
    vi.useRealTimers();
  });

  test('the rejected command fails at once with the reply, and other commands continue', async () => {
    const redis = world.connect();
    const prefix = world.prefix();
    const said: unknown[] = [];
    const options = {
      ...patient,
      prefix,
      onDisconnect: () => said.push('away'),
      onReconnect: () => said.push('back'),
      logger: { warn: (message: string, fields: object) => said.push([message, fields]) },
    };
    await redis.set(`{${prefix}:checkpoints}:values`, 'not a hash');
    const limits = createRedisLimitStore(redis, { ...options, resyncInMs: 0 });
    const tokens = createRedisTokenStore(redis, options);
    const checkpoints = createRedisCheckpoints(redis, { ...options, waitInMs: 3_600_000 });
    for (const left of [3, 2, 1]) {
      const error = await errorOf(() => checkpoints.write([{ key: 'k', value: 'v' }]));
      expect(error).toBeInstanceOf(RedisCommandError);
      expect(error).toMatchObject({ cause: { message: expect.stringMatching(/^WRONGTYPE/) } });
      expect(await limits.acquire('k', minutely, 0, 0), `${left} left`).toMatchObject({ acquired: true });
      expect(await tokens.get('k')).toBeUndefined();
    }
    expect(said).toEqual([['tradelane redis rejects a command', { reason: expect.stringContaining('WRONGTYPE') }]]);
  });

  test('limits that Redis rejects are shared out, and the usage counts again afterwards', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const admin = world.connect();
    const prefix = world.prefix();
    await admin.call('ACL', 'SETUSER', 'limited', 'on', '>pw', `~${prefix}*`, '+@all');
    const open = () => {
      const redis = new Redis({ host: '127.0.0.1', port: world.server.port, username: 'limited', password: 'pw' });
      const store = createRedisLimitStore(redis, {
        ...patient,
        prefix,
        maxProcesses: 2,
        resyncInMs: 0,
        onDisconnect: () => expect.fail('it is there'),
        logger: {},
      });
      const count = async (): Promise<number> => {
        for (let taken = 0; ; taken += 1) if (!(await store.acquire('k', minutely, 0, 0)).acquired) return taken;
      };
      return { redis, store, count };
    };
    const [one, other] = [open(), open()];
    try {
      expect(await one.count()).toBe(4);
      await admin.call('ACL', 'SETUSER', 'limited', 'resetkeys');
      for (const { count } of [one, other]) expect(await count()).toBe(0);
      vi.advanceTimersByTime(65_000);
      for (const { count } of [one, other]) expect(await count()).toBe(0);
      vi.advanceTimersByTime(1);
      // Its calls of before are still on the wire.
      expect(await one.count()).toBe(0);
      expect(await other.count()).toBe(2);
      await admin.call('ACL', 'SETUSER', 'limited', `~${prefix}*`);
      await admin.del(await admin.keys(`${prefix}*`));
      // Each worker reports its use before it acquires anything, however many start at once.
      for (const { store } of [one, other]) {
        const together = await Promise.all(Array.from({ length: 3 }, () => store.acquire('k', minutely, 0, 0)));
        expect(together.map(({ acquired }) => acquired)).toEqual([false, false, false]);
      }
      expect(await admin.zcard((await admin.keys(`${prefix}*:4/60000`))[0] ?? '')).toBe(6);
      for (const { count } of [one, other]) expect(await count()).toBe(0);
    } finally {
      for (const { redis } of [one, other]) redis.disconnect();
    }
  });

  test('a full Redis counts as disconnected until it has memory again', async () => {
    const redis = world.connect();
    const said: string[] = [];
    const options = {
      ...patient,
      prefix: world.prefix(),
      waitInMs: 300,
      onDisconnect: ({ message }: Error) => said.push(message),
      onReconnect: () => said.push('back'),
    };
    const checkpoints = createRedisCheckpoints(redis, options);
    await checkpoints.read('');
    await redis.config('SET', 'maxmemory', '1');
    for (const _ of [1, 2]) {
      const error = await errorOf(() => checkpoints.write([{ key: 'k', value: 'v' }]));
      expect(error).toBeInstanceOf(RedisUnavailableError);
      expect(error).toMatchObject({
        message: expect.stringMatching(/^Redis is unavailable: OOM [^.]*\. Give the server .* more memory\.$/),
        cause: { message: expect.stringMatching(/^OOM/) },
      });
    }
    await redis.config('SET', 'maxmemory', '0');
    await expect.poll(async () => checkpoints.read(''), { timeout: 10_000 }).toEqual(new Map());
    expect(said).toEqual([expect.stringContaining('OOM'), 'back']);
  });
});
