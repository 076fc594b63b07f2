/** Which import an upload started: after a restart, and if its response was lost. */
import { afterEach, expect, test } from 'vitest';
import { createMemoryCheckpoints } from '@tradelane/core';
import {
  type FileImportResult,
  ImportFailedError,
  type ImportRunOptions,
  type ImportTracking,
} from '../../src/index.ts';
import { importWorkflow } from '../../src/runtime.ts';
import { createWorld, errorOf, json, type World } from '../../../core/test/support/world.ts';
import { products } from './products.ts';

interface Upload {
  readonly file: Blob;
  readonly mode?: string;
}

const worlds: World[] = [];
afterEach(() => {
  for (const { clock } of worlds.splice(0)) clock.stop();
});

/** A shop whose imports complete at once. `upload` responds to an upload after its import has started. */
function shop(upload: (importId: number) => Response = (id) => json({ import_id: id }), skewInMs = 0) {
  const imports: object[] = [];
  const world = createWorld({
    handler: ({ method, path }) => {
      const now = world.clock.now() + skewInMs;
      if (method === 'POST') {
        imports.push({ import_id: imports.length + 1, date_created: new Date(now).toISOString() });
        return upload(imports.length);
      }
      const id = /imports\/(\d+)$/.exec(path)?.[1];
      return id === undefined
        ? json({ data: imports, total_count: imports.length }, 200, { date: new Date(now).toUTCString() })
        : json({ import_id: Number(id), import_status: 'COMPLETE', transform_lines_in_error: 0 });
    },
  });
  worlds.push(world);
  const runtime = world.runtime({ auth: { token: 'fixed-token', identity: 'shop' } });
  const { run } = importWorkflow<Upload, ImportTracking>(runtime, products);
  const importing = (options: ImportRunOptions<Upload, ImportTracking>) => run(new Blob(['a;b']), options);
  return { world, imports, importing };
}

test('a key belongs to one file and request, so the same file with another request is refused', async () => {
  const { importing, imports } = shop();
  const kept = { checkpoint: createMemoryCheckpoints(), key: 'monday' };
  expect(await importing({ ...kept, request: { mode: 'a' } })).toMatchObject({ importId: 1 });
  expect(await importing({ ...kept, request: { mode: 'a' } })).toMatchObject({ importId: 1 });
  const other = importing({ ...kept, request: { mode: 'b' } });
  await expect(other).rejects.toMatchObject({ code: 'ERR_KEY_REUSED', argument: 'key' });
  expect(imports).toHaveLength(1);
});

test('a key whose upload was refused is uploaded again at once', async () => {
  let isDown = true;
  const { importing, imports, world } = shop((id) => (isDown ? json({}, 400) : json({ import_id: id })));
  const kept = { checkpoint: createMemoryCheckpoints(), key: 'monday' };
  await expect(importing(kept)).rejects.toMatchObject({ status: 400 });
  isDown = false;
  const startInMs = world.clock.now();
  expect(await importing(kept)).toMatchObject({ importId: 2 });
  expect(world.clock.now() - startInMs).toBeLessThan(60_000);
  expect(imports).toHaveLength(2);
});

test.each([-3_600_000, 0, 3_600_000])(
  'an upload whose response was lost is found if the clock of the server differs by %d ms',
  async (skewInMs) => {
    const { importing, imports } = shop(() => {
      throw new TypeError('fetch failed');
    }, skewInMs);
    const recovered: boolean[] = [];
    const result = await importing({ onStarted: (started) => recovered.push(started.recovered) });
    expect([result.importId, recovered, imports.length]).toEqual([1, [true], 1]);
  },
);

test.each([
  ['kept', 'kept'],
  ['kept', 'plain'],
  ['plain', 'kept'],
  ['plain', 'plain'],
] as const)(
  'an import that appears after a lost %s upload is not assigned to a later %s upload',
  async (first, second) => {
    let isVisible = false;
    const world = createWorld({
      handler: ({ method }) => {
        if (method === 'POST') throw new TypeError('fetch failed');
        const date_created = new Date(world.clock.now()).toISOString();
        return json({ data: isVisible ? [{ import_id: 1, date_created }] : [] });
      },
    });
    worlds.push(world);
    const runtime = world.runtime({ auth: { token: 'fixed-token', identity: 'shop' } });
    const { run } = importWorkflow<Upload, ImportTracking>(runtime, products);
    const upload = (how: 'kept' | 'plain', key: string) =>
      run(new Blob([key]), how === 'kept' ? { checkpoint: createMemoryCheckpoints(), key, onUpload } : { onUpload });
    const onUpload = (): void => void (isVisible = isLater);
    let isLater = false;
    await expect(upload(first, 'a')).rejects.toMatchObject({ name: 'ImportOutcomeUnknownError' });
    isLater = true;
    await expect(upload(second, 'b')).rejects.toMatchObject({ name: 'ImportOutcomeUnknownError' });
  },
);

test("an error of the caller about another failed import doesn't make this one start again", async () => {
  const { importing, imports } = shop();
  const kept = { checkpoint: createMemoryCheckpoints(), key: 'monday' };
  const other = new ImportFailedError({ importId: 9, status: 'FAILED' } as FileImportResult, undefined);
  const onStarted = (): never => {
    throw other;
  };
  await expect(importing({ ...kept, onStarted })).rejects.toBe(other);
  expect(await importing(kept)).toMatchObject({ importId: 1 });
  expect(imports).toHaveLength(1);
});

test('an ID of an earlier import needs a checkpoint', async () => {
  const { importing, imports } = shop();
  await expect(importing({ existingImportId: 7 })).rejects.toMatchObject({ argument: 'checkpoint' });
  expect(imports).toEqual([]);
});

