import { asyncProperty, assert, boolean, constantFrom, integer, record, uniqueArray } from 'fast-check';
import { expect, test } from 'vitest';
import { CheckpointError, createMemoryCheckpoints, guardedReplace, LeaseHeldError } from '../../../src/index.ts';

/** A server that holds one list, and calls that come to it and go from it in their own time. */
function world() {
  const store = createMemoryCheckpoints();
  const server = { names: ['a', 'b'] as readonly string[] };
  const replace = (
    names: readonly string[],
    options: { readonly confirmRemovals?: boolean; readonly back?: Promise<unknown> } = {},
  ) =>
    guardedReplace(
      {
        what: 'carriers',
        key: 'c:k',
        names,
        send: async () => {
          server.names = names;
          await options.back;
        },
      },
      { store, confirmRemovals: options.confirmRemovals },
    );
  return { store, server, replace };
}

test('of two at once one is sent, and the other one is asked again once it is done', async () => {
  const { replace, server } = world();
  await replace(['a', 'b'], { confirmRemovals: true });
  const one = replace(['a', 'b', 'c']);
  await expect(replace(['a', 'b', 'd'], { confirmRemovals: true })).rejects.toBeInstanceOf(LeaseHeldError);
  await one;
  expect(server.names).toEqual(['a', 'b', 'c']);
  await expect(replace(['a', 'b', 'd'])).rejects.toMatchObject({ removed: ['c'] });
});

test('what a process may have sent that ended before it could keep it is warned of', async () => {
  const { store, replace } = world();
  await replace(['a', 'b'], { confirmRemovals: true });
  void replace(['a', 'b', 'z'], { back: new Promise(() => undefined) });
  await new Promise((resolve) => setTimeout(resolve, 0));
  // Its lease runs out.
  const lease = [...(await store.read('')).keys()].filter((key) => key.includes(':lease'));
  await store.write(lease.map((key) => ({ key, value: undefined })));
  await expect(replace(['a', 'b'])).rejects.toMatchObject({ removed: ['z'] });
  await expect(replace(['a', 'b'], { confirmRemovals: true })).resolves.toMatchObject({ removed: ['z'], sent: true });
  await expect(replace(['a', 'b'])).resolves.toMatchObject({ removed: [] });
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
    { store, confirmRemovals: true },
  );
  await expect(replaced).rejects.toBeInstanceOf(CheckpointError);
  expect(server.names).toBe(before);
});

test('however calls overlap, are confirmed and end, none that is not confirmed removes anything', async () => {
  const names = uniqueArray(constantFrom('a', 'b', 'c', 'd'), { minLength: 1 });
  const call = record({ names, confirmed: boolean(), dies: boolean(), sendsAfter: integer({ max: 3, min: 0 }) });
  await assert(
    asyncProperty(uniqueArray(call, { minLength: 2, maxLength: 6, selector: (one) => one }), async (calls) => {
      const store = createMemoryCheckpoints();
      let server: readonly string[] = [];
      const lost: string[] = [];
      const turns = async (count: number): Promise<void> => {
        for (let turn = 0; turn < count; turn += 1) await new Promise((resolve) => setImmediate(resolve));
      };
      const running: Promise<unknown>[] = [];
      for (const one of [{ names: ['a'], confirmed: true, dies: false, sendsAfter: 0 }, ...calls]) {
        const send = async (): Promise<void> => {
          await turns(one.sendsAfter);
          if (!one.confirmed) lost.push(...server.filter((name) => !one.names.includes(name)));
          server = one.names;
          if (one.dies) await new Promise(() => undefined);
        };
        const replaced = guardedReplace(
          { what: 'x', key: 'k', names: one.names, send },
          { store, confirmRemovals: one.confirmed },
        ).catch(() => undefined);
        if (!one.dies) running.push(replaced);
        await turns(1);
      }
      await Promise.all(running);
      expect(lost).toEqual([]);
    }),
    { numRuns: 300 },
  );
});
