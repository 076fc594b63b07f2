/** Work that the server no longer has, and slots that are in use. */
import { expect, test } from 'vitest';
import { BadRequestError, createVirtualClock, GoneError, NotFoundError, ServerError } from '@tradelane/core';
import { pollOperation } from '../../src/poll/operation-state.ts';
import { poll } from '../../src/poll/poller.ts';
import { isForgotten, placeFreeAt, WorkNotFoundError } from '../../src/poll/poll-errors.ts';
import { operations } from '../../../core/test/support/world.ts';

test.each([
  [1_000, 500, 1_499, 1_500],
  [1_000, 500, 1_000, 1_500],
  [1_000, 500, 1_500, undefined],
  [1_000, 500, 999, undefined],
])('a slot that was taken at %d for %d ms is free after %d at %s', (begunAtInMs, forInMs, nowInMs, at) => {
  expect(placeFreeAt(begunAtInMs, forInMs, nowInMs)).toEqual(at === undefined ? undefined : new Date(at));
});

test('work is forgotten if one of its reads is not found or gone', () => {
  const details = { status: 404, operation: 'read' };
  expect(isForgotten(new NotFoundError('no', details), operations.list, operations.read)).toBe(true);
  expect(isForgotten(new GoneError('no', { ...details, status: 410 }), operations.read)).toBe(true);
  expect(isForgotten(new NotFoundError('no', details), operations.list)).toBe(false);
  expect(isForgotten(new NotFoundError('no', details))).toBe(false);
  expect(isForgotten(new BadRequestError('no', { status: 400, operation: 'read' }), operations.read)).toBe(false);
  expect(isForgotten(new Error('no'), operations.read)).toBe(false);
});

test('work that was not found has an unknown outcome, and the facts of its read', () => {
  const cause = new ServerError('no', { status: 503, operation: 'read', method: 'GET', callId: 'c', attempts: 2 });
  expect(new WorkNotFoundError('import', '7', new Date(5), cause)).toMatchObject({
    outcome: 'unknown',
    id: '7',
    retryAt: new Date(5),
    cause,
    operation: 'read',
    method: 'GET',
    callId: 'c',
    attempts: 2,
    message: expect.stringContaining(
      'The import 7 no longer exists on the server. Retry after 1970-01-01T00:00:00.005Z',
    ),
  });
});

test('a token to resume counts before an ID, and one of another version is refused', () => {
  const options = {
    kind: 'import',
    clock: createVirtualClock(),
    intervalInMs: 1_000,
    read: async () => 1,
    isFinal: () => true,
  };
  const token = (version: number, id: unknown = '2'): string => JSON.stringify({ version, kind: 'import', id });
  expect(poll({ ...options, id: '1', resume: token(1) }).id).toBe('2');
  for (const resume of [token(2), token(1, ''), token(1, 7), 'null', '{'])
    expect(() => poll({ ...options, resume })).toThrow('Pass a value that `serialize()` returned.');
  expect(() => poll({ ...options, kind: 'export', resume: token(1) })).toThrow('It belongs to "import".');
});

test.each([Number.NaN, Infinity, '', null])('work with the ID %s is refused', (id) => {
  const work = {
    start: { ...operations.upload, longRunning: { kind: 'import', state: 'status', succeeded: ['DONE'] } },
    status: operations.read,
    read: async () => ({}),
    result: () => 1,
    clock: createVirtualClock(),
  } as const;
  expect(() => pollOperation(work, id as string)).toThrow(expect.objectContaining({ code: 'ERR_ARGUMENT_MISSING' }));
  expect(pollOperation(work, 0).id).toBe('0');
});
