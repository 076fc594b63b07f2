/** Redis ends, stalls, loses what it knew and comes back. */
import { setTimeout as wait } from 'node:timers/promises';
import type { LimitStore, RateWindow, StoredToken } from '@tradelane/core';
import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  createRedisCheckpoints,
  createRedisLimitStore,
  createRedisTokenStore,
  type RedisConnection,
  type RedisLimitStoreOptions,
  RedisUnavailableError,
} from '../src/index.ts';
import { patient, useRedis, withoutRedis } from './redis.ts';

const reconnecting = { retryStrategy: () => 20, maxRetriesPerRequest: null };
const minutely: readonly RateWindow[] = [{ requests: 4, periodInMs: 60_000 }];

describe.skipIf(withoutRedis)('while Redis is disconnected', () => {
  const world = useRedis();
  afterEach(async () => {
    vi.useRealTimers();
    await world.server.kill();
    await world.server.start();
  });
  const limits = (options: RedisLimitStoreOptions = {}): LimitStore =>
    createRedisLimitStore(world.connect(reconnecting), {
      ...patient,
      prefix: world.prefix(),
      resyncInMs: 0,
      ...options,
    });
  /** How many slots there are at once. */
  const count = async (store: LimitStore, key = 'k'): Promise<number> => {
    for (let taken = 0; ; taken += 1) if (!(await store.acquire(key, minutely, 0, 0)).acquired) return taken;
  };

  test('a Redis that was emptied while running counts the earlier usage again', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const options = { prefix: world.prefix(), maxProcesses: 1, resyncInMs: 5_000 };
    const [one, other] = [limits(options), limits(options)];
    for (const store of [one, other]) expect(await count(store)).toBe(0);
    // The server isn't new any more.
    vi.advanceTimersByTime(5_000);
    expect(await count(one)).toBe(4);
    expect(await count(other)).toBe(0);
    const redis = world.connect();
    await redis.flushall();
    // Each worker notices it with its next call, and acquires nothing until the others have had time to report their use.
    for (const _ of [1, 2]) expect(await count(other)).toBe(0);
    expect(await count(one)).toBe(0);
    await expect.poll(() => redis.keys(`${options.prefix}:*:4/60000`)).toHaveLength(1);
    vi.advanceTimersByTime(5_000);
    expect(await count(other)).toBe(0);
    expect(await count(one)).toBe(0);
    // A key that was not in use is free.
    expect(await count(one, 'another')).toBe(4);
  });

  /** A store, its connection, and how to take as many slots as a call that wants four gets. */
  const worker = (options: RedisLimitStoreOptions, connection: Parameters<typeof world.connect>[0] = reconnecting) => {
    const redis = world.connect(connection);
    let isBack = false;
    const store = createRedisLimitStore(redis, {
      ...patient,
      maxProcesses: 2,
      onDisconnect: () => undefined,
      onReconnect: () => void (isBack = true),
      ...options,
    });
    const take = async (key = 'k'): Promise<number> => {
      const result = await store.acquire(key, minutely, 0, 0, 4);
      return result.acquired ? 1 + (result.more?.length ?? 0) : 0;
    };
    const leave = async (): Promise<void> => {
      redis.disconnect();
      await expect.poll(() => redis.status).toBe('end');
      expect(await take('first')).toBe(0);
    };
    const hasReturned = (): Promise<void> => expect.poll(() => isBack).toBe(true);
    const comeBack = async (): Promise<void> => {
      await redis.connect();
      await hasReturned();
    };
    return { redis, store, take, leave, comeBack, hasReturned };
  };
  /** Lets five seconds pass. Until then, the server counts as new. */
  const letStart = async (...workers: readonly { take(key: string): Promise<number> }[]): Promise<void> => {
    await Promise.all(workers.map(({ take }) => take('first')));
    vi.advanceTimersByTime(5_000);
  };

  test('E03, G12: right after the start of Redis, a new worker waits until the others can have reconnected', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const { take } = worker({ prefix: world.prefix() });
    expect(await take()).toBe(0);
    vi.advanceTimersByTime(3_000);
    expect(await take()).toBe(0);
    vi.advanceTimersByTime(2_000);
    expect(await take()).toBe(4);
  });

  test('E03, G12: right after the start of Redis, workers share the limit if no earlier call counts', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const { take } = worker({ prefix: world.prefix(), resyncInMs: 100_000 });
    expect(await take()).toBe(0);
    vi.advanceTimersByTime(65_001);
    // Two clients with the same store ask at the same time.
    expect((await Promise.all([take(), take()])).toSorted()).toEqual([0, 2]);
    expect(await take()).toBe(0);
    vi.advanceTimersByTime(35_000);
    expect(await take()).toBe(2);
  });

  test('E03, G12: after a reconnect, a worker keeps to its share until the others can have reconnected', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const { store, take, leave, comeBack } = worker({ prefix: world.prefix() });
    await letStart({ take });
    expect((await store.acquire('k', minutely, 0, 0)).acquired).toBe(true);
    await leave();
    await comeBack();
    expect((await Promise.all([take(), take()])).toSorted()).toEqual([0, 1]);
    expect(await take()).toBe(0);
    vi.advanceTimersByTime(5_000);
    expect(await take()).toBe(2);
  });

  test.each([
    ['all', false],
    ['the newest', true],
  ])(
    'E03, G12: if Redis lost %s data, workers get no slots before the others can have reported usage',
    async (_, isOld) => {
      vi.useFakeTimers({ toFake: ['performance'] });
      const prefix = world.prefix();
      const [active, idle] = [worker({ prefix }), worker({ prefix })];
      // One that reconnects later, and has used more than its share.
      const late = worker({ prefix }, { retryStrategy: () => null });
      await letStart(active, idle, late);
      expect((await late.store.acquire('k', minutely, 0, 0, 3)).acquired).toBe(true);
      expect(await active.take()).toBe(1);
      expect(await idle.take('another')).toBe(4);
      const memory = [
        `${prefix}:limit:{k}:memory`,
        (await late.redis.get(`${prefix}:limit:{k}:memory`)) ?? '',
      ] as const;
      await world.crash();
      for (const { take } of [active, idle]) expect(await take()).toBe(0);
      await world.server.start();
      // As in an old snapshot.
      if (isOld) await world.connect().set(...memory);
      await Promise.all([active.hasReturned(), idle.hasReturned()]);
      for (const { take } of [active, idle, active, idle]) expect(await take()).toBe(0);
      vi.advanceTimersByTime(4_000);
      for (const { take } of [active, idle]) expect(await take()).toBe(0);
      vi.advanceTimersByTime(1_000);
      expect(await active.take()).toBe(3);
    },
  );

  test('disconnect and reconnect are reported once each, for any number of stores and calls', async () => {
    const redis = world.connect(reconnecting);
    const said: string[] = [];
    const options = {
      ...patient,
      prefix: world.prefix(),
      // A rejected hook must be handled, or it would fail this run.
      onDisconnect: () => Promise.reject(new Error(String(said.push('away')))),
      onReconnect: () => said.push('back'),
      logger: {
        warn: (message: string) => said.push(message),
        info: (message: string) => said.push(message),
      },
    };
    const store = createRedisLimitStore(redis, options);
    const tokens = createRedisTokenStore(redis, options);
    await Promise.all([store.acquire('k', minutely, 0, 0), tokens.get('k')]);
    for (const _ of [1, 2]) {
      said.length = 0;
      await world.crash();
      for (let index = 0; index < 20; index += 1) {
        await store.acquire('k', minutely, 0, 0);
        await expect(tokens.get('k')).rejects.toThrow(RedisUnavailableError);
      }
      expect(said).toEqual(['away', 'tradelane redis disconnected']);
      await world.server.start();
      await expect
        .poll(() =>
          tokens.get('k').then(
            () => 'back',
            () => 'away',
          ),
        )
        .toBe('back');
      expect(said.slice(2)).toEqual(['back', 'tradelane redis reconnected']);
    }
  });

  test('without a listener, a process warning reports it once', async () => {
    const warned = vi.spyOn(process, 'emitWarning').mockReturnValue(undefined);
    const connection: RedisConnection = {
      status: 'ready',
      on: () => undefined,
      call: () => Promise.reject(new Error('Connection lost in a fake.')),
    };
    const tokens = createRedisTokenStore(connection);
    for (const _ of [1, 2]) await expect(tokens.get('k')).rejects.toThrow('Redis is unavailable');
    // Stores of other tests may warn at any time.
    const warnings = warned.mock.calls.filter(([text]) => String(text).includes('in a fake'));
    expect(warnings).toEqual([[expect.stringContaining('Redis is unavailable: Connection lost'), 'TradelaneWarning']]);
    warned.mockRestore();
  });

  test('a stalled server counts as disconnected after the command timeout, and a late slot is released', async () => {
    const prefix = world.prefix();
    const quiet = { prefix, commandTimeoutInMs: 100, onDisconnect: () => undefined };
    const [store, other] = [limits(quiet), limits(quiet)];
    const one = [{ requests: 1, periodInMs: 60_000 }];
    let warm = 0;
    const takes = async (from: LimitStore, key: string): Promise<boolean> =>
      (await from.acquire(key, one, 0, 0)).acquired;
    // On a busy machine the first may take too long as well.
    for (const each of [store, other]) await expect.poll(() => takes(each, `warm ${(warm += 1)}`)).toBe(true);
    world.server.pause();
    expect(await store.acquire('k', one, 0, 0)).toMatchObject({ acquired: false });
    world.server.resume();
    await expect.poll(() => takes(other, 'k')).toBe(true);
  });

  test('T07: each worker renews its own token at once', async () => {
    const tokens = createRedisTokenStore(world.connect(reconnecting), {
      ...patient,
      prefix: world.prefix(),
      onDisconnect: () => undefined,
    });
    await tokens.get('k');
    const token: StoredToken = { accessToken: 't', issuedAtInMs: 0, expiresAtInMs: 1_000 };
    // It goes away while the token is on its way: what came is this worker's own.
    const crashing = async (): Promise<StoredToken> => {
      await world.crash();
      return token;
    };
    expect(await tokens.renew('k', () => true, crashing)).toEqual(token);
    await expect(
      tokens.renew(
        'k',
        () => true,
        async () => token,
      ),
    ).rejects.toThrow(RedisUnavailableError);
  });

  test('a checkpoint waits for the reconnect and is written once', async () => {
    const redis = world.connect(reconnecting);
    const options = { prefix: world.prefix(), onDisconnect: () => undefined, waitInMs: 60_000 };
    const store = createRedisCheckpoints(redis, options);
    await store.read('');
    await world.server.kill();
    const written = store.write([{ key: 's:lease', value: 'me' }], { key: 's:lease', value: undefined });
    await wait(50);
    await world.server.start();
    expect(await written).toBe(true);
    expect(Object.fromEntries(await store.read('s:'))).toEqual({ 's:lease': 'me' });
    const hasty = createRedisCheckpoints(redis, { ...options, waitInMs: 0 });
    await world.crash();
    await expect(hasty.read('')).rejects.toThrow(RedisUnavailableError);
  });

  test('a write whose response was lost counts as made when it is repeated', async () => {
    const options = {
      prefix: world.prefix(),
      onDisconnect: () => undefined,
      commandTimeoutInMs: 100,
      waitInMs: 60_000,
    };
    const store = createRedisCheckpoints(world.connect(reconnecting), options);
    await store.read('');
    world.server.pause();
    const written = store.write([{ key: 's:lease', value: 'me' }], { key: 's:lease', value: undefined });
    await wait(150);
    world.server.resume();
    expect(await written).toBe(true);
  });

  test('a worker that starts during a disconnect waits for its first connection, at most the command timeout', async () => {
    const store = createRedisCheckpoints(world.connect(reconnecting), { prefix: world.prefix() });
    expect((await store.read('')).size).toBe(0);
    await world.server.kill();
    const late = createRedisTokenStore(world.connect(reconnecting), {
      prefix: world.prefix(),
      commandTimeoutInMs: 100,
      onDisconnect: () => undefined,
    });
    await expect(late.get('k')).rejects.toThrow(RedisUnavailableError);
    await world.server.start();
    await expect
      .poll(() =>
        late.get('k').then(
          () => 'back',
          () => 'away',
        ),
      )
      .toBe('back');
  });
});
