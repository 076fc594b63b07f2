import { describe, expect, it } from 'vitest';
import { createConsumer, createMemoryDedupeStore, type Source, type Subscription } from '../src/index.ts';
import { accept, publishAll } from './support/messages.ts';
import { createWorld, gate, settle } from './support/world.ts';

describe('after an abort', () => {
  it('G45: running handlers finish and are reported, and the other messages return to the queue', async () => {
    const world = createWorld();
    const open = gate();
    const commands = Array.from({ length: 5 }, (_, index) => accept(`ORD-${index}`));
    const begun: string[] = [];
    await publishAll(world.queue.publisher, commands);
    const running = world.start({
      concurrency: 2,
      handlers: {
        ACCEPT: ({ id }) => {
          begun.push(id);
          return open.promise;
        },
      },
    });
    await settle();
    running.abort();
    await settle();
    expect(begun).toHaveLength(2);
    open.open();
    await running.ended;
    expect(world.hub.outcomes.size).toBe(2);
    expect(begun).toHaveLength(2);
    expect(world.queue.size).toBe(3);
    const next = world.start({ handlers: { ACCEPT: () => undefined } });
    await settle();
    await next.stop();
    expect(world.hub.outcomes.size).toBe(5);
  });

  it('a handler that takes longer than `shutdownTimeoutInMs` is aborted, and its message is redelivered', async () => {
    const world = createWorld();
    const open = gate();
    const dedupe = createMemoryDedupeStore({ clock: world.clock });
    let signal: AbortSignal | undefined;
    const returned: string[] = [];
    const command = accept('ORD-1');
    await publishAll(world.queue.publisher, [command]);
    const running = world.start({
      dedupe,
      shutdownTimeoutInMs: 5_000,
      hooks: { onReturned: ({ cause }) => returned.push(cause) },
      handlers: {
        ACCEPT: (_, context) => {
          signal = context.signal;
          return open.promise;
        },
      },
    });
    await settle();
    running.abort();
    await world.clock.advance(4_999);
    expect(signal?.aborted).toBe(false);
    await world.clock.advance(1);
    await running.ended;
    expect(signal?.aborted).toBe(true);
    expect(world.queue.size).toBe(1);
    const next = world.start({ dedupe, handlers: { ACCEPT: () => undefined } });
    await settle();
    open.open();
    await settle();
    await next.stop();
    expect(world.hub.requests).toEqual([command.actionId]);
    expect(returned).toEqual(['stopping']);
  });

  it('G45: a message whose lookup ends after the abort starts no handler', async () => {
    const world = createWorld();
    const open = gate();
    const dedupe = createMemoryDedupeStore({ clock: world.clock });
    const command = accept('ORD-1');
    let handled = 0;
    await publishAll(world.queue.publisher, [command]);
    const running = world.start({
      dedupe: {
        add: dedupe.add,
        has: (keys) => open.promise.then(() => dedupe.has(keys)),
      },
      handlers: { ACCEPT: () => void (handled += 1) },
    });
    await settle();
    running.abort();
    await settle();
    open.open();
    await running.ended;
    expect(handled).toBe(0);
    expect(world.hub.requests).toEqual([]);
    expect(world.queue.size).toBe(1);
    expect(running.consumer.stats()).toMatchObject({ returned: 1, inFlight: 0, running: 0 });
    const next = world.start({ dedupe, handlers: { ACCEPT: () => void (handled += 1) } });
    await settle();
    await next.stop();
    expect(handled).toBe(1);
    expect(world.hub.requests).toEqual([command.actionId]);
  });

  it('a message that arrives after the abort starts no handler and returns', async () => {
    const world = createWorld();
    const open = gate();
    let handled = 0;
    const handlers = {
      ACCEPT: () => {
        handled += 1;
        return open.promise;
      },
    };
    await publishAll(world.queue.publisher, [accept('ORD-1')]);
    const running = world.start({ handlers });
    await settle();
    running.abort();
    await settle();
    await publishAll(world.queue.publisher, [accept('ORD-2')]);
    await settle();
    expect(handled).toBe(1);
    open.open();
    await running.ended;
    expect(handled).toBe(1);
    expect(world.queue.size).toBe(1);
  });

  it('a message that waits for its next try goes back at once', async () => {
    const world = createWorld();
    await publishAll(world.queue.publisher, [accept('ORD-1')]);
    const running = world.start({
      handlers: {
        ACCEPT: () => {
          throw new Error('not now');
        },
      },
    });
    await settle();
    await running.stop();
    expect(world.queue.size).toBe(1);
    expect(world.clock.pending).toBe(0);
  });

  it('a run without a signal that could end it is refused before anything is opened', async () => {
    const world = createWorld();
    const consumer = createConsumer({
      source: { name: 'none', open: () => expect.unreachable() },
      actions: world.hub,
      dedupe: createMemoryDedupeStore(),
      handlers: {},
    });
    for (const wrong of [undefined, {}, { signal: null }, { signal: 5 }])
      await expect(consumer.run(wrong as never)).rejects.toThrow('Pass `signal`');
  });

  it("a queue that fails or doesn't respond doesn't keep the run from ending, and is reported", async () => {
    const world = createWorld();
    const never = new Promise<never>(() => undefined);
    const endings: readonly Pick<Subscription, 'stop' | 'close'>[] = [
      { stop: () => never, close: () => never },
      { stop: () => Promise.reject(new Error('stop')), close: () => Promise.reject(new Error('close')) },
    ];
    const told: unknown[] = [];
    for (const ending of endings) {
      const running = world.start({
        source: {
          name: 'away',
          open: () => Promise.resolve({ leaseInMs: 60_000, start: () => undefined, ...ending }),
        },
        shutdownTimeoutInMs: 10_000,
        hooks: { onQueueError: (error) => told.push((error as Error).message) },
        handlers: {},
      });
      await settle();
      running.abort();
      await settle();
      await world.clock.advance(10_000);
      await world.clock.advance(5_000);
      await running.ended;
    }
    expect(told).toEqual(['stop', 'close']);
    expect(world.clock.pending).toBe(0);
  });

  it('a queue that is still being opened does not keep the run from ending, and is closed once it is open', async () => {
    const world = createWorld();
    const opened = gate();
    let closed = 0;
    const running = world.start({
      source: {
        name: 'away',
        open: async () => {
          await opened.promise;
          return {
            leaseInMs: undefined,
            start: () => expect.unreachable(),
            stop: () => expect.unreachable(),
            close: () => Promise.resolve(void (closed += 1)),
          };
        },
      },
      handlers: {},
    });
    await settle();
    running.abort();
    let isOver = false;
    void running.ended.then(() => (isOver = true));
    await world.clock.advance(4_999);
    await settle();
    // It may still open and close in time.
    expect(isOver).toBe(false);
    await world.clock.advance(1);
    await running.ended;
    expect(closed).toBe(0);
    opened.open();
    await settle();
    expect(closed).toBe(1);
    expect(world.clock.pending).toBe(0);
  });

  it('G40: a run ends with the error of a queue whose connection is permanently closed, and the next run works', async () => {
    const world = createWorld();
    let close = (): void => undefined;
    const source: Source = {
      name: 'closing',
      open: async (intake) => ({
        ...(await world.queue.source.open(intake)),
        ended: new Promise((resolve) => (close = () => resolve(new Error('the connection was closed')))),
      }),
    };
    const handlers = { ACCEPT: () => undefined };
    const running = world.start({ source, handlers });
    await settle();
    close();
    await expect(running.ended).rejects.toThrow('the connection was closed');
    await publishAll(world.queue.publisher, [accept('ORD-1')]);
    const next = world.start({ handlers });
    await settle();
    await next.stop();
    expect(world.hub.outcomes.size).toBe(1);
  });

  it('G45: the run ends only after the last of several handlers', async () => {
    const world = createWorld();
    const gates = new Map([accept('ORD-1'), accept('ORD-2')].map((command) => [command, gate()]));
    await publishAll(world.queue.publisher, [...gates.keys()]);
    const running = world.start({
      handlers: { ACCEPT: ({ id }) => [...gates].find(([command]) => command.id === id)?.[1].promise },
    });
    await settle();
    running.abort();
    let isOver = false;
    void running.ended.then(() => (isOver = true));
    for (const { open } of gates.values()) {
      expect(isOver).toBe(false);
      open();
      await settle();
    }
    expect([isOver, world.hub.outcomes.size, world.queue.size]).toEqual([true, 2, 0]);
  });
});
