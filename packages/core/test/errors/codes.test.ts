import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ArgumentError, TradelaneError } from '../../src/errors.ts';

const source = readFileSync(new URL('../../src/errors/codes.ts', import.meta.url), 'utf8');
const errorCodes = [...source.matchAll(/^ {2}\| '(ERR_\w+)'/gm)].map(([, code]) => code);
const guide = readFileSync(new URL('../../../docs/guides/error-codes.md', import.meta.url), 'utf8');

const section = /^### (ERR_\w+)\n\n\*\*Message:\*\* ([\s\S]+?)\n\n\*\*Cause:\*\* .+\n\n\*\*Remedy:\*\* .+$/gm;
const sections = [...guide.matchAll(section)].map(([, code = '', message = '']) => ({ code, message }));

test('the guide has one section with message, cause and remedy for each code, and no other code', () => {
  expect(sections.map(({ code }) => code).toSorted()).toEqual([...errorCodes].toSorted());
  expect(new Set(errorCodes).size).toBe(errorCodes.length);
});

test('each message of the guide has the words of the code that throws it', () => {
  const packages = new URL('../../../', import.meta.url).pathname;
  const sources = globSync('{core,events,hub,postgres,redis,workflows}/src/**/*.ts', { cwd: packages });
  /** Pairs of words, without values and names. */
  const pairsOf = (text: string): readonly string[] => {
    const words = text.replaceAll(/\$\{[^}]*\}|[\\`'"]|\b(?=\S*(?:\d|[A-Z]{2}))\S+/g, ' ').match(/\S+/g) ?? [];
    return words.slice(1).map((word, index) => `${words[index]} ${word}`);
  };
  const known = new Set(sources.flatMap((file) => pairsOf(readFileSync(packages + file, 'utf8'))));
  const isLost = (message: string): boolean => {
    const pairs = pairsOf(message);
    return pairs.filter((pair) => known.has(pair)).length < pairs.length / 3;
  };
  expect(sections.filter(({ message }) => !message.startsWith('Your own ') && isLost(message))).toEqual([]);
});

test('an error has the code of its class unless it is created with a more specific one', () => {
  expect(new TradelaneError('It failed.').code).toBe('ERR_TRADELANE');
  expect(new ArgumentError('It failed.').code).toBe('ERR_ARGUMENT_INVALID');
  const error = new ArgumentError('It failed.', { code: 'ERR_ARGUMENT_MISSING' });
  expect(error.code).toBe('ERR_ARGUMENT_MISSING');
  expect(error.toJSON()).toMatchObject({ code: 'ERR_ARGUMENT_MISSING' });
});
