import { describe, expect, it } from 'vitest';
import { createMemoryDedupeStore, type Delivery, type Intake, type Source } from '../src/index.ts';
import { createHandQueue } from './support/hand-queue.ts';
import { accept, feature } from './support/messages.ts';
import { createWorld, settle } from './support/world.ts';

/** A queue that counts deliveries as RabbitMQ does: every broken connection counts, whether a handler ran or not. */
function createBrokenQueue(body: string) {
  const buried: string[] = [];
  const broken = new Set<number>();
  let attempt = 0;
  let intake: Intake | undefined;
  const source: Source = {
    name: 'broken',
    open: (given) => {
      intake = given;
      return Promise.resolve({
        leaseInMs: undefined,
        start: () => undefined,
        stop: () => Promise.resolve(),
        close: () => Promise.resolve(),
      });
    },
  };
  return {
    source,
    buried,
    /** Delivers once more, and counts this delivery. */
    deliver(count = 1) {
      attempt += count;
      const number = attempt;
      const delivery: Delivery = {
        body,
        attempt: number,
        get isGone() {
          return broken.has(number);
        },
        ack: () => undefined,
        nack: () => undefined,
        deadLetter: (reason) => void buried.push(reason),
        heartbeat: () => undefined,
        forget: () => undefined,
      };
      intake?.deliver(delivery);
      return () => void broken.add(number);
    },
  };
}

describe('a suspect while another handler hangs', () => {
  it('G40: a suspect waits for running messages no longer than a lease, so that the others continue', async () => {
    const world = createWorld({ leaseInMs: 600_000 });
    const [hangs, suspect, second, sound] = ['ORD-1', 'ORD-2', 'ORD-3', 'ORD-4'].map((order) => accept(order));
    const bodies = [hangs, suspect, second, sound].map((command, index) => ({
      body: command?.body ?? '',
      attempt: index === 1 || index === 2 ? 9 : 1,
    }));
    let intake: Intake | undefined;
    const handled: string[] = [];
    const acknowledged: string[] = [];
    const running = world.start({
      source: {
        name: 'hanging',
        open: (given) => {
          intake = given;
          return Promise.resolve({
            leaseInMs: 10_000,
            start: () => undefined,
            stop: () => Promise.resolve(),
            close: () => Promise.resolve(),
          });
        },
      },
      handlers: {
        ACCEPT: ({ data }) => {
          handled.push(data.channel_order_id);
          return data.channel_order_id === 'ORD-1' ? new Promise(() => undefined) : undefined;
        },
      },
      retry: { maxDeliveries: 2 },
      shutdownTimeoutInMs: 1,
    });
    await settle();
    for (const { body, attempt } of bodies) {
      intake?.deliver({
        body,
        attempt,
        ack: () => void acknowledged.push(body),
        nack: () => undefined,
        deadLetter: () => expect.unreachable('it is sound'),
        heartbeat: () => undefined,
        forget: () => undefined,
      });
      await settle();
    }
    expect(handled).toEqual(['ORD-1']);
    await world.clock.advance(10_000);
    await settle();
    expect(handled).toEqual(['ORD-1', 'ORD-2']);
    await world.clock.advance(20_000);
    await settle();
    expect(handled).toEqual(['ORD-1', 'ORD-2', 'ORD-3', 'ORD-4']);
    expect(acknowledged).toHaveLength(3);
    running.abort();
    await settle();
    await world.clock.advance(10);
    await running.ended;
  });
});

