/** S09: an export as one iterable of rows, against the sandbox. */
import { exportTransactions } from '@tradelane/marketplace-seller';
import { ArgumentError, createMemoryCheckpoints } from '@tradelane/core';
import { describe, expect, test } from 'vitest';
import { createWorkbench } from './world.ts';

describe.each(['NDJSON', 'JSON'] as const)('as %s', (format) => {
  test('S09: every line is passed once, chunk by chunk', async () => {
    const { marketplace } = createWorkbench();
    const listed = await Array.fromAsync(marketplace.transactions.list({ limit: 2_000 }), ({ id }) => id);
    const done: number[] = [];
    const rows = await Array.fromAsync(
      exportTransactions(
        marketplace,
        { format, items_per_chunk: 700 },
        { onChunk: ({ rows: count }) => done.push(count) },
      ),
    );
    expect(rows).toHaveLength(listed.length);
    expect(new Set(rows.map(({ id }) => id))).toEqual(new Set(listed));
    expect(done.length).toBeGreaterThan(1);
    expect(done.reduce((sum, count) => sum + count, 0)).toBe(rows.length);
  });
});

test.each(['', ' with a checkpoint'])(
  'an export%s is iterated once: a second loop throws, and starts no other export',
  async (way) => {
    const { marketplace, sent } = createWorkbench();
    const options = way === '' ? {} : { checkpoint: createMemoryCheckpoints() };
    const lines = exportTransactions(marketplace, { items_per_chunk: 300 }, options);
    const ids: (string | undefined)[] = [];
    for await (const { id } of lines) if (ids.push(id) === 500) break;
    sent.length = 0;
    for (const loop of [1, 2])
      await expect(Array.fromAsync(lines), String(loop)).rejects.toMatchObject({
        name: ArgumentError.name,
        message: expect.stringContaining('`serialize()`'),
      });
    expect(sent).toEqual([]);
    // The data of the error continues after the first loop.
    const resumed = way === '' ? { resume: lines.serialize() } : options;
    for await (const { id } of exportTransactions(marketplace, { items_per_chunk: 300 }, resumed)) ids.push(id);
    expect(sent.filter((request) => request.startsWith('POST'))).toEqual([]);
    const listed = await Array.fromAsync(marketplace.transactions.list({ limit: 2_000 }), ({ id }) => id);
    expect(new Set(ids)).toEqual(new Set(listed));
  },
);

test('G36: with a checkpoint, the same call continues after the last handled line and starts no other export', async () => {
  const { marketplace, clock } = createWorkbench();
  const checkpoint = createMemoryCheckpoints();
  const listed = await Array.fromAsync(marketplace.transactions.list({ limit: 2_000 }), ({ id }) => id);
  const kept: (string | undefined)[] = [];
  const take = async (failAt: number): Promise<void> => {
    const rows = exportTransactions(marketplace, { items_per_chunk: 700 }, { checkpoint, key: 'today' });
    for await (const { id } of rows) {
      if (kept.length === failAt) throw new Error('out of space');
      kept.push(id);
      void rows.commit();
    }
  };
  for (const failAt of [0, 699, 700, 1_000]) await expect(take(failAt)).rejects.toThrow('out of space');
  await take(-1);
  await take(-1);
  expect(kept).toHaveLength(listed.length);
  expect(new Set(kept)).toEqual(new Set(listed));
  const without = exportTransactions(marketplace);
  expect(() => without.commit()).toThrow(/with `checkpoint` set/);
  expect(clock.pending).toBe(0);
});
