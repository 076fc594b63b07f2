import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { createRedisDedupe, createRedisOutbox } from '../src/index.ts';
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

  const dayInMs = 86_400_000;

  test("G40: a damaged or lost outcome is an error with its store and action, and isn't a new action", async () => {
    const redis = world.connect();
    const prefix = world.prefix();
    const outbox = createRedisOutbox(redis, { ...patient, prefix });
    for (const action of ['cut', 'lost']) await outbox.settle(action, { status: 'SUCCESS' });
    await redis.hset(`{${prefix}:outbox}:outcomes`, 'cut', '{"status":"SUCC');
    await redis.hdel(`{${prefix}:outbox}:outcomes`, 'lost');
    const entries = await outbox.unreported({ minAgeInMs: 0, limit: 10 });
    for (const entry of [...entries, await outbox.find('cut'), await outbox.find('lost')])
      expect(() => entry?.outcome).toThrow(
        `outbox in Redis contains an unrecognized entry under \`${entry?.actionId}\``,
      );
  });

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

  test('a reported outcome is removed after fourteen days, and an unreported one never', async () => {
    const redis = world.connect();
    const prefix = world.prefix();
    const outbox = createRedisOutbox<string>(redis, { ...patient, prefix });
    const base = `{${prefix}:outbox}`;
    await outbox.settle('open', 'x');
    for (const action of ['old', 'younger']) {
      await outbox.settle(action, 'x');
      await outbox.markReported(action);
    }
    const reportedAtInMs = Number(await redis.zscore(`${base}:reported`, 'old'));
    await redis.zadd(`${base}:reported`, reportedAtInMs - 14 * dayInMs - 1, 'old');
    await redis.zadd(`${base}:reported`, reportedAtInMs - 14 * dayInMs + 600_000, 'younger');
    await outbox.settle('new', 'x');
    expect(await redis.hkeys(`${base}:outcomes`)).toEqual(['open', 'younger', 'new']);
    expect(await redis.zrange(`${base}:reported`, '0', '-1')).toEqual(['younger']);
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
});
