import { describe, expect, test } from 'vitest';
import { allows, smallestAfter } from '../bump.ts';

describe('the version of a release', () => {
  test.each([
    ['1.4.2', 'major', '2.0.0'],
    ['1.4.2', 'minor', '1.5.0'],
    ['1.4.2', 'patch', '1.4.3'],
    ['0.3.1', 'major', '0.4.0'],
    ['0.3.1', 'minor', '0.3.2'],
    ['0.3.1', 'patch', '0.3.2'],
  ] as const)('after %s, a %s change requires at least %s', (before, level, smallest) => {
    expect(smallestAfter(before, level)).toBe(smallest);
    expect(allows(before, smallest, level)).toBe(true);
    expect(allows(before, before, level)).toBe(false);
  });

  test('the version of a release may be larger than the change requires, but not smaller', () => {
    expect(allows('1.4.2', '2.0.0', 'patch')).toBe(true);
    expect(allows('1.4.2', '1.5.0', 'major')).toBe(false);
    expect(allows('0.3.1', '0.3.2', 'major')).toBe(false);
    expect(allows('1.9.0', '1.10.0', 'minor')).toBe(true);
  });

  test('the version of a release is refused if it is invalid', () => {
    expect(() => allows('1.0', '1.1.0', 'minor')).toThrow("1.0 isn't a version");
  });
});
