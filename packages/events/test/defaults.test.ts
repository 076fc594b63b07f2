/** Values that a consumer uses if an option is absent. */
import { expect, it } from 'vitest';
import { createHandQueue } from './support/hand-queue.ts';
import { accept } from './support/messages.ts';
import { createWorld, settle } from './support/world.ts';

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
