/** A run reads again the last minutes before the watermark, and skips what it has handled. */
import { expect, test } from 'vitest';
import { createMemoryCheckpoints } from '@tradelane/core';
import { minute, startInMs, world } from './stream.ts';

test.each([
  [minute, minute],
  [undefined, 5 * minute],
])(
  'an item that becomes visible late is found within the overlap, and not beyond it',
  async (overlapInMs, reachInMs) => {
    const { put, sync, clock } = world();
    put('a');
    await sync({ handler: () => undefined, overlapInMs });
    put('late', startInMs - reachInMs + 1_000);
    put('too-late', startInMs - reachInMs - 1_000);
    await clock.advance(minute);
    const got: string[] = [];
    await sync({ handler: ({ id }) => got.push(id), overlapInMs });
    expect(got).toEqual(['late']);
  },
);

test('an item that becomes visible behind a long run is found by the next one', async () => {
  const { put, sync, clock } = world({ pageSize: 1 });
  for (let index = 0; index < 5; index += 1) put(`r${index}`, startInMs + index);
  const got: string[] = [];
  await sync({
    overlapInMs: minute,
    handler: async ({ id }) => {
      got.push(id);
      if (id !== 'r4') return;
      // Written before r4, visible after it. The iteration then continues for longer than the overlap.
      put('late', startInMs + 2);
      await clock.advance(3 * minute);
      put('r5');
    },
  });
  expect(got).not.toContain('late');
  await sync({ overlapInMs: minute, handler: ({ id }) => got.push(id) });
  expect(got.filter((id) => id === 'late')).toHaveLength(1);
});

test("stored handled items don't grow beyond the overlap", async () => {
  const { put, sync, clock } = world({ pageSize: 50 });
  const checkpoint = createMemoryCheckpoints();
  for (let index = 0; index < 500; index += 1) put(`r${index}`, startInMs - 500 * minute + index * minute);
  await sync({ checkpoint, overlapInMs: 5 * minute, handler: () => undefined });
  await clock.advance(minute);
  const kept = [...(await checkpoint.read('test.rows.default:')).values()].join();
  expect(Array.from({ length: 500 }, (_, index) => `r${index}`).filter((id) => kept.includes(`"${id}"`))).toEqual(
    ['r494', 'r495', 'r496', 'r497', 'r498', 'r499'], // The last change, and five minutes before it.
  );
});

test('many items that changed at once are one entry for each of their pages, and all are skipped', async () => {
  const { put, sync } = world({ pageSize: 50 });
  const checkpoint = createMemoryCheckpoints();
  for (let index = 0; index < 500; index += 1) put(`r${String(index).padStart(3, '0')}`, startInMs);
  await sync({ checkpoint, handler: () => undefined });
  expect((await checkpoint.read('test.rows.default:')).size).toBeLessThan(15);
  put('r123', startInMs, 'changed');
  put('r321', startInMs + 1);
  const got: string[] = [];
  expect(await sync({ checkpoint, handler: ({ id }) => got.push(id) })).toMatchObject({ handled: 2, repeated: 498 });
  expect(got).toEqual(['r123', 'r321']);
  expect(await sync({ checkpoint, handler: () => undefined })).toMatchObject({ handled: 0, repeated: 500 });
});
