/** Differences of a replacement, and the confirmations that it needs. */
import { describe, expect, test } from 'vitest';
import { createMemoryCheckpoints } from '@tradelane/core';
import type { RemovalOptions, Replacement } from '../../src/index.ts';
import { guardedReplace } from '../../src/runtime.ts';
import { errorOf } from '../../../core/test/support/world.ts';

/** A list whose replacements are sent by `send`. */
function listOf(send: (beforeSend: () => Promise<void>, body: unknown) => Promise<unknown> = async () => undefined) {
  const checkpoint = createMemoryCheckpoints();
  const sent: (readonly string[])[] = [];
  const replace = (names: readonly string[], options: Partial<RemovalOptions> = {}, body?: unknown) =>
    guardedReplace(
      {
        what: 'carriers of acme',
        key: 'c:acme',
        names,
        body,
        send: async (beforeSend, copy) => {
          await beforeSend();
          sent.push(names);
          await send(beforeSend, copy);
        },
      },
      { checkpoint, ...options },
    );
  return { replace, sent };
}

async function known(...names: string[]): Promise<ReturnType<typeof listOf>> {
  const list = listOf();
  await list.replace(names, { confirmRemovals: true });
  list.sent.length = 0;
  return list;
}

describe('a replacement', () => {
  test('a replacement has the names that it removes, adds and keeps, each once', async () => {
    const { replace, sent } = await known('a', 'b', 'c');
    expect(await replace(['c', 'd', 'c', 'e'], { confirmRemovals: true })).toEqual({
      removed: ['a', 'b'],
      added: ['d', 'e'],
      kept: 1,
      isFirst: false,
      sent: true,
    });
    expect(sent).toHaveLength(1);
    expect(await replace(['c', 'd', 'e'])).toMatchObject({ removed: [], added: [], kept: 3 });
  });

  test('a replacement with `dryRun` sends and stores nothing, even the first one', async () => {
    const { replace, sent } = listOf();
    for (let count = 0; count < 2; count += 1)
      expect(await replace(['a'], { dryRun: true })).toEqual({
        removed: [],
        added: ['a'],
        kept: 0,
        isFirst: true,
        sent: false,
      });
    expect(sent).toEqual([]);
  });

  test.each<[RemovalOptions['confirmRemovals'], boolean]>([
    [undefined, false],
    [false, false],
    [[], false],
    [['a'], false],
    [['a', 'b', 'x'], true],
    [true, true],
    [() => false, false],
    [(() => 'no') as never, false],
    [async ({ removed }: Replacement) => removed.join() === 'a,b', true],
  ])('a replacement that removes two names with the confirmation %s is sent: %s', async (confirmRemovals, isSent) => {
    const { replace, sent } = await known('a', 'b', 'c');
    const ended = await replace(['c'], { confirmRemovals }).catch((error: unknown) => error);
    expect(ended).toMatchObject(isSent ? { sent: true } : { code: 'ERR_REMOVAL_UNCONFIRMED', removed: ['a', 'b'] });
    expect(sent).toHaveLength(isSent ? 1 : 0);
  });
});

describe('a list whose delivery is unknown', () => {
  test('counts as the content of the server together with the one before, until the next delivery', async () => {
    let failure: unknown;
    const list = listOf(async () => {
      if (failure) throw failure;
    });
    await list.replace(['a'], { confirmRemovals: true });
    failure = new Error('gone');
    for (const name of ['b', 'c']) await errorOf(list.replace(['a', name], { confirmRemovals: true }));
    failure = undefined;
    expect(await list.replace(['a'], { dryRun: true })).toMatchObject({ removed: ['b', 'c'], isFirst: false });
    await list.replace(['a', 'b'], { confirmRemovals: true });
    expect(await list.replace(['a'], { dryRun: true })).toMatchObject({ removed: ['b'] });
  });
});
