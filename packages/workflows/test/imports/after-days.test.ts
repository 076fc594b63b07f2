/** Imports with a checkpoint after days: forgotten by the server, or complete for long. */
import { afterEach, expect, test } from 'vitest';
import { createMemoryCheckpoints } from '@tradelane/core';
import type { ImportRunOptions, ImportTracking } from '../../src/index.ts';
import { importWorkflow } from '../../src/runtime.ts';
import { createWorld, errorOf, json, type World } from '../../../core/test/support/world.ts';
import { products } from './products.ts';

const worlds: World[] = [];
afterEach(() => {
  for (const { clock } of worlds.splice(0)) clock.stop();
});

const dayInMs = 86_400_000;

/** A shop whose imports complete at once, except for forgotten and running ones. */
function shop(
  isForgotten: (importId: number) => boolean = () => false,
  isRunning: (importId: number) => boolean = () => false,
) {
  let uploads = 0;
  const world = createWorld({
    handler: ({ method, path }) => {
      if (method === 'POST') return json({ import_id: (uploads += 1) });
      const id = Number(/imports\/(\d+)$/.exec(path)?.[1]);
      if (Number.isNaN(id)) return json({ data: [], total_count: 0 });
      if (isForgotten(id)) return json({}, 404);
      return json({
        import_id: id,
        import_status: isRunning(id) ? 'RUNNING' : 'COMPLETE',
        transform_lines_in_error: 0,
      });
    },
  });
  worlds.push(world);
  const checkpoint = createMemoryCheckpoints();
  const importing = (key: string, options: ImportRunOptions<{ readonly file: Blob }, ImportTracking> = {}) => {
    const runtime = world.runtime({ auth: { token: 'fixed-token', identity: 'shop' } });
    const { run } = importWorkflow<{ readonly file: Blob }, ImportTracking>(runtime, products);
    return run(new Blob(['a;b']), { checkpoint, key, ...options });
  };
  return { world, importing, uploads: () => uploads, checkpoint };
}

test('G35: an import that the server forgot is only uploaded again with a new key', async () => {
  let isForgotten = false;
  const { importing, uploads, world } = shop((id) => isForgotten && id === 1);
  const handler = (): never => {
    throw new Error('stopped');
  };
  await errorOf(importing('monday', { handler }));
  isForgotten = true;
  for (const days of [0, 1, 30]) {
    await world.clock.wait(days * dayInMs);
    const forgotten = { name: 'WorkNotFoundError', id: '1', message: expect.stringContaining('a new `key`') as string };
    expect(await errorOf(importing('monday'))).toMatchObject(forgotten);
  }
  expect(uploads()).toBe(1);
  expect(await importing('monday again')).toMatchObject({ importId: 2 });
});

test('an import that the server forgot right after its upload is reported, and not uploaded again', async () => {
  const { importing, uploads } = shop((id) => id === 1);
  expect(await errorOf(importing('monday'))).toMatchObject({ name: 'WorkNotFoundError', id: '1', outcome: 'unknown' });
  expect(uploads()).toBe(1);
});

test('the result of an import with a key is kept for 30 days', async () => {
  const { world, importing, uploads, checkpoint } = shop();
  const handled: string[] = [];
  const imports = (key: string) => importing(key, { handler: () => handled.push(key) });
  await imports('first');
  await world.clock.wait(2 * dayInMs);
  // This one ends in an error, so it isn't over.
  await errorOf(importing('open', { handler: () => Promise.reject(new Error('stopped')) }));
  await world.clock.wait(27 * dayInMs);
  await imports('second');
  await imports('first');
  expect([handled, uploads()]).toEqual([['first', 'second'], 3]);
  await world.clock.wait(2 * dayInMs);
  await imports('third');
  const entries = await checkpoint.read('imports.');
  expect([...entries.keys()].filter((key) => key.endsWith('first:work'))).toEqual([]);
  await imports('first');
  await imports('second');
  await imports('open');
  expect([handled, uploads()]).toEqual([['first', 'second', 'third', 'first', 'open'], 5]);
});
