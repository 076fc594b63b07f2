/** Imports that continue after a restart, and the results of imports, against the sandbox. */
import { runImport as runCatalogImport } from '@tradelane/catalog-manager-seller';
import {
  AbortedError,
  ArgumentError,
  CheckpointError,
  type CheckpointStore,
  createMemoryCheckpoints,
  LeaseHeldError,
  PermissionError,
} from '@tradelane/core';
import {
  ImportFailedError,
  ImportIncompleteError,
  ImportOutcomeUnknownError,
  WorkNotFoundError,
} from '@tradelane/workflows';
import { createMarketplaceSeller, type MarketplaceSeller, runImport } from '@tradelane/marketplace-seller';
import { describe, expect, test } from 'vitest';
import { eanOf } from '../../src/memory/product-file.ts';
import { createWorkbench, type Workbench } from './world.ts';

const file = { name: 'products.csv', data: 'sku;title;category;brand;ean;price\nSKU-1;;;;not-an-ean;\n' };
const uploads = ({ sent }: Workbench): number =>
  sent.filter((request) => request === 'POST /instance/api/products/imports').length;

/** The same shop in another process. */
function createMarketplaceAgain({ sandbox, clock }: Workbench): MarketplaceSeller {
  const { urls, credentials } = sandbox.info();
  const apiKey = credentials.shops[0]?.api_key ?? '';
  return createMarketplaceSeller({ baseUrl: urls.instance_url, auth: { apiKey }, fetch: sandbox.fetch, clock });
}

