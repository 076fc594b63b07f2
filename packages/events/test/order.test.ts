import { describe, expect, it } from 'vitest';
import { createHandQueue } from './support/hand-queue.ts';
import { accept, feature, nextId, publishAll } from './support/messages.ts';
import { createWorld, gate, settle } from './support/world.ts';
import { createMemoryDedupeStore, type Source } from '../src/index.ts';

/** A queue that delivers everything at once, without order. */
function looseSource(bodies: readonly string[]): Source {
  const queue = createHandQueue({ start: () => bodies.forEach((body) => void queue.deliver(body)) });
  return queue.source;
}

describe('order', () => {
  it('G43: events of one order are handled one after the other, and events of other orders in parallel', async () => {
    const world = createWorld();
    const [first, second, other] = [accept('ORD-1'), accept('ORD-1'), accept('ORD-2')];
    const begun: string[] = [];
    const gates = new Map([first, second, other].map(({ id }) => [id, gate()]));
    const running = world.start({
      source: looseSource([first.body, second.body, other.body]),
      handlers: {
        ACCEPT: ({ id }) => {
          begun.push(id);
          return gates.get(id)?.promise;
        },
      },
    });
    await settle();
    expect(begun).toEqual([first.id, other.id]);
    gates.get(first.id)?.open();
    await settle();
    expect(begun).toEqual([first.id, other.id, second.id]);
    // The report of the first was sent before the second began.
    expect(world.hub.requests).toEqual([first.actionId]);
    gates.get(second.id)?.open();
    gates.get(other.id)?.open();
    await settle();
    await running.stop();
    expect(world.hub.outcomes.size).toBe(3);
  });

  it('an event does not overtake one of its order that waits for another try', async () => {
    const world = createWorld();
    const [first, second] = [accept('ORD-1'), accept('ORD-1')];
    const done: string[] = [];
    let failures = 2;
    const running = world.start({
      source: looseSource([first.body, second.body]),
      handlers: {
        ACCEPT: ({ id }) => {
          if (id === first.id && failures-- > 0) throw new Error('not yet');
          done.push(id);
        },
      },
    });
    await settle();
    expect(done).toEqual([]);
    await world.clock.advance(10_000);
    expect(done).toEqual([first.id, second.id]);
    await running.stop();
  });

  it('no more handlers work at a time than were asked for', async () => {
    const world = createWorld();
    let working = 0;
    let most = 0;
    await publishAll(
      world.queue.publisher,
      Array.from({ length: 50 }, (_, index) => accept(`ORD-${index}`)),
    );
    const running = world.start({
      concurrency: 3,
      handlers: {
        ACCEPT: async () => {
          most = Math.max(most, (working += 1));
          await settle(2);
          working -= 1;
        },
      },
    });
    await settle(400);
    await running.stop();
    expect(most).toBe(3);
    expect(world.hub.outcomes.size).toBe(50);
  });

  it('no more messages are in flight than `prefetch`, and the queue delivers one of each order', async () => {
    const world = createWorld();
    const open = gate();
    await publishAll(world.queue.publisher, [
      ...Array.from({ length: 20 }, (_, index) => accept(`ORD-${index}`)),
      accept('ORD-0'),
    ]);
    const running = world.start({ concurrency: 2, prefetch: 6, handlers: { ACCEPT: () => open.promise } });
    await settle();
    expect(running.consumer.stats()).toMatchObject({ received: 6, inFlight: 6, running: 2 });
    open.open();
    await settle(100);
    await running.stop();
    expect(world.hub.outcomes.size).toBe(21);
  });
});

describe('what comes twice', () => {
  it('G42, AS89: a redelivered event is handled once', async () => {
    const world = createWorld();
    let calls = 0;
    const command = accept('ORD-1');
    const fact = feature('store_1');
    await publishAll(world.queue.publisher, [command, command, fact, command, fact]);
    const running = world.start({
      handlers: { ACCEPT: () => void (calls += 1), STORE_MANAGEMENT_FEATURE: () => void (calls += 1) },
    });
    await settle();
    await running.stop();
    expect(calls).toBe(2);
    expect(world.hub.requests).toEqual([command.actionId]);
    expect(running.consumer.stats().duplicates).toBe(3);
    expect(world.queue.size).toBe(0);
  });

  it('G42: an action that arrives again with another event ID is handled once', async () => {
    const world = createWorld();
    let calls = 0;
    const actionId = `action-${nextId()}`;
    await publishAll(world.queue.publisher, [accept('ORD-1', { actionId }), accept('ORD-1', { actionId })]);
    const running = world.start({ handlers: { ACCEPT: () => void (calls += 1) } });
    await settle();
    await running.stop();
    expect(calls).toBe(1);
    expect(world.hub.requests).toEqual([actionId]);
  });

  it('G42: an action is known by its ID and by its event, although the outbox has lost it', async () => {
    const world = createWorld();
    const dedupe = createMemoryDedupeStore({ clock: world.clock });
    let calls = 0;
    const first = accept('ORD-1');
    const others = [accept('ORD-1', { actionId: first.actionId }), accept('ORD-1', { id: first.id })];
    for (const command of [first, ...others]) {
      await publishAll(world.queue.publisher, [command]);
      const running = world.start({ handlers: { ACCEPT: () => void (calls += 1) }, dedupe });
      await settle();
      await running.stop();
    }
    expect([calls, world.hub.requests]).toEqual([1, [first.actionId]]);
  });

  it('messages without an order run at the same time', async () => {
    const world = createWorld();
    const open = gate();
    let running = 0;
    const bodies = ['E1', 'E2'].map((id) => JSON.stringify({ id, type: 'NEW', data: {} }));
    for (const [index, body] of bodies.entries())
      await world.queue.publisher.publish({ id: `${index}`, key: undefined, body });
    const run = world.start({ handlers: { fallback: () => ((running += 1), open.promise) } });
    await settle();
    expect(running).toBe(2);
    open.open();
    await run.stop();
  });

  it('what one consumer remembers, the next one knows', async () => {
    const world = createWorld();
    const dedupe = createMemoryDedupeStore();
    let calls = 0;
    const command = accept('ORD-1');
    const handlers = { ACCEPT: () => void (calls += 1) };
    for (let round = 0; round < 2; round++) {
      await publishAll(world.queue.publisher, [command]);
      const running = world.start({ handlers, dedupe });
      await settle();
      await running.stop();
    }
    expect(calls).toBe(1);
  });
});
