import { expect, test } from 'vitest';
import { createMemoryCheckpoints } from '@tradelane/core';
import { collect } from '../../../core/test/support/collect.ts';
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

test('an export that the server forgot is replaced by a new one with all its rows', async () => {
  const { rows, clock } = instance(
    (address) => {
      if (address.export === 't1' && address.number === 1) return new Response('', { status: 404 });
      return new Response(`{"id":"${address.export}-${address.number}"}\n`);
    },
    { maxAttempts: 1 },
    2,
  );
  const options = { checkpoint: createMemoryCheckpoints() };
  for await (const { id } of rows({}, options)) {
    expect(id).toBe('t1-0');
    await clock.advance(86_400_000);
    break;
  }
  expect(await collect(rows({}, options))).toEqual(['t1-0', 't2-0', 't2-1'].map((id) => ({ id })));
});

test('a key that is refused for another request stays usable for its own', async () => {
  const { rows, started } = instance(() => new Response('{"id":"a"}\n'));
  const options = { checkpoint: createMemoryCheckpoints(), key: 'monday' };
  expect(await collect(rows({ shop: 1 }, options))).toEqual([{ id: 'a' }]);
  await expect(collect(rows({ shop: 2 }, options))).rejects.toMatchObject({ code: 'ERR_KEY_REUSED' });
  expect(await collect(rows({ shop: 1 }, options))).toEqual([]);
  expect(started).toHaveLength(1);
});

test('TL03: an export whose start got no response is not started again within its day', async () => {
  const fetch = () => Promise.reject(new TypeError('fetch failed'));
  const { rows, clock } = instance(() => new Response(''), {
    auth: { token: 'fixed-token', identity: 'shop' },
    fetch,
    maxAttempts: 1,
  });
  const options = { checkpoint: createMemoryCheckpoints(), key: 'monday' };
  await expect(collect(rows({}, options))).rejects.toMatchObject({ outcome: 'unknown' });
  const unknown = { code: 'ERR_EXPORT_OUTCOME_UNKNOWN', outcome: 'not-sent', since: new Date(clock.now()) };
  await expect(collect(rows({}, options))).rejects.toMatchObject(unknown);
});

test('a file that breaks again and again is read to its end if each time it returns a row', async () => {
  let reads = 0;
  const ids = Array.from({ length: 9 }, (_, index) => `${index}`);
  const { rows } = instance(() => {
    reads += 1;
    const lines = ids.map((id) => `{"id":"${id}"}\n`).join('');
    return new Response(reads < ids.length ? lines.slice(0, reads * 11 + 5) : lines);
  });
  expect(await collect(rows({}, {}))).toEqual(ids.map((id) => ({ id })));
});

test('an export belongs to its account, and `checkpoint` and `resume` exclude each other', async () => {
  const checkpoint = createMemoryCheckpoints();
  const started = async (identity: string): Promise<number> => {
    const { rows, started: starts } = instance(() => new Response('{"id":"a"}\n'), {
      auth: { token: 'fixed-token', identity },
    });
    await collect(rows({}, { checkpoint, key: 'monday' }));
    return starts.length;
  };
  expect([await started('one'), await started('one'), await started('other')]).toEqual([1, 0, 1]);
  const { rows } = instance(() => new Response(''));
  const both = collect(rows({}, { checkpoint, resume: '{}' }));
  await expect(both).rejects.toMatchObject({ name: 'ArgumentError', argument: 'resume' });
});

test('a stored export that the server forgot within its day is reported, and not started again', async () => {
  let isExpired = false;
  const { rows, started, clock } = instance(
    () => (isExpired ? new Response('', { status: 404 }) : new Response('{"id":"a"}\n{"id":"b"}\n')),
    { maxAttempts: 1 },
  );
  const options = { checkpoint: createMemoryCheckpoints() };
  const startInMs = clock.now();
  for await (const { id } of rows({}, options)) if (id === 'a') break;
  await clock.advance(3_600_000);
  isExpired = true;
  await expect(collect(rows({}, options))).rejects.toMatchObject({ name: 'WorkNotFoundError', id: 't1' });
  const error = await collect(rows({}, options)).catch((thrown: unknown) => thrown);
  expect(Math.abs(Number((error as { retryAt: Date }).retryAt) - startInMs - 86_400_000)).toBeLessThan(10_000);
  expect(started).toHaveLength(1);
});
