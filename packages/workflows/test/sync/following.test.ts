/** How a sync continues when runs fail, temporarily or permanently. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createMemoryCheckpoints, LeaseHeldError, LeaseLostError, NotFoundError } from '@tradelane/core';
import type { SyncOptions } from '../../src/index.ts';
import { recommendedIntervalInMs, Sync } from '../../src/follow.ts';
import { minute, type Row, startInMs, world } from './stream.ts';

type World = ReturnType<typeof world>;

/** Follows for a number of runs or failures, and returns the time of each start. */
async function follow(
  of: World,
  runs: number,
  fail: (run: number) => unknown,
  settings: { intervalInMs?: number; options?: Partial<SyncOptions<Row>> } = {},
): Promise<{ readonly startedAtInMs: number[]; readonly errors: Error[] }> {
  const { source, clock } = of;
  const stop = new AbortController();
  const startedAtInMs: number[] = [];
  const errors: Error[] = [];
  const read: typeof source.read = async (position, signal) => {
    startedAtInMs.push(clock.now() - startInMs);
    if (startedAtInMs.length === runs) stop.abort();
    const failure = fail(startedAtInMs.length);
    if (failure !== undefined) throw failure;
    return source.read(position, signal);
  };
  const options = { checkpoint: createMemoryCheckpoints(), handler: () => undefined, ...settings.options };
  const sync = new Sync({ ...source, read }, options, clock);
  await sync.follow({
    signal: stop.signal,
    onError: (error) => errors.push(error),
    ...(settings.intervalInMs !== undefined && { intervalInMs: settings.intervalInMs }),
  });
  return { startedAtInMs, errors };
}

/** A temporary failure that isn't retried within the run. */
const locked = (): Error => Object.assign(new Error('locked'), { code: 'SQLITE_BUSY' });

describe('E11: a run with a temporary failure', () => {
  beforeEach(() => void vi.spyOn(Math, 'random').mockReturnValue(0.5));
  afterEach(() => void vi.restoreAllMocks());

  test('E11: runs repeat with growing pauses, never longer than the interval', async () => {
    const { startedAtInMs, errors } = await follow(world(), 12, locked);
    const gaps = startedAtInMs.slice(1).map((at, index) => at - (startedAtInMs[index] ?? 0));
    expect(gaps).toEqual([2, 4, 8, 16, 32, 64, 128, 256, 300, 300, 300].map((seconds) => seconds * 1_000));
    expect(errors).toHaveLength(11);
  });

  test('E11: a pause is at most ten minutes, however long the interval', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.999);
    const { startedAtInMs } = await follow(world(), 14, locked, { intervalInMs: 86_400_000 });
    const gaps = startedAtInMs.slice(1).map((at, index) => at - (startedAtInMs[index] ?? 0));
    expect(gaps.slice(-3)).toEqual([599_400, 599_400, 599_400]);
  });

  test('E11: after a success the pauses start small again', async () => {
    const { startedAtInMs } = await follow(world(), 5, (run) => (run === 3 ? undefined : locked()));
    const gaps = startedAtInMs.slice(1).map((at, index) => at - (startedAtInMs[index] ?? 0));
    expect(gaps).toEqual([2_000, 4_000, 5 * minute, 2_000]);
  });

  test.each<[what: string, code: string | undefined, passes: boolean, message?: string]>([
    ['a serialization failure', '40001', true],
    ['a deadlock', '40P01', true],
    ['a lock that was not waited for', '55P03', true],
    ['a lost connection', '08006', true],
    ['a statement with too few values', '08P01', false],
    ['a server that shuts down', '57P01', true],
    ['a server that starts', '57P03', true],
    ['too many connections', '53300', true],
    ['a full disk', '53100', true],
    ['a standby that is not promoted yet', '25006', true],
    ['a refused connection', 'ECONNREFUSED', true],
    ['a reset connection', 'ECONNRESET', true],
    ['a name server that is away', 'EAI_AGAIN', true],
    ['a connection of Postgres.js that was cut', 'CONNECTION_CLOSED', true],
    ['a connection of pg that was cut', undefined, true, 'Connection terminated unexpectedly'],
    ['a row that is there already', '23505', false],
    ['a table that is missing', '42P01', false],
    ['a database that was dropped', '57P04', false],
    ['a code of another make', '40401', false],
    ['a file that is missing', 'ENOENT', false],
    ['something without a code', undefined, false, 'out of paper'],
  ])('in the database of the handler (%s, code %s): temporary is %s', async (what, code, passes, message = what) => {
    const failure = Object.assign(new Error(message), code !== undefined && { code });
    for (const error of [failure, new Error('the query failed', { cause: failure })]) {
      const thrown: Error[] = [error];
      const of = world();
      of.put('a');
      const following = follow(of, 2, () => undefined, {
        options: {
          handler: () => {
            const next = thrown.shift();
            if (next !== undefined) throw next;
          },
        },
      });
      if (passes) expect((await following).errors).toEqual([error]);
      else await expect(following).rejects.toBe(error);
    }
  });

  test.each([
    ['another process is at it', new LeaseHeldError('s', new Date(0))],
    ['another process has taken over', new LeaseLostError('s')],
    ['the database is locked', locked()],
  ])('because %s is reported, also without a listener', async (_, failure) => {
    const { errors } = await follow(world(), 2, (run) => (run === 1 ? failure : undefined));
    expect(errors).toEqual([failure]);
    const { source, clock } = world();
    const stop = new AbortController();
    let runs = 0;
    const read: typeof source.read = async (position, signal) => {
      runs += 1;
      if (runs === 3) stop.abort();
      if (runs === 1) throw failure;
      return source.read(position, signal);
    };
    const sync = new Sync(
      { ...source, read },
      { checkpoint: createMemoryCheckpoints(), handler: () => undefined },
      clock,
    );
    await sync.follow({ signal: stop.signal });
    expect(runs).toBe(3);
  });

  test.each([new NotFoundError('none', { status: 404 }), new TypeError('a fault of the program')])(
    'ends following if it is permanent: %s',
    async (failure) => {
      await expect(follow(world(), 5, () => failure)).rejects.toBe(failure);
    },
  );
});

