/** The order of the steps of a message, and the stores that they use. */
import { type Clock, createVirtualClock } from '@tradelane/core';
import { describe, expect, it } from 'vitest';
import { ActionRejected, createMemoryDedupeStore, createMemoryOutbox } from '../src/index.ts';
import { createHandQueue } from './support/hand-queue.ts';
import { accept, feature } from './support/messages.ts';
import { createWorld, gate, settle } from './support/world.ts';

describe('the steps of a message', () => {
  /** Handles one message and returns the starts and ends of all calls. */
  const callsOf = async (body: string): Promise<readonly string[]> => {
    const world = createWorld();
    const queue = createHandQueue();
    const calls: string[] = [];
    const logged =
      <Given extends readonly unknown[], Value>(name: string, call: (...given: Given) => Value) =>
      async (...given: Given): Promise<Awaited<Value>> => {
        calls.push(name);
        await new Promise((resolve) => setImmediate(resolve));
        const value = await call(...given);
        calls.push(`${name} ended`);
        return value;
      };
    const dedupe = createMemoryDedupeStore({ clock: world.clock });
    const outbox = createMemoryOutbox({ clock: world.clock });
    const handler = logged('handler', () => undefined);
    const running = world.start({
      source: queue.source,
      dedupe: { has: logged('has', dedupe.has), add: logged('add', dedupe.add) },
      outbox: {
        settle: logged('settle', outbox.settle),
        find: logged('find', outbox.find),
        markReported: logged('markReported', outbox.markReported),
        unreported: outbox.unreported,
      },
      actions: { updateStatus: logged('report', () => undefined) },
      handlers: { ACCEPT: handler, STORE_MANAGEMENT_FEATURE: handler },
    });
    await settle();
    await queue.deliver(body, { ack: logged('ack', () => undefined) });
    await settle();
    await running.stop();
    return calls;
  };
  const both = (...names: readonly string[]): string[] => names.flatMap((name) => [name, `${name} ended`]);

  it('G40: of a command wait for each other, and the outcome is stored before the report', async () => {
    expect(await callsOf(accept('ORD-1').body)).toEqual(
      both('has', 'find', 'handler', 'settle', 'report', 'markReported', 'add', 'ack'),
    );
  });

  it('G42: of a notification wait for each other, and it is stored as handled before its acknowledgement', async () => {
    expect(await callsOf(feature('store_1').body)).toEqual(both('has', 'handler', 'add', 'ack'));
  });
});

describe('a commit', () => {
  it.each([
    ['settle', accept('ORD-1').body, { settle: () => 'OK' }],
    ['add', feature('store_1').body, { add: () => Promise.resolve('OK') }],
  ])('with a store whose `%s` returns an invalid value fails', async (name, body, store) => {
    const world = createWorld();
    const queue = createHandQueue();
    const errors: string[] = [];
    const handler = (_: unknown, { commit }: { readonly commit: (given: never) => void | Promise<void> }) =>
      commit(store as never);
    const running = world.start({
      source: queue.source,
      retry: { attempts: 2 },
      handlers: { ACCEPT: handler, STORE_MANAGEMENT_FEATURE: handler },
      hooks: { onRetry: ({ error }) => errors.push((error as Error).message) },
    });
    await settle();
    await queue.deliver(body);
    expect(errors).toEqual([`\`store\` is invalid. Its \`${name}\` must return a boolean. It returned "OK".`]);
    await running.stop();
    expect(world.hub.requests).toEqual([]);
  });

  it('stores the trace of its message with the outcome', async () => {
    const world = createWorld();
    const queue = createHandQueue();
    const outcomes: unknown[] = [];
    const running = world.start({
      source: queue.source,
      telemetry: { process: (_, run) => run(), traceparent: () => 'trace 1', within: (_, run) => run() },
      handlers: {
        ACCEPT: (_, { commit }) => commit({ settle: (id, outcome) => (outcomes.push([id, outcome]), true) }),
      },
    });
    await settle();
    const { actionId, body } = accept('ORD-1');
    await queue.deliver(body);
    await running.stop();
    expect(outcomes).toEqual([[actionId, { status: 'SUCCESS', traceparent: 'trace 1' }]]);
  });
});

