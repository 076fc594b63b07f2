import { describe, expect, it } from 'vitest';
import { ActionRejected, createMemoryDedupeStore, createMemoryOutbox, type OutboxStore } from '../src/index.ts';
import { accept, feature, nextId, publishAll, type Sent } from './support/messages.ts';
import { createWorld, gate, settle, type World } from './support/world.ts';

/** A queue without order, which delivers to all workers at the same time. */
const loose = ({ id, body }: Sent) => ({ id, body, key: undefined });

/** The parts that two workers share. */
function storesOf({ clock }: World) {
  return { dedupe: createMemoryDedupeStore({ clock }), outbox: createMemoryOutbox({ clock }) };
}

describe('two workers that get the same command at the same time', () => {
  it.each([
    ['the same message twice', (command: Sent) => command],
    [
      'its action in a message of another id',
      (command: Sent) => accept('ORD-1', { id: nextId(), actionId: command.actionId }),
    ],
  ])('carry it out once and report it once: %s', async (_, again) => {
    const world = createWorld();
    const stores = storesOf(world);
    const bothAtWork = gate();
    let atWork = 0;
    const effects: string[] = [];
    const command = accept('ORD-1');
    const workers = ['first', 'second'].map((name) =>
      world.start({
        ...stores,
        concurrency: 1,
        prefetch: 1,
        handlers: {
          ACCEPT: async (_event, { commit }) => {
            atWork += 1;
            if (atWork === 2) bothAtWork.open();
            await bothAtWork.promise;
            // As in a transaction: what follows a `commit` that throws is rolled back.
            await commit();
            effects.push(name);
          },
        },
      }),
    );
    await publishAll(world.queue.publisher, [loose(command), loose(again(command))]);
    await settle();
    expect(atWork).toBe(2);
    expect(effects).toHaveLength(1);
    expect([...world.hub.outcomes.keys()]).toEqual([command.actionId]);
    await Promise.all(workers.map((worker) => worker.stop()));
    expect(world.queue.size).toBe(0);
    expect(world.queue.deadLetters).toEqual([]);
  });

  it('report the first stored outcome, even if the other worker has another outcome', async () => {
    const world = createWorld();
    const stores = storesOf(world);
    const [one, two] = [gate(), gate()];
    const command = accept('ORD-1');
    const first = world.start({
      ...stores,
      prefetch: 1,
      concurrency: 1,
      handlers: { ACCEPT: () => one.promise },
    });
    await publishAll(world.queue.publisher, [loose(command)]);
    await settle();
    const second = world.start({
      ...stores,
      prefetch: 1,
      concurrency: 1,
      handlers: {
        ACCEPT: async () => {
          await two.promise;
          throw new ActionRejected({ code: 'ORDER_IN_WRONG_STATE', message: 'It is closed.' });
        },
      },
    });
    await publishAll(world.queue.publisher, [loose(command)]);
    await settle();
    two.open();
    await settle();
    one.open();
    await settle();
    expect(world.hub.outcomes.get(command.actionId)).toMatchObject({ status: 'FAILURE' });
    await Promise.all([first.stop(), second.stop()]);
    expect(world.queue.size).toBe(0);
  });
});

