/** Differences of a replacement, and the confirmations that it needs. */
import { describe, expect, test } from 'vitest';
import { BadRequestError, createMemoryCheckpoints } from '@tradelane/core';
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
  test('has the names that it removes, adds and keeps, each once', async () => {
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

  test('with `dryRun` sends and stores nothing, even the first one', async () => {
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
    [async ({ removed }: Replacement) => removed.join() === 'a,b', true],
  ])('that removes two names with the confirmation %s is sent: %s', async (confirmRemovals, isSent) => {
    const { replace, sent } = await known('a', 'b', 'c');
    const ended = await replace(['c'], { confirmRemovals }).catch((error: unknown) => error);
    expect(ended).toMatchObject(isSent ? { sent: true } : { code: 'ERR_REMOVAL_UNCONFIRMED', removed: ['a', 'b'] });
    expect(sent).toHaveLength(isSent ? 1 : 0);
  });

  test.each<[RemovalOptions['confirmRemovals'], boolean]>([
    [undefined, false],
    [['a'], false],
    [true, true],
    [({ isFirst }: Replacement) => isFirst, true],
  ])('that is the first one with the confirmation %s is sent: %s', async (confirmRemovals, isSent) => {
    const { replace, sent } = listOf();
    const ended = await replace(['a'], { confirmRemovals }).catch((error: unknown) => error);
    if (!isSent) expect(ended).toMatchObject({ isFirst: true, outcome: 'not-sent' });
    expect(sent).toHaveLength(isSent ? 1 : 0);
  });

  test('names up to five removals in its message', async () => {
    const five = await known('a', 'b', 'c', 'd', 'e');
    expect(String(await errorOf(five.replace([])))).toContain('delete 5 of the carriers of acme: a, b, c, d, e.');
    const seven = await known('a', 'b', 'c', 'd', 'e', 'f', 'g');
    expect(String(await errorOf(seven.replace([])))).toContain(
      'delete 7 of the carriers of acme: a, b, c, d, e and 2 more.',
    );
  });

  test('uses the confirmation as it was at the call', async () => {
    const { replace } = await known('a', 'b');
    const confirmRemovals: string[] = [];
    const ended = errorOf(replace([], { confirmRemovals }));
    confirmRemovals.push('a', 'b');
    expect(await ended).toMatchObject({ code: 'ERR_REMOVAL_UNCONFIRMED' });
  });

  test.each([
    ['dryRun', { dryRun: 'yes' }],
    ['confirmRemovals', { confirmRemovals: 'abc' }],
    ['checkpoint', { checkpoint: {} }],
  ])('with an invalid `%s` is refused', async (argument, options) => {
    expect(await errorOf(listOf().replace(['a'], options as never))).toMatchObject({ name: 'ArgumentError', argument });
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

  test.each([
    ['refused', []],
    ['not-sent', []],
    ['unknown', ['b']],
  ] as const)('is one with the outcome %s only if it may have arrived', async (outcome, removed) => {
    let failure: unknown;
    const list = listOf(async () => {
      if (failure) throw failure;
    });
    await list.replace(['a'], { confirmRemovals: true });
    failure = new BadRequestError('no', { status: 400, outcome });
    expect(await errorOf(list.replace(['a', 'b']))).toBe(failure);
    expect(await list.replace(['a'], { dryRun: true })).toMatchObject({ removed });
  });
});

test('a body is copied as JSON would be, at the call', async () => {
  const bodies: unknown[] = [];
  const { replace } = listOf(async (_, body) => void bodies.push(body));
  const shared = { n: 1 };
  const own = { toJSON: () => 'own' };
  const file = new Blob(['a']);
  const circle: Record<string, unknown> = { shared, again: shared, own, file, at: new Date(5), list: [1, [2]] };
  circle['self'] = circle;
  Object.defineProperty(circle, '__proto__', { value: 'text', enumerable: true });
  const replacing = replace(['a'], { confirmRemovals: true }, circle);
  shared.n = 2;
  (circle['list'] as unknown[]).push(3);
  await replacing;
  const [copy] = bodies as (typeof circle)[];
  expect(copy?.['shared']).toEqual({ n: 1 });
  expect(copy?.['again']).toBe(copy?.['shared']);
  expect(copy?.['self']).toBe(copy);
  expect([copy?.['own'], copy?.['file']]).toEqual([own, file]);
  expect(copy?.['own']).toBe(own);
  expect(copy?.['file']).toBe(file);
  expect([copy?.['at'], copy?.['list']]).toEqual([new Date(5), [1, [2]]]);
  expect(Object.hasOwn(copy as object, '__proto__')).toBe(true);
});

test('a list that is known to be empty needs no confirmation', async () => {
  const { replace } = await known();
  expect(await replace(['a'])).toMatchObject({ isFirst: false, added: ['a'], sent: true });
});
