/** Suspects, returned messages and stops, with deliveries made by hand. */
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { type ConsumerHooks, createMemoryDedupeStore, MessageLeaseLostError, type MessageFacts } from '../src/index.ts';
import { createHandQueue } from './support/hand-queue.ts';
import { accept, feature } from './support/messages.ts';
import { createWorld, gate, settle } from './support/world.ts';

/** A consumer of commands. A handler runs until the test ends it by the name of its order. */
async function gated(leaseInMs?: number) {
  const world = createWorld();
  const queue = createHandQueue({ leaseInMs });
  const started: string[] = [];
  const gates = new Map<string, () => void>();
  const running = world.start({
    source: queue.source,
    retry: { maxDeliveries: 2 },
    shutdownTimeoutInMs: 1,
    handlers: {
      ACCEPT: ({ data }) => {
        started.push(data.channel_order_id);
        return new Promise<void>((resolve) => gates.set(data.channel_order_id, resolve));
      },
    },
  });
  await settle();
  const deliver = (order: string, attempt = 1): Promise<void> => queue.deliver(accept(order).body, { attempt });
  const finish = async (order: string): Promise<void> => {
    gates.get(order)?.();
    await settle();
  };
  const pass = async (inMs: number): Promise<void> => {
    await world.clock.advance(inMs);
    await settle();
  };
  /** Ends the run while a handler hangs. */
  const stop = async (): Promise<void> => {
    running.abort();
    await settle();
    await pass(1);
    await running.ended;
    expect(world.clock.pending).toBe(0);
  };
  return { ...queue, started, deliver, finish, pass, stop };
}

describe('a suspect', () => {
  it('G40: waits for running messages one minute on a queue without leases', async () => {
    const { deliver, started, pass, stop } = await gated();
    await deliver('hangs');
    await deliver('suspect', 9);
    await pass(59_999);
    expect(started).toEqual(['hangs']);
    await pass(1);
    expect(started).toEqual(['hangs', 'suspect']);
    await stop();
  });

  it('G40: that waits when the consumer stops leaves no timer', async () => {
    const { deliver, started, stop } = await gated(10_000);
    await deliver('hangs');
    await deliver('suspect', 9);
    await stop();
    expect(started).toEqual(['hangs']);
  });

  it('G40: waits a whole lease, and as long as earlier suspects did', async () => {
    const { deliver, started, finish, pass, stop } = await gated(10_000);
    await deliver('first');
    await deliver('suspect', 9);
    await pass(5_000);
    await finish('first');
    await finish('suspect');
    await deliver('hangs');
    await pass(4_000);
    await deliver('second suspect', 9);
    await pass(6_000);
    expect(started).toEqual(['first', 'suspect', 'hangs']);
    await pass(10_000);
    await finish('second suspect');
    expect(started).toEqual(['first', 'suspect', 'hangs', 'second suspect']);
    await deliver('third suspect', 9);
    await pass(10_000);
    expect(started.at(-1)).toBe('third suspect');
    await stop();
  });
});

/** A consumer of notifications whose handler fails for some IDs. E1 returns for 20 s at its first failure. */
async function failing(prefetch: number) {
  const world = createWorld();
  const queue = createHandQueue();
  const done: string[] = [];
  const work = gate();
  const running = world.start({
    source: queue.source,
    concurrency: 2,
    prefetch,
    retry: { attempts: 1, maxInMs: 20_000 },
    handlers: {
      STORE_MANAGEMENT_FEATURE: async ({ id }) => {
        if (id.startsWith('long')) await work.promise;
        if (id === 'E1') throw new Error('away');
        done.push(id);
      },
    },
  });
  await settle();
  const deliver = (id: string, store = 'store_1'): Promise<void> => queue.deliver(feature(store, { id }).body);
  return { ...queue, clock: world.clock, done, work, running, deliver };
}

describe('a message whose earlier message returned', () => {
  it('waits in this process if half of `prefetch` has room for it, and else returns and leaves', async () => {
    const { deliver, ends, running } = await failing(4);
    for (const id of ['E1', 'E2', 'E3', 'E4']) await deliver(id);
    expect(ends).toEqual(['nack E1 20000', 'nack E4 20000']);
    expect(running.consumer.stats()).toMatchObject({ inFlight: 2, returned: 2 });
    await running.stop();
    expect(running.consumer.stats()).toMatchObject({ inFlight: 0, returned: 4 });
  });

  it('returns for at least a second', async () => {
    const { deliver, ends, clock, running } = await failing(4);
    for (const id of ['E1', 'E2', 'E3']) await deliver(id);
    await clock.advance(19_500);
    await deliver('E4');
    await clock.advance(1_000);
    await deliver('E5');
    expect(ends).toEqual(['nack E1 20000', 'nack E4 1000', 'nack E5 1000']);
    await running.stop();
  });

  it('runs ten seconds after the end of the delay if the process received something else meanwhile', async () => {
    const { deliver, done, clock, work, running } = await failing(4);
    for (const id of ['E1', 'E2']) await deliver(id);
    for (const id of ['long 1', 'long 2']) await deliver(id, id);
    await clock.advance(25_000);
    await deliver('F1', 'store_2');
    await clock.advance(5_000);
    work.open();
    await settle();
    expect(done).toEqual(['long 1', 'long 2', 'F1', 'E2']);
    await running.stop();
  });
});

