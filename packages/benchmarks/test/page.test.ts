import { expect, it } from 'vitest';
import { readRecord } from '../src/report/record.ts';

it('a figure of a compiler has the version of the measured compiler', () => {
  for (const [name, { verdicts, versions }] of Object.entries(readRecord())) {
    for (const { what } of verdicts) {
      const [, compiler] = /^TypeScript (\d+\.\d+)/.exec(what) ?? [];
      if (compiler === undefined) continue;
      const compilers = Object.entries(versions).filter(([peer]) => peer.startsWith('typescript'));
      expect(
        compilers.map(([, version]) => version.replace(/\.\d+$/, '')),
        `${name}: ${what}`,
      ).toContain(compiler);
    }
  }
});
