import { describe, expect, test } from 'vitest';
import { type CheckpointStore, type ClientOptions, createMemoryCheckpoints, type LimitStore } from '@tradelane/core';
import type { SyncOptions } from '../../src/index.ts';
import { listSource, pollOperation, Sync } from '../../src/follow.ts';
import { endOf, never } from '../../../core/test/support/ends.ts';
import { createWorld, type Handler, json, operations, type World } from '../../../core/test/support/world.ts';

const bearer = { auth: { token: 'fixed-token' } };
const silentLimits: LimitStore = { acquire: never, complete: () => undefined, release: () => undefined };
const rate = { maximum: [{ requests: 30, periodInMs: 1_000 }] };
const page = { style: 'seek', items: 'data', defaultLimit: 2, maxLimit: 2 } as const;
const rows = { id: 'rows', method: 'GET', path: '/v2/rows', query: { page_token: 'string' }, page, rate } as const;
const many = { ...operations.upsert, rate, batch: { items: 'body.$', maximum: 2, split: true } } as const;
const work = {
  start: { ...operations.upsert, longRunning: { kind: 'action', id: 'id', state: 'status', succeeded: ['DONE'] } },
  status: { ...operations.read, rate },
} as const;
const thing = { path: { thing_id: 1 } };
const hourInMs = 3_600_000;

function worldOf(handler: Handler = () => never()): World {
  return createWorld({ handler, autoAdvance: false });
}

/** A poller whose reads go through a runtime, and wait for their limit as long as needed. */
function follow(world: World, options: object, more: Partial<ClientOptions> = {}): PromiseLike<unknown> {
  const runtime = world.runtime({ ...bearer, ...more });
  const read = (id: string, signal: AbortSignal): Promise<{ status: string }> =>
    runtime.call(work.status, { path: { thing_id: id } }, { signal, maxWaitInMs: Infinity });
  return pollOperation({ ...work, read, result: (found: object) => found, clock: world.clock }, 'a-1', options).start();
}

async function walk(list: AsyncIterable<unknown>): Promise<void> {
  for await (const row of list) void row;
}

function run(
  world: World,
  options: Partial<SyncOptions<{ id: string }>>,
  more: Partial<ClientOptions>,
): Promise<unknown> {
  const runtime = world.runtime({ ...bearer, ...more });
  const source = listSource<{ id: string; at: string }, { page_token?: string; since?: Date }>({
    name: 'test.rows',
    list: (query, listOptions) =>
      runtime.list({ ...rows, query: { ...rows.query, since: 'date' } }, { query }, listOptions),
    query: {},
    since: 'since',
    isAscending: true,
    intervalInMs: 60_000,
    keyOf: ({ id }) => id,
    changedAt: ({ at }) => at,
  });
  const settings = { checkpoint: createMemoryCheckpoints(), handler: () => undefined, ...options };
  return new Sync(source, settings, world.clock).run();
}

test('a status of other work is a malformed response, and is read again', async () => {
  const ids = ['b-1', 'a-1'];
  const world = createWorld({ handler: () => json({ id: ids.shift(), status: 'DONE' }) });
  const errors: string[] = [];
  const onError = ({ name }: Error): unknown => errors.push(name);
  expect(await follow(world, { timeoutInMs: hourInMs, onError })).toMatchObject({ id: 'a-1' });
  expect(errors).toEqual(['MalformedResponseError']);
  world.clock.stop();
});

describe('timeoutInMs ends the following of work', () => {
  test.each<[string, Handler, LimitStore | undefined]>([
    ['always reports that it is running', () => json({ status: 'RUNNING' }), undefined],
    ['asks for a day of patience', () => json({}, 429, { 'retry-after': '86000' }), undefined],
    ['never responds', () => never(), undefined],
    ['is behind a limit store that never responds', () => json({ status: 'RUNNING' }), silentLimits],
  ])('if the server %s', async (_, handler, limitStore) => {
    const world = worldOf(handler);
    const ending = follow(world, { timeoutInMs: 600_000 }, limitStore && { limitStore });
    const end = await endOf(world.clock, ending, hourInMs);
    expect(end?.error).toMatchObject({ name: 'PollTimeoutError', id: 'a-1' });
    expect(end?.afterInMs).toBeLessThanOrEqual(630_000);
    await world.clock.advance(60_000);
    expect(world.clock.pending).toBe(0);
  });

  test('after half a minute for a read that has just started', async () => {
    const world = worldOf();
    const end = await endOf(world.clock, follow(world, { timeoutInMs: 0 }, { limitStore: silentLimits }), hourInMs);
    expect(end).toMatchObject({ error: { name: 'PollTimeoutError' }, afterInMs: 30_000 });
  });
});

describe('an automatic end of', () => {
  const silent: CheckpointStore = { read: never, write: never };
  test.each<[string, number, string, (world: World) => PromiseLike<unknown>]>([
    [
      'a sync whose checkpoint store never responds',
      31_000,
      'CheckpointError',
      (world) => run(world, { checkpoint: silent }, {}),
    ],
  ])('%s', async (_, mostInMs, name, start) => {
    const world = worldOf();
    const end = await endOf(world.clock, start(world), hourInMs);
    expect(end?.error).toMatchObject({ name });
    expect(end?.afterInMs).toBeLessThanOrEqual(mostInMs);
  });
});

describe('an unlimited wait', () => {
  const options: Partial<ClientOptions> = { ...bearer, limitStore: silentLimits };
  test.each<[string, (world: World, ending: { signal?: AbortSignal; inMs?: number }) => PromiseLike<unknown>]>([
    [
      'a walk over a list',
      (world, { signal, inMs }) => walk(world.runtime(options).list(rows, {}, { signal, walkDeadlineInMs: inMs })),
    ],
    [
      'a batch',
      (world, { signal, inMs }) => world.runtime(options).batch(many, { body: [1, 2] }, { signal, deadlineInMs: inMs }),
    ],
    [
      'a call for a free place among concurrent ones',
      (world, { signal, inMs }) => {
        const runtime = world.runtime({ ...bearer, maxConcurrency: 1, timeoutInMs: 10 * hourInMs });
        void runtime.call(operations.read, thing).catch(() => undefined);
        return runtime.call(operations.read, thing, { signal, deadlineInMs: inMs });
      },
    ],
    [
      'a call in its beforeSend',
      (world, { signal, inMs }) =>
        world
          .runtime(bearer)
          .call(operations.read, thing, { signal, deadlineInMs: inMs, beforeSend: () => never<void>() }),
    ],
  ])('%s is ended by its deadline, and by its signal', async (_, start) => {
    const late = worldOf();
    const end = await endOf(late.clock, start(late, { inMs: 90_000 }), hourInMs);
    expect(end?.afterInMs).toBeLessThanOrEqual(91_000);
    const left = worldOf();
    const stop = new AbortController();
    const leaving = start(left, { signal: stop.signal });
    expect(await endOf(left.clock, leaving, 5_000)).toBeUndefined();
    stop.abort();
    expect(await endOf(left.clock, leaving, 1_000)).toBeDefined();
  });
});
