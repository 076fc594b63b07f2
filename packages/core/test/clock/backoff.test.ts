import { afterEach, expect, test, vi } from 'vitest';
import { backoffInMs } from '../../src/clock/backoff.ts';

afterEach(() => void vi.restoreAllMocks());

const highest = (): number => 0.999_999_9;

test('a backoff is anywhere below a ceiling that doubles up to eight seconds', () => {
  const ceilings = [1, 2, 3, 4, 5, 6, 7, 40].map((failures) => backoffInMs(failures, highest));
  expect(ceilings).toEqual([249, 499, 999, 1_999, 3_999, 7_999, 7_999, 7_999]);
  expect(backoffInMs(9, () => 0)).toBe(0);
});

test('a backoff keeps its base and its maximum after any number of failures', () => {
  const waits = [1, 2, 3, 2_000].map((failures) => backoffInMs(failures, highest, { baseInMs: 100, maxInMs: 300 }));
  expect(waits).toEqual([99, 199, 299, 299]);
});

test('a backoff is random unless the caller passes a source of numbers', () => {
  vi.spyOn(Math, 'random').mockReturnValueOnce(0.5);
  expect(backoffInMs(1)).toBe(125);
});
