import { describe, expect, it } from 'vitest';
import { createMemoryDedupeStore, createMemoryOutbox, type RetryNotice } from '../src/index.ts';
import { accept, feature, publishAll } from './support/messages.ts';
import { createWorld, settle } from './support/world.ts';

/** A promise of another make: a query builder, or one of another realm. */
const later = <Value>(value: Value | Promise<Value>): Promise<Value> =>
  ({ then: (resolve: (value: Value | Promise<Value>) => unknown) => void setImmediate(() => resolve(value)) }) as never;

describe('stores whose promises are of another make', () => {
  it('are waited for: what they do not know is handled', async () => {
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

  it('reject a commit if another worker was faster', async () => {
    const world = createWorld();
    const committed: string[] = [];
    await publishAll(world.queue.publisher, [feature('store_1')]);
    const running = world.start({
      retry: { attempts: 1, maxDeliveries: 1 },
      handlers: {
        STORE_MANAGEMENT_FEATURE: async ({ id }, { commit }) => {
          await commit({ add: () => later(false) });
          committed.push(id);
        },
      },
    });
    await settle();
    expect(committed).toEqual([]);
    await running.stop();
  });
});

describe('a store that returns an invalid value', () => {
  const entry = 'an entry with `actionId`, `outcome` and `isReported`, or undefined';
  it.each([
    ['dedupe', 'has', {}, 'a boolean. It returned an object'],
    ['dedupe', 'has', undefined, 'a boolean. It returned undefined'],
    ['dedupe', 'add', undefined, 'a boolean. It returned undefined'],
    ['dedupe', 'add', Promise.resolve('OK'), 'a boolean. It returned "OK"'],
    ['outbox', 'settle', 1, 'a boolean. It returned 1'],
    ['outbox', 'find', null, `${entry}. It returned null`],
    ['outbox', 'find', Promise.resolve({}), `${entry}. It returned an object`],
    ['outbox', 'find', [], `${entry}. It returned an empty array`],
    ['outbox', 'find', { actionId: 'A1', outcome: {}, isReported: true }, `${entry}. It returned an object`],
    ['outbox', 'find', { actionId: 'A1', outcome: { status: 'SUCCESS' } }, `${entry}. It returned an object`],
  ] as const)('is named, and no message is lost or skipped (`%s.%s`: %s)', async (store, name, given, what) => {
    const world = createWorld();
    const retries: RetryNotice[] = [];
    let isWrong = true;
    const stores = {
      dedupe: createMemoryDedupeStore({ clock: world.clock }),
      outbox: createMemoryOutbox({ clock: world.clock }),
    };
    const [command] = [accept('ORD-1')];
    await publishAll(world.queue.publisher, [command]);
    const spoilt = {
      ...stores[store],
      [name]: (...all: never[]) => (isWrong ? given : (stores[store] as never as Methods)[name]?.(...all)),
    };
    const running = world.start({
      ...stores,
      [store]: spoilt,
      handlers: { ACCEPT: () => undefined },
      hooks: { onRetry: (notice) => retries.push(notice) },
    });
    await settle();
    expect(retries.map(({ step, error }) => [step, String(error)])).toEqual([
      ['store', `ConfigurationError: \`${store}\` is invalid. Its \`${name}\` must return ${what}.`],
    ]);
    expect(retries[0]?.error).toMatchObject({ code: 'ERR_OPTION_INVALID' });
    isWrong = false;
    await world.clock.advance(5_000);
    await settle();
    await running.stop();
    expect(world.hub.requests).toEqual([command.actionId]);
  });

  it.each([undefined, 'A1', [{ actionId: 'A1' }], Promise.resolve([{}]), new Set(), { every: () => true }])(
    'is a failure of the scan if `unreported` returns %o',
    async (given) => {
      const world = createWorld();
      const errors: unknown[] = [];
      const outbox = { ...createMemoryOutbox({ clock: world.clock }), unreported: () => given as never };
      const running = world.start({
        outbox,
        handlers: {},
        hooks: { onRetry: ({ step, error }) => errors.push([step, String(error)]) },
      });
      await settle();
      await running.stop();
      const message = expect.stringContaining('`outbox` is invalid. Its `unreported` must return an array') as string;
      expect(errors).toEqual([['store', message]]);
    },
  );

  it('is a failure of the scan if `unreported` never responds', async () => {
    const world = createWorld();
    const errors: string[] = [];
    const outbox = createMemoryOutbox({ clock: world.clock });
    const running = world.start({
      outbox: { ...outbox, unreported: () => new Promise(() => undefined) },
      handlers: {},
      hooks: { onRetry: ({ error }) => errors.push((error as Error).message) },
    });
    await settle();
    await world.clock.advance(30_000);
    await running.stop();
    expect(errors).toEqual(["`unreported` of the store didn't respond within 30 seconds. The consumer retries it."]);
  });
});

type Methods = Readonly<Record<string, (...all: never[]) => unknown>>;

describe('a store that never responds', () => {
  it.each(['has', 'add', 'find', 'settle', 'markReported'] as const)(
    'is reported after thirty seconds and called again, and its order continues (`%s`)',
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
