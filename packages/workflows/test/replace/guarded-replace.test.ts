import { type Arbitrary, asyncProperty, assert, boolean, constantFrom, integer, record, uniqueArray } from 'fast-check';
import { expect, test } from 'vitest';
import {
  BadRequestError,
  CheckpointError,
  type Clock,
  createMemoryCheckpoints,
  createVirtualClock,
  LeaseHeldError,
} from '@tradelane/core';
import type { RemovalOptions } from '../../src/index.ts';
import { guardedReplace } from '../../src/runtime.ts';

/** A server that stores one list, and calls that reach it and return at their own times. */
function world() {
  const store = createMemoryCheckpoints();
  const server = { names: ['a', 'b'] as readonly string[] };
  const replace = (
    names: readonly string[],
    { back, ...options }: Partial<RemovalOptions> & { readonly back?: Promise<unknown> } = {},
  ) =>
    guardedReplace(
      {
        what: 'carriers',
        key: 'c:k',
        names,
        send: async () => {
          server.names = names;
          await back;
        },
      },
      { checkpoint: store, ...options },
    );
  return { server, replace };
}

test('G38: a list that the server refused is not compared with the next one', async () => {
  const { replace } = world();
  await replace(['a', 'b'], { confirmRemovals: true });
  const refusal = new BadRequestError('no', { status: 400, outcome: 'refused' });
  await expect(replace(['a', 'b', 'z'], { back: Promise.reject(refusal) })).rejects.toBe(refusal);
  expect(await replace(['a', 'b'])).toMatchObject({ removed: [], sent: true });
});

test('one of two concurrent calls is sent, and the other is compared again after it', async () => {
  const { replace, server } = world();
  await replace(['a', 'b'], { confirmRemovals: true });
  const one = replace(['a', 'b', 'c']);
  await expect(replace(['a', 'b', 'd'], { confirmRemovals: true })).rejects.toBeInstanceOf(LeaseHeldError);
  await one;
  expect(server.names).toEqual(['a', 'b', 'c']);
  await expect(replace(['a', 'b', 'd'])).rejects.toMatchObject({ removed: ['c'] });
});

test('a warning names the list that a process may have sent before it ended', async () => {
  const { replace } = world();
  await replace(['a', 'b'], { confirmRemovals: true });
  void replace(['a', 'b', 'z'], { back: new Promise(() => undefined), ownerId: 'go-live' });
  await new Promise((resolve) => setTimeout(resolve, 0));
  // It restarts, and takes over its lease at once.
  await expect(replace(['a', 'b'], { ownerId: 'go-live' })).rejects.toMatchObject({ removed: ['z'] });
  await expect(replace(['a', 'b'], { confirmRemovals: true })).resolves.toMatchObject({ removed: ['z'], sent: true });
  await expect(replace(['a', 'b'])).resolves.toMatchObject({ removed: [] });
});

test('G38: names confirm the removals of a later call, but not of the first one', async () => {
  const { server, replace } = world();
  const names = ['a', 'b'];
  await expect(replace(['c'], { confirmRemovals: names })).rejects.toMatchObject({ isFirst: true });
  expect(server.names).toEqual(['a', 'b']);
  await replace(['a', 'b'], { confirmRemovals: true });
  await expect(replace(['c'], { confirmRemovals: ['a'] })).rejects.toMatchObject({ removed: ['a', 'b'] });
  expect(await replace(['c'], { confirmRemovals: names })).toMatchObject({ removed: ['a', 'b'], sent: true });
});

test('a store that fails is a CheckpointError, and nothing was sent', async () => {
  const { server } = world();
  const before = server.names;
  const store = {
    read: () => new Map<string, string>(),
    write: () => {
      throw new Error('disk full');
    },
  };
  const replaced = guardedReplace(
    { what: 'carriers', key: 'c:k', names: ['x'], send: async () => (server.names = ['x']) },
    { checkpoint: store, confirmRemovals: true },
  );
  await expect(replaced).rejects.toBeInstanceOf(CheckpointError);
  expect(server.names).toBe(before);
});

/** A process that replaces the list. A suspended one resumes when another process may have its lease. */
interface Caller {
  readonly names: ('a' | 'b' | 'c')[];
  readonly confirmed: boolean;
  readonly end: 'returns' | 'dies before' | 'dies behind' | 'stands still';
  readonly callsMeanwhile: number;
}

/** Of two processes that died, the second has sent nothing, and the first one's list is still there. */
const twoDied: Caller[] = [
  { names: ['a', 'b'], confirmed: false, end: 'dies behind', callsMeanwhile: 0 },
  { names: ['a'], confirmed: true, end: 'dies before', callsMeanwhile: 0 },
  { names: ['a'], confirmed: false, end: 'returns', callsMeanwhile: 0 },
];
/** One was suspended, and would restore an old list. */
const oneOverslept: Caller[] = [
  { names: ['a'], confirmed: false, end: 'stands still', callsMeanwhile: 1 },
  { names: ['a', 'c'], confirmed: false, end: 'returns', callsMeanwhile: 0 },
  { names: ['a', 'c'], confirmed: false, end: 'returns', callsMeanwhile: 0 },
];

test('G38: for any overlap, confirmation and end, an unconfirmed call removes nothing', async () => {
  const caller: Arbitrary<Caller> = record({
    names: uniqueArray(constantFrom('a', 'b', 'c'), { minLength: 1 }),
    confirmed: boolean(),
    end: constantFrom('returns', 'dies before', 'dies behind', 'stands still'),
    callsMeanwhile: integer({ max: 3, min: 0 }),
  });
  const first: Caller = { names: ['a'], confirmed: true, end: 'returns', callsMeanwhile: 0 };
  await assert(
    asyncProperty(uniqueArray(caller, { minLength: 3, maxLength: 6, selector: (one) => one }), async (calls) => {
      const store = createMemoryCheckpoints();
      const clock = createVirtualClock();
      let server: Caller['names'] = [];
      const lost: string[] = [];
      const waiting: { readonly until: number; readonly wake: () => void }[] = [];
      const running: Promise<unknown>[] = [];
      for (const [at, one] of [first, ...calls].entries()) {
        for (const { until, wake } of waiting) if (until <= at) wake();
        let isStill = false;
        const own: Clock = {
          now: clock.now,
          wait: clock.wait,
          setTimer: (inMs, ring) => clock.setTimer(inMs, () => (isStill ? undefined : ring())),
        };
        const send = async (beforeSend: () => Promise<void>): Promise<void> => {
          isStill = one.end !== 'returns';
          if (one.end === 'dies before') await new Promise(() => undefined);
          if (one.callsMeanwhile > 0)
            await new Promise<void>((wake) => waiting.push({ until: at + 1 + one.callsMeanwhile, wake }));
          isStill = false;
          await beforeSend();
          if (!one.confirmed) lost.push(...server.filter((name) => !one.names.includes(name)));
          server = one.names;
          isStill = one.end === 'dies behind';
          if (isStill) await new Promise(() => undefined);
        };
        const replaced = guardedReplace(
          { what: 'x', key: 'k', names: one.names, send, clock: own },
          { checkpoint: store, confirmRemovals: one.confirmed },
        ).catch(() => undefined);
        if (!one.end.startsWith('dies')) running.push(replaced);
        // As long as a dead process is watched, and then as long as an unrenewed lease.
        await clock.advance(one.end === 'returns' ? 30_000 : 91_000);
      }
      for (const { wake } of waiting) wake();
      await Promise.all(running);
      expect(lost).toEqual([]);
    }),
    { numRuns: 200, examples: [[twoDied], [oneOverslept]] },
  );
});
