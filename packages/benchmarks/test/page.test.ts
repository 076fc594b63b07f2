import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { pageOf } from '../src/report/page.ts';
import { folder, readRecord } from '../src/report/record.ts';

it('page and charts are what the record of the figures and the notes beside them say', () => {
  const files = Object.entries(pageOf(readRecord()));
  const kept = files.map(([file]) => [file, readFileSync(`${folder}${file}`, 'utf8')]);
  expect(Object.fromEntries(kept), '`pnpm bench --page` writes it anew').toEqual(Object.fromEntries(files));
});

it('a figure of a compiler says which version of it was measured', () => {
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
