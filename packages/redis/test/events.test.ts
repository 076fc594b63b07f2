import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { createRedisCheckpoints, createRedisDedupe, createRedisLimitStore, createRedisOutbox } from '../src/index.ts';
import { patient, useRedis, withoutRedis } from './redis.ts';

describe.skipIf(withoutRedis)('deduplication and outbox in Redis', () => {
  const world = useRedis();

  test('only one of several workers that add the same key at once gets true', async () => {
    const prefix = world.prefix();
    const [one, other] = [world.connect(), world.connect()].map((redis) =>
      createRedisDedupe(redis, { prefix, ...patient }),
    );
    const added = await Promise.all(
      Array.from({ length: 20 }, (_, index) => (index % 2 === 0 ? one : other)?.add(['event', `delivery-${index}`])),
    );
    expect(added.filter(Boolean)).toHaveLength(1);
    expect(await one?.has(['unknown', 'event'])).toBe(true);
    expect(await one?.has(['unknown'])).toBe(false);
    expect(await one?.has([])).toBe(false);
    expect(await one?.add(['new', 'new'])).toBe(true);
  });

  test('a key expires after its retention', async () => {
    const dedupe = createRedisDedupe(world.connect(), { prefix: world.prefix(), retentionInMs: 50, ...patient });
    await dedupe.add(['k']);
    await expect.poll(() => dedupe.has(['k'])).toBe(false);
    expect(await dedupe.add(['k'])).toBe(true);
  });

  test('an invalid retention is rejected', () => {
    for (const retentionInMs of [0, -1, Number.NaN])
      for (const create of [createRedisDedupe, createRedisOutbox])
        expect(() => create(world.connect(), { retentionInMs })).toThrow('`retentionInMs` must be above 0');
  });

  test.each([86_400_000 / 7, 1e22, Infinity])(
    'a retention may be fractional, huge or infinite: %d',
    async (retentionInMs) => {
      const shared = { ...patient, prefix: world.prefix() };
      const options = { ...shared, retentionInMs };
      const dedupe = createRedisDedupe(world.connect(), options);
      expect(await dedupe.add(['k'])).toBe(true);
      expect(await dedupe.has(['k'])).toBe(true);
      const outbox = createRedisOutbox(world.connect(), options);
      await outbox.settle('a', 'x');
      await outbox.markReported('a');
      expect(await outbox.settle('b', 'x')).toBe(true);
      expect(await outbox.find('a')).toMatchObject({ isReported: true });
      const checkpoints = createRedisCheckpoints(world.connect(), { ...shared, waitInMs: retentionInMs });
      expect(await checkpoints.write([{ key: 'k', value: 'v' }], { key: 'k', value: undefined })).toBe(true);
      const limits = createRedisLimitStore(world.connect(), { ...shared, resyncInMs: 0 });
      const windows = [{ requests: 1, periodInMs: Math.min(retentionInMs, 1e12) / 7 }];
      await expect.poll(() => limits.acquire('key', windows, 0, 0)).toMatchObject({ acquired: true });
    },
  );

  test('the first outcome of an action stays, before and after its report', async () => {
    const prefix = world.prefix();
    const [one, other] = [world.connect(), world.connect()].map((redis) =>
      createRedisOutbox<{ status: string }>(redis, { prefix, ...patient }),
    );
    expect(await one?.settle('a', { status: 'SUCCESS' })).toBe(true);
    expect(await other?.settle('a', { status: 'FAILURE' })).toBe(false);
    await other?.settle('b', { status: 'FAILURE' });
    expect(await other?.find('a')).toEqual({ actionId: 'a', outcome: { status: 'SUCCESS' }, isReported: false });
    expect(await one?.find('c')).toBeUndefined();
    expect(await one?.unreported({ minAgeInMs: 0, limit: 1 })).toEqual([await one?.find('a')]);
    expect(await one?.unreported({ minAgeInMs: 60_000, limit: 10 })).toEqual([]);
    await one?.markReported('a');
    await one?.markReported('a');
    expect(await other?.find('a')).toMatchObject({ isReported: true });
    expect(await other?.unreported({ minAgeInMs: 0, limit: 10 })).toMatchObject([{ actionId: 'b' }]);
    expect(await other?.settle('a', { status: 'FAILURE' })).toBe(false);
  });

  test('reported outcomes expire after their retention, and unreported ones never do', async () => {
    const outbox = createRedisOutbox<string>(world.connect(), {
      ...patient,
      prefix: world.prefix(),
      retentionInMs: 10,
    });
    await outbox.settle('open', 'x');
    await outbox.settle('reported', 'x');
    await outbox.markReported('reported');
    await wait(30);
    await outbox.settle('another', 'x');
    expect(await outbox.find('reported')).toBeUndefined();
    expect(await outbox.find('open')).toMatchObject({ isReported: false });
  });

  const dayInMs = 86_400_000;

  test('unreported outcomes are returned oldest first, at most as many as requested', async () => {
    const outbox = createRedisOutbox<string>(world.connect(), { ...patient, prefix: world.prefix() });
    for (const action of ['b', 'a', 'c']) {
      await outbox.settle(action, 'x');
      await wait(5);
    }
    const idsOf = async (limit: number): Promise<string[]> =>
      (await outbox.unreported({ minAgeInMs: 0, limit })).map(({ actionId }) => actionId);
    expect(await idsOf(10)).toEqual(['b', 'a', 'c']);
    expect(await idsOf(2)).toEqual(['b', 'a']);
  });

  test('a rejected settlement does not change the age of an outcome, and a second report does not extend it', async () => {
    const redis = world.connect();
    const prefix = world.prefix();
    const outbox = createRedisOutbox<string>(redis, { ...patient, prefix });
    const base = `{${prefix}:outbox}`;
    await outbox.settle('a', 'x');
    await redis.zadd(`${base}:open`, 1_000, 'a');
    expect(await outbox.settle('a', 'y')).toBe(false);
    expect(await redis.zscore(`${base}:open`, 'a')).toBe('1000');
    await outbox.markReported('a');
    await redis.zadd(`${base}:reported`, 1_000, 'a');
    await outbox.markReported('a');
    expect(await redis.zscore(`${base}:reported`, 'a')).toBe('1000');
  });

  test('a reported outcome is kept for fourteen days from its report and then removed', async () => {
    const redis = world.connect();
    const prefix = world.prefix();
    const outbox = createRedisOutbox<string>(redis, { ...patient, prefix });
    const base = `{${prefix}:outbox}`;
    for (const action of ['old', 'younger']) {
      await outbox.settle(action, 'x');
      await outbox.markReported(action);
    }
    const reportedAtInMs = Number(await redis.zscore(`${base}:reported`, 'old'));
    await redis.zadd(`${base}:reported`, reportedAtInMs - 14 * dayInMs - 1, 'old');
    await redis.zadd(`${base}:reported`, reportedAtInMs - 14 * dayInMs + 600_000, 'younger');
    await outbox.settle('new', 'x');
    expect(await redis.hkeys(`${base}:outcomes`)).toEqual(['younger', 'new']);
    expect(await redis.zrange(`${base}:reported`, '0', '-1')).toEqual(['younger']);
  });

  test('a settlement removes at most 100 expired outcomes', async () => {
    const redis = world.connect();
    const prefix = world.prefix();
    const reported = `{${prefix}:outbox}:reported`;
    for (let index = 0; index < 150; index += 1) await redis.zadd(reported, index, `${index}`);
    const outbox = createRedisOutbox<string>(redis, { ...patient, prefix });
    await outbox.settle('a', 'x');
    expect(await redis.zcard(reported)).toBe(50);
    await outbox.settle('b', 'x');
    expect(await redis.zcard(reported)).toBe(0);
  });

  test('a key is kept for fourteen days from its first addition', async () => {
    const redis = world.connect();
    const prefix = world.prefix();
    const dedupe = createRedisDedupe(redis, { ...patient, prefix });
    const key = `{${prefix}:handled}:k`;
    await dedupe.add(['k']);
    const left = await redis.pttl(key);
    expect(left).toBeGreaterThan(14 * dayInMs - 600_000);
    expect(left).toBeLessThanOrEqual(14 * dayInMs);
    await redis.pexpire(key, 60_000);
    expect(await dedupe.add(['k'])).toBe(false);
    expect(await redis.pttl(key)).toBeLessThanOrEqual(60_000);
  });

  test('every new key of an addition has its own retention, also next to a known key', async () => {
    const redis = world.connect();
    const prefix = world.prefix();
    const dedupe = createRedisDedupe(redis, { ...patient, prefix, retentionInMs: 600_000 });
    await dedupe.add(['a', 'b']);
    await redis.pexpire(`{${prefix}:handled}:a`, 60_000);
    expect(await dedupe.add(['a', 'c'])).toBe(false);
    const left = await Promise.all(['a', 'b', 'c'].map((key) => redis.pttl(`{${prefix}:handled}:${key}`)));
    expect(left.map((inMs) => Math.ceil(inMs / 120_000))).toEqual([1, 5, 5]);
  });

  test('an addition with a known key returns false and stores the new keys', async () => {
    const dedupe = createRedisDedupe(world.connect(), { ...patient, prefix: world.prefix() });
    await dedupe.add(['known']);
    expect(await dedupe.add(['new', 'known'])).toBe(false);
    expect(await dedupe.has(['new'])).toBe(true);
  });
});
