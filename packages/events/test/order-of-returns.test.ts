import { describe, expect, it } from 'vitest';
import type { Source, Subscription } from '../src/index.ts';
import { feature } from './support/messages.ts';
import { createWorld, gate, settle } from './support/world.ts';

/** A queue that hands out what it is told to, and says what came back. */
function handQueue(redelivery?: Subscription['redelivery']) {
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
        leaseInMs: undefined,
        redelivery,
        start: () => undefined,
        stop: () => Promise.resolve(),
        close: () => Promise.resolve(),
      });
    },
  };
  return { source, returned, buried, hand: (...how: Parameters<typeof deliver>) => deliver(...how) };
}

async function consume(prefetch: number, redelivery?: Subscription['redelivery']) {
  const world = createWorld();
  const queue = handQueue(redelivery);
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

describe('a fact that goes back to the queue', () => {
  it('is not overtaken: what is of its key waits here, and others go on', async () => {
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

  it('takes along what there is no room for, and all come in their order, in whichever they are handed out', async () => {
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

  it('takes all of its key along where the queue hands it out only with them', async () => {
    const { hand, returned, running } = await consume(8, 'together');
    for (const id of ['E1', 'E2', 'E3']) hand(id);
    await settle();
    expect(returned).toEqual(['E1 for 20000', 'E2 for 20000', 'E3 for 20000']);
    await running.stop();
  });

  it('takes none along to the dead letters: what only waited for it counts as handed out for the first time', async () => {
    const { hand, returned, buried, failing, running } = await consume(8, 'together');
    failing.add('E2');
    for (const attempt of [1, 2]) {
      for (const id of ['E1', 'E2']) hand(id, 'store_1', attempt);
      await settle();
    }
    expect(buried).toEqual(['E1']);
    expect(returned).toEqual(['E1 for 20000', 'E2 for 20000', 'E2 for 20000']);
    await running.stop();
  });

  it('is waited for no longer than ten seconds beyond its time, since somebody else may have it', async () => {
    const { hand, done, clock, running } = await consume(8);
    for (const id of ['E1', 'E2']) hand(id);
    await settle();
    await clock.advance(29_999);
    expect(done).toEqual([]);
    await clock.advance(1);
    await settle();
    expect(done).toEqual(['E2']);
    await running.stop();
  });

  it('is waited for as long as there is no room in which it could come', async () => {
    const { hand, done, clock, running, work } = await consume(4);
    for (const id of ['E1', 'E2']) hand(id);
    await settle();
    for (const id of ['long 1', 'long 2']) hand(id, id);
    await clock.advance(60_000);
    expect(done).toEqual([]);
    work.open();
    await settle();
    await clock.advance(10_000);
    await settle();
    expect(done).toEqual(['long 1', 'long 2', 'E2']);
    await running.stop();
  });

  it('keeps nobody waiting where the queue hands out nothing of its key before it', async () => {
    const { hand, done, running } = await consume(8, 'first');
    hand('E1');
    await settle();
    hand('E2');
    await settle();
    expect(done).toEqual(['E2']);
    await running.stop();
  });
});
