import { describe, expect, it } from 'vitest';
import { createMemoryDedupeStore, createMemoryOutbox } from '../src/index.ts';
import { accept, feature, publishAll } from './support/messages.ts';
import { createWorld, settle } from './support/world.ts';

/** A promise of another make: a query builder, or one of another realm. */
const later = <Value>(value: Value | Promise<Value>): Promise<Value> =>
  ({ then: (resolve: (value: Value | Promise<Value>) => unknown) => void setImmediate(() => resolve(value)) }) as never;

describe('stores with promises of another make', () => {
  it("stores with promises of another make are waited for: messages that they don't know are handled", async () => {
    const world = createWorld();
    const dedupe = createMemoryDedupeStore({ clock: world.clock });
    const outbox = createMemoryOutbox({ clock: world.clock });
    const handled: string[] = [];
    const [command, fact] = [accept('ORD-1'), feature('store_1')];
    await publishAll(world.queue.publisher, [command, fact, command, fact]);
    const running = world.start({
      dedupe: { has: (keys) => later(dedupe.has(keys)), add: (keys) => later(dedupe.add(keys)) },
      outbox: {
        settle: (id, outcome) => later(outbox.settle(id, outcome)),
        find: (id) => later(outbox.find(id)),
        markReported: (id) => later(outbox.markReported(id)),
        unreported: (query) => later(outbox.unreported(query)),
      },
      handlers: {
        ACCEPT: ({ id }) => void handled.push(id),
        STORE_MANAGEMENT_FEATURE: ({ id }) => later(void handled.push(id)),
      },
    });
    await settle(60);
    await running.stop();
    expect(handled.toSorted()).toEqual([command.id, fact.id]);
    expect(world.hub.requests).toEqual([command.actionId]);
    expect(running.consumer.stats().duplicates).toBe(2);
    expect(world.queue.size).toBe(0);
  });
});

describe('a store that never responds', () => {
  it.each(['has', 'add', 'find', 'settle', 'markReported'] as const)(
    'a store that never responds is reported after thirty seconds and called again, and its order continues (`%s`)',
    async (name) => {
      const world = createWorld({ leaseInMs: 600_000 });
      const retries: string[] = [];
      const dedupe = createMemoryDedupeStore({ clock: world.clock });
      const outbox = createMemoryOutbox({ clock: world.clock });
      const isHanging = new Set<string>([name]);
      const hang = <Given extends readonly unknown[], Value>(called: string, call: (...given: Given) => Value) =>
        ((...given: Given) => (isHanging.delete(called) ? new Promise(() => undefined) : call(...given))) as never;
      const [first, second] = [accept('ORD-1'), accept('ORD-1')];
      await publishAll(world.queue.publisher, [first, second]);
      const running = world.start({
        dedupe: { has: hang('has', dedupe.has), add: hang('add', dedupe.add) },
        outbox: {
          settle: hang('settle', outbox.settle),
          find: hang('find', outbox.find),
          markReported: hang('markReported', outbox.markReported),
          unreported: outbox.unreported,
        },
        handlers: { ACCEPT: () => undefined },
        hooks: { onRetry: ({ step, error }) => retries.push(`${step}: ${(error as Error).message}`) },
      });
      await settle();
      await world.clock.advance(30_000);
      await settle();
      expect(retries).toEqual([
        `store: \`${name}\` of the store didn't respond within 30 seconds. The consumer retries it.`,
      ]);
      await world.clock.advance(2_000);
      await settle();
      await running.stop();
      expect([...world.hub.outcomes.keys()]).toEqual([first.actionId, second.actionId]);
      expect(world.queue.size).toBe(0);
    },
  );
});
