import { expect, test } from 'vitest';
import { createMemoryCheckpoints } from '../../src/index.ts';
import { collect } from '../support/collect.ts';
import { instance } from './instance.ts';

test('S09: without a key, the request and its instants name the export', async () => {
  const { rows, started, clock } = instance(
    (address) => new Response(`{"id":"${address.export}-1"}\n{"id":"${address.export}-2"}\n`),
  );
  const checkpoint = createMemoryCheckpoints();
  const since = (day: string) => rows({ from: new Date(day) }, { checkpoint });
  for await (const { id } of since('2026-01-01')) if (id === 't1-1') break;
  await clock.advance(86_400_000);
  expect(await collect(since('2026-01-02'))).toEqual([{ id: 't2-1' }, { id: 't2-2' }]);
  expect(started).toEqual([{ from: '2026-01-01T00:00:00.000Z' }, { from: '2026-01-02T00:00:00.000Z' }]);
});

test('an empty key is refused before anything is sent', async () => {
  const { rows, started } = instance(() => new Response(''));
  const options = { checkpoint: createMemoryCheckpoints(), key: '' };
  await expect(collect(rows({}, options))).rejects.toMatchObject({ code: 'ERR_ARGUMENT_INVALID', argument: 'key' });
  expect(started).toEqual([]);
});

test('rows before a broken file are not returned twice', async () => {
  let files = 0;
  const { rows } = instance(() => {
    files += 1;
    const lines = ['a', 'b', 'c', 'd'].map((id) => `{"id":"${id}"}\n`).join('');
    return new Response(files < 3 ? lines.slice(0, files * 11 + 5) : lines);
  });
  expect(await collect(rows({}, {}))).toEqual(['a', 'b', 'c', 'd'].map((id) => ({ id })));
  expect(files).toBe(3);
});
