import { describe, expect, it } from 'vitest';
import { ActionRejected } from '../src/index.ts';
import { accept, publishAll } from './support/messages.ts';
import { createWorld, settle } from './support/world.ts';

/** Runs a command whose handler throws this value. */
async function reasonsOf(thrown: unknown): Promise<readonly string[]> {
  const world = createWorld();
  await publishAll(world.queue.publisher, [accept('ORD-1'), accept('ORD-1')]);
  let calls = 0;
  const running = world.start({
    retry: { attempts: 1 },
    handlers: {
      ACCEPT: () => {
        calls += 1;
        if (calls === 1) throw thrown;
      },
    },
  });
  await settle();
  await running.stop();
  expect(world.queue.size).toBe(0);
  expect(world.hub.outcomes.size).toBe(1);
  return world.queue.deadLetters.map(({ reason }) => reason);
}

describe('whatever a handler throws', () => {
  it.each([
    ['nothing', undefined, 'undefined'],
    ['null', null, 'null'],
    ['a text', 'no stock', 'no stock'],
    ['a symbol', Symbol('no'), 'Symbol(no)'],
    ['several errors', new AggregateError([new AggregateError([new Error('no stock')])]), 'no stock'],
    [
      'several errors with a text',
      new AggregateError([new Error('no stock')], 'tried twice:'),
      'tried twice: no stock',
    ],
    ['an object without a text', Object.create(null), 'a value without a message'],
    [
      'an object whose text throws',
      {
        toString: () => {
          throw new Error('no text');
        },
      },
      'a value without a message',
    ],
    ["an error whose message isn't a string", Object.assign(new Error('x'), { message: 5 }), '5'],
    ['an error of several lines', new Error('one\r\n\0two'), 'one two'],
  ])('%s: the message is in the dead letters with its reason, and the next one is handled', async (_, thrown, text) => {
    expect(await reasonsOf(thrown)).toEqual([`The handler threw: ${text}`]);
  });
});

describe('a handler that rejects the action after it has committed', () => {
  it('O07: what was kept is what the hub gets', async () => {
    const world = createWorld();
    const command = accept('ORD-1');
    await publishAll(world.queue.publisher, [command]);
    const running = world.start({
      handlers: {
        ACCEPT: async (_, { commit }) => {
          await commit();
          throw new ActionRejected({ code: 'OTHER', message: 'Too late.' });
        },
      },
    });
    await settle();
    await running.stop();
    expect(world.hub.outcomes.get(command.actionId)?.status).toBe('SUCCESS');
  });

  it('O07: the rejection counts where its transaction was rolled back', async () => {
    const world = createWorld();
    const command = accept('ORD-1');
    await publishAll(world.queue.publisher, [command]);
    const running = world.start({
      handlers: {
        ACCEPT: async (_, { commit }) => {
          // A store with a transaction that isn't committed.
          await commit({ settle: () => true });
          throw new ActionRejected({ code: 'OTHER', message: 'Rolled back.' });
        },
      },
    });
    await settle();
    await running.stop();
    expect(world.hub.outcomes.get(command.actionId)?.status).toBe('FAILURE');
  });
});
