/** How a list is split into requests, and the meaning of refusals and outcomes. */
import { describe, expect, test } from 'vitest';
import { ApiError, TokenError, TradelaneError } from '../../src/index.ts';
import type { OperationDescriptor } from '../../src/runtime.ts';
import { planBatch } from '../../src/batches/batch-plan.ts';
import { numbered, reasonsOfRequest } from '../../src/batches/batch-reasons.ts';
import { endsBatch, isSettled, itemResultsOfFailure } from '../../src/batches/request-failure.ts';

const operation: OperationDescriptor = { id: 'createThings', method: 'POST', path: '/things' };
const split: OperationDescriptor = { ...operation, batch: { items: 'body.things', maximum: 10, split: true } };
const things = Array.from({ length: 25 }, (_, at) => at);

function refusalOf(work: () => unknown): unknown {
  try {
    work();
  } catch (error) {
    return error;
  }
  return 'nothing was thrown';
}

function plan(of: OperationDescriptor, body: unknown, chunkSize?: number) {
  return planBatch({ operation: of, input: { body }, options: {} }, chunkSize);
}

describe('the list of a batch', () => {
  test('without a documented place is the body, or the only list in it', () => {
    expect(plan(operation, things)).toMatchObject({ items: things, list: '', maySplit: false });
    expect(plan(operation, { note: 'x', things, empty: null })).toMatchObject({ items: things, list: 'things' });
    expect(plan(split, { things })).toMatchObject({ list: 'things', maySplit: true });
    const deep = { ...operation, batch: { items: 'body.order.things', maximum: 100 } };
    expect(plan(deep, { order: { things } })).toMatchObject({ items: things, list: 'things' });
  });

  test.each<[string, OperationDescriptor, unknown, string]>([
    ['none', operation, { note: 'x' }, 'its body'],
    ['two of them', operation, { things, others: [] }, 'its body'],
    ['no body', operation, undefined, 'its body'],
    ['none at its place', split, { others: [] }, 'body.things'],
    ['none at the root', { ...split, batch: { items: 'body.$', maximum: 10 } }, {}, 'body'],
  ])('is missing if there is %s, and the refusal names its place', (_, of, body, where) => {
    expect(refusalOf(() => plan(of, body))).toMatchObject({
      name: 'ArgumentError',
      argument: where,
      operation: 'createThings',
      method: 'POST',
      path: '/things',
      message: `createThings needs an array in ${where}. Pass one.`,
    });
  });
});

describe('chunkSize', () => {
  test.each([
    [1, 25],
    [7, 4],
    [10, 3],
    [undefined, 3],
  ])('%s makes %d requests', (chunkSize, requests) => {
    const { cut } = plan(split, { things }, chunkSize);
    const ranges = cut({ start: 0, end: 25 });
    expect(ranges).toHaveLength(requests);
    expect(ranges.flatMap(({ start, end }) => things.slice(start, end))).toEqual(things);
  });

  test.each([0, -1, 11, 1.5, Number.NaN])('%d is refused with its name', (chunkSize) => {
    expect(refusalOf(() => plan(split, { things }, chunkSize))).toMatchObject({
      argument: 'chunkSize',
      message: expect.stringContaining('createThings: `chunkSize` must be an integer from 1 to 10.'),
    });
  });

  test("has no effect if the list isn't split", () => {
    const whole: OperationDescriptor = { ...operation, batch: { items: 'body.things', maximum: 100 } };
    for (const unsplit of [whole, operation])
      expect(refusalOf(() => plan(unsplit, { things }, 5))).toMatchObject({
        argument: 'chunkSize',
        message: expect.stringContaining("can't be used"),
      });
    expect(plan(whole, { things }).cut({ start: 0, end: 25 })).toEqual([{ start: 0, end: 25 }]);
  });

  test('a request for a part contains the part, and a request for the whole input is unchanged', () => {
    const body = { things, note: 'x' };
    const input = { body };
    const { inputOf } = planBatch({ operation: split, input, options: {} }, undefined);
    expect(inputOf({ start: 0, end: 25 })).toBe(input);
    expect(inputOf({ start: 0, end: 2 })).toEqual({ body: { things: [0, 1], note: 'x' } });
    expect(inputOf({ start: 24, end: 25 })).toEqual({ body: { things: [24], note: 'x' } });
  });
});

