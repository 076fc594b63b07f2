import { createVirtualClock, type VirtualClock } from '@tradelane/core';
import { type Consumer, type ConsumerOptions, createConsumer, createMemoryDedupeStore } from '../../src/index.ts';
import { createMemoryQueue, type MemoryQueue } from '../../src/brokers/memory/index.ts';
import { createHubActions, type HubActions } from './hub-actions.ts';

export interface Running {
  readonly consumer: Consumer;
  /** Aborts and waits for the end of the run. */
  stop(): Promise<void>;
  readonly abort: () => void;
  readonly ended: Promise<void>;
}

/** A queue, a hub that accepts reports, and a virtual clock. */
export interface World {
  readonly clock: VirtualClock;
  readonly queue: MemoryQueue;
  readonly hub: HubActions;
  start(options: Partial<ConsumerOptions> & Pick<ConsumerOptions, 'handlers'>): Running;
}

export function createWorld(options: { readonly leaseInMs?: number } = {}): World {
  const clock = createVirtualClock();
  const queue = createMemoryQueue({ clock, ...options });
  const hub = createHubActions();
  return {
    clock,
    queue,
    hub,
    start: (given) => {
      const consumer = createConsumer({
        source: queue.source,
        actions: hub,
        dedupe: createMemoryDedupeStore({ clock }),
        clock,
        random: () => 1,
        ...given,
      });
      const controller = new AbortController();
      const ended = consumer.run({ signal: controller.signal });
      const abort = (): void => controller.abort();
      return {
        consumer,
        abort,
        ended,
        stop: () => {
          abort();
          return ended;
        },
      };
    },
  };
}

/** Lets everything proceed that doesn't need time to pass. */
export async function settle(turns = 20): Promise<void> {
  for (let turn = 0; turn < turns; turn++) await new Promise((resolve) => setImmediate(resolve));
}

/** A promise with its handles. */
export function gate(): { readonly promise: Promise<void>; readonly open: () => void } {
  let open = (): void => undefined;
  const promise = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { promise, open: () => open() };
}
