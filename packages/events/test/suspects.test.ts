/** Messages with too many deliveries, which may be what kills the process. */
import { describe, expect, it } from 'vitest';
import { createMemoryDedupeStore } from '../src/index.ts';
import { createHandQueue } from './support/hand-queue.ts';
import { accept, feature } from './support/messages.ts';
import { createWorld, settle } from './support/world.ts';

const retry = { maxDeliveries: 2 };

/** A consumer whose handlers run until the test ends them, by order. */
async function consume(leaseInMs?: number) {
  const world = createWorld();
  const queue = createHandQueue({ leaseInMs });
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const running = world.start({
    source: queue.source,
    retry,
    shutdownTimeoutInMs: 1,
    handlers: {
      ACCEPT: ({ data }) => {
        started.push(data.channel_order_id);
        return new Promise<void>((resolve) => ends.set(data.channel_order_id, resolve));
      },
    },
  });
  await settle();
  return {
    started,
    clock: world.clock,
    deliver: (order: string, attempt = 1) => queue.deliver(accept(order).body, { attempt }),
    async end(order: string): Promise<void> {
      ends.get(order)?.();
      await settle();
    },
    async stop(): Promise<void> {
      running.abort();
      await settle();
      await world.clock.advance(1);
      await running.ended;
      expect(queue.ends.filter((end) => end.startsWith('dead'))).toEqual([]);
    },
  };
}

describe('a suspect', () => {
  it('a suspect is handled alone: after all running messages, and before any other starts', async () => {
    const { started, deliver, end, stop } = await consume();
    await deliver('running');
    await deliver('suspect', 9);
    await deliver('next');
    expect(started).toEqual(['running']);
    await end('running');
    expect(started).toEqual(['running', 'suspect']);
    await end('suspect');
    expect(started).toEqual(['running', 'suspect', 'next']);
    await end('next');
    await stop();
  });

  it('G40: a suspect waits for running messages no longer than a lease, so that the others continue', async () => {
    const { started, deliver, end, clock, stop } = await consume(10_000);
    await deliver('hangs');
    await deliver('suspect', 9);
    await deliver('next');
    await clock.advance(10_000);
    await settle();
    expect(started).toEqual(['hangs', 'suspect']);
    await end('suspect');
    expect(started).toEqual(['hangs', 'suspect', 'next']);
    await stop();
  });

  it('G40: no other message joins a running suspect, also after the slow message before it has ended', async () => {
    const { started, deliver, end, clock, stop } = await consume(10_000);
    await deliver('slow');
    await deliver('suspect', 9);
    await clock.advance(10_000);
    await settle();
    await deliver('second suspect', 9);
    await deliver('sound');
    await end('slow');
    await clock.advance(60_000);
    await settle();
    expect(started).toEqual(['slow', 'suspect']);
    await end('suspect');
    expect(started).toEqual(['slow', 'suspect', 'second suspect']);
    await end('second suspect');
    expect(started).toEqual(['slow', 'suspect', 'second suspect', 'sound']);
    await end('sound');
    await stop();
  });
});

// RabbitMQ counts every broken connection, whether a handler ran or not.
describe('a message whose connections break', () => {
  it('G40: a suspect is dead-lettered after 20 starts alone and not before, even if the process survived all of them', async () => {
    const world = createWorld();
    const queue = createHandQueue();
    const { body } = accept('ORD-1');
    let starts = 0;
    let finish = (): void => undefined;
    const running = world.start({
      source: queue.source,
      retry,
      handlers: {
        ACCEPT: () => {
          starts += 1;
          return new Promise<void>((_, reject) => (finish = () => reject(new Error('connection lost'))));
        },
      },
    });
    await settle();
    const dead = (): readonly string[] => queue.ends.filter((end) => end.startsWith('dead'));
    for (let attempt = 3; attempt < 28; attempt += 1) {
      if (attempt === 23) expect(dead()).toEqual([]);
      let isGone = false;
      await queue.deliver(body, {
        attempt,
        get isGone() {
          return isGone;
        },
      });
      isGone = true;
      finish();
      await settle();
    }
    expect(starts).toBe(20);
    expect(dead()[0]).toMatch(/Delivered 23 times/);
    await running.stop();
  });

  it('G40: a notification is dead-lettered only after its handler has failed in that many deliveries', async () => {
    const world = createWorld();
    const queue = createHandQueue();
    const { body } = feature('store_1', { id: 'E1' });
    const running = world.start({
      source: queue.source,
      handlers: {
        STORE_MANAGEMENT_FEATURE: () => {
          throw new Error('the database is away');
        },
      },
      retry: { attempts: 1, maxDeliveries: 5 },
    });
    await settle();
    // The first thirty deliveries never reached the handler.
    for (let attempt = 30; attempt <= 34; attempt += 1) {
      expect(queue.ends.filter((end) => end.startsWith('dead'))).toEqual([]);
      await queue.deliver(body, { attempt });
      await world.clock.advance(60_000);
    }
    expect(queue.ends.at(-1)).toBe('dead E1 The handler threw: the database is away');
    await running.stop();
  });

  it('G40: a suspect that killed three processes is dead-lettered, although an earlier one survived it', async () => {
    const world = createWorld();
    const queue = createHandQueue();
    const dedupe = createMemoryDedupeStore({ clock: world.clock });
    const { body } = feature('store_1', { id: 'E1' });
    let started = 0;
    for (let process = 1; process <= 5; process += 1) {
      const running = world.start({
        source: queue.source,
        dedupe,
        retry: { attempts: 1, ...retry },
        shutdownTimeoutInMs: 1,
        handlers: {
          STORE_MANAGEMENT_FEATURE: () => {
            started += 1;
            if (process === 1) throw new Error('away');
            return new Promise(() => undefined);
          },
        },
      });
      await settle();
      await queue.deliver(body, { attempt: 2 + process });
      running.abort();
      await settle();
      await world.clock.advance(1);
      await running.ended;
    }
    expect(started).toBe(4);
    expect(queue.ends.at(-1)).toMatch(/^dead E1 Delivered 7 times without finishing/);
  });
});