describe('DR74: files that items name', () => {
  const of: OperationDescriptor = {
    ...operation,
    batch: { items: 'body.requests', maximum: 4, split: true, files: 'body.files', fileName: 'files.name' },
  };
  const bodyOf = (...counts: readonly number[]) => {
    const requests = counts.map((count, at) => ({
      files: Array.from({ length: count }, (_, file) => ({ name: `${at}-${file}` })),
    }));
    return { requests, files: requests.flatMap(({ files }) => files.map(({ name }) => ({ name, data: 'x' }))) };
  };
  const cutsOf = (...counts: readonly number[]): (readonly [number, number])[] =>
    plan(of, bodyOf(...counts))
      .cut({ start: 0, end: counts.length })
      .map(({ start, end }) => [start, end]);

  test('are sent with them, up to the maximum', () => {
    expect(cutsOf(1, 1, 1, 1)).toEqual([[0, 4]]);
    expect(cutsOf(2, 2, 1)).toEqual([
      [0, 2],
      [2, 3],
    ]);
    expect(cutsOf(4, 0, 1, 4)).toEqual([
      [0, 2],
      [2, 3],
      [3, 4],
    ]);
    // Of a part, as it remains when a batch continues.
    expect(plan(of, bodyOf(4, 4, 4)).cut({ start: 0, end: 2 })).toEqual([
      { start: 0, end: 1 },
      { start: 1, end: 2 },
    ]);
    const { inputOf } = plan(of, bodyOf(2, 2, 1));
    expect(inputOf({ start: 2, end: 3 })).toEqual({
      body: { requests: [{ files: [{ name: '2-0' }] }], files: [{ name: '2-0', data: 'x' }] },
    });
  });

  test("may be shared by two items or missing, and a name that isn't text is for the server to refuse", () => {
    const { files } = bodyOf(4);
    expect(plan(of, { requests: [{ files }, { files }], files }).cut({ start: 0, end: 2 })).toHaveLength(1);
    const requests = [{}, null, { files: [{}] }, { files: [{ name: 7 }] }, { files: 'a' }];
    expect(plan(of, { requests }).inputOf({ start: 2, end: 3 })).toEqual({
      body: { requests: [{ files: [{}] }], files: [] },
    });
    expect(plan(of, { requests: [{}] }).cut({ start: 0, end: 1 })).toEqual([{ start: 0, end: 1 }]);
  });

  test('have the name that their form uses if they have no name', () => {
    const files = [{ data: 'x' }];
    const { inputOf } = plan(of, { requests: [{}, { files: [{ name: 'blob' }] }], files });
    expect(inputOf({ start: 1, end: 2 })).toEqual({ body: { requests: [{ files: [{ name: 'blob' }] }], files } });
  });

  test.each([
    [
      'a file that an entry names and that is not sent',
      bodyOf(2).requests,
      bodyOf(1).files,
      'An entry references the file "0-1", which is missing.',
    ],
    ['a file that no entry names', bodyOf(1).requests, bodyOf(2).files, 'No entry references the file "0-1".'],
    [
      'a file without a name for one with',
      bodyOf(1).requests,
      [new Blob(['x'])],
      'An entry references the file "0-0", which is missing.',
    ],
  ])('%s is refused, also if all fit into one request', (_, requests, files, found) => {
    expect(refusalOf(() => plan(of, { requests, files }))).toMatchObject({
      argument: 'body.files',
      operation: 'createThings',
    });
    expect(() => plan(of, { requests, files })).toThrow(`createThings: ${found}`);
  });

  test('are limited to the maximum of a request for each item', () => {
    expect(cutsOf(4, 4)).toHaveLength(2);
    expect(refusalOf(() => cutsOf(5, 1))).toMatchObject({ argument: 'body.files', operation: 'createThings' });
  });
});

