import { expect, test } from 'vitest';
import { faultsOf, invalidities } from '../src/check.ts';
import { documents } from '../src/documents.ts';

// Seconds where the machine is free.
const timeoutInMs = 240_000;

test.concurrent(
  'every published document is valid for swagger-parser',
  async () => {
    expect(documents.length).toBeGreaterThan(10);
    for (const document of documents) expect(await invalidities(document), document.surface).toEqual([]);
  },
  timeoutInMs,
);

// The two that ask most of a document in the least time; `pnpm prove generators` runs all.
test.concurrent.each(['hey-api', 'orval'])(
  '%s generates from every document without a warning, and what it makes type-checks strictly',
  async (generator) => {
    expect(await faultsOf(generator)).toEqual([]);
  },
  timeoutInMs,
);
