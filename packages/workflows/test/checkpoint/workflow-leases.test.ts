/** The lease of every workflow has the options of the caller. */
import { afterEach, expect, test, vi } from 'vitest';
import { type CheckpointStore, createMemoryCheckpoints, type KeptWorkOptions } from '@tradelane/core';
import { settle } from '../../src/index.ts';
import { batch, call, writes } from '@tradelane/core/runtime';
import { Sync } from '../../src/follow.ts';
import { importWorkflow, RowExport } from '../../src/runtime.ts';
import { products } from '../imports/products.ts';
import {
  createWorld,
  errorOf,
  json,
  operations,
  settle as settled,
  surface,
  type World,
} from '../../../core/test/support/world.ts';
import { createRuntime } from '../../../core/test/support/runtime.ts';

const worlds: World[] = [];
afterEach(() => {
  for (const { clock } of worlds.splice(0)) clock.stop();
});

type Options = KeptWorkOptions & { readonly signal?: AbortSignal };
const bulk = { ...operations.upsert, retry: 'unsafe', batch: { items: 'body.$', maximum: 10, split: true } } as const;

/** A host that never responds to a write, and a workflow that hangs there. */
function hanging(name: string): { readonly world: World; run(options: Options): Promise<unknown> } {
  const never = (): Promise<Response> => new Promise(() => undefined);
  const world = createWorld({
    autoAdvance: false,
    handler: ({ method }) => (method === 'GET' ? json({ data: [], total_count: 0 }) : never()),
  });
  worlds.push(world);
  const auth = { token: 'fixed-token', identity: 'shop' };
  const runtime = createRuntime({ ...surface, operations: { ...operations, bulk } }, { ...world.options, auth });
  const client = writes(
    runtime,
    { change: operations.change },
    {
      change: (body: object, options?: object) => call<object>(runtime, operations.change, { body }, options),
    },
  );
  const runs: Record<string, (options: Options) => Promise<unknown>> = {
    'an import': (options) =>
      importWorkflow(runtime, products).run(new Blob(['a']), { ...options, key: 'monday' } as never),
    'an export': (options) => {
      const start = { ...operations.upsert, id: 'start' };
      const rows = new RowExport(runtime, { start, status: operations.read, chunk: operations.download }, {}, options);
      return rows[Symbol.asyncIterator]().next();
    },
    'a batch': async (options) => batch(runtime, bulk, { body: [1, 2] }, { ...options, key: 'monday' }),
    'an effect': (options) => settle(client.change, [{}], { ...options, key: 'monday' }),
    'a sync': (options) =>
      new Sync(
        {
          name: 'orders',
          isAscending: true,
          filter: {},
          intervalInMs: 1,
          keyOf: () => undefined,
          read: () => new Promise<never>(() => undefined),
        },
        { ...options, handler: () => undefined },
        world.clock,
      ).run(),
  };
  return { world, run: (options) => (runs[name] ?? never)(options) };
}

/** The owner and the duration of the only lease. */
async function leaseOf(store: CheckpointStore) {
  const entries = [...(await store.read(''))];
  const ending = (end: string): string => entries.find(([key]) => key.endsWith(end))?.[1] ?? '';
  return { owner: ending(':lease').split(' ')[1], inMs: ending(':lease-until').split(' ')[1] };
}

async function turns(): Promise<void> {
  // Batches are loaded when the first one starts.
  await vi.dynamicImportSettled();
  for (let turn = 0; turn < 20; turn += 1) await settled();
}

test.each(['an import', 'an export', 'a batch', 'an effect', 'a sync'])(
  '%s has the lease of its options',
  async (name) => {
    const { world, run } = hanging(name);
    const { clock } = world;
    const checkpoint = createMemoryCheckpoints();
    const waits: number[] = [];
    const onLeaseWait: KeptWorkOptions['onLeaseWait'] = ({ until }) => void waits.push(until.getTime() - clock.now());
    const options = { checkpoint, leaseInMs: 8_000, onLeaseWait };
    run({ ...options, ownerId: 'first' }).catch(() => undefined);
    await turns();
    const lease = await leaseOf(checkpoint);
    expect([lease.owner, lease.inMs]).toEqual(['first', '8000']);

    // The process dies: nothing renews this lease.
    const left = createMemoryCheckpoints();
    await left.write([...(await checkpoint.read(''))].map(([key, value]) => ({ key, value })));
    await clock.advance(8_001);
    const stop = new AbortController();
    const second = errorOf(run({ ...options, checkpoint: left, ownerId: 'second', signal: stop.signal }));
    await turns();
    expect(waits).toEqual([4_000]);
    stop.abort();
    expect(await second).toMatchObject({ name: 'AbortError', outcome: 'not-sent' });

    const owners: (string | undefined)[] = [];
    const restarted: CheckpointStore = {
      read: left.read,
      write: (changes, condition) => {
        for (const { key, value } of changes) if (key.endsWith(':lease') && value) owners.push(value.split(' ')[1]);
        return left.write(changes, condition);
      },
    };
    run({ ...options, checkpoint: restarted, ownerId: 'first' }).catch(() => undefined);
    await turns();
    expect([owners, waits.length]).toEqual([['first'], 1]);
  },
);
