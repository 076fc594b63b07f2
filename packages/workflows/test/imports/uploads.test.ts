/** When uploads leave, which shop they are of, and which imports belong to them. */
import { afterEach, expect, test } from 'vitest';
import { createMemoryCheckpoints } from '@tradelane/core';
import type { ImportRunOptions, ImportTracking } from '../../src/index.ts';
import { importWorkflow } from '../../src/runtime.ts';
import type { OperationDescriptor } from '@tradelane/core/runtime';
import { createWorld, errorOf, json, type World } from '../../../core/test/support/world.ts';
import { products } from './products.ts';

interface Upload {
  readonly file: Blob;
  readonly shop?: number;
}
type Options = ImportRunOptions<Upload, ImportTracking>;

const worlds: World[] = [];
afterEach(() => {
  for (const { clock } of worlds.splice(0)) clock.stop();
});
const lost = (): never => {
  throw new TypeError('fetch failed');
};

/** An operator with several shops. Each upload starts an import, then `respond` decides its response. */
function operator(
  respond: (importId: number, world: World) => Response | Promise<Response> = (id) => json({ import_id: id }),
  create: Partial<OperationDescriptor> = {},
) {
  const imports: { readonly import_id: number; readonly date_created: string; readonly shop: string }[] = [];
  const uploads: { readonly shop: string; readonly atInMs: number }[] = [];
  let isHidden = false;
  const add = (shop = ''): number =>
    imports.push({
      import_id: imports.length + 1,
      date_created: new Date(world.clock.now()).toISOString(),
      shop,
    });
  const world = createWorld({
    handler: ({ method, path, body }) => {
      if (method === 'POST') {
        const shop = /name="shop"\s+(\d+)/.exec(body)?.[1] ?? '';
        uploads.push({ shop, atInMs: world.clock.now() });
        return respond(add(shop), world);
      }
      const id = /imports\/(\d+)$/.exec(path)?.[1];
      const date = { date: new Date(world.clock.now()).toUTCString() };
      const shop = /shop_id=(\d+)/.exec(path)?.[1];
      const listed = imports.filter((one) => !isHidden && (shop === undefined || one.shop === shop));
      if (id === undefined) return json({ data: listed, total_count: listed.length }, 200, date);
      return json({ import_id: Number(id), import_status: 'COMPLETE', transform_lines_in_error: 0 });
    },
  });
  worlds.push(world);
  const runtime = world.runtime({ auth: { token: 'fixed-token', identity: 'operator' } });
  const { run } = importWorkflow<Upload, ImportTracking>(runtime, {
    ...products,
    create: { ...products.create, parts: { file: 'file!', shop: 'text' }, ...create },
    list: { ...products.list, query: { ...products.list.query, shop_id: 'integer' } },
  });
  const importing = (text: string, options: Options = {}) => run(new Blob([text]), options);
  return { world, imports, uploads, add, hide: (now: boolean) => void (isHidden = now), importing };
}

test('uploads of one shop wait for each other, and uploads of different shops do not', async () => {
  const { world, uploads, importing } = operator(async (id) => {
    await world.clock.wait(20_000);
    return json({ import_id: id });
  });
  const startInMs = world.clock.now();
  await Promise.all([1, 2, 1].map((shop, at) => importing(`${at}`, { request: { shop } })));
  expect(uploads.map(({ shop, atInMs }) => [shop, atInMs - startInMs])).toEqual([
    ['1', 0],
    ['2', 0],
    ['1', 20_000],
  ]);
});

for (const kept of [false, true])
  test(`a lost upload${kept ? ' with a checkpoint' : ''} is only looked for in its own shop`, async () => {
    const { add, importing } = operator((id) => {
      add('2');
      return id === 1 ? lost() : json({ import_id: id });
    });
    const options = kept ? { checkpoint: createMemoryCheckpoints(), key: 'monday' } : {};
    expect(await importing('a', { ...options, request: { shop: 1 } })).toMatchObject({ importId: 1 });
  });

test.each([{ key: 'monday' }, {}])(
  'G35: a lost upload with %j stays unknown until the list shows it, and then the next lost upload can be found',
  async (name) => {
    const { hide, importing, uploads, world } = operator(lost);
    const checkpoint = createMemoryCheckpoints();
    hide(true);
    for (const days of [0, 1, 30]) {
      await world.clock.wait(days * 86_400_000);
      expect(await errorOf(importing('a', { checkpoint, ...name }))).toMatchObject({
        name: 'ImportOutcomeUnknownError',
        candidates: [],
        message: expect.stringContaining('with a new `key` only if you are sure') as string,
      });
    }
    expect(uploads).toHaveLength(1);
    hide(false);
    expect(await importing('a', { checkpoint, ...name })).toMatchObject({ importId: 1 });
    expect(await importing('b', { checkpoint, key: 'tuesday' })).toMatchObject({ importId: 2 });
    expect(uploads).toHaveLength(2);
  },
);

test('G35: a new key uploads a lost file again, and `existingImportId` uploads nothing', async () => {
  const { hide, importing, uploads } = operator((id) => (id === 1 ? lost() : json({ import_id: id })));
  const checkpoint = createMemoryCheckpoints();
  hide(true);
  await errorOf(importing('a', { checkpoint }));
  expect(await importing('a', { checkpoint, key: 'again' })).toMatchObject({ importId: 2 });
  for (const key of ['monday', undefined])
    expect(await importing('a', { checkpoint, key, existingImportId: 1 })).toMatchObject({ importId: 1 });
  expect(uploads).toHaveLength(2);
});

test('Q07: a key names one import of each shop, and the options of following apply when it resumes', async () => {
  const { uploads, importing } = operator();
  const kept = { checkpoint: createMemoryCheckpoints(), key: 'monday' };
  const stopped = new Error('stopped');
  const handler = (): Promise<never> => Promise.reject(stopped);
  for (const shop of [1, 2])
    await expect(importing('a', { ...kept, handler, request: { shop } })).rejects.toBe(stopped);
  const statuses: unknown[] = [];
  const onProgress: Options['onProgress'] = ({ import_id: id }) => void statuses.push(id);
  for (const shop of [1, 2]) await importing('a', { ...kept, onProgress, request: { shop } });
  expect([statuses, uploads.map(({ shop }) => shop)]).toEqual([
    [1, 2],
    ['1', '2'],
  ]);
});

test.each([
  [{ product_import_id: 9 }, 9],
  [{ product_import_id: '9' }, undefined],
  [{}, undefined],
])('a response with %j starts an import of products with the ID %s', async (more, productImportId) => {
  const { importing } = operator((id) => json({ import_id: id, ...more }));
  const started: unknown[] = [];
  await importing('a', { onStarted: (one) => started.push(one.productImportId) });
  expect(started).toEqual([productImportId]);
});

for (const [what, file] of [
  ['content', new Blob(['a'])],
  ['rows', { rows: [{ sku: 'a' }] }],
] as const)
  test(`the option \`name\` names a file of ${what}`, async () => {
    const { world } = operator();
    const runtime = world.runtime({ auth: { token: 'fixed-token', identity: 'operator' } });
    const { run } = importWorkflow<Upload, ImportTracking>(runtime, products);
    await run(file, { name: 'mine.csv' });
    await run(file);
    const bodies = world.sent.filter(({ method }) => method === 'POST').map(({ body }) => body);
    expect(bodies.map((body) => /filename="(.*?)"/.exec(body)?.[1])).toEqual(['mine.csv', 'products.csv']);
  });
