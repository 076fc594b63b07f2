import { type Clock, systemClock } from '@tradelane/core';
import type { Redis } from 'ioredis';
import { monotonicNow } from '../../clock.ts';
import { checkQueue, clientWith, wholeMs } from '../../queue/check-queue.ts';
import { followedBy, type Handle, HeldDeliveries } from '../../queue/held-deliveries.ts';
import { MessageLeaseLostError, QueueError } from '../../queue/errors.ts';
import { partitionOf } from '../../queue/keys.ts';
import type { OutgoingMessage, Publisher, Intake, Source, Subscription } from '../../queue/source.ts';
import { openPull } from '../../queue/pull-subscription.ts';
import { deadKeyOf, keyOf, keysOf, type RedisStream } from './keys.ts';
import { ackScript, deadLetterScript, idleScript, leaveScript, reclaimScript, takeScript } from './scripts.ts';

export type { RedisStream } from './keys.ts';

/** Options of the source. */
export interface RedisSourceOptions extends RedisStream {
  /**
   * The consumer group. It is created if missing, and starts at the oldest message. Each group gets every message,
   * which leaves the stream when all groups have finished it. Remove unused groups with `XGROUP DESTROY`. Default:
   * `tradelane`.
   */
  readonly group?: string | undefined;
  /** Name of this process within the group. Default: random. */
  readonly consumer?: string | undefined;
  /** Lease of a message, in milliseconds. Default: 30,000 (30 s). */
  readonly leaseInMs?: number | undefined;
  /** Clock for waits and leases. Default: the system clock. */
  readonly clock?: Clock | undefined;
}

/** How long a read waits for messages, in milliseconds. Short enough to find expired leases in time. */
const blockInMs = 2_000;
/** How often the number of workers is checked, in milliseconds. */
const countEveryInMs = 5_000;
/** A worker that has read nothing for so long is gone, in milliseconds. */
const idleAfterInMs = 3 * blockInMs;

function checkRedis(options: RedisSourceOptions): void {
  checkQueue(options, {
    client: clientWith('xadd', '`new Redis(url)` of `ioredis`'),
    stream: 'text',
    group: 'name',
    consumer: 'name',
    partitions: 'count',
    leaseInMs: 'time',
    clock: 'clock',
  });
}

/** An entry: ID, fields, deliveries. */
type Entry = readonly [string, readonly string[], number];

/**
 * Creates a source for a Redis stream, or for the streams of its partitions.
 * @throws {ArgumentError} If an option is missing or invalid. The error names the option.
 */
export function createRedisSource(options: RedisSourceOptions): Source {
  checkRedis(options);
  const { client, stream, partitions, group = 'tradelane' } = options;
  const leaseInMs = wholeMs(options.leaseInMs ?? 30_000);
  const consumer = options.consumer ?? crypto.randomUUID();
  const clock = options.clock ?? systemClock;
  const keys = keysOf(stream, partitions);
  return {
    name: stream,
    system: 'redis',
    open: async (intake) => {
      for (const key of keys) await makeGroup(client, key, group);
      const leave = async (): Promise<void> => {
        for (const key of keys) await client.eval(leaveScript, 1, key, group, consumer);
      };
      const around: Around = { client, group, consumer, leaseInMs, dead: deadKeyOf(stream), clock };
      const blocking = client.duplicate();
      blocking.on('error', intake.onError);
      const subscription =
        partitions === undefined
          ? openStream(intake, stream, blocking, around)
          : openPartitions(intake, keys, blocking, around);
      const stopped = new AbortController();
      return {
        ...subscription,
        ended: endOf(client, stopped.signal),
        close: async () => {
          stopped.abort();
          await subscription.close().catch(intake.onError);
          if (client.status !== 'end') await leave().catch(intake.onError);
        },
      };
    },
  };
}

interface Around {
  readonly client: Redis;
  readonly group: string;
  readonly consumer: string;
  readonly leaseInMs: number;
  readonly dead: string;
  readonly clock: Clock;
}