describe('a message that only another store knows', () => {
  const reason = 'Use one store';

  it.each(['at once', 'later'])(
    'a message that only another store knows is a failed attempt of its handler, which commits %s: finally it is dead-lettered',
    async (when) => {
      const world = createWorld({ leaseInMs: 600_000 });
      const own = storesOf(world);
      const [command, fact] = [accept('ORD-1'), feature('store_1')];
      // The commit of a process that died before its acknowledgement.
      await own.outbox.settle(command.actionId, { status: 'SUCCESS' });
      await own.dedupe.add([`event/${fact.id}`]);
      let calls = 0;
      const retries: string[] = [];
      const deal = (commit: () => unknown): unknown => {
        // Without an end nothing else would ever have its turn.
        if ((calls += 1) > 100) throw new Error('it does not end');
        return when === 'at once' ? commit() : Promise.resolve().then(commit);
      };
      await publishAll(world.queue.publisher, [command, fact]);
      const running = world.start({
        retry: { attempts: 3, maxDeliveries: 1 },
        handlers: {
          ACCEPT: (_, { commit }) => deal(() => commit(own.outbox)),
          STORE_MANAGEMENT_FEATURE: (_, { commit }) => deal(() => commit(own.dedupe)),
        },
        hooks: { onRetry: ({ step, attempt, waitInMs }) => retries.push(`${step} ${attempt}: ${waitInMs}`) },
      });
      await settle();
      await world.clock.advance(60_000);
      await settle();
      await running.stop();
      expect(retries.toSorted()).toEqual(['handler 1: 1000', 'handler 1: 1000', 'handler 2: 2000', 'handler 2: 2000']);
      expect(calls).toBe(8);
      expect(world.queue.deadLetters.map((letter) => letter.reason)).toEqual([
        expect.stringContaining(reason) as string,
        expect.stringContaining(reason) as string,
      ]);
      expect(world.hub.requests).toEqual([]);
      expect(world.queue.size).toBe(0);
    },
  );

  it("a commit without an outcome is a failure of the store: it is reported, and the handler isn't called again", async () => {
    const world = createWorld({ leaseInMs: 600_000 });
    const { outbox } = storesOf(world);
    let calls = 0;
    const errors: unknown[] = [];
    await publishAll(world.queue.publisher, [accept('ORD-1')]);
    const running = world.start({
      outbox: { ...outbox, settle: () => false },
      handlers: {
        ACCEPT: () => {
          if ((calls += 1) > 100) throw new Error('it does not end');
        },
      },
      hooks: { onRetry: ({ step, error }) => errors.push([step, String(error)]) },
    });
    await settle();
    await running.stop();
    expect(calls).toBe(2);
    expect(errors).toEqual([['store', expect.stringContaining('The store passed to `commit`')]]);
  });
});

describe('an action ID that arrives again with other data', () => {
  it('counts as the same action: the first is carried out, the second is a duplicate', async () => {
    const world = createWorld();
    const command = accept('ORD-1');
    const other = accept('ORD-2', { actionId: command.actionId });
    const [handled, duplicates]: [string[], (string | undefined)[]] = [[], []];
    await publishAll(world.queue.publisher, [command]);
    const running = world.start({
      handlers: { ACCEPT: ({ data }) => void handled.push(data.channel_order_id) },
      hooks: { onDuplicate: ({ eventId }) => duplicates.push(eventId) },
    });
    await settle();
    await publishAll(world.queue.publisher, [other]);
    await settle();
    await running.stop();
    expect(handled).toEqual(['ORD-1']);
    expect(duplicates).toEqual([other.id]);
    expect(world.hub.requests).toEqual([command.actionId]);
  });
});

it('an action that came in another message is known to workers that share no more than what was handled', async () => {
  const world = createWorld();
  const { dedupe } = storesOf(world);
  const command = accept('ORD-1');
  let calls = 0;
  for (const sent of [command, accept('ORD-1', { actionId: command.actionId })]) {
    await publishAll(world.queue.publisher, [sent]);
    const running = world.start({ dedupe, handlers: { ACCEPT: () => void (calls += 1) } });
    await settle();
    await running.stop();
  }
  expect(calls).toBe(1);
  expect(world.hub.requests).toEqual([command.actionId]);
  expect(world.queue.size).toBe(0);
});

describe('a process that dies', () => {
  it.each([
    ['between the report and its note of it', 'markReported', 2],
    ['between its note and the acknowledgement', undefined, 1],
  ] as const)('%s leaves nothing to do twice: the next one takes the message off', async (_, dyingStep, requests) => {
    const world = createWorld({ leaseInMs: 30_000 });
    const { dedupe, outbox } = storesOf(world);
    const never = new Promise<never>(() => undefined);
    const dying: OutboxStore =
      dyingStep === undefined ? outbox : { ...outbox, [dyingStep]: () => never as Promise<void> };
    let calls = 0;
    const handlers = { ACCEPT: () => void (calls += 1) };
    const command = accept('ORD-1');
    await publishAll(world.queue.publisher, [command]);
    const shutdownTimeoutInMs = 1_000;
    const first = world.start({
      handlers,
      shutdownTimeoutInMs,
      outbox: dying,
      dedupe: dyingStep === undefined ? { ...dedupe, add: () => never } : dedupe,
    });
    await settle();
    expect(world.hub.outcomes.size).toBe(1);
    first.abort();
    await settle();
    await world.clock.advance(shutdownTimeoutInMs);
    await first.ended;
    expect(world.queue.size).toBe(1);
    const second = world.start({ handlers, dedupe, outbox });
    await settle();
    await second.stop();
    expect(calls).toBe(1);
    expect(world.hub.requests).toHaveLength(requests);
    expect(world.hub.outcomes.size).toBe(1);
    expect(world.queue.size).toBe(0);
  });
});