it('the one message that waits for a lost one runs ten seconds after the end of the delay', async () => {
  const { deliver, done, clock, running } = await failing(2);
  for (const id of ['E1', 'E2']) await deliver(id);
  await clock.advance(29_999);
  expect(done).toEqual([]);
  await clock.advance(1);
  await settle();
  expect(done).toEqual(['E2']);
  await running.stop();
});

describe('a notification whose handler fails', () => {
  const failAlways = (): never => {
    throw new Error('away');
  };

  it('stores nothing if `maxDeliveries` is infinite', async () => {
    const world = createWorld();
    const queue = createHandQueue();
    const added: string[] = [];
    const dedupe = createMemoryDedupeStore({ clock: world.clock });
    const running = world.start({
      source: queue.source,
      dedupe: { has: dedupe.has, add: (keys) => (added.push(...keys), dedupe.add(keys)) },
      retry: { attempts: 1, maxDeliveries: Infinity },
      handlers: { STORE_MANAGEMENT_FEATURE: failAlways },
    });
    await settle();
    for (const attempt of [1, 50]) await queue.deliver(feature('store_1', { id: 'E1' }).body, { attempt });
    expect(queue.ends).toEqual(['nack E1 60000', 'nack E1 60000']);
    expect(added).toEqual([]);
    await running.stop();
  });

  it('is dead-lettered for its own failures only', async () => {
    const world = createWorld();
    const queue = createHandQueue();
    const running = world.start({
      source: queue.source,
      retry: { attempts: 1, maxDeliveries: 2 },
      handlers: { STORE_MANAGEMENT_FEATURE: failAlways },
    });
    await settle();
    for (const id of ['E1', 'E2', 'E1']) await queue.deliver(feature(id, { id }).body, { attempt: 2 });
    expect(queue.ends).toEqual(['nack E1 60000', 'nack E2 60000', 'dead E1 The handler threw: away']);
    await running.stop();
  });

  it('returns to the queue if the store that counts its failures is away', async () => {
    const world = createWorld();
    const queue = createHandQueue();
    const running = world.start({
      source: queue.source,
      dedupe: { has: () => false, add: () => Promise.reject(new Error('the store is away')) },
      retry: { attempts: 1, maxDeliveries: 2 },
      handlers: { STORE_MANAGEMENT_FEATURE: failAlways },
    });
    await settle();
    await queue.deliver(feature('store_1', { id: 'E1' }).body, { attempt: 2 });
    expect(queue.ends).toEqual(['nack E1 60000']);
    await running.stop();
  });
});

it('a later message starts only after the queue has the returned one', async () => {
  const world = createWorld();
  const queue = createHandQueue({ redelivery: 'first' });
  const returned = gate();
  const started: string[] = [];
  const running = world.start({
    source: queue.source,
    retry: { attempts: 1 },
    handlers: {
      STORE_MANAGEMENT_FEATURE: ({ id }) => {
        started.push(id);
        if (id === 'E1') throw new Error('away');
      },
    },
  });
  await settle();
  await queue.deliver(feature('store_1', { id: 'E1' }).body, { nack: () => returned.promise });
  await queue.deliver(feature('store_1', { id: 'E2' }).body);
  expect(started).toEqual(['E1']);
  returned.open();
  await settle();
  expect(started).toEqual(['E1', 'E2']);
  await running.stop();
});

it('an unreadable message is dead-lettered with one short line, counted, and named in the hook', async () => {
  const world = createWorld();
  const queue = createHandQueue();
  const buried: unknown[] = [];
  const failed: unknown[] = [];
  const running = world.start({
    source: queue.source,
    handlers: {},
    hooks: { onDeadLetter: (notice) => buried.push(notice), onQueueError: (error) => failed.push(error) },
  });
  await settle();
  const type = `one\ntwo ${'x'.repeat(2_000)}`;
  await queue.deliver(JSON.stringify({ id: 'E1', type, data: null }));
  expect(queue.ends).toEqual([expect.stringMatching(/^dead E1 The one two x{900,990}$/)]);
  const reason = queue.ends[0]?.slice('dead E1 '.length);
  expect(buried).toEqual([{ queue: 'by hand', eventId: 'E1', type: undefined, actionId: undefined, reason }]);
  const away = new Error('the queue is away');
  await queue.deliver('{"id":"E2"}', { deadLetter: () => Promise.reject(away) });
  expect(failed).toEqual([away]);
  expect(running.consumer.stats()).toMatchObject({ received: 2, deadLetters: 2, inFlight: 0 });
  await running.stop();
});

