import { describe, expect, test } from 'vitest';
import { allows, smallestAfter } from '../bump.ts';

describe('a release says at least what changed on the wire', () => {
  test.each([
    ['1.4.2', 'major', '2.0.0'],
    ['1.4.2', 'minor', '1.5.0'],
    ['1.4.2', 'patch', '1.4.3'],
    ['0.3.1', 'major', '0.4.0'],
    ['0.3.1', 'minor', '0.3.2'],
    ['0.3.1', 'patch', '0.3.2'],
  ] as const)('after %s a %s change takes at least %s', (before, level, smallest) => {
    expect(smallestAfter(before, level)).toBe(smallest);
    expect(allows(before, smallest, level)).toBe(true);
    expect(allows(before, before, level)).toBe(false);
  });

  test('one that says more is allowed, one that says less is not', () => {
    expect(allows('1.4.2', '2.0.0', 'patch')).toBe(true);
    expect(allows('1.4.2', '1.5.0', 'major')).toBe(false);
    expect(allows('0.3.1', '0.3.2', 'major')).toBe(false);
    expect(allows('1.9.0', '1.10.0', 'minor')).toBe(true);
  });

  test('what is no version is refused', () => {
    expect(() => allows('1.0', '1.1.0', 'minor')).toThrow('1.0 is no version');
  });
});
