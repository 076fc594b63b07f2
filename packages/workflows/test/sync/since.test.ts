import { expect, test } from 'vitest';
import { BadRequestError, createMemoryCheckpoints, PermissionError } from '@tradelane/core';
import { minute, startInMs, world } from './stream.ts';

test.each([
  ['found nothing', undefined],
  ['had no item handled', 'the database is down'],
])('a stream starts at the `since` of its first run, even if that %s', async (_, failure) => {
  const { put, sync, reads, clock } = world();
  if (failure !== undefined) put('a', startInMs + 1);
  const first = sync({
    since: new Date(startInMs),
    handler: () => {
      throw new Error(failure);
    },
  });
  await first.run().catch(() => undefined);
  await clock.advance(10_000);
  put('b');
  await clock.advance(10_000);
  const got: string[] = [];
  await sync({ since: new Date(clock.now()), handler: ({ id }) => got.push(id) });
  expect(got).toEqual(failure === undefined ? ['b'] : ['a', 'b']);
  expect(reads.every((read) => 'since' in read && Number(read.since) === startInMs)).toBe(true);
});

test("a first run that was refused doesn't count, and the next one starts at its own `since`", async () => {
  const { sync, reads, failures } = world();
  failures.push(new BadRequestError('too long ago', { status: 400, outcome: 'refused' }));
  await expect(sync({ since: new Date(0), handler: () => undefined }).run()).rejects.toBeInstanceOf(BadRequestError);
  await sync({ since: new Date(startInMs), handler: () => undefined });
  expect(reads).toEqual([{ since: new Date(0) }, { since: new Date(startInMs) }]);
});

test('a later run that is refused keeps the checkpoint, so the next one continues', async () => {
  const { put, sync, reads, failures, clock } = world();
  const checkpoint = createMemoryCheckpoints();
  const got: string[] = [];
  const run = () => sync({ checkpoint, since: new Date(startInMs), handler: ({ id }) => void got.push(id) });
  await clock.advance(60 * minute);
  put('a');
  await clock.advance(minute);
  await run();
  failures.push(new PermissionError('no longer allowed', { status: 403, outcome: 'refused' }));
  await expect(run().run()).rejects.toBeInstanceOf(PermissionError);
  put('b');
  await clock.advance(10_000);
  await run();
  expect(got).toEqual(['a', 'b']);
  expect(reads.at(-1)).toEqual(reads.at(-2));
  expect(reads.at(-1)).not.toEqual(reads[0]);
});

test.each([true, false])(
  "a stream that started with everything isn't moved by a later `since` (ascending: %s)",
  async (isAscending) => {
    const { put, sync, rows, clock } = world({ isAscending });
    for (const id of ['a', 'b', 'c', 'd']) put(id);
    let calls = 0;
    const dying = sync({
      handler: () => {
        calls += 1;
        if (calls === 3) throw new Error('died');
      },
    });
    await expect(dying.run()).rejects.toThrow('died');
    await clock.advance(minute);
    put('a', clock.now(), 'changed');
    await clock.advance(10 * minute);
    const got: string[] = [];
    const later = {
      since: new Date(clock.now()),
      handler: ({ id, note = '' }: { readonly id: string; readonly note?: string }) => got.push(id + note),
    };
    await sync(later);
    await sync(later);
    expect(got).toContain('achanged');
    expect(rows.size).toBe(4);
  },
);
