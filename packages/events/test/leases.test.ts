import { describe, expect, it } from 'vitest';
import {
  AlreadySettledError,
  createMemoryDedupeStore,
  createMemoryOutbox,
  type Delivery,
  MessageLeaseLostError,
  type ReturnedNotice,
  type Source,
} from '../src/index.ts';
import { createMemoryQueue } from '../src/brokers/memory/index.ts';
import { createHandQueue } from './support/hand-queue.ts';
import { accept, feature, publishAll } from './support/messages.ts';
import { createHubActions } from './support/hub-actions.ts';
import { createWorld, gate, settle } from './support/world.ts';

const leaseInMs = 30_000;

/** A queue that delivers one message. */
function sourceOf(delivery: Partial<Delivery>): Source {
  const queue = createHandQueue({ leaseInMs, start: () => void queue.deliver(accept('ORD-1').body, delivery) });
  return queue.source;
}

describe('the lease of a message', () => {
  it('the lease of a message is renewed while a handler works, however long that takes', async () => {
    const world = createWorld({ leaseInMs });
    const open = gate();
    let calls = 0;
    await publishAll(world.queue.publisher, [accept('ORD-1')]);
    const running = world.start({
      handlers: {
        ACCEPT: () => {
          calls += 1;
          return open.promise;
        },
      },
    });
    await settle();
    await world.clock.advance(3_600_000);
    expect(calls).toBe(1);
    open.open();
    await settle();
    await running.stop();
    expect(calls).toBe(1);
    expect(world.hub.outcomes.size).toBe(1);
    expect(running.consumer.stats()).toMatchObject({ received: 1, returned: 0 });
  });

  it('G44: a lost lease aborts the signal of the handler, and this process doesn’t report the result', async () => {
    const world = createWorld();
    const returned: ReturnedNotice[] = [];
    const open = gate();
    let signal: AbortSignal | undefined;
    const running = world.start({
      source: sourceOf({
        ack: () => Promise.reject(new Error('must not be called')),
        heartbeat: () => {
          throw new MessageLeaseLostError('the message');
        },
      }),
      handlers: {
        ACCEPT: (_, context) => {
          signal = context.signal;
          return open.promise;
        },
      },
      hooks: {
        onReturned: (notice) => returned.push(notice),
        onQueueError: (error) => expect.unreachable(String(error)),
      },
    });
    await settle();
    await world.clock.advance(leaseInMs / 2);
    expect(signal?.aborted).toBe(true);
    open.open();
    await settle();
    expect(world.hub.requests).toEqual([]);
    expect(returned.map(({ cause }) => cause)).toEqual(['lease-lost']);
    await running.stop();
  });

  it("a broken connection loses all its messages at once: later messages of the order don't start", async () => {
    const world = createWorld();
    const queue = createHandQueue({ leaseInMs });
    const open = gate();
    const handled: string[] = [];
    let isGone = false;
    const running = world.start({
      source: queue.source,
      handlers: {
        ACCEPT: ({ id }) => {
          handled.push(id);
          return open.promise;
        },
      },
    });
    await settle();
    const orders = [accept('ORD-1'), accept('ORD-1')];
    for (const { body } of orders)
      await queue.deliver(body, {
        get isGone() {
          return isGone;
        },
      });
    isGone = true;
    open.open();
    await settle();
    await running.stop();
    expect(handled).toEqual([orders[0]?.id]);
    expect([world.hub.requests, queue.ends.filter((end) => end.startsWith('ack'))]).toEqual([[], []]);
  });

  const anHour = 3_600_000;
  it.each([
    ['slept with its machine', 'commits, with stores that both share', true, [leaseInMs, 0]],
    ['slept with its machine', 'does not, with separate stores', false, [leaseInMs, 0]],
    ['had its clock set back', 'commits, with stores that both share', true, [leaseInMs - anHour, leaseInMs]],
    ['had its clock set back', 'does not, with separate stores', false, [leaseInMs - anHour, leaseInMs]],
  ] as const)(
    'a process that was suspended longer than the lease reports no outcome, if it %s and %s',
    async (_what, _how, commits, [nowInMs, monotonicInMs]) => {
      const clockOfQueue = createWorld({ leaseInMs });
      const { queue, clock } = clockOfQueue;
      const hub = createHubActions();
      const open = gate();
      const stores = { dedupe: createMemoryDedupeStore({ clock }), outbox: createMemoryOutbox({ clock }) };
      // The clocks of the process that stands still: no timer of it fires, and then it is late by a lease, not more.
      let isLate = false;
      const startedAt = clock.now();
      const frozen = {
        now: () => startedAt + (isLate ? nowInMs : 0),
        monotonic: () => startedAt + (isLate ? monotonicInMs : 0),
        wait: (_: number, signal?: AbortSignal) =>
          new Promise<void>((_resolve, reject) =>
            signal?.addEventListener('abort', () => reject(signal.reason as Error), { once: true }),
          ),
      };
      const effects: string[] = [];
      const command = accept('ORD-1');
      await publishAll(queue.publisher, [command]);
      const first = clockOfQueue.start({
        ...(commits && stores),
        actions: hub,
        clock: frozen,
        handlers: {
          ACCEPT: async (_, { commit }) => {
            await open.promise;
            if (!commits) return;
            await commit();
            effects.push('first');
          },
        },
      });
      await settle();
      const second = clockOfQueue.start({
        ...stores,
        actions: hub,
        handlers: {
          ACCEPT: async (_, { commit, redelivery }) => {
            expect(redelivery).toBe(true);
            await commit();
            effects.push('second');
          },
        },
      });
      await settle();
      await clock.advance(leaseInMs + 1);
      expect(effects).toEqual(['second']);
      isLate = true;
      open.open();
      await settle();
      expect(effects).toEqual(['second']);
      expect(hub.requests).toEqual([command.actionId]);
      await Promise.all([first.stop(), second.stop()]);
      expect(queue.size).toBe(0);
    },
  );

  it('the consumer reports failed heartbeats to `onQueueError` and loses the lease only when it expires', async () => {
    const world = createWorld();
    const troubles: unknown[] = [];
    let beats = 0;
    const open = gate();
    const running = world.start({
      source: sourceOf({
        heartbeat: () => {
          beats += 1;
          if (beats % 2 === 1) throw new Error('no connection');
        },
      }),
      handlers: { ACCEPT: () => open.promise },
      hooks: { onQueueError: (error) => troubles.push(error) },
    });
    await settle();
    await world.clock.advance(10 * leaseInMs);
    open.open();
    await settle();
    await running.stop();
    expect(beats).toBe(30);
    expect(troubles).toHaveLength(15);
    expect(world.hub.outcomes.size).toBe(1);
  });
});

