import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ArgumentError, TradelaneError } from '../../src/errors.ts';

const source = readFileSync(new URL('../../src/errors/codes.ts', import.meta.url), 'utf8');
const errorCodes = [...source.matchAll(/^ {2}\| '(ERR_\w+)'/gm)].map(([, code]) => code);
const guide = readFileSync(new URL('../../../docs/guides/error-codes.md', import.meta.url), 'utf8');

test('the guide has one section with cause and remedy for each code, and no other code', () => {
  const sections = [...guide.matchAll(/^### (ERR_\w+)\n\n\*\*Cause:\*\* .+\n\n\*\*Remedy:\*\* .+$/gm)].map(
    ([, code]) => code,
  );
  expect(sections.toSorted()).toEqual([...errorCodes].toSorted());
  expect(new Set(errorCodes).size).toBe(errorCodes.length);
});

test('an error has the code of its class unless it is created with a more specific one', () => {
  expect(new TradelaneError('It failed.').code).toBe('ERR_TRADELANE');
  expect(new ArgumentError('It failed.').code).toBe('ERR_ARGUMENT_INVALID');
  const error = new ArgumentError('It failed.', { code: 'ERR_ARGUMENT_MISSING' });
  expect(error.code).toBe('ERR_ARGUMENT_MISSING');
  expect(error.toJSON()).toMatchObject({ code: 'ERR_ARGUMENT_MISSING' });
});
