import { expect, test } from 'vitest';
import { KeptWork } from '../../src/checkpoint/kept-work.ts';
import {
  CheckpointError,
  type CheckpointStore,
  createMemoryCheckpoints,
  createVirtualClock,
  LeaseLostError,
} from '../../src/index.ts';

test('different names are different work, whatever characters they contain', async () => {
  const checkpoint = createMemoryCheckpoints();
  const clock = createVirtualClock();
  const names = ['shop:1', 'shop-1', 'shop%3A1', 'shop:1:work', 'shop'];
  for (const name of names) {
    const work = await KeptWork.open<{ readonly of: string }>(name, clock, { checkpoint });
    expect(work.state).toBeUndefined();
    await work.keep({ of: name });
    await work.close();
  }
  const first = await KeptWork.open<{ readonly of: string }>('shop:1', clock, { checkpoint });
  expect(first.state).toEqual({ of: 'shop:1' });
  expect(await first.others('shop:')).toEqual([{ of: 'shop:1:work' }]);
});

test("unreadable work has no owner, so the next process doesn't wait", async () => {
  const checkpoint = createMemoryCheckpoints();
  const clock = createVirtualClock();
  let reads = 0;
  const failing: CheckpointStore = {
    write: checkpoint.write,
    read: (prefix) => {
      reads += 1;
      // The first read is for the lease.
      if (reads === 2) throw new Error('no connection');
      return checkpoint.read(prefix);
    },
  };
  await expect(KeptWork.open('shop', clock, { checkpoint: failing })).rejects.toBeInstanceOf(CheckpointError);
  const work = await KeptWork.open('shop', clock, { checkpoint: failing });
  expect(work.state).toBeUndefined();
  await work.close();
  expect(clock.pending).toBe(0);
});

test('the state of work is what was stored last, also after another process took it over', async () => {
  const checkpoint = createMemoryCheckpoints();
  const clock = createVirtualClock();
  const given = { checkpoint, ownerId: 'worker-1' };
  const work = await KeptWork.open<{ readonly at: number }>('shop', clock, given);
  await work.keep({ at: 1 });
  expect(work.state).toEqual({ at: 1 });
  const next = await KeptWork.open<{ readonly at: number }>('shop', clock, given);
  expect(next.state).toEqual({ at: 1 });
  expect(() => work.keep({ at: 2 })).toThrow(LeaseLostError);
  expect([work.state, next.state]).toEqual([{ at: 1 }, { at: 1 }]);
  await work.close();
  await next.keep(undefined);
  expect(next.state).toBeUndefined();
  await next.close();
  expect([...(await checkpoint.read('shop')).keys()]).toEqual([]);
});

test('expired states of other work are removed once a day', async () => {
  const checkpoint = createMemoryCheckpoints();
  const clock = createVirtualClock();
  const dayInMs = 86_400_000;
  const options = { checkpoint, leaseInMs: 3 * dayInMs };
  const open = (name: string) => KeptWork.open<{ readonly isOld: boolean }>(name, clock, options);
  const keep = async (name: string): Promise<void> => {
    const work = await open(name);
    await work.keep({ isOld: true });
    await work.close();
  };
  const work = await open('shop.now');
  const purge = (): Promise<void> => work.purge('shop.', ({ isOld }) => isOld);
  await purge(); // The first call starts the day.
  await keep('shop.1');
  await clock.advance(dayInMs - 1);
  await purge();
  expect(await work.others('shop.')).toHaveLength(1);
  await clock.advance(1);
  await purge();
  expect(await work.others('shop.')).toEqual([]);
  await keep('shop.2');
  await purge();
  expect(await work.others('shop.')).toHaveLength(1);
  await work.close();
});

test.each([
  ['ownerId', ''],
  ['ownerId', 7],
  ['leaseInMs', 0],
  ['leaseInMs', Number.NaN],
  ['leaseInMs', Infinity],
])('a `%s` of %j is refused before the store is read', async (argument, value) => {
  const checkpoint: CheckpointStore = {
    read: () => {
      throw new Error('it was read');
    },
    write: () => true,
  };
  const opened = KeptWork.open('shop', createVirtualClock(), { checkpoint, [argument]: value });
  await expect(opened).rejects.toMatchObject({ name: 'ArgumentError', argument });
});
