/** Which import an upload started: after a restart, and if its response was lost. */
import { afterEach, expect, test } from 'vitest';
import { createMemoryCheckpoints } from '@tradelane/core';
import { type ImportRunOptions, type ImportTracking } from '../../src/index.ts';
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

/** A shop whose imports complete at once. */
function shop() {
  const imports: object[] = [];
  const world = createWorld({
    handler: ({ method, path }) => {
      const now = world.clock.now();
      if (method === 'POST') {
        imports.push({ import_id: imports.length + 1, date_created: new Date(now).toISOString() });
        return json({ import_id: imports.length });
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

test.each([
  [{}, true],
  [{ has_error_report: true }, false],
  [{ has_transformation_error_report: true }, false],
  [{ transform_lines_in_error: 1 }, false, ': 1 line failed. 2 products succeeded, 0 failed.'],
  [{ transform_lines_in_error: undefined }, false, ': an unknown number of lines failed. 2 products'],
  [
    { integration_details: { rejected_products: 1, products_reimported: 1 } },
    false,
    '. 1 product succeeded, 1 failed.',
  ],
  [{ integration_details: { products_reimported: 2 } }, true],
  [{ integration_details: {} }, false],
  [{ integration_details: null }, false, "aren't available"],
])('P42: an import with %j has the result ok: %s', (more, ok, message = 'is incomplete: ') => {
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
  if (ok) expect(result.throwIfFailed()).toBe(result);
  else expect(() => result.throwIfFailed()).toThrow(message);
  expect(() => resultOf({ ...tracking, transform_lines_read: -1 })).toThrow('its count of lines (read) is -1');
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