it("a handler that runs after its lease was lost: its signal has aborted, nothing is renewed, and its error isn't retried", async () => {
  const world = createWorld();
  const open = gate();
  const returned: string[] = [];
  let beats = 0;
  let isAborted: boolean | undefined;
  const running = world.start({
    source: sourceOf({
      heartbeat: () => {
        beats += 1;
        throw new MessageLeaseLostError('the message');
      },
    }),
    handlers: {
      ACCEPT: async (_, context) => {
        await open.promise;
        isAborted = context.signal.aborted;
        throw new Error('no stock');
      },
    },
    hooks: {
      onReturned: ({ cause }) => returned.push(cause),
      onRetry: () => expect.unreachable(),
    },
  });
  await settle();
  await world.clock.advance(3 * leaseInMs);
  open.open();
  await settle();
  expect([beats, isAborted, returned]).toEqual([1, true, ['lease-lost']]);
  await running.stop();
});

describe('the end of a lease', () => {
  const thirdInMs = leaseInMs / 3;

  it.each([
    ['a moment before', -1, 1],
    ['from that moment on', 0, 0],
  ])(
    'the end of a lease counts from the request of a heartbeat, not from its answer: the outcome is reported %s, %i ms',
    async (_, atInMs, reports) => {
      const world = createWorld();
      const open = gate();
      let beats = 0;
      const acknowledged: string[] = [];
      const running = world.start({
        source: sourceOf({
          ack: () => void acknowledged.push('first'),
          heartbeat: () => {
            beats += 1;
            // The first one is answered after half a lease, and then there is no connection any more.
            if (beats === 1) return world.clock.wait(leaseInMs / 2);
            throw new Error('no connection');
          },
        }),
        handlers: { ACCEPT: () => open.promise },
      });
      await settle();
      await world.clock.advance(thirdInMs + leaseInMs + atInMs);
      open.open();
      await settle();
      expect(world.hub.requests).toHaveLength(reports);
      expect(acknowledged).toHaveLength(reports);
      await running.stop();
    },
  );

  it.each([
    ['command', accept('ORD-1')],
    ['fact', feature('store_1')],
  ] as const)(
    "the end of a lease loses no finished work: a %s isn't handled again by the next worker",
    async (_, sent) => {
      const world = createWorld();
      const stores = {
        dedupe: createMemoryDedupeStore({ clock: world.clock }),
        outbox: createMemoryOutbox({ clock: world.clock }),
      };
      const open = gate();
      const acknowledged: string[] = [];
      let calls = 0;
      const handler = (): Promise<void> => {
        calls += 1;
        return open.promise;
      };
      const handlers = { ACCEPT: handler, STORE_MANAGEMENT_FEATURE: handler };
      const first = world.start({
        ...stores,
        handlers,
        source: sourceOf({
          body: sent.body,
          ack: () => void acknowledged.push('first'),
          heartbeat: () => {
            throw new MessageLeaseLostError('the message');
          },
        }),
      });
      await settle();
      await world.clock.advance(leaseInMs);
      open.open();
      await settle();
      expect([calls, acknowledged, world.hub.requests]).toEqual([1, [], []]);
      const second = world.start({
        ...stores,
        handlers,
        source: sourceOf({ body: sent.body, attempt: 2, ack: () => void acknowledged.push('second') }),
      });
      await settle();
      expect([calls, acknowledged]).toEqual([1, ['second']]);
      expect(world.hub.requests).toEqual('actionId' in sent ? [sent.actionId] : []);
      await Promise.all([first.stop(), second.stop()]);
    },
  );
});

