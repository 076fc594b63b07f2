import { describe, expect, test } from 'vitest';
import { featureNames } from '../packed/suite/feature-names.ts';
import { faultsOf, type Found, runtimesPage } from '../runtimes/page.ts';

const all = featureNames.map((feature) => ({ feature }));
const broken = all.map((one) => (one.feature === 'ZIP' ? { ...one, error: 'no such class' } : one));
const found = (part: Partial<Found> = {}): Found => ({
  name: 'Any',
  results: all,
  overUndici: undefined,
  lacks: {},
  ...part,
});

describe('what was found on a runtime', () => {
  test('is in order where every feature works, or fails for a reason that is known', () => {
    expect(faultsOf(found())).toEqual([]);
    expect(faultsOf(found({ results: broken, lacks: { ZIP: 'it has no class for it' } }))).toEqual([]);
  });

  test('is a fault where a feature fails, by whatever way', () => {
    expect(faultsOf(found({ results: broken, overUndici: broken }))).toEqual([
      'Any: ZIP failed: no such class',
      'Any: ZIP over undici failed: no such class',
    ]);
  });

  test('is a fault where a feature works that the runtime is said to lack the means for', () => {
    expect(faultsOf(found({ lacks: { ZIP: 'it has no class for it' } }))).toEqual([
      'Any: ZIP works, and is said not to',
    ]);
  });

  test('is a fault where a feature was not tried', () => {
    expect(faultsOf(found({ results: all.filter(({ feature }) => feature !== 'ZIP') }))).toEqual([
      'Any: ZIP was not tried',
    ]);
    expect(faultsOf(found({ results: [], overUndici: [] }))).toHaveLength(2 * featureNames.length);
  });

  test('stands in the page, a line for each feature', () => {
    const lines = runtimesPage([found(), found({ name: 'Other', results: broken })], []).split('\n');
    expect(lines).toContain('| ZIP | yes | no |');
    expect(lines.filter((line) => line.startsWith('| '))).toHaveLength(featureNames.length + 2);
  });
});
