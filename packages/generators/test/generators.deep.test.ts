import { expect, test } from 'vitest';
import { faultsOf, invalidities } from '../src/check.ts';
import { documents } from '../src/documents.ts';

// It takes seconds on an idle machine.
const timeoutInMs = 240_000;

test.concurrent(
  'every published document is valid for swagger-parser',
  async () => {
    expect(documents.length).toBeGreaterThan(10);
    for (const document of documents) expect(await invalidities(document), document.surface).toEqual([]);
  },
  timeoutInMs,
);

// These two check most in the least time. `pnpm prove generators` runs all.
test.concurrent.each(['hey-api', 'orval'])(
  '%s generates from every document without a warning, and its code type-checks strictly',
  async (generator) => {
    expect(await faultsOf(generator)).toEqual([]);
  },
  timeoutInMs,
);
