import { expect, test } from 'vitest';
import { ArgumentError, createVirtualClock } from '@tradelane/core';
import { operationState, pollOperation } from '../../src/poll/operation-state.ts';
import type { OperationDescriptor } from '@tradelane/core/runtime';

test.each<readonly [unknown, unknown]>([
  [undefined, {}],
  [{}, undefined],
  ['work', {}],
])('the state of %j with %j is an ArgumentError', (work, status) => {
  expect(() => operationState(work as never, status as never)).toThrow(ArgumentError);
});

const start: OperationDescriptor = {
  id: 'start',
  method: 'POST',
  path: '/work',
  longRunning: { kind: 'action', id: 'id', state: 'status', succeeded: ['DONE'] },
};
const limits = { recommended: [{ requests: 1, periodInMs: 60_000 }], maximum: [{ requests: 1, periodInMs: 10_000 }] };

test.each([
  [undefined, 60_000],
  [20_000, 20_000],
  [1, 10_000],
])(
  'an interval of %s ms means a read every %d ms, never more than the maximum allows',
  async (intervalInMs, everyInMs) => {
    const clock = createVirtualClock({ autoAdvance: true });
    const readAtInMs: number[] = [];
    const status: OperationDescriptor = { id: 'status', method: 'GET', path: '/v2/tasks/{id}', rate: limits };
    const read = async (): Promise<{ readonly status: string }> => ({
      status: readAtInMs.push(clock.now()) === 3 ? 'DONE' : 'RUNNING',
    });
    const result = ({ status: last }: { readonly status: string }): string => last;
    expect(await pollOperation({ start, status, read, result, clock }, 'w-1', { intervalInMs })).toBe('DONE');
    const [first = 0, second = 0, third = 0] = readAtInMs;
    expect([second - first, third - second]).toEqual([everyInMs, everyInMs]);
  },
);
