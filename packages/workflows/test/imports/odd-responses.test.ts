/** An import at a server whose responses are valid JSON with unexpected content: it ends, and nothing is guessed. */
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

type Responses = Readonly<Partial<Record<'POST /v2/files' | 'GET /v2/imports' | 'GET /v2/imports/7', unknown>>>;

/** A world with these responses, and `1` for all other requests. Runs an import in it. */
function importing(responses: Responses, options: ImportRunOptions<object, ImportTracking> = {}) {
  const world = createWorld({
    handler: ({ method, path }) => {
      const key = `${method} ${path.replace('/api', '').split('?')[0]}`;
      return json(key in responses ? responses[key as keyof Responses] : 1);
    },
  });
  worlds.push(world);
  const runtime = world.runtime({ auth: { token: 'fixed-token', identity: 'shop' } });
  const { run } = importWorkflow<{ readonly file: Blob }, ImportTracking>(runtime, products);
  return { world, error: errorOf(run(new Blob(['a;b']), options)) };
}

const pathsOf = ({ sent }: World): readonly string[] => [
  ...new Set(sent.map(({ method, path }) => `${method} ${path.split('?')[0]}`)),
];

for (const options of [{}, { checkpoint: createMemoryCheckpoints(), key: 'monday' }]) {
  const ending = 'key' in options ? ' and is kept' : '';
  test.each([1, null, 'done', {}, { import_id: '7' }, { import_id: 7.5 }])(
    `an upload${ending} whose success names no import is searched for, and an invalid name is never followed: %j`,
    async (created) => {
      const { world, error } = importing({ 'POST /v2/files': created, 'GET /v2/imports': { data: [] } }, options);
      expect(await error).toMatchObject({ name: 'ImportOutcomeUnknownError', outcome: 'unknown' });
      expect(world.sent.filter(({ method }) => method === 'POST')).toHaveLength(1);
      expect(pathsOf(world).toSorted()).toEqual(['GET /api/v2/imports', 'POST /api/v2/files']);
      // The next case would search for the stored import.
      if ('checkpoint' in options)
        for (const key of (await options.checkpoint.read('')).keys())
          await options.checkpoint.write([{ key, value: undefined }]);
    },
  );
}

test.each([1, null, [], {}, { data: 1 }, { total_count: 1 }])(
  "an invalid list of imports doesn't count as an empty one: %j",
  async (listed) => {
    const { error } = importing({ 'GET /v2/imports': listed });
    expect(await error).toMatchObject({ name: 'ImportOutcomeUnknownError', cause: { name: 'MalformedResponseError' } });
  },
);

test('PR04: a list of imports with a count of 0 and without items is empty, and the file is uploaded', async () => {
  const listed = { total_count: 0 };
  const kept = { checkpoint: createMemoryCheckpoints(), key: 'monday' };
  const { world, error } = importing({ 'POST /v2/files': { import_id: 7 }, 'GET /v2/imports': listed }, kept);
  await error;
  expect(pathsOf(world)).toContain('POST /api/v2/files');
});
