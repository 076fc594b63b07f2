import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { zip } from '../../src/files/zip.ts';

const namesOf = (
  files: readonly { readonly folders?: readonly string[]; readonly name: string }[],
): readonly string[] => {
  const rest = { bytes: new Uint8Array([1]), modifiedAt: '2026-01-01T00:00:00Z' };
  return Object.keys(unzipSync(zip(files.map((file) => ({ ...file, ...rest })))));
};

test('files of one name in one folder are numbered', () => {
  expect(namesOf([{ name: 'a.pdf' }, { name: 'a.pdf' }, { folders: ['x'], name: 'a.pdf' }])).toEqual([
    'a.pdf',
    'a (2).pdf',
    'x/a.pdf',
  ]);
});

test("rounds a time that an archive can't store to the nearest one", () => {
  for (const modifiedAt of ['9999-12-31T23:59:59.999Z', '1970-01-01T00:00:00Z'])
    expect(Object.keys(unzipSync(zip([{ name: 'a.pdf', bytes: new Uint8Array([1]), modifiedAt }])))).toEqual(['a.pdf']);
});

test.each([
  ['../../a.pdf', 'a.pdf'],
  [String.raw`C:\tmp\a.pdf`, 'a.pdf'],
  ['..', 'file'],
  ['', 'file'],
])('a file that was uploaded as %o cannot leave its folder', (name, kept) => {
  expect(namesOf([{ folders: ['2001'], name }])).toEqual([`2001/${kept}`]);
});
