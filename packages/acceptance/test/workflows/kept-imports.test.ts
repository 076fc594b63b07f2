/** Imports that continue after a restart, and the results of imports, against the sandbox. */
import { runImport as runCatalogImport } from '@tradelane/catalog-manager-seller';
import { createMemoryCheckpoints } from '@tradelane/core';
import { ImportFailedError, ImportIncompleteError } from '@tradelane/workflows';
import { runImport } from '@tradelane/marketplace-seller';
import { describe, expect, test } from 'vitest';
import { eanOf } from '../../src/memory/product-file.ts';
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

describe('PR02: the result of an import', () => {
  test("the result of an import states lines and products, and isn't ok if no product arrived", async () => {
    const { marketplace } = createWorkbench();
    const result = await runImport(marketplace, file);
    expect(result).toMatchObject({ ok: false, lines: { read: 1 } });
    expect((result.products?.synchronized ?? 0) + (result.products?.reimported ?? 0)).toBe(0);
    expect(() => result.throwIfFailed()).toThrow(ImportIncompleteError);
    expect(() => result.throwIfFailed()).toThrow(/\d of 1 line failed/);
  });

  test('the result of an import is ok if every line was read and every product arrived', async () => {
    const { catalog } = createWorkbench();
    const data = `shop_sku;ean;title;category;color\nSKU-1;${eanOf(1)};Chair;chairs;oak\n`;
    const result = await runCatalogImport(
      catalog,
      { name: 'products.csv', data },
      { request: { operator_format: true } },
    );
    expect(result).toMatchObject({ ok: true, products: { failed: 0, synchronized: 1 } });
    expect(result.throwIfFailed()).toBe(result);
  });
});
