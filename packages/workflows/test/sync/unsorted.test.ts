/** Items that a server doesn't list in the order of their changes. */
import { expect, test } from 'vitest';
import { BadRequestError } from '@tradelane/core';
import { killable, minute, type Row, startInMs, world } from './stream.ts';

test('items in no order: the watermark moves at the end, and no change in the meantime is missed', async () => {
  const { put, sync } = world({ isAscending: false });
  for (let index = 0; index < 9; index += 1) put(`r${index}`, startInMs + index);
  const got: string[] = [];
  const handler = ({ id }: Row): void => {
    if (got.length === 4) {
      got.push('stop');
      throw new Error('stop');
    }
    got.push(id);
  };
  await expect(sync({ handler, overlapInMs: 0 }).run()).rejects.toThrow('stop');
  put('r8', startInMs + 20, 'changed meanwhile');
  // Into the part that the run has passed, and not after the latest change that it has seen.
  put('r2', startInMs + 7, 'changed meanwhile');
  await sync({ handler, overlapInMs: 0 });
  await sync({ handler, overlapInMs: 0 });
  expect(got).toEqual(['r8', 'r7', 'r6', 'r5', 'stop', 'r4', 'r3', 'r1', 'r0', 'r8', 'r2']);
});

test("items in another order than requested aren't missed if a run starts over", async () => {
  const { put, source, clock, failures } = world({ isAscending: false });
  for (let index = 0; index < 9; index += 1) put(`r${index}`, startInMs - index * 60 * minute);
  const { got, run } = killable({ ...source, isAscending: true }, clock);
  await expect(run(4)).rejects.toThrow('killed');
  failures.push(new BadRequestError('unknown page token', { status: 400 }));
  expect(await run(Infinity)).toMatchObject({ watermark: new Date(startInMs) });
  expect(got).toEqual(['r0', 'r1', 'r2', 'r3', 'r4', 'r5', 'r6', 'r7', 'r8']);
  // From then on as usual.
  put('r9', startInMs + minute);
  await run(Infinity);
  expect(got.slice(9)).toEqual(['r9']);
});