describe('a suspect that started while another handler was slow', () => {
  it('G40: keeps other messages waiting when the slow handler ends first', async () => {
    const world = createWorld();
    let intake: Intake | undefined;
    const gates = new Map<string, () => void>();
    const handled: string[] = [];
    const running = world.start({
      source: {
        name: 'slow',
        open: (given) => {
          intake = given;
          const nothing = (): Promise<void> => Promise.resolve();
          return Promise.resolve({ leaseInMs: 10_000, start: () => undefined, stop: nothing, close: nothing });
        },
      },
      handlers: {
        ACCEPT: ({ data }) => {
          handled.push(data.channel_order_id);
          return new Promise((resolve) => gates.set(data.channel_order_id, () => resolve(undefined)));
        },
      },
      retry: { maxDeliveries: 2 },
    });
    await settle();
    const deliver = async (order: string, attempt: number): Promise<void> => {
      const nothing = (): void => undefined;
      const { body } = accept(order);
      intake?.deliver({
        body,
        attempt,
        ack: nothing,
        nack: nothing,
        deadLetter: () => expect.unreachable('it is sound'),
        heartbeat: nothing,
        forget: nothing,
      });
      await settle();
    };
    await deliver('slow', 1);
    await deliver('suspect', 9);
    await world.clock.advance(10_000);
    await settle();
    await deliver('second suspect', 9);
    await deliver('sound', 1);
    gates.get('slow')?.();
    await settle();
    // A suspect that runs isn't joined by another, however long it takes.
    await world.clock.advance(60_000);
    await settle();
    expect(handled).toEqual(['slow', 'suspect']);
    gates.get('suspect')?.();
    await settle();
    expect(handled).toEqual(['slow', 'suspect', 'second suspect']);
    gates.get('second suspect')?.();
    await settle();
    expect(handled).toEqual(['slow', 'suspect', 'second suspect', 'sound']);
    gates.get('sound')?.();
    await settle();
    await running.stop();
  });
});

describe('a sound message on a queue whose connections break', () => {
  it('G40: a suspect is dead-lettered after 20 starts alone, even if the process survived all of them', async () => {
    const world = createWorld();
    const queue = createBrokenQueue(accept('ORD-1').body);
    let starts = 0;
    let finish = (): void => undefined;
    const running = world.start({
      source: queue.source,
      handlers: {
        ACCEPT: () => {
          starts += 1;
          return new Promise<void>((_, reject) => (finish = () => reject(new Error('connection lost'))));
        },
      },
      retry: { maxDeliveries: 2 },
    });
    await settle();
    for (let round = 0; round < 25; round += 1) {
      const breakConnection = queue.deliver(round === 0 ? 3 : 1);
      await settle();
      breakConnection();
      finish();
      await settle();
    }
    expect(starts).toBe(20);
    expect(queue.buried[0]).toMatch(/^Delivered 23 times/);
    await running.stop();
  });

  it('G40: a suspect is handled in the end, however often its connection broke while it ran alone', async () => {
    const world = createWorld();
    const command = accept('ORD-1');
    const queue = createBrokenQueue(command.body);
    let finish = (): void => undefined;
    const running = world.start({
      source: queue.source,
      handlers: {
        ACCEPT: () => new Promise<void>((_, reject) => (finish = () => reject(new Error('connection lost')))),
      },
      retry: { maxDeliveries: 2 },
    });
    await settle();
    for (let round = 0; round < 8; round += 1) {
      const breakConnection = queue.deliver(round === 0 ? 3 : 1);
      await settle();
      breakConnection();
      finish();
      await settle();
    }
    await running.stop();
    expect(queue.buried).toEqual([]);
  });

  it('G40: a notification is dead-lettered only after its handler has failed in that many deliveries', async () => {
    const world = createWorld();
    const queue = createBrokenQueue(feature('store_1').body);
    const dedupe = createMemoryDedupeStore({ clock: world.clock });
    const running = world.start({
      source: queue.source,
      dedupe,
      handlers: {
        STORE_MANAGEMENT_FEATURE: () => {
          throw new Error('the database is away');
        },
      },
      retry: { attempts: 1, maxDeliveries: 5 },
    });
    await settle();
    // Thirty deliveries that never reached the handler.
    for (let round = 0; round < 4; round += 1) {
      queue.deliver(round === 0 ? 30 : 1);
      await settle();
      await world.clock.advance(60_000);
    }
    expect(queue.buried).toEqual([]);
    queue.deliver();
    await settle();
    await running.stop();
    expect(queue.buried).toEqual(['The handler threw: the database is away']);
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
        retry: { attempts: 1, maxDeliveries: 2 },
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