test('a lost import is found without a `Date` header in the responses', async () => {
  let created: string | undefined;
  const world = createWorld({
    handler: ({ method, path }) => {
      if (method === 'POST') {
        created = new Date(world.clock.now()).toISOString();
        throw new TypeError('fetch failed');
      }
      return path.endsWith('/1')
        ? json({ import_id: 1, import_status: 'COMPLETE', transform_lines_in_error: 0 })
        : json({ data: created === undefined ? [] : [{ import_id: 1, date_created: created }] });
    },
  });
  worlds.push(world);
  const runtime = world.runtime({ auth: { token: 'fixed-token', identity: 'shop' } });
  const { run } = importWorkflow<Upload, ImportTracking>(runtime, products);
  expect(await run(new Blob(['a']), {})).toMatchObject({ importId: 1 });
});

test.each([-2_001, -2_000, 0, 120_000])(
  'an import from %d ms after a lost upload is only found if it can be of that upload',
  async (afterInMs) => {
    let sentAtInMs = 0;
    const world = createWorld({
      handler: ({ method, path }) => {
        if (method === 'POST') {
          sentAtInMs = world.clock.now();
          throw new TypeError('fetch failed');
        }
        if (path.endsWith('/1')) return json({ import_id: 1, import_status: 'COMPLETE', transform_lines_in_error: 0 });
        return json({ data: [{ import_id: 1, date_created: new Date(sentAtInMs + afterInMs).toISOString() }] });
      },
    });
    worlds.push(world);
    const runtime = world.runtime({ auth: { token: 'fixed-token', identity: 'shop' } });
    const { run } = importWorkflow<Upload, ImportTracking>(runtime, products);
    // The time of the upload is the time when it leaves.
    const found = run(new Blob(['a']), {}).catch((error: unknown) => error);
    const isPossible = afterInMs >= -2_000 && afterInMs <= 0;
    expect(await found).toMatchObject(isPossible ? { importId: 1 } : { name: 'ImportOutcomeUnknownError' });
  },
);

test.each([
  [{}, true],
  [{ has_error_report: true }, false],
  [{ has_transformation_error_report: true }, false],
  [{ transform_lines_in_error: 1 }, false],
  [{ integration_details: { rejected_products: 1, products_reimported: 1 } }, false],
  [{ integration_details: { products_reimported: 2 } }, true],
  [{ integration_details: {} }, false],
  [{ integration_details: null }, false],
])('P42: an import with %j has the result ok: %s', (more, ok) => {
  const { world } = shop();
  const { resultOf } = importWorkflow<Upload, ImportTracking>(world.runtime(), products);
  const tracking = {
    import_id: 1,
    import_status: 'COMPLETE',
    transform_lines_in_error: 0,
    integration_details: { products_successfully_synchronized: 1, products_reimported: 1 },
    ...more,
  } as ImportTracking;
  const result = resultOf(tracking);
  expect(result.ok).toBe(ok);
  const { synchronized = 0, reimported = 0 } = result.products ?? {};
  const counts = result.products ? `${synchronized + reimported} products succeeded` : "aren't available";
  if (!ok) expect(() => result.throwIfFailed()).toThrow(counts);
});

test('a key of a failed upload accepts the file again after the search of the list failed before it left', async () => {
  let isDown = true;
  const world = createWorld({
    handler: ({ method, path }) => {
      if (method === 'POST') return json({ import_id: 1 });
      if (path.endsWith('/1')) return json({ import_id: 1, import_status: 'COMPLETE', transform_lines_in_error: 0 });
      return isDown ? json({}, 403) : json({ data: [] });
    },
  });
  worlds.push(world);
  const runtime = world.runtime({ auth: { token: 'fixed-token', identity: 'shop' } });
  const { run } = importWorkflow<Upload, ImportTracking>(runtime, products);
  const kept = { checkpoint: createMemoryCheckpoints(), key: 'monday' };
  await expect(run(new Blob(['a']), kept)).rejects.toMatchObject({ status: 403 });
  isDown = false;
  expect(await run(new Blob(['b']), kept)).toMatchObject({ importId: 1 });
});

test('a new import may belong to a lost upload of another process for a day', async () => {
  const hourInMs = 3_600_000;
  const secondAfter = async (inMs: number): Promise<unknown> => {
    let isVisible = false;
    const world = createWorld({
      handler: ({ method, path }) => {
        if (method === 'POST') throw new TypeError('fetch failed');
        if (path.endsWith('/1')) return json({ import_id: 1, import_status: 'COMPLETE', transform_lines_in_error: 0 });
        const date_created = new Date(world.clock.now()).toISOString();
        return json({ data: isVisible ? [{ import_id: 1, date_created }] : [] });
      },
    });
    worlds.push(world);
    const checkpoint = createMemoryCheckpoints();
    const process = (key: string, isLater: boolean): Promise<unknown> => {
      const runtime = world.runtime({ auth: { token: 'fixed-token', identity: 'shop' } });
      const { run } = importWorkflow<Upload, ImportTracking>(runtime, products);
      return run(new Blob([key]), { checkpoint, key, onUpload: () => void (isVisible = isLater) });
    };
    await errorOf(process('a', false));
    await world.clock.wait(inMs);
    return process('b', true).catch((error: unknown) => error);
  };
  expect(await secondAfter(23 * hourInMs)).toMatchObject({ name: 'ImportOutcomeUnknownError', candidates: [1] });
  expect(await secondAfter(25 * hourInMs)).toMatchObject({ importId: 1 });
});
