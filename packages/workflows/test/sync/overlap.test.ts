/** A run reads again the last minutes before the watermark, and skips what it has handled. */
import { expect, test } from 'vitest';
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
