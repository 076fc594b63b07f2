import { describe, expect, test } from 'vitest';
import { ArgumentError, createMemoryCheckpoints } from '@tradelane/core';
import { Sync } from '../../src/follow.ts';
import { minute, type Row, startInMs, world } from './stream.ts';

const stop = new Error('stop');

describe('a checkpoint that was written for', () => {
  test('G33: another account is rejected, and nothing is read', async () => {
    const { put, source, sync, clock, reads } = world();
    put('a');
    const checkpoint = createMemoryCheckpoints();
    const of = (account: string | undefined, key?: string): Sync<Row> =>
      new Sync({ ...source, account }, { checkpoint, key, handler: () => undefined }, clock);
    await of('client:one');
    reads.length = 0;
    await expect(of('client:two').run()).rejects.toThrow(/another account \(client:one, not client:two\)/);
    await expect(of('client:two').run()).rejects.toMatchObject({ name: ArgumentError.name, argument: 'key' });
    expect(reads).toEqual([]);
    expect(await of('client:two', 'two')).toMatchObject({ handled: 1 });
    // The lease was released, and a credential without a known account is accepted.
    expect(await of('client:one')).toMatchObject({ handled: 0 });
    expect(await of(undefined)).toMatchObject({ handled: 0 });
    await expect(of('client:two').run()).rejects.toBeInstanceOf(ArgumentError);
    expect(await sync({ handler: () => undefined })).toMatchObject({ handled: 1 });
  });

  test('G33: another host is rejected, and nothing is read', async () => {
    const { put, source, clock, reads } = world();
    put('a');
    const checkpoint = createMemoryCheckpoints();
    const of = (baseUrl: string | undefined, key?: string): Sync<Row> =>
      new Sync({ ...source, baseUrl }, { checkpoint, key, handler: () => undefined }, clock);
    const [trial, live] = ['https://test.example.com', 'https://live.example.com'];
    await of(trial);
    reads.length = 0;
    await expect(of(live).run()).rejects.toThrow(`another host (${trial}, not ${live})`);
    await expect(of(live).run()).rejects.toMatchObject({ name: ArgumentError.name, argument: 'key' });
    expect(reads).toEqual([]);
    expect(await of(live, 'live')).toMatchObject({ handled: 1 });
    expect(await of(undefined)).toMatchObject({ handled: 0 });
  });

  test('G33: another filter is rejected even in the middle of a run, but a time window may move', async () => {
    const { put, sync } = world();
    for (const id of ['a', 'b', 'c']) put(id);
    const handler = ({ id }: Row): void => {
      if (id === 'b') throw stop;
    };
    const filter = { statuses: ['SHIPPED', 'CLOSED'], created_from: new Date(0) };
    await expect(sync({ filter, handler }).run()).rejects.toBe(stop);
    await expect(sync({ handler }).run()).rejects.toMatchObject({ argument: 'filter' });
    await expect(sync({ filter: { ...filter, statuses: ['CLOSED'] }, handler }).run()).rejects.toBeInstanceOf(
      ArgumentError,
    );
    const moved = { statuses: ['CLOSED', 'SHIPPED'], created_from: new Date(1) };
    expect(await sync({ filter: moved, handler: () => undefined })).toMatchObject({ handled: 2, redelivered: 1 });
  });
});

test('an overlap that changes from run to run repeats no item', async () => {
  const { put, sync } = world({ pageSize: 20 });
  for (let index = 0; index < 60; index += 1) put(`r${index}`, startInMs - (60 - index) * 60 * minute);
  const times = new Map<string, number>();
  const overlaps = [0, 600 * minute, 5 * minute, Number.MAX_SAFE_INTEGER];
  for (let run = 0; run < 16; run += 1) {
    let left = 5;
    await sync({
      overlapInMs: overlaps[run % overlaps.length],
      handler: ({ id }) => {
        if (left === 0) throw stop;
        left -= 1;
        times.set(id, (times.get(id) ?? 0) + 1);
      },
    })
      .run()
      .catch((error: unknown) => expect(error).toBe(stop));
  }
  expect(times.size).toBe(60);
  expect(new Set(times.values())).toEqual(new Set([1]));
});

test('different names are different streams, whatever characters they contain', async () => {
  const { put, source, clock } = world();
  put('a');
  const checkpoint = createMemoryCheckpoints();
  const of = (name: string, consumer?: string): Sync<Row> =>
    new Sync({ ...source, name }, { checkpoint, key: consumer, handler: () => undefined }, clock);
  expect(await of('rows.1')).toMatchObject({ handled: 1 });
  for (const [name, consumer] of [
    ['rows', '1.default'],
    ['rows', '1%2Edefault'],
    ['rows', 'shop:1'],
    ['rows', 'shop-1'],
    ['rows', 'shop%3A1'],
  ] as const)
    expect(await of(name, consumer)).toMatchObject({ handled: 1 });
});
