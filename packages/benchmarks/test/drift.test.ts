import { expect, test } from 'vitest';
import { driftsOf } from '../src/report/drift.ts';

const verdict = (what: string, target: string, measured: string) => ({ what, target, measured, met: true });

test('a ratio drifts if it is over 15 % above the recorded one', () => {
  const recorded = [verdict('calls', '≤ 0.45 ×', '0.4 (0.39–0.41) ×'), verdict('share', '≥ 0.98', '0.99')];
  const drifts = (measured: string): readonly string[] =>
    driftsOf(recorded, [
      verdict('calls', '≤ 0.45 ×', measured),
      verdict('share', '≥ 0.98', '0.5'),
      verdict('new', '≤ 1', '9'),
    ]);
  expect(drifts('0.45 (0.4–0.5) ×')).toEqual([]);
  expect(drifts('0.48 (0.46–0.5) ×')).toEqual(['calls: 0.48, 20 % above the recorded 0.4.']);
});
