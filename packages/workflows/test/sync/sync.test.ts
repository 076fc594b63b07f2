import { expect, test } from 'vitest';
import { createMemoryCheckpoints } from '@tradelane/core';
import { minute, startInMs, world } from './stream.ts';

test('G29: a sync delivers every item once, the oldest change first, and nothing if nothing changed', async () => {
  const { put, sync, clock } = world();
  for (let index = 0; index < 10; index += 1) put(`r${index}`, startInMs - index * 1_000);
  const got: string[] = [];
  const first = await sync({ handler: ({ id }) => got.push(id) });
  expect(got).toEqual(['r9', 'r8', 'r7', 'r6', 'r5', 'r4', 'r3', 'r2', 'r1', 'r0']);
  expect(first).toMatchObject({ handled: 10, pages: 4, resumed: false, watermark: new Date(startInMs) });
  await clock.advance(minute);
  const second = await sync({ handler: ({ id }) => got.push(id) });
  expect(second).toMatchObject({ handled: 0, repeated: 10 });
});

test('G29: an item that changed again is delivered again, even if only its content differs', async () => {
  const { put, sync } = world();
  put('a', startInMs, 'one');
  await sync({ handler: () => undefined });
  put('a', startInMs, 'two');
  const got: unknown[] = [];
  await sync({ handler: ({ note }) => got.push(note) });
  expect(got).toEqual(['two']);
});

test('G60: an item that is nested deeper than the stack ends the run with a typed error', async () => {
  const { rows, sync } = world();
  const note = JSON.parse('['.repeat(100_000) + ']'.repeat(100_000)) as string;
  rows.set('a', { id: 'a', updated_at: '2026-01-01T00:00:00Z', note });
  await expect(sync({ handler: () => undefined }).run({ retries: false })).rejects.toMatchObject({
    name: 'MalformedResponseError',
    message: expect.stringContaining('nested too deep'),
  });
});

test('E04: the same content in another order of fields is the same version', async () => {
  const { rows, sync } = world();
  rows.set('a', { id: 'a', updated_at: '2026-01-01T00:00:00Z', note: 'x' });
  await sync({ handler: () => undefined });
  rows.set('a', { note: 'x', updated_at: '2026-01-01T00:00:00Z', id: 'a' });
  expect(await sync({ handler: () => undefined })).toMatchObject({ handled: 0, repeated: 1 });
});

test("IDs that a store can't contain, with U+0000, half of a surrogate pair or 5,000 characters, are remembered", async () => {
  const { put, sync } = world();
  const ids = ['a\0', 'a\0b', '\ud800', '\ud801', '\u{1f600}', 'plain', 'x'.repeat(5_000)];
  for (const id of ids) put(id, startInMs);
  const memory = createMemoryCheckpoints();
  const written: string[] = [];
  const checkpoint: typeof memory = {
    read: (prefix) => memory.read(prefix),
    write: (changes, condition) => {
      written.push(...changes.flatMap(({ key, value }) => [key, value ?? '']));
      for (const { key } of changes) expect(key.length).toBeLessThan(1_000);
      return memory.write(changes, condition);
    },
  };
  const got: string[] = [];
  await sync({ checkpoint, handler: ({ id }) => got.push(id) });
  expect(got).toHaveLength(ids.length);
  expect(new Set(got)).toEqual(new Set(ids));
  expect(written.filter((text) => /[\0\p{Surrogate}]/u.test(text))).toEqual([]);
  expect(await sync({ checkpoint, handler: () => undefined })).toMatchObject({ handled: 0, repeated: ids.length });
});

test('two consumers of a stream are independent', async () => {
  const { put, sync } = world();
  put('a');
  await sync({ key: 'erp', handler: () => undefined });
  expect(await sync({ key: 'mail', handler: () => undefined })).toMatchObject({ handled: 1 });
});
