import { NotFoundError } from '@tradelane/core';
import { describe, expect, it } from 'vitest';
import { createMemoryDedupeStore, createMemoryOutbox } from '../src/index.ts';
import { accept, publishAll } from './support/messages.ts';
import { createWorld, settle } from './support/world.ts';

const [one, two, three] = ['stock', 'stock.mail', undefined];
const pairs = [
  [one, two],
  [two, one],
  [one, three],
  [three, one],
] as const;

describe('consumers of different names that share their stores', () => {
  it.each(pairs)('deal with the same message once each (%s, %s)', async (first, second) => {
    const worlds = [createWorld(), createWorld()];
    const [here] = worlds;
    const dedupe = createMemoryDedupeStore({ clock: here!.clock });
    const outbox = createMemoryOutbox({ clock: here!.clock });
    const command = accept('ORD-1');
    const handled: unknown[] = [];
    for (const [index, name] of [first, second].entries()) {
      const world = worlds[index]!;
      await publishAll(world.queue.publisher, [command, command]);
      const running = world.start({
        name,
        dedupe,
        outbox,
        handlers: {
          ACCEPT: async (_, { commit }) => {
            await commit(outbox);
            handled.push(name);
          },
        },
      });
      await settle();
      await running.stop();
      expect(running.consumer.stats()).toMatchObject({ handled: 1, reported: 1, duplicates: 1 });
    }
    expect(handled).toEqual([first, second]);
    expect(worlds.map(({ hub }) => hub.requests)).toEqual([[command.actionId], [command.actionId]]);
  });

  it.each(pairs)('report what is their own, and leave the outcomes of others alone (%s, %s)', async (first, second) => {
    const world = createWorld();
    const dedupe = createMemoryDedupeStore({ clock: world.clock });
    const outbox = createMemoryOutbox({ clock: world.clock });
    const stores = { dedupe, outbox, outboxScanIntervalInMs: 60_000 };
    const command = accept('ORD-1');
    // The second process dies between handler and report. Its message has left the queue.
    let isAway = true;
    world.hub.before = () => {
      if (isAway) throw new Error('hub is away');
    };
    await publishAll(world.queue.publisher, [command]);
    const dying = world.start({ ...stores, name: second, handlers: { ACCEPT: () => undefined } });
    await settle();
    await dying.stop();
    const elsewhere = createWorld();
    isAway = false;
    await world.clock.advance(60_000);
    const asked: string[] = [];
    const other = elsewhere.start({
      ...stores,
      name: first,
      clock: world.clock,
      handlers: {},
      actions: {
        updateStatus: async (id) => {
          asked.push(id);
          throw new NotFoundError('no action of these credentials', { status: 404, outcome: 'refused' });
        },
      },
    });
    await settle();
    await other.stop();
    expect(asked).toEqual([]);
    const own = elsewhere.start({ ...stores, name: second, clock: world.clock, handlers: {}, actions: world.hub });
    await settle();
    await own.stop();
    expect([...world.hub.outcomes.keys()]).toEqual([command.actionId]);
    expect(outbox.unreported({ minAgeInMs: 0, limit: 10 })).toEqual([]);
  });

  it('know only refusals of their own reports', async () => {
    const world = createWorld();
    const dedupe = createMemoryDedupeStore({ clock: world.clock });
    const command = accept('ORD-1');
    const refuse = (): never => {
      throw new NotFoundError('no such action', { status: 404, outcome: 'refused' });
    };
    const told: unknown[] = [];
    for (const name of [one, two]) {
      const other = createWorld();
      await publishAll(other.queue.publisher, [command]);
      let reports = 0;
      other.hub.before = () => {
        reports += 1;
        // The response to the first report of the second consumer is lost.
        if (name === two && reports === 1) throw new Error('socket hang up');
        refuse();
      };
      const running = other.start({
        name,
        dedupe,
        retry: { attempts: 1 },
        handlers: { ACCEPT: () => undefined },
        hooks: {
          onReported: ({ wasFinal }) => told.push([name, wasFinal]),
          onDeadLetter: ({ reason }) => told.push([name, reason]),
        },
      });
      await settle();
      await other.clock.advance(10_000);
      await running.stop();
    }
    expect(told).toEqual([
      [one, 'The hub rejected the report: no such action'],
      [two, true],
    ]);
  });

  it('have names that are distinct in a store', () => {
    const world = createWorld();
    for (const name of ['', 'a/b', 'a b', 5 as never])
      expect(() => world.start({ name, handlers: {} })).toThrow('`name` must consist of letters, digits');
  });
});
