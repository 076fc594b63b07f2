import { describe, expect, test } from 'vitest';
import { createRedisDedupe, createRedisOutbox } from '../src/index.ts';
import { patient, useRedis, withoutRedis } from './redis.ts';

describe.skipIf(withoutRedis)('deduplication and outbox in Redis', () => {
  const world = useRedis();

  test('a key expires after its retention', async () => {
    const dedupe = createRedisDedupe(world.connect(), { prefix: world.prefix(), retentionInMs: 50, ...patient });
    await dedupe.add(['k']);
    await expect.poll(() => dedupe.has(['k'])).toBe(false);
    expect(await dedupe.add(['k'])).toBe(true);
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