/** Resolves when the connection is closed permanently: by your program, or because its `retryStrategy` ends. */
async function endOf(client: Redis, stopped: AbortSignal): Promise<Error> {
  if (client.status !== 'end')
    await new Promise<void>((resolve) => {
      client.once('end', resolve);
      // The client belongs to the program, and sources open and close on it for years.
      stopped.addEventListener('abort', () => client.off('end', resolve));
    });
  const { host = 'localhost', port = 6379 } = client.options;
  return new QueueError(`at ${host}:${port}`, 'The connection was closed', undefined);
}

/** If Redis lost its data, the group is gone too. Recreates it from the oldest message. */
async function remakeGroups(error: unknown, keys: readonly string[], { client, group }: Around): Promise<void> {
  if (error instanceof Error && error.message.includes('NOGROUP'))
    for (const key of keys) await makeGroup(client, key, group);
}

async function makeGroup(client: Redis, key: string, group: string): Promise<void> {
  try {
    await client.xgroup('CREATE', key, group, '0', 'MKSTREAM');
  } catch (error) {
    if (!(error instanceof Error) || !error.message.startsWith('BUSYGROUP')) throw error;
  }
}

function handleOf(key: string, [id, fields, attempt]: Entry, around: Around): Handle {
  const { client, group, consumer, leaseInMs, dead } = around;
  const ask = async (script: string, keys: readonly string[], ...more: readonly (string | number)[]): Promise<void> => {
    const isDone = await client.eval(script, keys.length, ...keys, group, consumer, id, ...more);
    if (isDone !== 1) throw new MessageLeaseLostError(`entry ${id} of ${key}`);
  };
  return {
    body: fields[fields.indexOf('body') + 1] ?? '',
    traceparent: fields.includes('traceparent') ? fields[fields.indexOf('traceparent') + 1] : undefined,
    attempt,
    ack: () => ask(ackScript, [key]),
    nack: (delayInMs) => ask(idleScript, [key], Math.max(0, leaseInMs - delayInMs)),
    heartbeat: () => ask(idleScript, [key], 0),
    deadLetter: (reason) => ask(deadLetterScript, [key, dead], reason),
  };
}

function openStream(intake: Intake, key: string, blocking: Redis, around: Around): Subscription {
  const { client, group, consumer, leaseInMs, clock } = around;
  let reclaimAt = -Infinity;
  let countAt = -Infinity;
  /** Looks for other workers that read within the last lease. */
  const countWorkers = async (): Promise<void> => {
    if (monotonicNow(clock) < countAt) return;
    countAt = monotonicNow(clock) + countEveryInMs;
    const workers = ((await client.xinfo('CONSUMERS', key, group)) as unknown[][]).filter((fields) => {
      const idleInMs = fields[fields.indexOf('idle') + 1];
      if (fields[fields.indexOf('name') + 1] === consumer) return false;
      return typeof idleInMs === 'number' && idleInMs < idleAfterInMs;
    });
    if (workers.length > 0) {
      countAt = Infinity;
      intake.onUnordered?.();
    }
  };
  const receive = async (most: number, hand: (delivery: Handle) => void): Promise<void> => {
    let room = most;
    // Some servers don't allow it.
    await countWorkers().catch(() => undefined);
    if (monotonicNow(clock) >= reclaimAt) {
      // The script returns entries.
      const expired = (await client.eval(reclaimScript, 1, key, group, consumer, leaseInMs, room)) as Entry[];
      for (const entry of expired) hand(handleOf(key, entry, around));
      room -= expired.length;
      if (room > 0) reclaimAt = monotonicNow(clock) + Math.min(blockInMs, leaseInMs / 3);
    }
    if (room === 0) return;
    const wait = Math.ceil(Math.max(1, Math.min(blockInMs, reclaimAt - monotonicNow(clock))));
    const read = await blocking.xreadgroup('GROUP', group, consumer, 'COUNT', room, 'BLOCK', wait, 'STREAMS', key, '>');
    // The reply for one stream: [[key, entries]].
    const [[, entries] = ['', []]] = (read ?? []) as [string, [string, string[]][]][];
    for (const [id, fields] of entries) hand(handleOf(key, [id, fields, 1], around));
  };
  const pull = openPull(intake, {
    leaseInMs,
    batch: 1_000,
    clock,
    receive: async (most, hand) => {
      try {
        await receive(most, hand);
      } catch (error) {
        await remakeGroups(error, [key], around);
        throw error;
      }
    },
  });
  return {
    ...pull,
    close: () => {
      // Disconnects first, since this connection would keep the process alive while Redis is unreachable.
      blocking.disconnect();
      return pull.close();
    },
  };
}

