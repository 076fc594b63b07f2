/** A connection breaks between a command and its response. The client reconnects and repeats the command, which was carried out. */
import { connect, createServer, type Server, type Socket } from 'node:net';
import type { StoredToken } from '@tradelane/core';
import { Redis } from 'ioredis';
import { afterEach, describe, expect, test } from 'vitest';
import { createRedisLimitStore, createRedisTokenStore } from '../src/index.ts';
import { patient, useRedis, withoutRedis } from './redis.ts';

/** Between a client and the server. */
class Proxy {
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  #cutsNext = false;
  cuts = 0;

  constructor(target: number) {
    this.#server = createServer((client) => {
      const server = connect(target, '127.0.0.1');
      for (const socket of [client, server]) {
        this.#sockets.add(socket);
        socket.on('error', () => undefined);
        socket.on('close', () => {
          client.destroy();
          server.destroy();
        });
      }
      client.pipe(server);
      server.on('data', (response) => {
        if (!this.#cutsNext) return void client.write(response);
        this.#cutsNext = false;
        this.cuts += 1;
        // The connection breaks in the middle of the response.
        client.write(response.subarray(0, response.length / 2), () => client.destroy());
      });
    });
  }

  async listen(): Promise<number> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    const address = this.#server.address();
    if (address === null || typeof address === 'string') throw new Error('no port');
    return address.port;
  }

  cutNext(): void {
    this.#cutsNext = true;
  }

  async close(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}

describe.skipIf(withoutRedis)('a lost response', { timeout: 60_000 }, () => {
  const world = useRedis();
  const opened: (() => unknown)[] = [];
  afterEach(async () => {
    for (const close of opened.splice(0)) await close();
  });
  const behindProxy = async (): Promise<{ readonly proxy: Proxy; readonly redis: Redis }> => {
    const proxy = new Proxy(world.server.port);
    const redis = new Redis({ port: await proxy.listen(), host: '127.0.0.1', retryStrategy: () => 1 });
    redis.on('error', () => undefined);
    opened.push(
      () => redis.disconnect(),
      () => proxy.close(),
    );
    return { proxy, redis };
  };

  test('frees the slot that a worker acquired, so that its next request gets it', async () => {
    const { proxy, redis } = await behindProxy();
    const prefix = world.prefix();
    const options = { ...patient, prefix, resyncInMs: 0, onDisconnect: () => undefined };
    const store = createRedisLimitStore(redis, options);
    const windows = [{ requests: 1, periodInMs: 60_000 }];
    await store.acquire('warm', windows, 0, 0);
    proxy.cutNext();
    expect(await store.acquire('k', windows, 0, 0)).toMatchObject({ acquired: false });
    expect(proxy.cuts).toBe(1);
    await expect.poll(async () => (await store.acquire('k', windows, 0, 0)).acquired).toBe(true);
    expect(await createRedisLimitStore(world.connect(), options).acquire('k', windows, 0, 0)).toMatchObject({
      acquired: false,
    });
  });

  test('T07: the worker that acquired the lock renews the token and does not wait for itself', async () => {
    const { proxy, redis } = await behindProxy();
    const tokens = createRedisTokenStore(redis, { ...patient, prefix: world.prefix(), onDisconnect: () => undefined });
    const token: StoredToken = { accessToken: 't', issuedAtInMs: 0, expiresAtInMs: 60_000 };
    await tokens.renew(
      'warm',
      () => true,
      async () => token,
    );
    const server = world.connect();
    await server.config('RESETSTAT');
    proxy.cutNext();
    let writes = Infinity;
    await tokens.renew(
      'k',
      () => true,
      async () => {
        writes = Number(/cmdstat_set:calls=(\d+)/.exec(await server.info('commandstats'))?.[1]);
        return token;
      },
    );
    expect(proxy.cuts).toBe(1);
    // One command, sent twice, and the checks for the server. Waiting for a lock would take hundreds of tries.
    expect(writes).toBeLessThan(20);
    expect(await tokens.get('k')).toEqual(token);
  });
});