describe('S02: documents of a shop', () => {
  const files = { files: 'body.files', fileName: 'file_name', fileTypes: 'pdf jpg' };
  const of: OperationDescriptor = {
    ...operation,
    batch: { items: 'body.documents', maximum: 4, distinct: ['file_name', 'type_code'], ...files },
  };
  const planOf = (...entries: readonly (readonly [file_name: string, type_code: string])[]) => {
    const names = new Set(entries.map(([name]) => name));
    return plan(of, {
      documents: entries.map(([file_name, type_code]) => ({ file_name, type_code })),
      files: Array.from(names, (name) => ({ name, data: 'x' })),
    });
  };

  test('of allowed types are sent in one request, also if their name has no type', () => {
    const { cut } = planOf(['a.pdf', 'A'], ['b.JPG', 'B'], ['register', 'C']);
    expect(cut({ start: 0, end: 3 })).toEqual([{ start: 0, end: 3 }]);
  });

  test.each([
    ['of one type', ['a.pdf', 'A'], ['b.pdf', 'A'], 'body.documents', 'Two entries have the same `type_code`: "A".'],
    [
      'of one file',
      ['a.pdf', 'A'],
      ['a.pdf', 'B'],
      'body.documents',
      'Two entries have the same `file_name`: "a.pdf".',
    ],
    [
      'of another kind',
      ['a.pdf', 'A'],
      ['b.exe', 'B'],
      'body.files',
      'File "b.exe" has an unsupported type. Supported types: pdf jpg.',
    ],
  ] as const)('%s are refused before sending', (_, one, other, argument, found) => {
    expect(refusalOf(() => planOf(one, other))).toMatchObject({ argument });
    expect(() => planOf(one, other)).toThrow(`createThings: ${found}`);
  });
});

const fieldError = (field: string | undefined, message: string | undefined = `${field} is wrong`) => ({
  field,
  message,
  code: 'C',
});

describe('the reasons of a refused request', () => {
  const refused = (list: string, start: number, fieldErrors: readonly object[]) =>
    reasonsOfRequest(
      new ApiError('refused', { status: 422, serverCode: 'OUTER', fieldErrors, outcome: 'refused' } as never),
      { start, list },
    );

  test.each([
    ['orders', '$.orders[1].lines', 101, '$.orders[101].lines'],
    ['orders', 'orders[1]', 101, 'orders[101]'],
    ['orders', '/orders/1/lines', 101, '/orders/101/lines'],
    ['', '$[1]', 101, '$[101]'],
    ['', '[1].id', 101, '[101].id'],
    ['', '/1/id', 101, '/101/id'],
    ['or.ers', 'or.ers[1]', 101, 'or.ers[101]'],
  ])('of a list %j: the field %s belongs to item %d', (list, field, index, renamed) => {
    const reason = numbered({ message: `${field} is wrong`, code: 'C', field }, { start: 100, list });
    expect(reason).toEqual({ message: `${renamed} is wrong`, code: 'C', field: renamed, index });
  });

  test.each([
    ['orders', 'other_orders[1]'],
    ['orders', 'orders[x]'],
    ['orders', 'orders.id'],
    ['orders', 'orders/7up/id'],
    ['or.ers', 'orders[1]'],
    ['', 'lines[1]'],
    ['', 'lines.[1]'],
  ])('of a list %j: the field %s belongs to no item', (list, field) => {
    expect(numbered({ message: 'm', code: 'C', field }, { start: 5, list })).toMatchObject({ index: undefined, field });
  });

  test('belong to the item that they name, also several, and to all items if none is named', () => {
    const of = refused('orders', 10, [
      fieldError('orders[0].a'),
      fieldError('orders[0].b'),
      fieldError('orders[1].a'),
      fieldError('note'),
    ]);
    expect(of(10).map(({ field }) => field)).toEqual(['orders[10].a', 'orders[10].b']);
    expect(of(11).map(({ field }) => field)).toEqual(['orders[11].a']);
    expect(of(12).map(({ field }) => field)).toEqual(['orders[10].a', 'orders[10].b', 'orders[11].a', 'note']);
  });

  test('without fields are the error itself, with its code if it has one', () => {
    expect(refused('orders', 0, [])(0)).toEqual([
      { message: 'refused', code: 'OUTER', field: undefined, index: undefined },
    ]);
    const plain = (error: Error) => reasonsOfRequest(error, { start: 0, list: '' })(0)[0];
    expect(plain(new Error('x'))).toMatchObject({ message: 'x', code: undefined });
    expect(plain(Object.assign(new Error('x'), { code: 'E1' }))).toMatchObject({ code: 'E1' });
    expect(plain(Object.assign(new Error('x'), { code: 7 }))).toMatchObject({ code: undefined });
    const codes = { code: 'E1', systemCode: 'E2', serverCode: 'E3' };
    expect(plain(Object.assign(new Error('x'), codes))).toMatchObject({ code: 'E3' });
    expect(plain(Object.assign(new Error('x'), { ...codes, serverCode: undefined }))).toMatchObject({ code: 'E2' });
  });

  test('of a field without a message and a code have the message and code of the error', () => {
    const field = { field: 'orders[0]', message: undefined, code: undefined };
    expect(refused('orders', 0, [field])(0)).toMatchObject([{ message: 'refused', code: 'OUTER' }]);
  });
});

