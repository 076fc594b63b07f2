import { expect, test } from 'vitest';
import { ArgumentError, BadRequestError, createMemoryCheckpoints, PermissionError, ServerError } from '@tradelane/core';
import { Sync } from '../../src/runtime.ts';
import { minute, startInMs, world } from './stream.ts';

test.each([
  ['found nothing', undefined],
  ['had no item handled', 'the database is down'],
])('a stream starts at the `since` of its first run, even if that %s', async (_, failure) => {
  const { put, sync, reads, clock } = world();
  if (failure !== undefined) put('a', startInMs + 1);
  const first = sync({
    since: new Date(startInMs),
    handler: () => {
      throw new Error(failure);
    },
  });
  await first.run().catch(() => undefined);
  await clock.advance(10_000);
  put('b');
  await clock.advance(10_000);
  const got: string[] = [];
  await sync({ since: new Date(clock.now()), handler: ({ id }) => got.push(id) });
  expect(got).toEqual(failure === undefined ? ['b'] : ['a', 'b']);
  expect(reads.every((read) => 'since' in read && Number(read.since) === startInMs)).toBe(true);
});

test('a checkpoint of an earlier version without items starts where its runs did', async () => {
  const { sync, reads } = world();
  const checkpoint = createMemoryCheckpoints();
  const head = 'test.rows.default:head';
  await sync({ checkpoint, since: new Date(startInMs), handler: () => undefined });
  const kept = JSON.parse((await checkpoint.read(head)).get(head) ?? '');
  await checkpoint.write([{ key: head, value: JSON.stringify({ ...kept, safe: undefined }) }]);
  await sync({ checkpoint, since: new Date(startInMs + 9), handler: () => undefined });
  expect(reads).toEqual([{ since: new Date(startInMs) }, { since: new Date(startInMs) }]);
});

test("a first run that was refused doesn't count, and the next one starts at its own `since`", async () => {
  const { sync, reads, failures } = world();
  failures.push(new BadRequestError('too long ago', { status: 400, outcome: 'refused' }));
  await expect(sync({ since: new Date(0), handler: () => undefined }).run()).rejects.toBeInstanceOf(BadRequestError);
  await sync({ since: new Date(startInMs), handler: () => undefined });
  expect(reads).toEqual([{ since: new Date(0) }, { since: new Date(startInMs) }]);
});

test('a later run that is refused keeps the checkpoint, so the next one continues', async () => {
  const { put, sync, reads, failures, clock } = world();
  const checkpoint = createMemoryCheckpoints();
  const got: string[] = [];
  const run = () => sync({ checkpoint, since: new Date(startInMs), handler: ({ id }) => void got.push(id) });
  await clock.advance(60 * minute);
  put('a');
  await clock.advance(minute);
  await run();
  failures.push(new PermissionError('no longer allowed', { status: 403, outcome: 'refused' }));
  await expect(run().run()).rejects.toBeInstanceOf(PermissionError);
  put('b');
  await clock.advance(10_000);
  await run();
  expect(got).toEqual(['a', 'b']);
  expect(reads.at(-1)).toEqual(reads.at(-2));
  expect(reads.at(-1)).not.toEqual(reads[0]);
});

test("a first run that was refused doesn't count, even if an earlier one found no item", async () => {
  const { sync, reads, failures } = world();
  const refused = new BadRequestError('too long ago', { status: 400, outcome: 'refused' });
  const handler = (): undefined => undefined;
  failures.push(...Array.from({ length: 6 }, () => new ServerError('down', { status: 503 })), refused);
  await expect(sync({ since: new Date(0), handler }).run()).rejects.toBeInstanceOf(ServerError);
  await expect(sync({ since: new Date(1), handler }).run()).rejects.toBe(refused);
  await sync({ since: new Date(startInMs), handler });
  expect(reads.slice(-2)).toEqual([{ since: new Date(0) }, { since: new Date(startInMs) }]);
});

test("a first run that sent nothing doesn't count either", async () => {
  const { sync, reads, failures } = world();
  const handler = (): undefined => undefined;
  failures.push(new ArgumentError('no such filter'));
  await expect(sync({ since: new Date(1), handler }).run()).rejects.toBeInstanceOf(ArgumentError);
  await sync({ since: new Date(0), handler });
  expect(reads).toEqual([{ since: new Date(1) }, { since: new Date(0) }]);
});

test.each([true, false])(
  "a stream that started with everything isn't moved by a later `since` (ascending: %s)",
  async (isAscending) => {
    const { put, sync, rows, clock } = world({ isAscending });
    for (const id of ['a', 'b', 'c', 'd']) put(id);
    let calls = 0;
    const dying = sync({
      handler: () => {
        calls += 1;
        if (calls === 3) throw new Error('died');
      },
    });
    await expect(dying.run()).rejects.toThrow('died');
    await clock.advance(minute);
    put('a', clock.now(), 'changed');
    await clock.advance(10 * minute);
    const got: string[] = [];
    const later = {
      since: new Date(clock.now()),
      handler: ({ id, note = '' }: { readonly id: string; readonly note?: string }) => got.push(id + note),
    };
    await sync(later);
    await sync(later);
    expect(got).toContain('achanged');
    expect(rows.size).toBe(4);
  },
);

test("a store that fails doesn't hide why a first run was refused", async () => {
  const { sync, failures } = world();
  const refused = new PermissionError('the token lacks the scope', { status: 403, outcome: 'refused' });
  const store = createMemoryCheckpoints();
  const checkpoint = {
    ...store,
    write: async (...changes: Parameters<typeof store.write>) => {
      if (changes[0].some(({ key, value }) => key.endsWith(':head') && value === undefined)) throw new Error('full');
      return store.write(...changes);
    },
  };
  failures.push(refused);
  const run = sync({ checkpoint, since: new Date(0), handler: () => undefined }).run();
  await expect(run).rejects.toBe(refused);
});

test("a source that ends its first read with the signal's reason doesn't change `since`", async () => {
  const { source, clock, reads } = world();
  const shutdown = new AbortController();
  const reason = new DOMException('shut down');
  const interrupted = {
    ...source,
    read: async (): Promise<never> => {
      shutdown.abort(reason);
      throw reason;
    },
  };
  const given = { checkpoint: createMemoryCheckpoints(), handler: (): undefined => undefined };
  const first = new Sync(interrupted, { ...given, since: new Date(startInMs), signal: shutdown.signal }, clock);
  await expect(first.run()).rejects.toMatchObject({ name: 'AbortError', cause: reason });
  await new Sync(source, { ...given, since: new Date(startInMs + minute) }, clock);
  expect(reads).toEqual([{ since: new Date(startInMs) }]);
});

test.each([new Date('never'), startInMs, '2026-01-01'])(
  '%j as `since` is refused before anything is stored',
  async (since) => {
    const { sync, reads } = world();
    const run = sync({ since: since as Date, handler: () => undefined }).run();
    await expect(run).rejects.toMatchObject({ name: 'ArgumentError', argument: 'since' });
    expect(reads).toEqual([]);
  },
);
