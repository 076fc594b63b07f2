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
      const options = { ...patient, prefix: world.prefix(), retentionInMs };
      const dedupe = createRedisDedupe(world.connect(), options);
      expect(await dedupe.add(['k'])).toBe(true);
      expect(await dedupe.has(['k'])).toBe(true);
      const outbox = createRedisOutbox(world.connect(), options);
      await outbox.settle('a', 'x');
      await outbox.markReported('a');
      expect(await outbox.settle('b', 'x')).toBe(true);
      expect(await outbox.find('a')).toMatchObject({ isReported: true });
      const checkpoints = createRedisCheckpoints(world.connect(), { ...options, waitInMs: retentionInMs });
      expect(await checkpoints.write([{ key: 'k', value: 'v' }], { key: 'k', value: undefined })).toBe(true);
      const limits = createRedisLimitStore(world.connect(), { ...options, resyncInMs: 0 });
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
});
