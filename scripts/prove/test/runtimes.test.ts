import { describe, expect, test } from 'vitest';
import { featureNames } from '../packed/suite/feature-names.ts';
import { faultsOf, type Found, oldNodeFaults, runtimesPage } from '../runtimes/page.ts';

const all = featureNames.map((feature) => ({ feature }));
const broken = all.map((one) => (one.feature === 'ZIP' ? { ...one, error: 'no such class' } : one));
const found = (part: Partial<Found> = {}): Found => ({
  name: 'Any',
  results: all,
  overUndici: undefined,
  lacks: {},
  ...part,
});

describe('the results of a runtime', () => {
  test('the results of a runtime are fine if every feature works or fails for a known reason', () => {
    expect(faultsOf(found())).toEqual([]);
    expect(faultsOf(found({ results: broken, lacks: { ZIP: 'it has no class for it' } }))).toEqual([]);
  });

  test('the results of a runtime have a fault if a feature fails over any transport', () => {
    expect(faultsOf(found({ results: broken, overUndici: broken }))).toEqual([
      'Any: ZIP failed: no such class',
      'Any: ZIP over undici failed: no such class',
    ]);
  });

  test('the results of a runtime have a fault if a feature works that is listed as unsupported', () => {
    expect(faultsOf(found({ lacks: { ZIP: 'it has no class for it' } }))).toEqual([
      'Any: ZIP works, but is listed as unsupported',
    ]);
  });

  test('the results of a runtime have a fault if a feature wasn’t tried', () => {
    expect(faultsOf(found({ results: all.filter(({ feature }) => feature !== 'ZIP') }))).toEqual([
      "Any: ZIP wasn't tried",
    ]);
    expect(faultsOf(found({ results: [], overUndici: [] }))).toHaveLength(2 * featureNames.length);
  });

  test('the results of a runtime are in the page, one line for each feature', () => {
    const lines = runtimesPage([found(), found({ name: 'Other', results: broken })], []).split('\n');
    expect(lines).toContain('| ZIP | yes | no |');
    expect(lines.filter((line) => line.startsWith('| '))).toHaveLength(featureNames.length + 2);
  });

  test('the results of a runtime have a fault if an error on an old Node doesn’t state the version', () => {
    const known = '@tradelane/sandbox: A sandbox in a file needs Node 22.13 or newer. This is v20.20.2.';
    expect(oldNodeFaults([known])).toEqual([]);
    expect(oldNodeFaults(['@tradelane/sandbox: works', '@tradelane/sandbox: no such module'])).toHaveLength(2);
    expect(runtimesPage([], [known])).toContain('\n- `@tradelane/sandbox`\n');
  });
});
