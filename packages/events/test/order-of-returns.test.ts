import { describe, expect, it } from 'vitest';
import type { Subscription } from '../src/index.ts';
import { createHandQueue } from './support/hand-queue.ts';
import { feature } from './support/messages.ts';
import { createWorld, settle } from './support/world.ts';

async function consume(prefetch: number, redelivery?: Subscription['redelivery']) {
  const world = createWorld();
  const queue = createHandQueue({ redelivery });
  const done: string[] = [];
  const failing = new Set(['E1']);
  const running = world.start({
    source: queue.source,
    concurrency: 2,
    prefetch,
    retry: { attempts: 1, maxInMs: 20_000, maxDeliveries: 2 },
    handlers: {
      STORE_MANAGEMENT_FEATURE: ({ id }) => {
        if (failing.has(id)) throw new Error('away');
        done.push(id);
      },
    },
  });
  await settle();
  return {
    done,
    failing,
    running,
    clock: world.clock,
    returned: () => queue.ends.filter((end) => end.startsWith('nack')),
    /** Delivers messages of one store at once. */
    async hand(ids: readonly string[], { store = 'store_1', attempt = 1 } = {}): Promise<void> {
      await Promise.all(ids.map((id) => queue.deliver(feature(store, { id }).body, { attempt })));
    },
  };
}

describe('a notification that goes back to the queue', () => {
  it('a requeued notification is not overtaken: messages of its key wait here, and other messages run', async () => {
    const { hand, returned, done, failing, running } = await consume(8);
    await hand(['E1', 'E2']);
    await Promise.all([hand(['E3']), hand(['F1'], { store: 'store_2' })]);
    expect(done).toEqual(['F1']);
    expect(returned()).toEqual(['nack E1 20000']);
    failing.clear();
    await hand(['E1'], { attempt: 2 });
    expect(done).toEqual(['F1', 'E1', 'E2', 'E3']);
    await running.stop();
  });

  it("a requeued notification returns with the messages that don't fit, and all run in order, whatever the order of redelivery", async () => {
    const { hand, returned, done, failing, clock, running } = await consume(4);
    await hand(['E1', 'E2', 'E3', 'E4']);
    await clock.advance(5_000);
    await hand(['E5']);
    expect(returned()).toEqual(['nack E1 20000', 'nack E4 20000', 'nack E5 15000']);
    failing.clear();
    await hand(['E1', 'E5', 'E4'], { attempt: 2 });
    expect(done).toEqual(['E1', 'E2', 'E3', 'E4', 'E5']);
    await running.stop();
  });

  it('a requeued notification returns with all messages of its key if the queue redelivers them only together', async () => {
    const { hand, returned, running } = await consume(8, 'together');
    await hand(['E1', 'E2', 'E3']);
    expect(returned()).toEqual(['nack E1 20000', 'nack E2 20000', 'nack E3 20000']);
    await running.stop();
  });

  it('a requeued notification blocks no message if the queue delivers it before all others of its key', async () => {
    const { hand, done, running } = await consume(8, 'first');
    await hand(['E1']);
    await hand(['E2']);
    expect(done).toEqual(['E2']);
    await running.stop();
  });
});
