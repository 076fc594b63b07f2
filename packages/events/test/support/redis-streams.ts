import { createVirtualClock, type VirtualClock } from '@tradelane/core';
import { startRedis, type TestServer } from '@tradelane/test-servers';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, onTestFinished, vi } from 'vitest';
import type { Delivery } from '../../src/index.ts';
import {
  createRedisPublisher,
  createRedisSource,
  type RedisSourceOptions,
} from '../../src/brokers/redis-streams/index.ts';
import { follow } from './collector.ts';

export let server: TestServer;
export let client: Redis;
let count = 0;

/** Starts the server and its client for the tests of a file. */
export function useRedis(): void {
  beforeAll(async () => {
    server = await startRedis();
    client = new Redis(server.url);
  });
  afterAll(async () => {
    client?.disconnect();
    await server?.stop();
  });
}

/** The name of a stream that no other test uses. */
export const unused = (): string => `events-${(count += 1)}`;

/** Ends the wait of open reads, which would delay the end of a source by two seconds. */
export const wake = async (): Promise<void> => {
  const connections = String(await client.client('LIST', 'TYPE', 'NORMAL')).split('\n');
  for (const line of connections) {
    const id = /\bid=(\d+).*\bcmd=(?:xreadgroup|xread)\b/.exec(line)?.[1];
    if (id !== undefined) await client.client('UNBLOCK', id);
  }
};

/** A source that runs, with its own clock, which stands still. */
export async function running(options: Partial<RedisSourceOptions> & { readonly capacity?: number } = {}) {
  const { capacity, ...given } = options;
  const stream = given.stream ?? unused();
  const clock = createVirtualClock();
  const queue = { client, stream, ...given };
  const follower = await follow(createRedisSource({ clock, ...queue }), capacity);
  const has = (messages: number): Promise<void> =>
    vi.waitUntil(() => follower.got.length >= messages, { interval: 1, timeout: 20_000 }).then(() => undefined);
  let isOpen = true;
  const close = async (): Promise<void> => {
    if (!isOpen) return;
    isOpen = false;
    const stopping = follower.subscription.stop().then(() => true);
    await vi.waitUntil(() => Promise.race([stopping, wake().then(() => false)]), { interval: 1 });
    await follower.subscription.close();
  };
  onTestFinished(close);
  const { partitions } = given;
  const publisher = createRedisPublisher({
    client: given.client ?? client,
    stream,
    ...(partitions && { partitions }),
  });
  const publish = (body: string, key?: string): Promise<void> => publisher.publish({ id: body, key, body });
  return { ...follower, clock, stream, has, close, publish };
}

/** Lets the source look for expired leases. */
export const look = async (clock: VirtualClock, got: readonly Delivery[], messages: number): Promise<void> => {
  await vi.waitUntil(
    async () => {
      await clock.advance(10_000);
      await wake();
      return got.length >= messages;
    },
    { interval: 1, timeout: 20_000 },
  );
};
