/** A Redis user with exactly the permissions from the README. */
import { readFileSync } from 'node:fs';
import type { RateWindow } from '@tradelane/core';
import { Redis } from 'ioredis';
import { describe, expect, test } from 'vitest';
import {
  createRedisCheckpoints,
  createRedisDedupe,
  createRedisLimitStore,
  createRedisOutbox,
  createRedisSettingsCache,
  createRedisTokenStore,
} from '../src/index.ts';
import { patient, useRedis, withoutRedis } from './redis.ts';

/** The sample of the README, without its name and password. */
const rights = (): string[] => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  const sample = /ACL SETUSER tradelane on '>\S+ ([^`]+)/.exec(readme)?.[1] ?? '';
  return sample.split(/[\s\\']+/).filter(Boolean);
};

const windows: readonly RateWindow[] = [
  { requests: 2, periodInMs: 60_000 },
  { requests: 1, periodInMs: 1_000 },
];

describe.skipIf(withoutRedis)('a user with the rights of the README', () => {
  const world = useRedis();

  test('every store works with the rights and key patterns of the README', async () => {
    const admin = world.connect();
    await admin.call('ACL', 'SETUSER', 'tradelane', 'on', '>pw', ...rights());
    const redis = new Redis({ host: '127.0.0.1', port: world.server.port, username: 'tradelane', password: 'pw' });
    try {
      const said: string[] = [];
      const options = {
        ...patient,
        onDisconnect: ({ message }: Error) => said.push(message),
        logger: { warn: (_: string, fields: object) => said.push(JSON.stringify(fields)) },
      };
      const limits = createRedisLimitStore(redis, { ...options, resyncInMs: 0 });
      const take = async (key: string) => {
        const taken = await limits.acquire(key, windows, 10, 0);
        return taken.acquired ? taken.permit : undefined;
      };
      const first = await take('a');
      expect(await take('a')).toBeUndefined();
      await limits.release('a', windows, first ?? '', 0);
      const second = await take('a');
      expect(second).toBeDefined();
      await limits.complete('a', windows, second ?? '', 0);
      await limits.pause?.('b', 60_000, 0);
      expect(await take('b')).toBeUndefined();

      const tokens = createRedisTokenStore(redis, options);
      const token = { accessToken: 't', issuedAtInMs: 0, expiresAtInMs: 60_000 };
      const renewing = tokens.renew(
        'k',
        () => true,
        async () => token,
      );
      expect(await renewing).toEqual(token);
      expect(await tokens.get('k')).toEqual(token);
      await tokens.delete('k', token);
      await tokens.set('k', token);
      await expect(
        tokens.renew(
          'other',
          () => true,
          () => Promise.reject(new Error('no')),
        ),
      ).rejects.toThrow('no');

      for (const store of [createRedisCheckpoints(redis, options), createRedisSettingsCache(redis, options)]) {
        expect(await store.write([{ key: 'a', value: 'b' }], { key: 'a', value: undefined })).toBe(true);
        expect(await store.write([{ key: 'c', value: 'd' }], { key: 'a', value: 'b' })).toBe(true);
        expect((await store.read('')).size).toBe(2);
        expect(await store.write([{ key: 'c', value: undefined }])).toBe(true);
      }
      const dedupe = createRedisDedupe(redis, options);
      expect(await dedupe.add(['a'])).toBe(true);
      expect(await dedupe.has(['a'])).toBe(true);
      const outbox = createRedisOutbox<string>(redis, { ...options, retentionInMs: 1 });
      await outbox.settle('a', 'x');
      expect(await outbox.unreported({ minAgeInMs: 0, limit: 1 })).toHaveLength(1);
      expect(await outbox.find('a')).toBeDefined();
      await outbox.markReported('a');
      await expect
        .poll(async () => {
          await outbox.settle('b', 'x');
          return outbox.find('a');
        })
        .toBeUndefined();

      // The probe that finds it again.
      await admin.call('CLIENT', 'KILL', 'USER', 'tradelane');
      await expect
        .poll(async () => Promise.resolve(dedupe.has(['a'])).catch(() => false), { timeout: 10_000 })
        .toBe(true);
      // The cause of the broken connection was reported. Nothing was refused.
      expect(said.filter((text) => /NOPERM|refuse/i.test(text))).toEqual([]);
      expect((await admin.keys('*')).filter((key) => !/^\{?tradelane:/.test(key))).toEqual([]);
      expect(await admin.call('ACL', 'LOG')).toEqual([]);
    } finally {
      redis.disconnect();
    }
  });
});
