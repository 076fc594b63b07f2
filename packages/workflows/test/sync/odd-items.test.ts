/** Items without an ID, late items, odd pages, and a server whose clock is set back. */
import { expect, test } from 'vitest';
import { createMemoryCheckpoints } from '@tradelane/core';
import type { SyncOptions } from '../../src/index.ts';
import { Sync, type SyncSource } from '../../src/follow.ts';
import { startInMs, type Row, world } from './stream.ts';

test.each([
  [null, ['a', 'a']],
  [5, ['a']],
])('items whose ID is null are delivered every time, and items whose ID is a number once: %j', async (id, expected) => {
  const { source, clock, put } = world();
  put('a');
  const keyless: SyncSource<Row> = { ...source, keyOf: () => id as never };
  const got: string[] = [];
  const options: SyncOptions<Row> = {
    checkpoint: createMemoryCheckpoints(),
    handler: ({ id }) => void got.push(id),
  };
  const sync = new Sync(keyless, options, clock);
  await sync.run();
  await sync.run();
  expect(got).toEqual(expected);
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
