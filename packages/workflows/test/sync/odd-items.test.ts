/** Items without an ID, late items, odd pages, and a server whose clock is set back. */
import { expect, test } from 'vitest';
import { createMemoryCheckpoints, type ListPromise } from '@tradelane/core';
import type { SyncOptions } from '../../src/index.ts';
import { listSource, Sync, type SyncSource } from '../../src/runtime.ts';
import { minute, startInMs, type Row, world } from './stream.ts';

test('items whose ID is null are delivered every time', async () => {
  const { source, clock, put } = world();
  put('a');
  const keyless: SyncSource<Row> = { ...source, keyOf: () => null as unknown as undefined };
  const got: string[] = [];
  const options: SyncOptions<Row> = {
    checkpoint: createMemoryCheckpoints(),
    handler: ({ id }) => void got.push(id),
  };
  const sync = new Sync(keyless, options, clock);
  await sync.run();
  await sync.run();
  expect(got).toEqual(['a', 'a']);
});

test.each([[[null]], [undefined], [{}]])('a page with the items %j is an error, and no handler runs', async (items) => {
  const { source, clock } = world();
  let handled = 0;
  const read = async () => ({ items: items as never, nextCursor: undefined });
  const handler = (): void => void (handled += 1);
  const options = { checkpoint: createMemoryCheckpoints(), handler };
  const run = new Sync({ ...source, read }, options, clock).run({ retries: false });
  await expect(run).rejects.toMatchObject({ name: 'MalformedResponseError' });
  expect(handled).toBe(0);
});

test('G60: a run reads a page with more items than a function takes arguments', async () => {
  const { source, clock } = world();
  const items = Array.from({ length: 130_000 }, () => ({ id: 'a', updated_at: new Date(startInMs).toISOString() }));
  const read = async () => ({ items, nextCursor: undefined });
  const options = { checkpoint: createMemoryCheckpoints(), handler: () => undefined };
  const report = await new Sync({ ...source, read }, options, clock).run();
  expect(report).toMatchObject({ handled: 1, repeated: items.length - 1 });
});

test('an item that becomes visible late does not move the watermark back', async () => {
  const { put, sync, clock } = world();
  await clock.advance(10 * minute);
  put('new');
  expect((await sync({ handler: () => undefined })).watermark).toEqual(new Date(clock.now()));
  put('late', clock.now() - 2 * minute);
  const report = await sync({ handler: () => undefined });
  expect(report).toMatchObject({ handled: 1, watermark: new Date(clock.now()) });
});

test('a run does not start earlier after the clock of the server was set back', async () => {
  const { source, clock } = world();
  const hourInMs = 60 * minute;
  const since: number[] = [];
  const read: SyncSource<Row>['read'] = async (position) => {
    if ('since' in position) since.push(position.since.getTime() - startInMs);
    const asOf = since.length === 1 ? startInMs + hourInMs : startInMs;
    const items = [{ id: 'a', updated_at: new Date(startInMs + hourInMs).toISOString() }];
    return { items, nextCursor: undefined, asOf: new Date(asOf).toISOString() };
  };
  const options = { checkpoint: createMemoryCheckpoints(), handler: () => undefined };
  const sync = new Sync({ ...source, read }, options, clock);
  for (let run = 0; run < 3; run += 1) await sync.run();
  expect(since.slice(1)).toEqual([55 * minute, 55 * minute]);
});

test('a list gets the signal, the cursor and the longest wait of the run', async () => {
  const asked: unknown[] = [];
  const query: { readonly since?: Date } = {};
  const source = listSource({
    name: 'invoices',
    list: (given: typeof query, options: object) => {
      asked.push([given, options]);
      const page = { data: { items: [], nextCursor: 'two' }, headers: new Headers({ date: 'now' }) };
      return { withResponse: () => Promise.resolve(page) } as unknown as ListPromise<object>;
    },
    query,
    since: 'since',
    isAscending: true,
    intervalInMs: 1,
    keyOf: () => undefined,
    changedAt: () => undefined,
  });
  const { signal } = new AbortController();
  expect(await source.read({ cursor: 'one' }, signal, 5)).toEqual({ items: [], nextCursor: 'two', asOf: 'now' });
  expect(asked).toEqual([[{ since: new Date(0) }, { signal, maxWaitInMs: 5, cursor: 'one' }]]);
});
