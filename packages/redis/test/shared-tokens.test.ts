import { expect, describe, test } from 'vitest';
import type { StoredToken } from '@tradelane/core';
import { createRedisTokenStore } from '../src/index.ts';
import { patient, useRedis, withoutRedis } from './redis.ts';

describe.skipIf(withoutRedis)('workers that share a token', () => {
  const world = useRedis();

  test('T07: a worker that dies during a token request blocks the others for at most ten seconds', async () => {
    const prefix = world.prefix();
    const [dying, looking] = [world.connect(), world.connect()];
    await new Promise<void>((resolve) => {
      const neverEnds = (): Promise<StoredToken> => {
        resolve();
        return new Promise(() => undefined);
      };
      void createRedisTokenStore(dying, { prefix, ...patient }).renew('k', () => true, neverEnds);
    });
    dying.disconnect();
    const lock = `${prefix}:token:{k}:lock`;
    const left = await looking.pttl(lock);
    expect(left).toBeGreaterThan(5_000);
    expect(left).toBeLessThanOrEqual(10_000);
    await looking.pexpire(lock, 1);
    const token = { accessToken: 'next', issuedAtInMs: 0, expiresAtInMs: 60_000 };
    const next = createRedisTokenStore(world.connect(), { prefix, ...patient }).renew(
      'k',
      () => true,
      () => Promise.resolve(token),
    );
    expect(await next).toEqual(token);
    expect(await looking.exists(lock)).toBe(0);
  });
});
