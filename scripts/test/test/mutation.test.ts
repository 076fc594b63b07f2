import type { MutantResult } from '@stryker-mutator/api/core';
import { expect, test } from 'vitest';
import { root } from '../../build/packages.ts';
import { isHeld, roomOf } from '../mutation/room.ts';

const resultsOf = (killed: number, survived: number): readonly MutantResult[] => {
  const start = { line: 1, column: 1 };
  const mutant = {
    id: '1',
    fileName: import.meta.filename,
    mutatorName: '',
    replacement: '',
    location: { start, end: start },
  };
  return [
    ...Array.from({ length: killed }, () => ({ ...mutant, status: 'Killed' as const })),
    ...Array.from({ length: survived }, () => ({ ...mutant, status: 'Survived' as const })),
    { ...mutant, status: 'Ignored' },
  ];
};

test.each([
  [17, 3, true],
  [16, 4, false],
  [0, 0, false],
])('a folder with %i mutants killed and %i alive passes: %s', (killed, survived, isSo) => {
  expect(isHeld(roomOf(resultsOf(killed, survived), root))).toBe(isSo);
});

test('a survivor has its location, the old code and the new code', () => {
  const [mutant] = resultsOf(0, 1);
  const location = { start: { line: 1, column: 1 }, end: { line: 1, column: 12 } };
  const { survivors } = roomOf([{ ...mutant, location, replacement: 'import' } as MutantResult], root);
  expect(survivors).toEqual([
    { file: 'scripts/test/test/mutation.test.ts', line: 1, from: 'import type', to: 'import' },
  ]);
});
