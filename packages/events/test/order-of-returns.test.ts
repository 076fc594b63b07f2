import { describe, expect, it } from 'vitest';
import type { Source, Subscription } from '../src/index.ts';
import { feature } from './support/messages.ts';
import { createWorld, gate, settle } from './support/world.ts';

/** A queue that delivers on demand and records returned messages. */
function handQueue(redelivery?: Subscription['redelivery'], leaseInMs?: number) {
  const returned: string[] = [];
  const buried: string[] = [];
  let deliver: (id: string, store?: string, attempt?: number) => void = () => undefined;
  const source: Source = {
    name: 'by hand',
    open: (intake) => {
      deliver = (id, store = 'store_1', attempt = 1) =>
        intake.deliver({
          body: feature(store, { id }).body,
          attempt,
          ack: () => undefined,
          nack: (delayInMs) => void returned.push(`${id} for ${delayInMs}`),
          deadLetter: () => void buried.push(id),
          forget: () => undefined,
          heartbeat: () => undefined,
        });
      return Promise.resolve({
        leaseInMs,
        redelivery,
        start: () => undefined,
        stop: () => Promise.resolve(),
        close: () => Promise.resolve(),
      });
    },
  };
  return { source, returned, buried, hand: (...how: Parameters<typeof deliver>) => deliver(...how) };
}

async function consume(prefetch: number, redelivery?: Subscription['redelivery'], leaseInMs?: number) {
  const world = createWorld();
  const queue = handQueue(redelivery, leaseInMs);
  const done: string[] = [];
  const failing = new Set(['E1']);
  const work = gate();
  const running = world.start({
    source: queue.source,
    concurrency: 2,
    prefetch,
    retry: { attempts: 1, maxInMs: 20_000, maxDeliveries: 2 },
    handlers: {
      STORE_MANAGEMENT_FEATURE: async ({ id }) => {
        if (id.startsWith('long')) await work.promise;
        if (failing.has(id)) throw new Error('away');
        done.push(id);
      },
    },
  });
  await settle();
  return { ...queue, done, failing, clock: world.clock, running, work };
}

describe('a notification that goes back to the queue', () => {
  it('a requeued notification is not overtaken: messages of its key wait here, and other messages run', async () => {
    const { hand, returned, done, failing, running } = await consume(8);
    for (const id of ['E1', 'E2']) hand(id);
    await settle();
    hand('E3');
    hand('F1', 'store_2');
    await settle();
    expect(done).toEqual(['F1']);
    expect(returned).toEqual(['E1 for 20000']);
    failing.clear();
    hand('E1', 'store_1', 2);
    await settle();
    expect(done).toEqual(['F1', 'E1', 'E2', 'E3']);
    await running.stop();
  });

  it("a requeued notification returns with the messages that don't fit, and all run in order, whatever the order of redelivery", async () => {
    const { hand, returned, done, failing, clock, running } = await consume(4);
    for (const id of ['E1', 'E2', 'E3', 'E4']) hand(id);
    await settle();
    await clock.advance(5_000);
    hand('E5');
    await settle();
    expect(returned).toEqual(['E1 for 20000', 'E4 for 20000', 'E5 for 15000']);
    failing.clear();
    for (const id of ['E1', 'E5', 'E4']) hand(id, 'store_1', 2);
    await settle();
    expect(done).toEqual(['E1', 'E2', 'E3', 'E4', 'E5']);
    await running.stop();
  });

  it('a requeued notification returns with all messages of its key if the queue redelivers them only together', async () => {
    const { hand, returned, running } = await consume(8, 'together');
    for (const id of ['E1', 'E2', 'E3']) hand(id);
    await settle();
    expect(returned).toEqual(['E1 for 20000', 'E2 for 20000', 'E3 for 20000']);
    await running.stop();
  });

  it('a requeued notification blocks no message if the queue delivers it before all others of its key', async () => {
    const { hand, done, running } = await consume(8, 'first');
    hand('E1');
    await settle();
    hand('E2');
    await settle();
    expect(done).toEqual(['E2']);
    await running.stop();
  });
});
