import { expect, test } from 'vitest';
import { createMemoryCheckpoints, LeaseLostError } from '@tradelane/core';
import type { SyncContext } from '../../src/index.ts';
import { minute, type Row, startInMs, world } from './stream.ts';

/**
 * A process that is suspended inside its handler, while another one takes over and handles a newer version of the item.
 * @param apply The effect, which runs after the suspension.
 */
async function standstill(
  apply: (row: Row, context: SyncContext, effects: string[]) => void,
): Promise<{ readonly effects: readonly string[]; readonly error: unknown; readonly marks: readonly boolean[] }> {
  const { put, sync, clock } = world();
  const checkpoint = createMemoryCheckpoints();
  const effects: string[] = [];
  const marks: boolean[] = [];
  put('a', startInMs, 'v1');
  const options = { checkpoint, ownerId: 'worker-1' };
  const first = sync({
    ...options,
    handler: async (row, context) => {
      await clock.wait(minute);
      put('a', startInMs + minute, 'v2');
      await sync({
        ...options,
        handler: (newer, its) => {
          marks.push(its.redelivery);
          apply(newer, its, effects);
        },
      });
      marks.push(context.redelivery);
      apply(row, context, effects);
    },
  });
  const error = await first.run().catch((thrown: unknown) => thrown);
  // The next run of the process that lost its lease.
  await sync({ ...options, handler: (row, context) => apply(row, context, effects) });
  return { effects, error, marks };
}

test('G31: a process that lost its lease can’t commit an older version after a newer one', async () => {
  const { effects, error } = await standstill(({ note }, { commit }, applied) => {
    // As in a transaction: the effect exists only if the commit succeeds.
    void commit();
    applied.push(note ?? '');
  });
  expect(error).toBeInstanceOf(LeaseLostError);
  expect(effects).toEqual(['v2']);
});

test('G31: without `commit`, a handler that compares `updated_at` ignores an older version after a newer one', async () => {
  const versions = new Map<string, Row>();
  const { effects, error, marks } = await standstill((row, _, applied) => {
    applied.push(row.note ?? '');
    const known = versions.get(row.id);
    if (known === undefined || known.updated_at <= row.updated_at) versions.set(row.id, row);
  });
  expect(error).toBeInstanceOf(LeaseLostError);
  // The older version has no mark: its process was the first.
  expect(effects).toEqual(['v2', 'v1']);
  expect(marks).toEqual([false, false]);
  expect(versions.get('a')?.note).toBe('v2');
});
