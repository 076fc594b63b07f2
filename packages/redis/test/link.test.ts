/** Commands, probes and reports of a connection, without a server. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { RedisLink } from '../src/connection/redis-link.ts';
import { Script } from '../src/connection/script.ts';
import type { RedisStoreOptions } from '../src/connection/store-options.ts';
import {
  createRedisCheckpoints,
  createRedisDedupe,
  createRedisOutbox,
  createRedisSettingsCache,
  createRedisTokenStore,
  type RedisConnection,
  RedisUnavailableError,
} from '../src/index.ts';
import { ExpiringMap } from '../src/limits/expiring-map.ts';

const script = new Script('return 1');

/** A connection whose state and replies the test sets. */
function world(options: RedisStoreOptions = {}, status = 'ready') {
  const listeners: [string, (error: Error) => void][] = [];
  const sent: (readonly (string | number)[])[] = [];
  const connection = {
    status,
    on: (event: string, listener: (error: Error) => void) => void listeners.push([event, listener]),
    call: async (command: string, args: (string | number)[]): Promise<unknown> => {
      sent.push([command, ...args]);
      return connection.reply();
    },
    reply: (): unknown => 1,
  };
  const link = RedisLink.of(connection, options, {});
  const emit = (event: string, error = new Error('x')): void => {
    for (const [name, listener] of listeners) if (name === event) listener(error);
  };
  return { connection, link, sent, emit };
}

const fail = (message: string) => (): never => {
  throw new Error(message);
};

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('a command', () => {
  test.each(['connecting', 'connect'])('waits for the first connection (%s)', async (status) => {
    const { connection, link, sent, emit } = world({}, status);
    const replied = link.run(script, [], []);
    await vi.advanceTimersByTimeAsync(100);
    expect(sent).toEqual([]);
    connection.status = 'ready';
    emit('ready');
    expect(await replied).toBe(1);
    expect(sent).toHaveLength(1);
  });

  test('is sent as text once, then by its digest, and as text again to a server that lost it', async () => {
    const { connection, link, sent } = world();
    await link.run(script, ['k'], ['a', 1.2, 1e300]);
    await link.run(script, ['k'], []);
    const replies = [fail('NOSCRIPT No matching script'), () => 2];
    connection.reply = () => replies.shift()?.();
    expect(await link.run(script, [], [])).toBe(2);
    expect(sent).toEqual([
      ['EVAL', 'return 1', 1, 'k', 'a', 2, Number.MAX_SAFE_INTEGER],
      ['EVALSHA', script.digest, 1, 'k'],
      ['EVALSHA', script.digest, 0],
      ['EVAL', 'return 1', 0],
    ]);
  });

  test('fails after 2.5 s by default, and leaves no timer if it ends before', async () => {
    const { connection, link, emit } = world({ onDisconnect: () => undefined });
    await link.run(script, [], []);
    expect(vi.getTimerCount()).toBe(0);
    emit('error', new Error('an older error'));
    connection.reply = () => new Promise(() => undefined);
    const failed = link.run(script, [], []).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(2_499);
    expect(link.awaySinceInMs).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    const error = (await failed) as Error;
    expect(error).toBeInstanceOf(RedisUnavailableError);
    expect(error.message).toBe('Redis is unavailable: no response within 2500 ms. Check the server and its address.');
  });
});

