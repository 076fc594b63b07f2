import { expect, test } from 'vitest';
import * as stores from '../src/index.ts';

const makers = Object.entries(stores).filter(([name]) => name.startsWith('createRedis'));
const unused = { status: 'ready', call: () => Promise.resolve(1), on: () => undefined };

test('every store rejects an invalid connection by name', () => {
  expect(makers.length).toBeGreaterThan(3);
  for (const [name, create] of makers)
    for (const none of [undefined, null, {}, 'redis://localhost', { ...unused, options: { stringNumbers: true } }])
      expect(() => (create as (connection: unknown) => unknown)(none), name).toThrow(
        expect.objectContaining({ name: 'ArgumentError', argument: 'connection' }),
      );
});

test.each([
  [
    'connect ECONNREFUSED 127.0.0.1:7',
    'ECONNREFUSED 127.0.0.1:7). Check the server redis.example.com:7 and its address.',
  ],
  ['DENIED running in protected mode', 'mode). Check the user and the password for the server redis'],
  ['NOAUTH Authentication required.', 'required.). Check the user and the password for the server redis'],
  ['WRONGPASS invalid pair', 'pair). Check the user and the password for the server redis.example.com:7.'],
  ['Unknown RESP type 72', 'RESP type 72). Another kind of server responds there. Check the port of the server redis'],
])('the error after %j names host and port with a remedy', async (text, expected) => {
  const listeners: ((error: Error) => void)[] = [];
  const connection = {
    status: 'reconnecting',
    options: { host: 'redis.example.com', port: 7, password: 's3cret' },
    call: () => Promise.reject(new Error('closed')),
    on: (event: string, listener: (error: Error) => void) =>
      ['close', 'error'].includes(event) && listeners.push(listener),
  };
  const dedupe = stores.createRedisDedupe(connection, { onDisconnect: () => undefined });
  for (const listener of listeners) listener(new Error(text));
  const error = (await Promise.resolve(dedupe.has(['key'])).catch((reason: unknown) => reason)) as Error;
  expect(error).toBeInstanceOf(stores.RedisUnavailableError);
  expect(error).toMatchObject({ outcome: 'unknown', message: expect.stringContaining(expected) as string });
  expect(error.stack).not.toContain('s3cret');
});

test('G55: every store refuses an invalid time or prefix, and the settings cache refuses `waitInMs`', () => {
  for (const [name, create] of makers)
    for (const option of [{ commandTimeoutInMs: Number.NaN }, { commandTimeoutInMs: -1 }, { prefix: 5 }])
      expect(() => (create as (...values: unknown[]) => unknown)(unused, option), name).toThrow(
        expect.objectContaining({ name: 'ArgumentError', argument: Object.keys(option)[0] }),
      );
  expect(() => stores.createRedisLimitStore(unused, { resyncInMs: Number.NaN })).toThrow('`resyncInMs` must be');
  expect(() => stores.createRedisSettingsCache(unused, { waitInMs: 5 } as never)).toThrow('waitInMs');
});