/** Delivers one message per partition at a time. */
function openPartitions(intake: Intake, keys: readonly string[], blocking: Redis, around: Around): Subscription {
  const { client, group, consumer, leaseInMs, clock } = around;
  const stopped = new AbortController();
  const held = new HeldDeliveries();
  const busy = new Set<string>();
  let loop: Promise<void> = Promise.resolve();

  /** @returns Whether there was a message, or the wait for a lease in milliseconds. */
  const take = async (key: string): Promise<number | boolean> => {
    if (busy.has(key) || stopped.signal.aborted) return false;
    busy.add(key);
    try {
      const [first, fields, attempt] = (await client.eval(takeScript, 1, key, group, consumer, leaseInMs)) as
        | Partial<Entry>
        | [number];
      if (typeof first !== 'string' || fields === undefined || attempt === undefined) {
        busy.delete(key);
        return typeof first === 'number' ? first : false;
      }
      const handle = handleOf(key, [first, fields, attempt], around);
      const next = (): void => {
        busy.delete(key);
        void take(key).catch(intake.onError);
      };
      intake.deliver(held.hold(followedBy(handle, next)));
      return true;
    } catch (error) {
      busy.delete(key);
      throw error;
    }
  };

  const run = async (): Promise<void> => {
    while (!stopped.signal.aborted) {
      try {
        const newest = await Promise.all(keys.map((key) => client.xrevrange(key, '+', '-', 'COUNT', 1)));
        const found = await Promise.all(keys.map(take));
        const leases = found.filter((one) => typeof one === 'number');
        // Wakes up when a message arrives or the first lease may expire.
        const wait = Math.ceil(Math.max(1, Math.min(blockInMs, ...leases)));
        await blocking.xread(
          'COUNT',
          1,
          'BLOCK',
          wait,
          'STREAMS',
          ...keys,
          ...newest.map(([entry]) => entry?.[0] ?? '0'),
        );
      } catch (error) {
        if (stopped.signal.aborted) return;
        intake.onError(error);
        await remakeGroups(error, keys, around).catch(intake.onError);
        await clock.wait(500, stopped.signal).catch(() => undefined);
      }
    }
  };

  return {
    leaseInMs,
    redelivery: 'first',
    start: () => {
      loop = run();
    },
    stop: async () => {
      stopped.abort();
      blocking.disconnect();
      await loop;
    },
    close: () => {
      // An aborted run closes a source that it never stopped.
      blocking.disconnect();
      return held.giveBack(intake.onError);
    },
  };
}

/** Options of the publisher. */
export type RedisPublisherOptions = RedisStream;

/**
 * Creates a publisher for a Redis stream.
 * @throws {ArgumentError} If an option is missing or invalid. The error names the option.
 */
export function createRedisPublisher(options: RedisPublisherOptions): Publisher {
  checkRedis(options);
  const { client, stream, partitions } = options;
  return {
    name: stream,
    publish: async ({ id, key, body, traceparent }: OutgoingMessage) => {
      const part = partitions === undefined ? undefined : partitionOf(key, partitions, id);
      await client.xadd(
        keyOf(stream, part),
        '*',
        'body',
        body,
        ...(traceparent === undefined ? [] : ['traceparent', traceparent]),
      );
    },
    close: () => Promise.resolve(),
  };
}
