/** The maximum of a batch: the number of entries that one request accepts. */
import { describe, expect, test } from 'vitest';
import type { OperationDescriptor } from '../../src/runtime.ts';
import { checkInput } from '../../src/call/arguments.ts';
import { halvesOf, planBatch } from '../../src/batches/batch-plan.ts';

const callOf = (count: number, batch: object) => ({
  operation: { id: 'P01', method: 'PUT', path: '/offers', body: 'json', batch } as unknown as OperationDescriptor,
  input: { body: { offers: Array.from({ length: count }, (_, index) => ({ index })) } },
  options: {},
});
const whole = { items: 'body.offers', maximum: 3 };
const split = { ...whole, split: true };

describe("a list that can't be split", () => {
  test('P01: may have as many entries as the maximum, and is sent in one request', () => {
    for (const count of [0, 1, 2, 3]) {
      expect(() => checkInput(callOf(count, whole))).not.toThrow();
      const all = { start: 0, end: count };
      expect(planBatch(callOf(count, whole), undefined).cut(all)).toEqual([all]);
    }
  });

  test('P01: is rejected with one entry more', () => {
    expect(() => checkInput(callOf(4, whole))).toThrow('takes at most 3 entries in body.offers. Received: 4.');
    expect(() => planBatch(callOf(4, whole), undefined)).toThrow(
      expect.objectContaining({ code: 'ERR_BATCH_TOO_LARGE' }),
    );
  });
});

test('S02: files of an operation that is sent whole may be as many as the maximum, and not more', () => {
  const callWith = (files: number) => ({
    ...callOf(1, { ...whole, files: 'body.files' }),
    input: { body: { offers: [{}], files: Array.from({ length: files }, (_, index) => ({ name: `${index}.pdf` })) } },
  });
  expect(() => checkInput(callWith(3))).not.toThrow();
  expect(() => checkInput(callWith(4))).toThrow('takes at most 3 entries in body.files. Received: 4.');
});

test('S02, S08: two files may lack a name, but not share one', () => {
  const callWith = (...files: readonly unknown[]) => ({
    ...callOf(1, { ...whole, files: 'body.files' }),
    input: { body: { offers: [{}], files } },
  });
  expect(() => checkInput(callWith(new Blob(['a']), new Blob(['b']), null))).not.toThrow();
  expect(() => checkInput(callWith({ name: 'a' }, { name: 'b' }, { name: 'a' }))).toThrow('two files named "a"');
});

describe('a list that is split', () => {
  const sizesOf = (count: number, chunkSize?: number): number[] =>
    planBatch(callOf(count, split), chunkSize)
      .cut({ start: 0, end: count })
      .map(({ start, end }) => end - start);

  test.each([
    [1, undefined, [1]],
    [3, undefined, [3]],
    [4, undefined, [3, 1]],
    [6, undefined, [3, 3]],
    [7, undefined, [3, 3, 1]],
    [3, 3, [3]],
    [3, 1, [1, 1, 1]],
    [5, 2, [2, 2, 1]],
  ])('of %d entries with chunks of %s needs requests of %j', (count, chunkSize, sizes) => {
    expect(sizesOf(count, chunkSize)).toEqual(sizes);
  });

  test('contains every entry once, in order', () => {
    const plan = planBatch(callOf(7, split), undefined);
    const parts = plan
      .cut({ start: 0, end: 7 })
      .map((range) => plan.inputOf(range).body as { offers: { index: number }[] });
    expect(parts.flatMap(({ offers }) => offers.map(({ index }) => index))).toEqual([0, 1, 2, 3, 4, 5, 6]);
  });

  test.each([0, 4, 1.5, -1])('rejects chunks of %d', (chunkSize) => {
    expect(() => sizesOf(7, chunkSize)).toThrow('`chunkSize` must be an integer from 1 to 3');
  });

  test('is halved so that no entry is lost', () => {
    expect(halvesOf({ start: 2, end: 7 })).toEqual([
      { start: 2, end: 5 },
      { start: 5, end: 7 },
    ]);
    expect(halvesOf({ start: 0, end: 2 })).toEqual([
      { start: 0, end: 1 },
      { start: 1, end: 2 },
    ]);
  });
});

test('P01: a list that is the body itself is named in the error', () => {
  const call = { ...callOf(1, { ...whole, items: 'body.$' }), input: { body: [1, 2, 3, 4] } };
  expect(() => checkInput(call)).toThrow('takes at most 3 entries in body. Received: 4.');
  expect(() => checkInput(call)).toThrow(expect.objectContaining({ argument: 'body' }));
});
