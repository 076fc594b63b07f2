/** The programs of the guide to fleets, on Redis. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type FleetTenantReport, readFleet } from '@tradelane/workflows/fleet';
import { createRedisCheckpoints } from '@tradelane/redis';
import { startRedis, type TestServer, withoutServer } from '@tradelane/test-servers';
import { Redis } from 'ioredis';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { programsOfToday } from './open-line.ts';
import type { Programs } from './programs.ts';

describe.skipIf(withoutServer('redis'))('a fleet', () => {
  let it: Programs;
  let redis: TestServer;
  let connection: Redis;
  beforeEach(async () => {
    it = programsOfToday();
    redis = await startRedis();
    connection = new Redis(redis.url);
  });
  afterEach(async () => {
    it.close();
    connection.disconnect();
    await redis.stop();
  });

  test('reads each shop once, sets a shop with a wrong secret aside, and resumes it', async () => {
    const { client_id: clientId, client_secret: clientSecret } = it.sandbox.info().credentials.seller;
    const file = join(it.folder, 'shops.json');
    const save = (secret: string, version: string): Promise<void> =>
      writeFile(
        file,
        JSON.stringify([
          { id: 'shop 1', version: '1', clientId, clientSecret },
          { id: 'shop 2', version, clientId, clientSecret: secret },
        ]),
      );
    const env = { REDIS_URL: redis.url };
    const checkpoint = createRedisCheckpoints(connection);
    /** Runs the fleet until each shop was read or set aside, and returns its lines. */
    const follow = async (): Promise<readonly string[]> => {
      const running = it.run('fleet.ts', { args: [file], env });
      await expect
        .poll(async () => {
          const { tenants: shops } = await readFleet(checkpoint);
          const isOver = ({ aside, streams }: FleetTenantReport): boolean =>
            aside !== undefined || (streams.length > 0 && streams.every(({ ageInMs }) => ageInMs !== undefined));
          return shops.filter(isOver).length;
        })
        .toBe(2);
      it.terminate();
      return running;
    };
    const status = (args: readonly string[] = []): Promise<readonly string[]> =>
      it.run('fleet-status.ts', { args, env });

    await save('wrong', '1');
    const first = await follow();
    expect(first.filter((line) => line.startsWith('shop 1 ')).length).toBeGreaterThan(5);
    expect(first).toContainEqual(expect.stringMatching(/^shop 2 is set aside: TokenError: /));
    expect(await status()).toEqual([
      expect.stringMatching(/^shop 1 served orders: \d+ s old, returns: \d+ s old$/),
      expect.stringMatching(/^shop 2 ERR_TOKEN_REFUSED /),
    ]);
    await save(clientSecret, '2');
    await status(['shop 2']);
    const second = await follow();
    expect(second.filter((line) => line.startsWith('shop 1 '))).toEqual([]);
    expect(second.filter((line) => line.startsWith('shop 2 ')).length).toBe(
      first.filter((line) => line.startsWith('shop 1 ')).length,
    );
  });
});
