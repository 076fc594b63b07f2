import { expect, test } from 'vitest';
import { RedisLink } from '../src/connection/redis-link.ts';
import * as stores from '../src/index.ts';

test('every store rejects an invalid connection by name', () => {
  const makers = Object.entries(stores).filter(([name]) => name.startsWith('createRedis'));
  expect(makers.length).toBeGreaterThan(3);
  for (const [name, create] of makers)
    for (const none of [undefined, null, {}, 'redis://localhost'])
      expect(() => (create as (connection: unknown) => unknown)(none), name).toThrow(
        expect.objectContaining({ name: 'ArgumentError', argument: 'connection' }),
      );
});

test('a disconnect starts once, however often the connection fails to reconnect', async () => {
  const closed: ((error: Error) => void)[] = [];
  const link = RedisLink.of(
    {
      status: 'reconnecting',
      call: () => Promise.reject(new Error('closed')),
      on: (event, listener) => event === 'close' && closed.push(listener),
    },
    { onDisconnect: () => undefined },
  );
  const close = (): void => closed.forEach((listener) => listener(new Error('closed')));
  close();
  const since = link.awaySinceInMs;
  await new Promise((resolve) => setTimeout(resolve, 5));
  close();
  expect(since).toBeGreaterThan(0);
  expect(link.awaySinceInMs).toBe(since);
});
