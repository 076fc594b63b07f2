/** Functions that read texts of others, with arbitrary texts: each returns a value or throws its own error. */
import { ArgumentError } from '@tradelane/core';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { readExportPosition } from '../../src/exports/export-position.ts';
import { readResumeToken, writeResumeToken } from '../../src/poll/poller.ts';

const text = fc.oneof(
  fc.json(),
  fc.record({ kind: fc.jsonValue(), id: fc.jsonValue() }).map((value) => JSON.stringify(value)),
  fc.string(),
);

test('property: a text to resume from is one of ours, or an ArgumentError', async () => {
  const ours = fc.record({ kind: fc.constantFrom('import', 'export'), id: fc.string({ minLength: 1 }) });
  await fc.assert(
    fc.property(fc.oneof(text, ours.map(writeResumeToken)), (resume) => {
      const { chunk, row } = readExportPosition(resume);
      expect([chunk >= 0, row >= 0]).toEqual([true, true]);
      try {
        expect(readResumeToken(resume, 'import').kind).toBe('import');
      } catch (error) {
        expect(error).toBeInstanceOf(ArgumentError);
      }
    }),
  );
});