describe('PR01: an import with a checkpoint', () => {
  test('is passed to a failed handler again, and starts again after it was handled', async () => {
    const bench = createWorkbench();
    const checkpoint = createMemoryCheckpoints();
    const got: number[] = [];
    const run = (fails: boolean): Promise<unknown> =>
      runImport(bench.marketplace, file, {
        checkpoint,
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
    expect((await checkpoint.read('')).size).toBe(0);
  });

  test.each([undefined, 'monday'])(
    "of key %s whose ID couldn't be stored is found by the next call, also in the same process, and no file is sent twice",
    async (key) => {
      const bench = createWorkbench();
      const memory = createMemoryCheckpoints();
      let failures = 1;
      const checkpoint: CheckpointStore = {
        read: (prefix) => memory.read(prefix),
        write: (changes, condition) => {
          const isFound = changes.some(({ value }) => value?.includes('"is":"started"'));
          if (isFound && (failures -= 1) >= 0) throw new Error('database is locked');
          return memory.write(changes, condition);
        },
      };
      const run = () => runImport(bench.marketplace, file, { checkpoint, key });
      await expect(run()).rejects.toBeInstanceOf(CheckpointError);
      expect((await run()).importId).toBeGreaterThan(0);
      expect(uploads(bench)).toBe(1);
    },
  );

  test('G36: with a key is complete after its handler: the same call sends nothing and returns the result again', async () => {
    const bench = createWorkbench();
    const checkpoint = createMemoryCheckpoints();
    const ended = new Error('the process ended');
    let handled = 0;
    const handler = (): void => {
      handled += 1;
      if (handled === 1) throw ended;
    };
    const options = { checkpoint, key: 'products of 2026-11-22', handler };
    await expect(runImport(bench.marketplace, file, options)).rejects.toBe(ended);
    const first = await runImport(bench.marketplace, file, options);
    const sent = bench.sent.length;
    // Another process, which has only the store of the first one.
    const again = await runImport(createMarketplaceAgain(bench), file, options);
    expect([uploads(bench), handled, bench.sent.length]).toEqual([1, 2, sent]);
    expect(again).toMatchObject({
      importId: first.importId,
      ok: first.ok,
      lines: first.lines,
      tracking: first.tracking,
    });
    expect(() => again.throwIfFailed()).toThrow(ImportIncompleteError);
    const rows = await Array.fromAsync(again.reports.errors?.rows() ?? []);
    expect(rows).toHaveLength(1);
    const stream = (): ReadableStream<Uint8Array<ArrayBuffer>> => new Blob([file.data]).stream();
    expect((await runImport(bench.marketplace, stream(), options)).importId).toBe(first.importId);
  });

  test('with a key belongs to that file and request: another one is refused while it runs, and nothing is sent', async () => {
    const bench = createWorkbench();
    const options = { checkpoint: createMemoryCheckpoints(), key: 'nightly' };
    const stop = new AbortController();
    const onStarted = (): void => stop.abort();
    await expect(
      runImport(bench.marketplace, file, { ...options, onStarted, signal: stop.signal }),
    ).rejects.toBeInstanceOf(AbortedError);
    const other = { ...file, data: `${file.data}SKU-2;;;;not-an-ean;\n` };
    bench.sent.length = 0;
    await expect(runImport(bench.marketplace, other, options)).rejects.toMatchObject({
      name: 'ArgumentError',
      argument: 'key',
    });
    expect(bench.sent).toEqual([]);
    expect(await runImport(bench.marketplace, file, options)).toMatchObject({ status: 'COMPLETE' });
  });

  test('with an empty key is refused, and nothing is sent', async () => {
    const bench = createWorkbench();
    const options = { checkpoint: createMemoryCheckpoints(), key: '' };
    await expect(runImport(bench.marketplace, file, options)).rejects.toMatchObject({ argument: 'key' });
    expect(bench.sent).toEqual([]);
  });

  test('with a key accepts another file if no file was sent', async () => {
    const bench = createWorkbench();
    const { sandbox, clock } = bench;
    const options = { checkpoint: createMemoryCheckpoints(), key: 'nightly' };
    const { urls } = sandbox.info();
    const refusing = createMarketplaceSeller({
      baseUrl: urls.instance_url,
      auth: { apiKey: sandbox.info().credentials.shops[0]?.api_key ?? '' },
      fetch: async () => Response.json({ status: 403, message: 'not you' }, { status: 403 }),
      clock,
    });
    await expect(runImport(refusing, file, options)).rejects.toBeInstanceOf(PermissionError);
    const other = { ...file, data: `${file.data}SKU-2;;;;not-an-ean;\n` };
    expect(await runImport(bench.marketplace, other, options)).toMatchObject({ lines: { read: 2 } });
  });

  test.each([404, 410])('that the server lost (%i) is reported, and starts again after a day', async (status) => {
    const bench = createWorkbench();
    const { sandbox, clock } = bench;
    let isForgotten = false;
    let forgotten = '';
    const { urls, credentials } = sandbox.info();
    const seller = createMarketplaceSeller({
      baseUrl: urls.instance_url,
      auth: { apiKey: credentials.shops[0]?.api_key ?? '' },
      fetch: async (request) => {
        if (isForgotten && request.url.endsWith(forgotten)) return Response.json({ status }, { status });
        bench.sent.push(`${request.method} ${new URL(request.url).pathname}`);
        return sandbox.fetch(request);
      },
      clock,
    });
    const options = { checkpoint: createMemoryCheckpoints(), key: 'nightly' };
    const stop = new AbortController();
    let startedAtInMs = 0;
    const onStarted = ({ importId }: { readonly importId: number }): void => {
      startedAtInMs = clock.now();
      forgotten = `/imports/${importId}`;
      stop.abort();
    };
    await runImport(seller, file, { ...options, onStarted, signal: stop.signal }).catch(() => undefined);
    isForgotten = true;
    const retryAt = new Date(startedAtInMs + 86_400_000);
    for (let time = 1; time <= 2; time += 1) {
      const error = await runImport(seller, file, options).catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(WorkNotFoundError);
      expect(error).toMatchObject({ id: forgotten.split('/').at(-1), operation: 'P42' });
      expect(Math.abs((error as WorkNotFoundError).retryAt.getTime() - retryAt.getTime())).toBeLessThan(1_000);
    }
    expect(uploads(bench)).toBe(1);
    await clock.advance(86_400_000);
    expect(await runImport(seller, file, options)).toMatchObject({ status: 'COMPLETE' });
    expect(uploads(bench)).toBe(2);
  });

  test('with a key belongs to that file and request: another one is refused after it is complete', async () => {
    const bench = createWorkbench();
    const options = { checkpoint: createMemoryCheckpoints(), key: 'nightly' };
    const { importId } = await runImport(bench.marketplace, file, options);
    const other = { ...file, data: `${file.data}SKU-2;;;;not-an-ean;\n` };
    for (let time = 1; time <= 2; time += 1) {
      const error = await runImport(bench.marketplace, other, options).catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(ArgumentError);
      expect((error as ArgumentError).message).toContain('of another file or request');
    }
    expect((await runImport(bench.marketplace, other, { ...options, key: 'the next night' })).importId).not.toBe(
      importId,
    );
  });

  test('without a key belongs to one file, request and shop: another file is another import', async () => {
    const bench = createWorkbench();
    const checkpoint = createMemoryCheckpoints();
    const ids = new Set<number>();
    // One after the other: the virtual clock doesn't see the I/O of an upload, and would end the other wait meanwhile.
    for (const one of [file, { ...file, data: `${file.data}SKU-2;;;;not-an-ean;\n` }])
      ids.add((await runImport(bench.marketplace, one, { checkpoint })).importId);
    expect(ids.size).toBe(2);
  });

  test("Q07: of one shop of a user doesn't count for another shop", async () => {
    const bench = createWorkbench();
    const checkpoint = createMemoryCheckpoints();
    const ended = new Error('ended');
    const handler = (): never => {
      throw ended;
    };
    await expect(runImport(bench.marketplace.forShop(2001), file, { checkpoint, handler })).rejects.toBe(ended);
    const other = await runImport(bench.marketplace.forShop(2002), file, { checkpoint });
    const again = await runImport(bench.marketplace.forShop(2001), file, { checkpoint });
    expect(other.importId).not.toBe(again.importId);
    expect(uploads(bench)).toBe(2);
  });

  test('is started by one process at a time', async () => {
    const { marketplace, clock } = createWorkbench();
    const checkpoint = createMemoryCheckpoints();
    const first = runImport(marketplace, file, { checkpoint });
    const second = await runImport(marketplace, file, { checkpoint }).catch((error: unknown) => error);
    expect(second).toBeInstanceOf(LeaseHeldError);
    expect((second as LeaseHeldError).until.getTime()).toBeGreaterThan(clock.now() - 60_000);
    expect((await first).status).toBe('COMPLETE');
  });

  test('that failed is forgotten, so that the corrected file is sent', async () => {
    const bench = createWorkbench();
    const checkpoint = createMemoryCheckpoints();
    const empty = { name: 'products.csv', data: '' };
    for (let time = 1; time <= 2; time += 1) {
      await expect(runImport(bench.marketplace, empty, { checkpoint })).rejects.toBeInstanceOf(ImportFailedError);
      expect(uploads(bench)).toBe(time);
    }
  });

  test("that can't be identified asks for a decision, and accepts it", async () => {
    const bench = createWorkbench();
    const kept = createMemoryCheckpoints();
    // The store fails between the upload and the ID.
    const failing: CheckpointStore = {
      read: kept.read,
      write(changes, condition) {
        if (changes[0]?.value?.includes('started') === true) throw new Error('no space left');
        return kept.write(changes, condition);
      },
    };
    await expect(runImport(bench.marketplace, file, { checkpoint: failing })).rejects.toBeInstanceOf(CheckpointError);
    // Another client imports to the same shop.
    await bench.catalog.imports.create({ file });
    const again = createMarketplaceAgain(bench);
    const error = await runImport(again, file, { checkpoint: kept }).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ImportOutcomeUnknownError);
    const { candidates = [] } = error as ImportOutcomeUnknownError;
    expect(candidates).toHaveLength(2);
    const [existingImportId = 0] = candidates;
    expect((await runImport(again, file, { checkpoint: kept, existingImportId })).importId).toBe(existingImportId);
    expect(uploads(bench)).toBe(2);
  });

  test('of a stream needs a key, and a key needs a checkpoint', async () => {
    const { marketplace } = createWorkbench();
    const checkpoint = createMemoryCheckpoints();
    const stream = (): ReadableStream<Uint8Array<ArrayBuffer>> => new Blob([file.data]).stream();
    await expect(runImport(marketplace, stream(), { checkpoint })).rejects.toThrow(/Pass a `key`/);
    expect((await runImport(marketplace, stream(), { checkpoint, key: 'nightly' })).lines.read).toBe(1);
    await expect(runImport(marketplace, file, { key: 'nightly' })).rejects.toBeInstanceOf(ArgumentError);
  });
});

describe('PR02: the result of an import', () => {
  test("states lines and products, and isn't ok if no product arrived", async () => {
    const { marketplace } = createWorkbench();
    const result = await runImport(marketplace, file);
    expect(result).toMatchObject({ ok: false, lines: { read: 1 } });
    expect((result.products?.synchronized ?? 0) + (result.products?.reimported ?? 0)).toBe(0);
    expect(() => result.throwIfFailed()).toThrow(ImportIncompleteError);
    expect(() => result.throwIfFailed()).toThrow(/\d of 1 lines failed/);
  });

  test('is ok if every line was read and every product arrived', async () => {
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