it('actions and notifications have different counters, and all errors of a rejected action reach the hub', async () => {
  const world = createWorld();
  const queue = createHandQueue();
  const errors = [
    { code: 'OTHER', message: 'No.' },
    { code: 'ORDER_IN_WRONG_STATE', message: 'It has left.' },
  ] as const;
  const retries: unknown[] = [];
  const running = world.start({
    source: queue.source,
    handlers: {
      ACCEPT: ({ data }) => {
        if (data.channel_order_id === 'rejected') throw new ActionRejected(...errors);
      },
      STORE_MANAGEMENT_FEATURE: ({ data }) => {
        // Only an action can be rejected.
        if (data.store_id === 'rejected') throw new ActionRejected(...errors);
      },
    },
    hooks: { onRetry: ({ step, type }) => retries.push([step, type]) },
  });
  await settle();
  const rejected = accept('rejected');
  await queue.deliver(accept('done').body);
  await queue.deliver(rejected.body);
  await queue.deliver(feature('done').body);
  await queue.deliver(feature('rejected').body);
  await queue.deliver(JSON.stringify({ id: 'E1', type: 'NEW', data: {} }));
  expect(world.hub.outcomes.get(rejected.actionId)).toEqual({ status: 'FAILURE', errors });
  expect(retries).toEqual([['handler', 'STORE_LINKED_OR_NOT']]);
  expect(running.consumer.stats()).toEqual({
    received: 5,
    handled: 3,
    succeeded: 1,
    rejected: 1,
    reported: 2,
    duplicates: 0,
    ignored: 1,
    retries: 1,
    deadLetters: 0,
    returned: 0,
    inFlight: 1,
    running: 0,
  });
  await running.stop();
});

it('an acknowledgement that fails is reported, and the message has ended', async () => {
  const world = createWorld();
  const queue = createHandQueue();
  const away = new Error('the queue is away');
  const errors: unknown[] = [];
  const running = world.start({
    source: queue.source,
    handlers: { ACCEPT: () => undefined },
    hooks: { onQueueError: (error) => errors.push(error) },
  });
  await settle();
  await queue.deliver(accept('ORD-1').body, { ack: () => Promise.reject(away) });
  expect(errors).toEqual([away]);
  expect(running.consumer.stats()).toMatchObject({ inFlight: 0, reported: 1, retries: 0 });
  await running.stop();
});

it('P12: a FAILURE stays quiet if the action is final and the queue counts no deliveries', async () => {
  const world = createWorld();
  const queue = createHandQueue();
  const { id, actionId, body } = accept('ORD-1');
  await world.hub.updateStatus(actionId, { status: 'SUCCESS' });
  const running = world.start({
    source: queue.source,
    handlers: {
      ACCEPT: () => {
        throw new ActionRejected({ code: 'OTHER', message: 'No.' });
      },
    },
  });
  await settle();
  await queue.deliver(body, { attempt: undefined });
  expect(queue.ends).toEqual([`ack ${id}`]);
  await running.stop();
});

it('the duration of a handler is measured by the monotonic clock', async () => {
  const world = createWorld();
  const queue = createHandQueue();
  const virtual = createVirtualClock();
  let monotonicInMs = 5_000;
  const clock: Clock = { now: virtual.now, wait: virtual.wait, monotonic: () => monotonicInMs };
  const durations: number[] = [];
  const running = world.start({
    source: queue.source,
    clock,
    handlers: { ACCEPT: () => void (monotonicInMs += 70) },
    hooks: { onHandled: ({ durationInMs }) => durations.push(durationInMs) },
  });
  await settle();
  await queue.deliver(accept('ORD-1').body);
  await running.stop();
  expect(durations).toEqual([70]);
});

it('a run waits for a dead letter on its way, and leaves no timer for a returned message', async () => {
  const world = createWorld();
  const queue = createHandQueue();
  const open = gate();
  const fail = (): never => {
    throw new Error('away');
  };
  const running = world.start({
    source: queue.source,
    retry: { attempts: 1 },
    handlers: { ACCEPT: fail, STORE_MANAGEMENT_FEATURE: fail },
  });
  await settle();
  await queue.deliver(feature('store_1').body);
  await queue.deliver(accept('ORD-1').body, { deadLetter: () => open.promise });
  running.abort();
  let isOver = false;
  void running.ended.then(() => (isOver = true));
  await settle();
  expect(isOver).toBe(false);
  open.open();
  await running.ended;
  expect(world.clock.pending).toBe(0);
});

it('G40: a suspect whose handler failed is retried, although the store is away', async () => {
  const world = createWorld();
  const queue = createHandQueue();
  const dedupe = createMemoryDedupeStore({ clock: world.clock });
  const { id, body } = accept('ORD-1');
  let calls = 0;
  const running = world.start({
    source: queue.source,
    dedupe: {
      has: dedupe.has,
      add: (keys) => (keys[0]?.startsWith('survived') ? Promise.reject(new Error('away')) : dedupe.add(keys)),
    },
    retry: { maxDeliveries: 1 },
    handlers: {
      ACCEPT: () => {
        calls += 1;
        if (calls === 1) throw new Error('not yet');
      },
    },
  });
  await settle();
  await queue.deliver(body, { attempt: 2 });
  await world.clock.advance(1_000);
  await settle();
  expect([calls, queue.ends]).toEqual([2, [`ack ${id}`]]);
  await running.stop();
});
