/** Values that a consumer uses if an option is absent. */
import { ConnectionError } from '@tradelane/core';
import { expect, it } from 'vitest';
import { createMemoryOutbox, type EventTelemetry, type ProcessedMessage } from '../src/index.ts';
import { createHandQueue } from './support/hand-queue.ts';
import { accept } from './support/messages.ts';
import { createWorld, gate, settle } from './support/world.ts';

it('a handler is called five times, one second after the first failure, and then twice as late each time', async () => {
  const world = createWorld();
  const queue = createHandQueue();
  const calls: number[] = [];
  const from = world.clock.now();
  const running = world.start({
    source: queue.source,
    handlers: {
      ACCEPT: () => {
        calls.push(world.clock.now() - from);
        throw new Error('away');
      },
    },
  });
  await settle();
  const { id, body } = accept('ORD-1');
  await queue.deliver(body);
  await world.clock.advance(60_000);
  await running.stop();
  expect(calls).toEqual([0, 1_000, 3_000, 7_000, 15_000]);
  expect(queue.ends).toEqual([`dead ${id} The handler threw: away`]);
});

it('a report is retried every minute in the end', async () => {
  const world = createWorld();
  const queue = createHandQueue();
  const waits: number[] = [];
  world.hub.before = () => {
    throw new ConnectionError('no connection', { outcome: 'not-sent' });
  };
  const running = world.start({
    source: queue.source,
    handlers: { ACCEPT: () => undefined },
    hooks: { onRetry: ({ waitInMs }) => waits.push(waitInMs) },
  });
  await settle();
  await queue.deliver(accept('ORD-1').body);
  await world.clock.advance(600_000);
  await running.stop();
  expect([Math.max(...waits), waits.at(-1)]).toEqual([60_000, 60_000]);
});

it('a message runs alone from its twenty-first delivery on', async () => {
  const world = createWorld();
  const queue = createHandQueue();
  const open = gate();
  const started: string[] = [];
  const running = world.start({
    source: queue.source,
    handlers: {
      ACCEPT: ({ data }) => {
        started.push(data.channel_order_id);
        return open.promise;
      },
    },
  });
  await settle();
  for (const attempt of [1, 20, 21]) await queue.deliver(accept(`ORD-${attempt}`).body, { attempt });
  expect(started).toEqual(['ORD-1', 'ORD-20']);
  open.open();
  await settle();
  expect(started).toEqual(['ORD-1', 'ORD-20', 'ORD-21']);
  await running.stop();
});

it('telemetry reports an unknown kind of queue as `_OTHER`, and the lag of a future event as 0', async () => {
  const world = createWorld();
  const queue = createHandQueue();
  const processed: ProcessedMessage[] = [];
  const telemetry: EventTelemetry = {
    process: (message, run) => {
      processed.push(message);
      return run();
    },
    traceparent: () => undefined,
    within: (_, run) => run(),
  };
  const running = world.start({ source: queue.source, telemetry, handlers: { ACCEPT: () => undefined } });
  await settle();
  const event = JSON.parse(accept('ORD-1').body) as object;
  const time = new Date(world.clock.now() + 60_000).toISOString();
  await queue.deliver(JSON.stringify({ ...event, time }));
  expect(processed).toMatchObject([{ system: '_OTHER', queue: 'by hand', lagInMs: 0, isFirst: true }]);
  await running.stop();
});

it('16 handlers run, 64 messages are in flight, and the outbox is scanned every five minutes', async () => {
  const world = createWorld();
  const queue = createHandQueue();
  const open = gate();
  const scans: unknown[] = [];
  let started = 0;
  const running = world.start({
    source: queue.source,
    outbox: {
      ...createMemoryOutbox({ clock: world.clock }),
      unreported: (query) => (scans.push([world.clock.now() - from, query]), []),
    },
    handlers: { ACCEPT: () => ((started += 1), open.promise) },
  });
  const from = world.clock.now();
  await settle();
  for (let order = 0; order < 20; order += 1) await queue.deliver(accept(`ORD-${order}`).body);
  expect([queue.intake.capacity, started]).toEqual([64, 16]);
  expect(running.consumer.stats()).toMatchObject({ inFlight: 20, running: 16 });
  await world.clock.advance(599_999);
  const query = { minAgeInMs: 300_000, limit: 100 };
  expect(scans).toEqual([
    [0, query],
    [300_000, query],
  ]);
  open.open();
  await running.stop();
});

it('a stop waits 30 seconds for running handlers', async () => {
  const world = createWorld();
  const queue = createHandQueue();
  const running = world.start({ source: queue.source, handlers: { ACCEPT: () => new Promise(() => undefined) } });
  await settle();
  await queue.deliver(accept('ORD-1').body);
  running.abort();
  let isOver = false;
  void running.ended.then(() => (isOver = true));
  await world.clock.advance(29_999);
  await settle();
  expect(isOver).toBe(false);
  await world.clock.advance(1);
  await running.ended;
});

it('an outcome whose message was lost is reported from memory after five minutes', async () => {
  const world = createWorld();
  const queue = createHandQueue();
  let isGone = false;
  world.hub.before = () => {
    if (!isGone) throw new ConnectionError('no connection', { outcome: 'not-sent' });
  };
  const running = world.start({ source: queue.source, handlers: { ACCEPT: () => undefined } });
  await settle();
  const { id, actionId, body } = accept('ORD-1');
  await queue.deliver(body, {
    get isGone() {
      return isGone;
    },
  });
  isGone = true;
  await world.clock.advance(299_999);
  expect([world.hub.outcomes.size, queue.ends]).toEqual([0, [`forget ${id}`]]);
  await world.clock.advance(1);
  await settle();
  expect(world.hub.outcomes.get(actionId)).toEqual({ status: 'SUCCESS' });
  await running.stop();
});
