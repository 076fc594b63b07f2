import { describe, expect, it } from 'vitest';
import { createMemoryDedupeStore, type Delivery, type Intake, type Source } from '../src/index.ts';
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

describe('a sound message on a queue whose connections break', () => {
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
      retry: { attempts: 1, maxDeliveries: 3 },
    });
    await settle();
    // Thirty deliveries that never reached the handler.
    for (let round = 0; round < 2; round += 1) {
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
});
