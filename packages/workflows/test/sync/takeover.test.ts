import { afterEach, expect, test, vi } from 'vitest';
import { type CheckpointStore, createMemoryCheckpoints, LeaseHeldError, LeaseLostError } from '@tradelane/core';
import { Sync } from '../../src/follow.ts';
import { minute, world } from './stream.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

const seconds = 1_000;
const stuck = (): Promise<void> => new Promise(() => undefined);

/** A world after a process with default options was killed while it handled an item. */
async function killed(): Promise<ReturnType<typeof world> & { readonly checkpoint: CheckpointStore }> {
  const around = world();
  const checkpoint = createMemoryCheckpoints();
  around.put('a');
  void new Sync(around.source, { checkpoint, handler: stuck }, { now: around.clock.now, wait: stuck }).run();
  await around.clock.advance(1);
  return { ...around, checkpoint };
}

test('G32: a killed process with default options is replaced after 90 seconds, and the wait is reported at once', async () => {
  const { sync, clock, checkpoint } = await killed();
  const waits: { readonly name: string; readonly until: Date }[] = [];
  const options = {
    checkpoint,
    handler: () => undefined,
    onLeaseWait: (wait: (typeof waits)[number]) => waits.push(wait),
  };
  await clock.advance(59 * seconds);
  await expect(sync(options).run()).rejects.toBeInstanceOf(LeaseHeldError);
  expect(waits).toEqual([]);
  await clock.advance(1 * seconds);
  const startedAt = clock.now();
  expect(await sync(options).run()).toMatchObject({ handled: 1, redelivered: 1 });
  expect(waits).toEqual([{ name: 'test.rows.default', until: new Date(startedAt + 30 * seconds) }]);
  expect(clock.now()).toBe(startedAt + 30 * seconds);
});

test('G32: without `onLeaseWait`, a wait for a lease logs a warning with its end and with `ownerId`', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { sync, clock, checkpoint } = await killed();
  await clock.advance(minute);
  const until = new Date(clock.now() + 30 * seconds).toISOString();
  await sync({ checkpoint, handler: () => undefined });
  expect(warn).toHaveBeenCalledTimes(1);
  expect(warn.mock.lastCall?.[0]).toMatch(new RegExp(`test\\.rows\\.default.*${until}.*\`ownerId\``));
});

test('G32: a second run in the same minute names the end of the lease and `ownerId` in its error', async () => {
  const { sync, clock, checkpoint } = await killed();
  const error = await sync({ checkpoint, handler: () => undefined })
    .run()
    .catch((thrown: unknown) => thrown);
  const until = new Date(clock.now() + minute - 1);
  expect(error).toMatchObject({ code: 'ERR_LEASE_HELD', until });
  expect((error as Error).message).toContain(until.toISOString());
  expect((error as Error).message).toContain('`ownerId`');
});

test('G32: a process that follows takes over 90 seconds after the owner dies, however long it has waited', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { put, source, clock } = world();
  const checkpoint = createMemoryCheckpoints();
  put('a');
  let isAlive = true;
  // The store of the owner: a dead process renews nothing.
  const owned: CheckpointStore = {
    read: checkpoint.read,
    write: (...args) => (isAlive ? checkpoint.write(...args) : new Promise(() => undefined)),
  };
  const stop = new AbortController();
  void new Sync(source, { checkpoint: owned, handler: stuck }, clock).run();
  await clock.advance(1);
  let handledAt = 0;
  const handler = (): void => {
    handledAt = clock.now();
  };
  const standby = new Sync(source, { checkpoint, handler }, clock).follow({
    signal: stop.signal,
    intervalInMs: 60 * minute,
  });
  for (let passed = 0; passed < 130; passed += 1) await clock.advance(30 * seconds);
  expect(handledAt).toBe(0);
  expect(warn.mock.calls[0]?.[0]).toContain('test.rows.default');
  isAlive = false;
  const diedAt = clock.now();
  await clock.advance(120 * seconds);
  expect(handledAt).toBeGreaterThan(diedAt);
  expect(handledAt - diedAt).toBeLessThanOrEqual(90 * seconds);
  stop.abort();
  await standby;
});

test.each([0, 1])(
  'G32: a run whose lease was taken while it read %i items throws and writes no head',
  async (items) => {
    const { put, source, clock } = world();
    const checkpoint = createMemoryCheckpoints();
    if (items > 0) put('a');
    const key = 'test.rows.default:lease';
    const read: typeof source.read = async (...args) => {
      await checkpoint.write([{ key, value: 'new other' }]);
      return source.read(...args);
    };
    const valueOf = async (of: string): Promise<string | undefined> => (await checkpoint.read(of)).get(of);
    const headKey = 'test.rows.default:head';
    let head: string | undefined;
    const watched: CheckpointStore = {
      read: checkpoint.read,
      write: async (changes, condition) => {
        const written = await checkpoint.write(changes, condition);
        if ((await valueOf(key)) !== 'new other') head = await valueOf(headKey);
        return written;
      },
    };
    const run = new Sync({ ...source, read }, { checkpoint: watched, handler: () => undefined }, clock).run();
    await expect(run).rejects.toBeInstanceOf(LeaseLostError);
    expect(await valueOf(headKey)).toBe(head);
  },
);