describe('every store', () => {
  const token = { accessToken: 't', issuedAtInMs: 5_000, expiresAtInMs: 5_000 };
  const open = () => {
    const sent: (readonly (string | number)[])[] = [];
    const connection: RedisConnection = {
      status: 'ready',
      on: () => undefined,
      call: (command, args) => {
        sent.push([command, ...args]);
        return new Promise(() => undefined);
      },
    };
    const options = { commandTimeoutInMs: 100, onDisconnect: () => undefined };
    const checkpoints = createRedisCheckpoints(connection, { ...options, waitInMs: 0 });
    const settings = createRedisSettingsCache(connection, options);
    const dedupe = createRedisDedupe(connection, options);
    const outbox = createRedisOutbox(connection, options);
    const tokens = createRedisTokenStore(connection, options);
    const calls: Readonly<Record<string, () => unknown>> = {
      'checkpoints.read': () => checkpoints.read(''),
      'checkpoints.write': () => checkpoints.write([{ key: 'k', value: 'v' }]),
      'settings.read': () => settings.read(''),
      'dedupe.has': () => dedupe.has(['k']),
      'dedupe.add': () => dedupe.add(['k']),
      'outbox.settle': () => outbox.settle('a', {}),
      'outbox.find': () => outbox.find('a'),
      'outbox.markReported': () => outbox.markReported('a'),
      'outbox.unreported': () => outbox.unreported({ minAgeInMs: 0, limit: 1 }),
      'tokens.get': () => tokens.get('k'),
      'tokens.set': () => tokens.set('k', token),
      'tokens.delete': () => tokens.delete('k', token),
      'tokens.renew': () =>
        tokens.renew(
          'k',
          () => true,
          async () => token,
        ),
    };
    return { sent, calls };
  };

  test.each(Object.keys(open().calls))('uses the command timeout in `%s`', async (name) => {
    const failed = Promise.resolve(open().calls[name]?.()).catch((error: unknown) => String(error));
    await vi.advanceTimersByTimeAsync(100);
    expect(await failed).toContain('no response within 100 ms');
  });

  test('stores a token without a lifetime for a millisecond', async () => {
    const { calls, sent } = open();
    const failed = Promise.resolve(calls['tokens.set']?.()).catch(() => undefined);
    await vi.advanceTimersByTimeAsync(100);
    await failed;
    expect(sent[0]?.at(-1)).toBe(1);
  });
});

describe('a disconnect', () => {
  test('is probed at most every 200 ms, and reported as over after all stores have returned', async () => {
    const told: string[] = [];
    const { connection, link, sent, emit } = world({
      onDisconnect: () => told.push('away'),
      onReconnect: () => told.push('back'),
    });
    link.onReturn.add(() => told.push('returned'));
    await link.run(script, [], []);
    connection.reply = fail('Connection is closed.');
    emit('close');
    for (let index = 0; index < 3; index += 1) {
      await expect(link.run(script, [], [])).rejects.toThrow('Redis is unavailable');
      await vi.advanceTimersByTimeAsync(100);
    }
    expect(sent).toHaveLength(3);
    connection.reply = () => 1;
    await vi.advanceTimersByTimeAsync(100);
    expect(link.isThere()).toBe(false);
    await vi.advanceTimersByTimeAsync(0);
    expect(told).toEqual(['away', 'returned', 'back']);
    expect(await link.run(script, [], [])).toBe(1);
  });

  test.each<readonly [string, RedisStoreOptions, warnings: number]>([
    ['a process warning without listeners', {}, 1],
    ['no warning if there is `onDisconnect`', { onDisconnect: () => undefined }, 0],
    ['no warning if there is a logger', { logger: {} }, 0],
  ])('is %s', async (_, options, warnings) => {
    const warn = vi.spyOn(process, 'emitWarning').mockReturnValue(undefined);
    const { connection, link } = world(options);
    connection.reply = fail('Connection is closed.');
    for (const _again of [1, 2]) await expect(link.run(script, [], [])).rejects.toThrow('Redis is unavailable');
    expect(warn).toHaveBeenCalledTimes(warnings);
  });
});

test('a rejected command is a process warning without a logger only', async () => {
  const warn = vi.spyOn(process, 'emitWarning').mockReturnValue(undefined);
  for (const [options, warnings] of [
    [{ logger: {} }, 0],
    [{}, 1],
  ] as const) {
    const { connection, link } = world(options);
    connection.reply = fail('WRONGTYPE Operation against a key');
    await expect(link.run(script, [], [])).rejects.toThrow('Redis rejected a command');
    expect(warn).toHaveBeenCalledTimes(warnings);
    expect(link.isThere()).toBe(true);
  }
});

test('an entry of an expiring map ends exactly at its time', () => {
  const map = new ExpiringMap<number>();
  map.set('a', 1, 100, 0);
  expect([map.get('a', 99), map.get('a', 100), map.get('b', 0)]).toEqual([1, undefined, undefined]);
  expect([map.delete('a'), map.delete('a')]).toEqual([true, false]);
});
