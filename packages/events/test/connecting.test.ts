import { EventEmitter } from 'node:events';
import { expect, onTestFinished, test, vi } from 'vitest';
import { MessageLeaseLostError, QueueError } from '../src/queue/errors.ts';
import { browserOf, type Connected, lastErrorOf, publisherOf, sourceOf } from '../src/brokers/connecting.ts';
import type { Publisher, Subscription } from '../src/queue/source.ts';
import { collector } from './support/collector.ts';
import { settle } from './support/world.ts';

const never = (): Promise<never> => new Promise(() => undefined);
const message = { id: '1', key: undefined, body: '{}' };

/** A connection that is counted. */
function connectionTo<Value>(value: Value, more: Partial<Connected<Value>> = {}) {
  const calls: string[] = [];
  return {
    calls,
    connected: {
      value,
      host: 'broker:1234',
      disconnect: () => Promise.resolve(void calls.push('disconnect')),
      ...more,
    } satisfies Connected<Value>,
  };
}

function publisherWith(fields: Partial<Publisher>): Publisher {
  return { name: 'inner', publish: () => Promise.resolve(), close: () => Promise.resolve(), ...fields };
}

function useFakeTimers(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
}

test.each([false, true])(
  'the close of a publisher closes its connection, also if the publisher fails: %s',
  async (fails) => {
    const calls: string[] = [];
    const publisher = publisherOf('events', () =>
      Promise.resolve({
        value: {
          name: 'events',
          publish: () => Promise.resolve(),
          close: () => {
            calls.push('close');
            return fails ? Promise.reject(new Error('away')) : Promise.resolve();
          },
        },
        host: 'localhost',
        disconnect: () => {
          calls.push('disconnect');
          return Promise.resolve();
        },
      }),
    );
    await publisher.close();
    expect(calls).toEqual([]);
    await publisher.publish({ id: '1', key: undefined, body: '{}' });
    const closed = publisher.close();
    await (fails ? expect(closed).rejects.toThrow('away') : closed);
    expect(calls).toEqual(['close', 'disconnect']);
  },
);

test('a publisher whose connection failed connects again with the next message', async () => {
  let tries = 0;
  const published: string[] = [];
  const publisher = publisherOf('events', async () => {
    tries += 1;
    if (tries === 1) throw new Error('away');
    return {
      value: {
        name: 'events',
        publish: async ({ id }) => void published.push(id),
        close: async () => undefined,
      },
      host: 'localhost',
      disconnect: async () => undefined,
    };
  });
  await expect(publisher.publish({ id: '1', key: undefined, body: '{}' })).rejects.toThrow('away');
  for (const id of ['2', '3']) await publisher.publish({ id, key: undefined, body: '{}' });
  expect([tries, published]).toEqual([2, ['2', '3']]);
});

test('a source that cannot be opened is disconnected, and its error names the host', async () => {
  let isConnected = true;
  const source = sourceOf('events', async () => ({
    value: { name: 'events', open: () => Promise.reject(new Error('no such queue')) },
    host: 'broker:1234',
    disconnect: async () => void (isConnected = false),
  }));
  const error = source.open({ capacity: 1, deliver: () => undefined, onError: () => undefined });
  await expect(error).rejects.toThrow(QueueError);
  await expect(error).rejects.toThrow(/broker:1234.*no such queue/);
  expect(isConnected).toBe(false);
});

test('several first messages share one connection', async () => {
  let tries = 0;
  const publisher = publisherOf('events', async () => {
    tries += 1;
    await settle();
    return connectionTo(publisherWith({})).connected;
  });
  expect(publisher.name).toBe('events');
  await Promise.all([publisher.publish(message), publisher.publish(message)]);
  expect(tries).toBe(1);
});

test('the close of a publisher whose connection failed succeeds', async () => {
  const publisher = publisherOf('events', () => Promise.reject(new Error('away')));
  const publishing = publisher.publish(message);
  await publisher.close();
  await expect(publishing).rejects.toThrow('away');
});

test.each([
  [undefined, 15_000, 'no response within 15 seconds'],
  [60_000, 60_000, 'no response within 60 seconds'],
])('an answer of a connection with the limit %s is waited for %s ms', async (answerInMs, limitInMs, reason) => {
  useFakeTimers();
  const limit = answerInMs === undefined ? {} : { answerInMs };
  const { connected } = connectionTo(publisherWith({ publish: never }), limit);
  let error: unknown;
  void publisherOf('events', () => Promise.resolve(connected))
    .publish(message)
    .catch((caught: unknown) => (error = caught));
  await settle();
  await vi.advanceTimersByTimeAsync(limitInMs - 1);
  expect(error).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1);
  await settle();
  expect(error).toBeInstanceOf(QueueError);
  expect(String(error)).toContain(`The queue at broker:1234 failed: ${reason}.`);
});

test('a disconnection is waited for three seconds', async () => {
  useFakeTimers();
  const { connected } = connectionTo(publisherWith({}), { disconnect: never });
  const publisher = publisherOf('events', () => Promise.resolve(connected));
  await publisher.publish(message);
  let isClosed = false;
  void publisher.close().then(() => (isClosed = true));
  await settle();
  await vi.advanceTimersByTimeAsync(2_999);
  expect(isClosed).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  await settle();
  expect(isClosed).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
});