describe('commit', () => {
  it('keeps effect and outcome together: an effect that another worker had before is rolled back', async () => {
    const world = createWorld();
    const outbox = createMemoryOutbox({ clock: world.clock });
    const command = accept('ORD-1');
    const errors: unknown[] = [];
    await publishAll(world.queue.publisher, [command]);
    const running = world.start({
      outbox,
      handlers: {
        ACCEPT: async (_, { commit }) => {
          // Another worker finishes the same action while this handler runs.
          await outbox.settle(command.actionId, { status: 'FAILURE', errors: [{ code: 'OTHER', message: 'no' }] });
          try {
            await commit();
          } catch (error) {
            errors.push(error);
            throw error;
          }
        },
      },
    });
    await settle();
    await running.stop();
    expect(errors[0]).toBeInstanceOf(AlreadySettledError);
    expect(world.hub.outcomes.get(command.actionId)).toMatchObject({ status: 'FAILURE' });
  });
});

describe('a memory queue', () => {
  it('redelivers a message after its lease expires, and rejects the old worker', async () => {
    const world = createWorld();
    const queue = createMemoryQueue({ clock: world.clock, leaseInMs: 1_000 });
    const got: Delivery[] = [];
    const subscription = await queue.source.open({
      capacity: 10,
      deliver: (delivery) => void got.push(delivery),
      onError: () => undefined,
    });
    subscription.start();
    await publishAll(queue.publisher, [accept('ORD-1')]);
    await world.clock.advance(1_000);
    expect(got.map(({ attempt }) => attempt)).toEqual([1, 2]);
    expect(() => got[0]?.ack()).toThrow(MessageLeaseLostError);
    await got[1]?.ack();
    expect(queue.size).toBe(0);
  });
});
