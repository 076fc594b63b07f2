import { expect, test } from 'vitest';
import { ArgumentError } from '../../src/index.ts';
import { operationState } from '../../src/poll/operation-state.ts';

test.each<readonly [unknown, unknown]>([
  [undefined, {}],
  [{}, undefined],
  ['work', {}],
])('the state of %j with %j is an ArgumentError', (work, status) => {
  expect(() => operationState(work as never, status as never)).toThrow(ArgumentError);
});