test('a subscription has all that its source has, and disconnects when closed', async () => {
  const inner: string[] = [];
  const subscription: Subscription = {
    leaseInMs: 7,
    redelivery: 'together',
    ended: Promise.resolve(new Error('gone')),
    start: () => void inner.push('start'),
    stop: () => Promise.resolve(void inner.push('stop')),
    close: () => Promise.resolve(void inner.push('close')),
  };
  const { calls, connected } = connectionTo({ name: 'inner', open: () => Promise.resolve(subscription) });
  const source = sourceOf('events', () => Promise.resolve(connected));
  expect(source.name).toBe('events');
  const opened = await source.open(collector());
  expect(opened).toMatchObject({ leaseInMs: 7, redelivery: 'together', ended: subscription.ended });
  opened.start();
  await opened.stop();
  expect([inner, calls]).toEqual([['start', 'stop'], []]);
  await opened.close();
  expect([inner, calls]).toEqual([['start', 'stop', 'close'], ['disconnect']]);
});

test.each([
  ['fails', () => Promise.reject(new Error('away'))],
  ['hangs', never],
])('a subscription whose close %s is disconnected', async (how, close) => {
  useFakeTimers();
  const subscription = { leaseInMs: 7, start: () => undefined, stop: () => Promise.resolve(), close };
  const { calls, connected } = connectionTo({ name: 'inner', open: () => Promise.resolve(subscription) });
  const opened = await sourceOf('events', () => Promise.resolve(connected)).open(collector());
  const closing = opened.close().then(
    () => 'closed',
    (error: unknown) => String(error),
  );
  await settle();
  if (how === 'hangs') {
    expect(calls).toEqual([]);
    await vi.advanceTimersByTimeAsync(3_000);
  }
  expect(await closing).toBe(how === 'hangs' ? 'closed' : 'Error: away');
  expect(calls).toEqual(['disconnect']);
});

test('a source that cannot be opened reports why, also if it cannot be disconnected', async () => {
  const { connected } = connectionTo(
    { name: 'inner', open: () => Promise.reject(new Error('no such queue')) },
    { disconnect: () => Promise.reject(new Error('no connection')) },
  );
  await expect(sourceOf('events', () => Promise.resolve(connected)).open(collector())).rejects.toThrow('no such queue');
});

test('the intake of a source gets its messages, and errors with the host', async () => {
  const intake = collector(7);
  const lost = new MessageLeaseLostError('it');
  const { connected } = connectionTo({
    name: 'inner',
    open: async (given: typeof intake) => {
      expect(given.capacity).toBe(7);
      given.deliver({ body: 'a' } as never);
      given.onError(new Error('away'));
      given.onError(lost);
      given.onUnordered?.();
      return { leaseInMs: 7, start: () => undefined, stop: () => Promise.resolve(), close: () => Promise.resolve() };
    },
  });
  await sourceOf('events', () => Promise.resolve(connected as never)).open(intake);
  expect(intake.bodies()).toEqual(['a']);
  expect(intake.unordered()).toBe(1);
  expect(intake.errors).toMatchObject([
    { message: 'The queue at broker:1234 failed: away. Check the URL, and that the server is running.' },
    {},
  ]);
  expect(intake.errors[1]).toBe(lost);
});

test('a browser disconnects when closed, when it cannot be opened, and when its close fails', async () => {
  let fails = false;
  const inner = {
    name: 'inner',
    isPassive: false,
    next: () => (fails ? Promise.reject(new Error('no such queue')) : Promise.resolve([])),
    close: () => (fails ? Promise.reject(new Error('away')) : Promise.resolve()),
  };
  const first = connectionTo(inner);
  const browser = await browserOf(() => Promise.resolve(first.connected));
  expect(browser).toMatchObject({ name: 'inner', isPassive: false });
  expect(await browser.next()).toEqual([]);
  await browser.close();
  expect(first.calls).toEqual(['disconnect']);
  fails = true;
  await expect(browser.next()).rejects.toThrow('The queue at broker:1234 failed: no such queue');
  await expect(browser.close()).rejects.toThrow('The queue at broker:1234 failed: away');
  expect(first.calls).toEqual(['disconnect', 'disconnect']);
  const second = connectionTo(Promise.reject(new Error('no rights')), {
    disconnect: () => Promise.resolve(void first.calls.push('second')).then(() => Promise.reject(new Error('x'))),
  });
  await expect(browserOf(() => Promise.resolve(second.connected))).rejects.toThrow('failed: no rights');
  expect(first.calls.at(-1)).toBe('second');
});

test('an error while a connection is down has the cause of the connection, until it is open again', async () => {
  const client = new EventEmitter();
  const lastError = lastErrorOf(client, 'ready');
  const { connected } = connectionTo(publisherWith({ publish: () => Promise.reject(new Error('timed out')) }), {
    lastError,
  });
  const publisher = publisherOf('events', () => Promise.resolve(connected));
  const failure = () => publisher.publish(message).catch((error: unknown) => error as QueueError);
  const waited = {
    message: 'The queue at broker:1234 failed: timed out. Check the port in the URL, and that the server is running.',
    cause: { message: 'timed out' },
  };
  expect(await failure()).toMatchObject(waited);
  const cause = new Error('connect ECONNREFUSED');
  client.emit('error', new Error('earlier'));
  client.emit('error', cause);
  expect(await failure()).toMatchObject({ message: expect.stringContaining('failed: connect ECONNREFUSED.'), cause });
  client.emit('ready');
  expect(await failure()).toMatchObject(waited);
});
