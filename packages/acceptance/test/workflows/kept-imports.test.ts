/** Imports that continue after a restart, against the sandbox. */
import { createMemoryCheckpoints } from '@tradelane/core';
import { ImportFailedError } from '@tradelane/workflows';
import { runImport } from '@tradelane/marketplace-seller';
import { describe, expect, test } from 'vitest';
import { createWorkbench, type Workbench } from './world.ts';

const file = { name: 'products.csv', data: 'sku;title;category;brand;ean;price\nSKU-1;;;;not-an-ean;\n' };
const uploads = ({ sent }: Workbench): number =>
  sent.filter((request) => request === 'POST /instance/api/products/imports').length;

describe('PR01: an import with a checkpoint', () => {
  test('an import with a checkpoint is passed to a failed handler again, and starts again after it was handled', async () => {
    const bench = createWorkbench();
    const checkpoint = createMemoryCheckpoints();
    const got: number[] = [];
    const recoveries: boolean[] = [];
    const run = (fails: boolean): Promise<unknown> =>
      runImport(bench.marketplace, file, {
        checkpoint,
        onStarted: ({ recovered }) => recoveries.push(recovered),
        handler: ({ importId }) => {
          got.push(importId);
          if (fails) throw new Error('no room for the report');
        },
      });
    await expect(run(true)).rejects.toThrow('no room');
    await run(false);
    expect(uploads(bench)).toBe(1);
    expect(got).toEqual([got[0], got[0]]);
    await run(false);
    expect(uploads(bench)).toBe(2);
    expect(got[2]).not.toBe(got[0]);
    expect(recoveries).toEqual([false, true, false]);
    expect((await checkpoint.read('')).size).toBe(0);
  });

  test('a failed import is forgotten, so that the corrected file is sent', async () => {
    const bench = createWorkbench();
    const checkpoint = createMemoryCheckpoints();
    const empty = { name: 'products.csv', data: '' };
    for (let time = 1; time <= 2; time += 1) {
      await expect(runImport(bench.marketplace, empty, { checkpoint })).rejects.toBeInstanceOf(ImportFailedError);
      expect(uploads(bench)).toBe(time);
    }
  });
});