describe('the outcome of a request', () => {
  const api = (status: number, outcome: 'refused' | 'unknown' | 'not-sent' = 'refused') =>
    new ApiError('no', { status, outcome });

  test('ends the batch only if the credential is refused', () => {
    expect([401, 403, 400, 404, 429, 500].map((status) => endsBatch(api(status)))).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
    const token = (status?: number) => new TokenError('no', { status });
    expect([400, 401, 403, 500, undefined].map((status) => endsBatch(token(status)))).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
    expect(endsBatch(new Error('401'))).toBe(false);
  });

  test('is settled if it was refused permanently, and open if it may be fixed or was never sent', () => {
    expect([400, 422, 404, 401, 403, 429].map((status) => isSettled(api(status), true))).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
    ]);
    expect([isSettled(api(500, 'unknown'), true), isSettled(api(500, 'unknown'), false)]).toEqual([false, true]);
    expect(isSettled(api(429, 'not-sent'), false)).toBe(false);
    expect(isSettled(new TradelaneError('no route', { outcome: 'not-sent' }), false)).toBe(false);
    expect([isSettled(new Error('x'), false), isSettled(new Error('x'), true)]).toEqual([true, false]);
  });

  test.each([
    ['unknown', 'unknown'],
    ['not-sent', 'unsent'],
    ['refused', 'failed'],
  ] as const)('of %s makes its items %s, each with the error', (outcome, is) => {
    const error = new TradelaneError('why', { outcome });
    const results = itemResultsOfFailure(error, 2, { start: 4, list: '' });
    expect(results).toHaveLength(2);
    for (const result of results) expect(result).toMatchObject({ is, error });
  });

  test('of a refusal has the reasons of each item that they name', () => {
    const error = new ApiError('no', {
      status: 422,
      outcome: 'refused',
      fieldErrors: [fieldError('[0]'), fieldError('[1]')],
    });
    const results = itemResultsOfFailure(error, 2, { start: 4, list: '' });
    expect(results.map((result) => 'reasons' in result && result.reasons.map(({ field }) => field))).toEqual([
      ['[4]'],
      ['[5]'],
    ]);
  });

  test("is unknown for a thrown value that isn't an error, and the message states it", () => {
    expect(itemResultsOfFailure('text', 1, { start: 0, list: '' })).toMatchObject([{ is: 'unknown', reason: 'text' }]);
  });
});
