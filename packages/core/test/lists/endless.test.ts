import { describe, expect, test, vi } from 'vitest';
import { ArgumentError, createVirtualClock, MalformedResponseError, TimeoutError } from '../../src/index.ts';
import type { Send } from '../../src/operation/call.ts';
import { startWalk } from '../../src/lists/list.ts';
import { IdlePages } from '../../src/lists/repeated-pages.ts';
import { callOf } from '../results/exchange.ts';
import { createWorld, errorOf, json } from '../support/world.ts';

const page = { style: 'seek', items: 'data', defaultLimit: 2, maxLimit: 2 } as const;
const list = { id: 'list', method: 'GET', path: '/v2/list', query: { page_token: 'string' }, page } as const;
const bearer = { auth: { token: 'fixed-token' } };

/** A server that always has a further page. */
function endlessWorld(rows: (page: number) => readonly unknown[], tookInMs = 0): ReturnType<typeof createWorld> {
  const world = createWorld({
    handler: async () => {
      await world.clock.wait(tookInMs);
      return json({ data: rows(world.sent.length), next_page_token: `t${world.sent.length}` });
    },
  });
  return world;
}

async function walk(rows: AsyncIterable<unknown>): Promise<void> {
  for await (const row of rows) void row;
}

describe('an endless list', () => {
  test.each([
    ['empty pages', (): readonly unknown[] => []],
    ['the same page again and again', (): readonly unknown[] => [{ id: 1 }, { id: 2 }]],
    ['the same page after each empty one', (at: number): readonly unknown[] => (at % 2 === 0 ? [] : [{ id: 1 }])],
    ['the same ninety pages in turn', (at: number): readonly unknown[] => [{ id: at % 90 }]],
    ['the same 150 pages in turn', (at: number): readonly unknown[] => [{ id: at % 150 }], 250],
    ['the same 200 pages in turn after 1,000 others', (at: number) => [{ id: at < 1_000 ? -at : at % 200 }], 1_325],
  ])('Q03: always new tokens with %s end in an error', async (_, rows, most = 190) => {
    const world = endlessWorld(rows);
    const error = await errorOf(walk(world.runtime(bearer).list(list, {})));
    expect(error).toBeInstanceOf(MalformedResponseError);
    expect(world.sent.length).toBeLessThanOrEqual(most);
  });

  test('Q03: a filter that leaves many pages empty is iterated to its end', async () => {
    const world = createWorld({
      handler: () => {
        const at = world.sent.length;
        return json({ data: at % 60 === 0 ? [{ id: at }] : [], ...(at < 300 && { next_page_token: `t${at}` }) });
      },
    });
    const rows: unknown[] = [];
    for await (const row of world.runtime(bearer).list(list, {})) rows.push(row);
    expect(rows).toHaveLength(5);
  });
});

test("the rows of a single page aren't compared with those on other pages", async () => {
  const outlining = vi.spyOn(IdlePages, 'from');
  const world = endlessWorld((at) => [{ id: at }]);
  const first = await world.runtime(bearer).list(list, {});
  expect(outlining).not.toHaveBeenCalled();
  await first.next();
  expect(outlining).toHaveBeenCalledTimes(1);
});

test('G20: the hundredth page in a row without a new item is an error', () => {
  const steps = (first: readonly unknown[], further: readonly unknown[]): number => {
    let at: IdlePages | undefined = IdlePages.from(first);
    let count = 0;
    for (; at !== undefined; count += 1) at = at.step(further);
    return count;
  };
  expect(steps([], [])).toBe(99);
  expect(steps([1], [])).toBe(100);
  expect(steps([1], [1])).toBe(100);
});

describe('a deadline for a whole iteration', () => {
  test('ends it between two pages or during a read, with the phase in the error', async () => {
    const world = endlessWorld((at) => [{ id: at }], 300);
    const error = await errorOf(walk(world.runtime(bearer).list(list, {}, { walkDeadlineInMs: 1_000 })));
    expect(error).toBeInstanceOf(TimeoutError);
    expect(error).toMatchObject({ limit: 'walk', limitInMs: 1_000, operation: 'list' });
    expect(world.sent).toHaveLength(4);
  });

  test('includes the work between the pages', async () => {
    const world = endlessWorld((at) => [{ id: at }]);
    const walking = (async () => {
      for await (const row of world.runtime(bearer).list(list, {}, { walkDeadlineInMs: 1_000 })) {
        void row;
        await world.clock.wait(600);
      }
    })();
    expect(await errorOf(walking)).toMatchObject({ limit: 'walk', outcome: 'not-sent' });
    expect(world.sent).toHaveLength(2);
  });

  test('keeps the deadline of each page if it is earlier', async () => {
    const world = endlessWorld((at) => [{ id: at }], 300);
    const options = { walkDeadlineInMs: 1_000, deadlineInMs: 200, maxAttempts: 1 };
    expect(await errorOf(walk(world.runtime(bearer).list(list, {}, options)))).toMatchObject({
      limit: 'deadline',
      limitInMs: 200,
    });
  });

  test('ends a page whose own deadline is later', async () => {
    const world = endlessWorld((at) => [{ id: at }], 300);
    const options = { walkDeadlineInMs: 1_000, deadlineInMs: 60_000, maxAttempts: 1 };
    const startInMs = world.clock.now();
    expect(await errorOf(walk(world.runtime(bearer).list(list, {}, options)))).toMatchObject({
      limit: 'walk',
      limitInMs: 1_000,
    });
    expect(world.clock.now() - startInMs).toBe(1_000);
  });

  test.each([0, -1, Number.NaN])('rejects %d', async (walkDeadlineInMs) => {
    const world = endlessWorld(() => []);
    const error = await errorOf(world.runtime(bearer).list(list, {}, { walkDeadlineInMs }));
    expect(error).toBeInstanceOf(ArgumentError);
    expect(error).toMatchObject({ argument: 'walkDeadlineInMs', operation: 'list', method: 'GET', path: '/v2/list' });
    expect(world.sent).toHaveLength(0);
  });

  test("expires exactly at its time, and doesn't replace another error of a page", async () => {
    const clock = createVirtualClock();
    const call = callOf({ page });
    const fail = (error: Error) => async (): Promise<never> => {
      await clock.advance(100);
      throw error;
    };
    const walks = (send: Send): Send => startWalk(send, { ...call, options: { walkDeadlineInMs: 100 } }, clock);
    const limits = ['deadline', 'attempt'] as const;
    const [late, slow] = limits.map((limit) => new TimeoutError('late', { limit, limitInMs: 100, outcome: 'unknown' }));
    const other = new MalformedResponseError('x', {});
    expect(await errorOf(walks(fail(late as Error))(call))).toMatchObject({
      limit: 'walk',
      outcome: 'unknown',
    });
    expect(await errorOf(walks(fail(slow as Error))(call))).toBe(slow);
    expect(await errorOf(walks(fail(other))(call))).toBe(other);
    const over = walks(() => Promise.reject(new Error('sent')));
    await clock.advance(100);
    expect(await errorOf(over(call))).toMatchObject({ limit: 'walk' });
  });
});
