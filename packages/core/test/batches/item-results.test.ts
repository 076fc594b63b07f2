/** The result of each item of one request among several, and of items that were sent before. */
import { describe, expect, test } from 'vitest';
import { inDoubt, itemResultsOf } from '../../src/batches/item-results.ts';
import { itemsRepeatedBy } from '../../src/batches/repeated-item.ts';

const second = { start: 10, list: 'things' };

describe('the second request of a batch', () => {
  test('P04: a refusal without a key means the item that its index in the request names', () => {
    const partial = { failed: 'refused', key: ['id'], keyIn: 'message' } as const;
    const body = { refused: [{ errors: [{ message: 'No.', field: 'things[1].price' }] }] };
    const results = itemResultsOf(partial, [{ id: 'a' }, { id: 'b' }], body, second);
    expect(results).toMatchObject([
      { is: 'succeeded' },
      { is: 'failed', reasons: [{ field: 'things[11].price', index: 11 }] },
    ]);
  });

  test('P04: a reason without an index is about the item of its entry', () => {
    const body = { refused: [{ id: 'b', message: 'No.' }] };
    const results = itemResultsOf({ failed: 'refused', key: ['id'] }, [{ id: 'a' }, { id: 'b' }], body, second);
    expect(results).toMatchObject([{ is: 'succeeded' }, { is: 'failed', reasons: [{ message: 'No.', index: 11 }] }]);
  });
});

test('P04: a message that names two items refuses neither of them', () => {
  const partial = { failed: 'refused', key: ['id'], keyIn: 'message' } as const;
  const body = { refused: [{ message: 'Thing-a and thing-b exclude each other.' }] };
  const results = itemResultsOf(
    partial,
    ['Thing-a', 'thing-b', 'c'].map((id) => ({ id })),
    body,
    second,
  );
  expect(results.map(({ is }) => is)).toEqual(['unknown', 'unknown', 'unknown']);
});

test('P04: a reason of several refusals that may belong to an item is stated once', () => {
  const body = { refused: ['No room.', 'No room.', 'Too large.'].map((message) => ({ message })) };
  const items = ['a', 'b'].map((id) => ({ id }));
  const [first] = itemResultsOf({ succeeded: 'done', failed: 'refused', key: ['id'] }, items, body, second);
  expect(first).toMatchObject({
    is: 'unknown',
    reason: 'The response contains no result for this item. Rejections of the response: No room.; Too large.',
  });
});

test('an item that an earlier request may have carried out stays unknown, with the error of the last one', () => {
  const error = new Error('no');
  const reasons = [{ message: 'No.', code: undefined, field: undefined, index: undefined }];
  for (const result of [
    { is: 'failed', reasons, entry: undefined, error },
    { is: 'unsent', reason: 'No.', error },
  ] as const)
    expect(inDoubt(result)).toEqual({ is: 'unknown', reason: 'An earlier attempt may have succeeded. No.', error });
  const succeeded = { is: 'succeeded', entry: 1 } as const;
  expect(inDoubt(succeeded)).toBe(succeeded);
});

describe('an entry belongs to the item whose values it repeats', () => {
  const items = [
    { id: '1', lines: [{ sku: 'A' }, { sku: 'B' }] },
    { id: '1', lines: [{ sku: 'C' }] },
  ];

  test.each([
    ['in another order of its lists', { id: 1, lines: [{ sku: 'B' }, { sku: 'A' }] }, 0],
    ['in part', { id: 1, lines: [{ sku: 'C' }] }, 1],
    ['no value that distinguishes them', { id: 1 }, undefined],
    ['one value of each', { id: 1, lines: [{ sku: 'A' }, { sku: 'B' }, { sku: 'C' }] }, undefined],
  ])('%s', (_, entry, item) => {
    expect(itemsRepeatedBy([entry], items)).toEqual([item]);
  });

  test('unless two entries mean the same item', () => {
    const entry = { id: 1, lines: [{ sku: 'C' }] };
    expect(itemsRepeatedBy([entry, entry], items)).toEqual([undefined, undefined]);
  });
});
