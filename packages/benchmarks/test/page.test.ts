import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { pageOf } from '../src/report/page.ts';
import { folder, readRecord } from '../src/report/record.ts';

it('page and charts are what the record of the figures and the notes beside them say', () => {
  const files = Object.entries(pageOf(readRecord()));
  const kept = files.map(([file]) => [file, readFileSync(`${folder}${file}`, 'utf8')]);
  expect(Object.fromEntries(kept), '`pnpm bench --page` writes it anew').toEqual(Object.fromEntries(files));
});
