import { relative } from 'node:path';
import { expect, test } from 'vitest';
import { publicPackages, root } from '../../build/packages.ts';
import { slowPatterns } from '../slow-patterns.ts';

/** Patterns that may take quadratic time, and the reason why no server can use that. */
const allowed: Readonly<Record<string, string>> = {
  'cli/src/agent/answers/failure.ts /(?:^| )(?:[^.]*(?:`(?:maxWaitInMs|':
    'only the first 2,000 characters of a message are read',
  'cli/src/agent/mask/mask.ts new RegExp': 'the parts are constants, and the test of masks measures it',
  'core/src/batches/batch-reasons.ts new RegExp': 'the parts are constants without repetition',
  'core/src/errors/call-site.ts /(?:\\(|at )': 'it reads one line of a stack of the program',
  'core/src/files/csv-parser.ts new RegExp': 'a single class of characters',
  'sandbox/src/generated/csv-parser.ts new RegExp': 'a single class of characters',
  'core/src/lists/cursor.ts /=+$/': 'base64 ends with at most two',
  'core/src/lite/credential.ts /\\/+$/': 'a program chooses its own base URL',
  'core/src/transport/redact.ts new RegExp': 'the parts are credentials, and the test of linear time measures it',
  'core/src/transport/base-url.ts /\\/+$/': 'a program chooses its own base URL',
  'sandbox/src/domains/instance/settings/model.ts new RegExp': 'the pattern comes from the world of the sandbox',
  'sandbox/src/http/values.ts new RegExp': 'the pattern comes from the API descriptions',
  'sandbox/src/secrets.ts /([^\\s;&?=]{1,100})': 'a user passes their own connection string',
  'sandbox/src/node/record.ts /\\/+$/': 'a program chooses its own base URL',
  'sandbox/src/recording/recorder.ts /\\/+$/': 'a program chooses its own base URL',
};

const released = publicPackages().map(({ folder }) => `${relative(root, folder)}/src/**/*.ts`);

test('G60: regular expressions of released packages take linear time', () => {
  const found = slowPatterns(root, released).map(({ file, pattern }) => `${file} ${pattern}`.replace('packages/', ''));
  const isAllowed = (one: string): boolean => Object.keys(allowed).some((start) => one.startsWith(start));
  expect(found.filter((one) => !isAllowed(one))).toEqual([]);
});
