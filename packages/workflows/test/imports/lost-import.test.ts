/** The search for the import of an upload whose response was lost. */
import { describe, expect, test } from 'vitest';
import type { OperationDescriptor } from '@tradelane/core/runtime';
import { createRuntime } from '../../../core/test/support/runtime.ts';
import { findLostImport, type LostImport, type OtherUploads } from '../../src/imports/lost-import.ts';
import { createWorld, json, surface } from '../../../core/test/support/world.ts';

const list = {
  id: 'P51',
  method: 'GET',
  path: '/v2/imports',
  query: { order: 'string', max: 'integer', shop_id: 'integer' },
  page: { style: 'offset', items: 'imports', defaultLimit: 10, maxLimit: 100 },
} as unknown as OperationDescriptor;
const none: OtherUploads = { claimed: new Set(), hasUnresolved: false };

/** @param looks The IDs in the list at each look. The last one repeats. */
function searching(looks: readonly (readonly number[])[], more: Partial<LostImport> = {}) {
  const world = createWorld({
    autoAdvance: false,
    handler: () =>
      json({
        imports: (looks[world.sent.length - 1] ?? looks.at(-1) ?? []).map((id) => ({
          import_id: id,
          date_created: '',
        })),
      }),
  });
  const runtime = createRuntime(surface, { ...world.options, auth: { token: 'fixed-token' } });
  const lost: LostImport = {
    kind: {
      list: { operation: list, query: {} },
      listMethod: 'imports.list',
      idType: 'number',
      waitFunction: 'waitForImport',
    },
    shop: undefined,
    sentAtInMs: world.clock.now(),
    isPossible: () => true,
    others: async () => none,
    searches: 2,
    failure: undefined,
    signal: undefined,
    ...more,
  };
  const result = findLostImport(runtime, lost).then(
    (id) => ({ id }),
    ({ code, name, message }: Error & { code: string }) => ({ code, name, message }),
  );
  return { world, result };
}

describe('the search for a lost import', () => {
  test('takes the only new import at the first look', async () => {
    const { world, result } = searching([[7]]);
    await world.clock.advance(0);
    expect(await result).toEqual({ id: 7 });
    expect(world.sent).toHaveLength(1);
    expect(world.clock.pending).toBe(0);
  });

  test('looks a second time a minute later, because an import may become visible late', async () => {
    const { world, result } = searching([[], [7]]);
    await world.clock.advance(59_999);
    expect(world.sent).toHaveLength(1);
    await world.clock.advance(1);
    expect(await result).toEqual({ id: 7 });
    expect(world.sent).toHaveLength(2);
  });

  test.each([1, 2, 3])("finds nothing after %d looks and doesn't look again", async (searches) => {
    const { world, result } = searching([[]], { searches });
    await world.clock.advance(600_000);
    expect(await result).toEqual({ id: undefined });
    expect(world.sent).toHaveLength(searches);
  });

  test('takes neither one of several imports nor one that another upload may have started', async () => {
    for (const [ids, others] of [
      [[7, 8], none],
      [[7], { ...none, hasUnresolved: true }],
    ] as const) {
      const { world, result } = searching([ids], { others: async () => others });
      await world.clock.advance(600_000);
      expect(await result).toMatchObject({ name: 'ImportOutcomeUnknownError' });
      expect(world.sent).toHaveLength(2);
    }
  });

  test('ignores imports of other uploads and imports that are not possible', async () => {
    const { world, result } = searching([[6, 7, 8]], {
      others: async () => ({ claimed: new Set([6]), hasUnresolved: false }),
      isPossible: ({ import_id }) => import_id !== 8,
    });
    await world.clock.advance(0);
    expect(await result).toEqual({ id: 7 });
  });

  test('takes the import if the other upload found its own before the second look', async () => {
    let looks = 0;
    const { world, result } = searching([[7, 8]], {
      others: async () => ((looks += 1) === 1 ? { ...none, hasUnresolved: true } : { ...none, claimed: new Set([8]) }),
    });
    await world.clock.advance(60_000);
    expect(await result).toEqual({ id: 7 });
  });

  test('fails with its own error if the list is unreadable, also if the call has a signal', async () => {
    const others = (): never => {
      throw new Error('no store');
    };
    const { world, result } = searching([[7]], { others, signal: new AbortController().signal });
    await world.clock.advance(0);
    expect(await result).toMatchObject({ name: 'ImportOutcomeUnknownError' });
  });

  test('ends with its signal, also between two looks, and leaves no timer', async () => {
    const stop = new AbortController();
    const { world, result } = searching([[]], { signal: stop.signal });
    await world.clock.advance(1_000);
    stop.abort();
    expect(await result).toMatchObject({ code: 'ERR_ABORTED' });
    expect(world.sent).toHaveLength(1);
    expect(world.clock.pending).toBe(0);
  });
});
