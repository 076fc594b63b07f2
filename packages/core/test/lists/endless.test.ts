import { describe, expect, test } from 'vitest';
import { MalformedResponseError, TimeoutError } from '../../src/index.ts';
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

  test('Q01: a link to an invalid page is a fault of the server', async () => {
    const paged = { ...list, query: { max: 'integer' }, page: { ...page, style: 'offset' } } as const;
    const next = { link: '</v2/list?max=NaN>; rel="next"' };
    const world = createWorld({ handler: () => json({ data: [{ id: 1 }] }, 200, next) });
    const error = await errorOf(walk(world.runtime(bearer).list(paged, {})));
    expect(error).toBeInstanceOf(MalformedResponseError);
    expect(String(error)).toContain('it leads to an invalid page');
    expect(world.sent).toHaveLength(1);
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

describe('a deadline for a whole iteration', () => {
  test('ends it between two pages or during a read, with the phase in the error', async () => {
    const world = endlessWorld((at) => [{ id: at }], 300);
    const error = await errorOf(walk(world.runtime(bearer).list(list, {}, { walkDeadlineInMs: 1_000 })));
    expect(error).toBeInstanceOf(TimeoutError);
    expect(error).toMatchObject({ limit: 'walk', limitInMs: 1_000, operation: 'list' });
    expect(world.sent).toHaveLength(4);
  });

  test('G60: leaves the deadline that the client sets for each page', async () => {
    const world = endlessWorld(() => [], 60_000);
    const runtime = world.runtime({ ...bearer, deadlineInMs: 500 });
    const error = await errorOf(walk(runtime.list(list, {}, { walkDeadlineInMs: 20_000 })));
    expect(error).toMatchObject({ limit: 'deadline', limitInMs: 500 });
  });

  test('a wait for the limit beyond it is an error with the value that the caller set', async () => {
    const limited = { ...list, rate: { maximum: [{ requests: 1, periodInMs: 60_000 }] } } as const;
    const world = endlessWorld((at) => [{ id: at }], 5_000);
    const runtime = world.runtime({ ...bearer, deadlineInMs: 30_000 });
    const error = await errorOf(walk(runtime.list(limited, {}, { walkDeadlineInMs: 20_000 })));
    expect(String(error)).toContain('To wait longer, raise `walkDeadlineInMs` (20000).');
  });
});
