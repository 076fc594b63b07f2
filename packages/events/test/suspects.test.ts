import { describe, expect, it } from 'vitest';
import { createMemoryDedupeStore } from '../src/index.ts';
import { accept, publishAll } from './support/messages.ts';
import { createWorld, gate, settle } from './support/world.ts';

const shutdownTimeoutInMs = 1_000;
const maxDeliveries = 2;

/** A world with a process that ends in the midst of its work, as often as it is asked to. */
function createCrashes() {
  const world = createWorld({ leaseInMs: 600_000 });
  const dedupe = createMemoryDedupeStore({ clock: world.clock });
  const begun: string[] = [];
  const common = { dedupe, concurrency: 2, prefetch: 10, retry: { maxDeliveries }, shutdownTimeoutInMs };
  return {
    world,
    begun,
    common,
    /** Every handler that begins never ends. */
    async crash() {
      const running = world.start({
        ...common,
        handlers: {
          ACCEPT: ({ data }) => {
            begun.push(data.channel_order_id);
            return new Promise(() => undefined);
          },
        },
      });
      await settle();
      running.abort();
      await settle();
      await world.clock.advance(shutdownTimeoutInMs);
      await running.ended;
    },
  };
}

describe('a message with too many deliveries', () => {
  it('a message with too many deliveries is handled alone: after all running messages, and before any other starts', async () => {
    const { world, crash, common } = createCrashes();
    await publishAll(world.queue.publisher, [accept('ORD-1')]);
    for (let round = 0; round < maxDeliveries; round += 1) await crash();
    const gates = [gate(), gate(), gate()];
    const at: string[] = [];
    const other = createWorld();
    // The suspect arrives while another message runs, followed by a third.
    await publishAll(other.queue.publisher, [accept('ORD-2')]);
    const running = world.start({
      ...common,
      source: {
        name: 'both',
        open: async (intake) => {
          const [first, second] = [await other.queue.source.open(intake), await world.queue.source.open(intake)];
          return {
            leaseInMs: undefined,
            start: () => {
              first.start();
              second.start();
            },
            stop: async () => {
              await first.stop();
              await second.stop();
            },
            close: async () => {
              await first.close();
              await second.close();
            },
          };
        },
      },
      handlers: {
        ACCEPT: async ({ data }) => {
          at.push(data.channel_order_id);
          await gates[at.length - 1]?.promise;
        },
      },
    });
    await settle();
    await publishAll(other.queue.publisher, [accept('ORD-3')]);
    await settle();
    expect(at).toEqual(['ORD-2']);
    gates[0]?.open();
    await settle();
    expect(at).toEqual(['ORD-2', 'ORD-1']);
    gates[1]?.open();
    await settle();
    expect(at).toEqual(['ORD-2', 'ORD-1', 'ORD-3']);
    gates[2]?.open();
    await settle();
    await running.stop();
    expect(world.hub.outcomes.size).toBe(3);
  });
});