test('G32: a handler that loses its lease can’t move the checkpoint and gets an error', async () => {
  const { put, source, clock } = world();
  const checkpoint = createMemoryCheckpoints();
  put('a');
  const commits: unknown[] = [];
  const slow = new Sync(
    source,
    {
      checkpoint,
      handler: async (_, { commit }) => {
        const lease = [...(await checkpoint.read('test.rows.default:lease'))].find(([key]) => key.endsWith(':lease'));
        await checkpoint.write([{ key: lease?.[0] ?? '', value: 'another ownerId' }]);
        try {
          await commit();
        } catch (error) {
          commits.push(error);
          throw error;
        }
      },
    },
    clock,
  );
  await expect(slow.run()).rejects.toBeInstanceOf(LeaseLostError);
  expect(commits).toMatchObject([{ name: 'LeaseLostError' }]);
});

describe('a list as a stream', () => {
  const page = { style: 'seek', items: 'data', defaultLimit: 2, maxLimit: 2 } as const;
  const query = { page_token: 'string', updated_from: 'date', shop: 'integer' } as const;
  const operation = { id: 'rows', method: 'GET', path: '/v2/rows', query, page } as const;

  test.each<[object | undefined, number]>([
    [undefined, 60_000],
    [{}, 60_000],
    [{ maximum: [{ requests: 2, periodInMs: 10_000 }] }, 5_000],
    [{ maximum: [{ requests: 1, periodInMs: 1_000 }], recommended: [{ requests: 1, periodInMs: 300_000 }] }, 300_000],
    [
      {
        maximum: [
          { requests: 1, periodInMs: 7_000 },
          { requests: 60, periodInMs: 60_000 },
        ],
      },
      7_000,
    ],
  ])('runs with a rate of %j in its interval', (rate, intervalInMs) => {
    const rated = { ...operation, ...(rate && { rate }) };
    expect(recommendedIntervalInMs(rated)).toBe(intervalInMs);
  });
});
