import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Call, listResult } from '../../src/runtime.ts';
import { ArgumentError } from '../../src/index.ts';
import { callOf, exchange } from '../results/exchange.ts';

const page = { style: 'seek', items: 'data', defaultLimit: 10, maxLimit: 100 } as const;

interface Row {
  readonly id: number;
}

/** A server over `rows` IDs whose tokens contain limit and position, as documented. */
function serverOf(rows: number) {
  const ids = Array.from({ length: rows }, (_, id) => ({ id }));
  return exchange((call) => {
    const query = { ...call.input.query } as { limit?: number; page_token?: string };
    const [from = 0, limit = 10] = query.page_token?.split('.').map(Number) ?? [0, query.limit];
    const more = from + limit < rows ? { next_page_token: `${from + limit}.${limit}` } : {};
    const less = from > 0 ? { previous_page_token: `${Math.max(0, from - limit)}.${limit}` } : {};
    return { body: { data: ids.slice(from, from + limit), ...more, ...less } };
  });
}

const list = (
  send: (call: Call) => never | ReturnType<ReturnType<typeof exchange>['send']>,
  query: object = {},
  cursor?: string,
) => listResult<Row, { data: Row[] }>(send, callOf({ page }, { query }, cursor === undefined ? {} : { cursor }));

for (const rows of [0, 1, 9, 10, 11, 99, 100, 101, 1000]) {
  test(`Q03: an iterator over ${rows} rows yields each once`, async () => {
    const { send } = serverOf(rows);
    const seen: number[] = [];
    for await (const row of list(send)) seen.push(row.id);
    expect(seen).toEqual(Array.from({ length: rows }, (_, id) => id));
  });
}

test('Q04: a page token is sent alone, without limit, filter or sort', async () => {
  const { send, calls } = serverOf(25);
  for await (const row of list(send, { limit: 10, updated_from: '2026-01-01T00:00:00Z', sort: 'updated_at,ASC' }))
    void row;
  expect(calls.map((call) => call.input.query)).toEqual([
    { limit: 10, updated_from: '2026-01-01T00:00:00Z', sort: 'updated_at,ASC' },
    { page_token: '10.10' },
    { page_token: '20.10' },
  ]);
});

test("Q04: a caller's own page_token is sent alone too", async () => {
  const { send, calls } = serverOf(25);
  await list(send, { limit: 5, page_token: '20.10' });
  expect(calls[0]?.input.query).toEqual({ page_token: '20.10' });
});

test('an awaited list is its first page, which has next and previous pages', async () => {
  const { send, calls } = serverOf(25);
  const first = await list(send);
  expect(first.items).toEqual(first.body.data);
  expect(first.previousCursor).toBeUndefined();
  expect(await first.previous()).toBeUndefined();
  expect(calls).toHaveLength(1);
  const third = await (await first.next())?.next();
  expect(third?.items.map((row) => row.id)).toEqual([20, 21, 22, 23, 24]);
  expect(third?.nextCursor).toBeUndefined();
  expect(await third?.next()).toBeUndefined();
  expect((await third?.previous())?.items[0]?.id).toBe(10);
  const second = await list(send, {}, first.nextCursor);
  expect((await second.previous())?.items[0]?.id).toBe(0);
  // Only the first page of a list may fail on its limit.
  expect(calls.map(({ waitsForLimit }) => waitsForLimit)).toEqual([false, true, true, true, false, true]);
});

test('pages are read on demand, and not ahead of the loop', async () => {
  const { send, calls } = serverOf(100);
  for await (const row of list(send)) if (row.id === 12) break;
  expect(calls).toHaveLength(2);
});

test('a single page waits up to maxWaitInMs, an iterator as long as the limit needs, and follow-up pages have a flag', async () => {
  const { send, calls } = serverOf(11);
  await list(send);
  for await (const row of list(send)) void row;
  expect(calls.map((call) => [call.waitsForLimit, call.followUpPage])).toEqual([
    [false, undefined],
    [true, undefined],
    [true, true],
  ]);
});

test('G21: a cursor resumes in another process, after its page or at it', async () => {
  const { send, calls } = serverOf(30);
  const second = await (await list(send)).next();
  const again = await list(send, {}, second?.cursor);
  expect(again.items).toEqual(second?.items);
  const rest: number[] = [];
  for await (const row of list(send, {}, second?.nextCursor)) rest.push(row.id);
  expect(rest).toEqual([20, 21, 22, 23, 24, 25, 26, 27, 28, 29]);
  expect(calls.at(-1)).toMatchObject({
    input: { query: { page_token: '20.10' } },
    followUpPage: true,
    waitsForLimit: true,
  });
  expect((await list(send, { limit: 3 }, (await list(send, { limit: 3 })).cursor)).items).toHaveLength(3);
});

test('a cursor of another list is refused before sending', async () => {
  const { send, calls } = serverOf(30);
  const other = listResult(send, callOf({ id: 'v2-listReturns', page }));
  const { nextCursor } = await other;
  await expect(list(send, {}, nextCursor)).rejects.toBeInstanceOf(ArgumentError);
  expect(calls).toHaveLength(1);
});

test('G20: property: a list that leads back to any page fails before it repeats a page', async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat(12), fc.nat(12), async (lead, loop) => {
      const { send, calls } = exchange((_, count) => ({
        body: { data: [], next_page_token: String(count <= lead ? count : lead + ((count - lead) % (loop + 1))) },
      }));
      const walk = async () => {
        for await (const each of list(send).pages()) void each;
      };
      await expect(walk()).rejects.toThrow('the next page of the list was already read');
      expect(calls.length).toBeLessThanOrEqual(lead + loop + 3);
    }),
  );
});

test("two iterations of one list don't affect each other", async () => {
  const { send } = serverOf(31);
  const orders = list(send);
  const walk = async () => {
    const seen: number[] = [];
    for await (const row of orders) seen.push(row.id);
    return seen.length;
  };
  expect(await Promise.all([walk(), walk()])).toEqual([31, 31]);
  expect(await walk()).toBe(31);
});

test('null and empty tokens end the list, and a token of another type is a malformed response', async () => {
  for (const next_page_token of [null, '']) {
    const { send } = exchange(() => ({ body: { data: [], next_page_token } }));
    expect((await list(send)).nextCursor).toBeUndefined();
  }
  const { send } = exchange(() => ({ body: { data: [], next_page_token: 7 } }));
  await expect(list(send)).rejects.toThrow("next_page_token isn't a string");
});

test('a response whose rows are not an array is malformed, not an empty list', async () => {
  for (const [body, found] of [
    [{}, 'is missing'],
    [{ total_count: 0 }, 'is missing'],
    [{ data: null }, 'is null, and nothing shows that the list is empty'],
    [[], 'is missing'],
    [{ data: {} }, "isn't an array"],
  ] as const) {
    const { send } = exchange(() => ({ body }));
    await expect(list(send)).rejects.toThrow(`$.data ${found}`);
  }
});

test("null isn't a row", async () => {
  const { send } = exchange(() => ({ body: { data: [{ id: 1 }, null] } }));
  await expect(list(send)).rejects.toThrow('$.data contains null instead of an item');
});

test('E06: fields next to the rows are kept', async () => {
  const { send } = exchange(() => ({ body: { data: [{ id: 1, new_field: 2 }], extra: true } }));
  const first = await list(send);
  expect(first.body).toEqual({ data: [{ id: 1, new_field: 2 }], extra: true });
});