it('G44: a message whose lease is lost leaves without a call to the queue', async () => {
  const world = createWorld();
  const queue = createHandQueue({ leaseInMs: 30_000 });
  const open = gate();
  const running = world.start({ source: queue.source, handlers: { ACCEPT: () => open.promise } });
  await settle();
  const command = accept('ORD-1');
  const heartbeat = (): never => {
    throw new MessageLeaseLostError('the message');
  };
  await queue.deliver(command.body, { heartbeat });
  await world.clock.advance(10_000);
  open.open();
  await settle();
  expect(queue.ends).toEqual([`forget ${command.id}`]);
  expect(running.consumer.stats()).toMatchObject({ returned: 1, inFlight: 0 });
  await running.stop();
});

it("G40: a suspect whose lease is lost before its handler starts isn't counted as started", async () => {
  const world = createWorld();
  const queue = createHandQueue();
  const dedupe = createMemoryDedupeStore({ clock: world.clock });
  const { body, id } = accept('ORD-1');
  let isGone = false;
  let isBreaking = true;
  const running = world.start({
    source: queue.source,
    dedupe: {
      has: dedupe.has,
      add: (keys) => {
        if (keys[0]?.startsWith('try ') && isBreaking) isGone = true;
        return dedupe.add(keys);
      },
    },
    retry: { maxDeliveries: 1 },
    handlers: { ACCEPT: () => undefined },
  });
  await settle();
  for (let attempt = 2; attempt < 7; attempt += 1) {
    isGone = false;
    isBreaking = attempt < 6;
    await queue.deliver(body, {
      attempt,
      get isGone() {
        return isGone;
      },
    });
  }
  expect(queue.ends).toEqual([...Array.from({ length: 4 }, () => `forget ${id}`), `ack ${id}`]);
  await running.stop();
});

it('after a stop, nothing is looked up for messages that wait', async () => {
  const world = createWorld();
  const queue = createHandQueue();
  const open = gate();
  const lookups: string[] = [];
  const dedupe = createMemoryDedupeStore({ clock: world.clock });
  const running = world.start({
    source: queue.source,
    concurrency: 1,
    dedupe: { has: (keys) => (lookups.push(...keys), dedupe.has(keys)), add: dedupe.add },
    handlers: { STORE_MANAGEMENT_FEATURE: () => open.promise },
  });
  await settle();
  for (const id of ['E1', 'E2']) await queue.deliver(feature(id, { id }).body);
  running.abort();
  open.open();
  await running.ended;
  expect(lookups).toEqual(['event/E1']);
  expect(queue.ends).toEqual(['ack E1']);
});

it('the hooks of a message get its facts, and the counters count its retries', async () => {
  const world = createWorld();
  const queue = createHandQueue();
  const told: (readonly [string, MessageFacts])[] = [];
  const tell = (hook: string) => (facts: MessageFacts) => void told.push([hook, facts]);
  const command = accept('ORD-1');
  let failures = 2;
  const running = world.start({
    source: queue.source,
    handlers: {
      ACCEPT: () => {
        if ((failures -= 1) >= 0) throw new Error('not yet');
      },
    },
    hooks: {
      onReceived: tell('received'),
      onRetry: tell('retry'),
      onHandled: tell('handled'),
      onReported: tell('reported'),
    },
  });
  await settle();
  await queue.deliver(command.body);
  await world.clock.advance(3_000);
  await running.stop();
  expect(told.map(([hook]) => hook)).toEqual(['received', 'retry', 'retry', 'handled', 'reported']);
  const facts = { queue: 'by hand', eventId: command.id, type: 'ACCEPT', actionId: command.actionId };
  for (const [, given] of told) expect(given).toMatchObject(facts);
  expect(told.find(([hook]) => hook === 'handled')?.[1]).toMatchObject({ attempt: 3, durationInMs: 0 });
  expect(running.consumer.stats()).toMatchObject({ received: 1, retries: 2, handled: 1, succeeded: 1, reported: 1 });
});

describe('a queue without an order across workers', () => {
  const report = async (hooks: ConsumerHooks) => {
    const world = createWorld();
    const queue = createHandQueue();
    const running = world.start({ source: queue.source, handlers: {}, hooks });
    await settle();
    for (const _ of [1, 2]) queue.intake.onUnordered?.();
    await running.stop();
  };
  const warning = 'Several workers read the queue by hand without partitions';

  it('calls `onUnordered` once in a run, without a warning', async () => {
    const warn = vi.spyOn(process, 'emitWarning').mockImplementation(() => undefined);
    onTestFinished(() => warn.mockRestore());
    const told: unknown[] = [];
    await report({ onUnordered: (notice) => told.push(notice) });
    expect(told).toEqual([{ queue: 'by hand' }]);
    expect(warn).not.toHaveBeenCalled();
  });

  it('is a warning of the process without the hook, or of the console in a runtime without one', async () => {
    const warn = vi.spyOn(process, 'emitWarning').mockImplementation(() => undefined);
    const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    onTestFinished(() => {
      vi.unstubAllGlobals();
      warn.mockRestore();
      log.mockRestore();
    });
    await report({});
    expect(warn.mock.calls).toEqual([[expect.stringContaining(warning), 'TradelaneWarning']]);
    vi.stubGlobal('process', undefined);
    await report({});
    expect(log.mock.calls).toEqual([[expect.stringContaining(warning)]]);
  });
});
