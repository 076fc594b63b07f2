/** Functions that read texts of others, with arbitrary texts: each returns a value or throws its own error. */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { callResult } from '../../src/runtime.ts';
import { ArgumentError, TradelaneError, csvRows } from '../../src/index.ts';
import { fileResult } from '../../src/files/file-result.ts';
import { collect } from '../support/collect.ts';
import { callOf, exchange } from './exchange.ts';

const names = fc.constantFrom(
  'code',
  'message',
  'errors',
  'details',
  'field',
  'failed',
  'succeeded',
  'id',
  '__proto__',
);
/** JSON with the names that are searched for, in any place and with any value. */
const { likely } = fc.letrec<{ likely: unknown }>((tie) => ({
  likely: fc.oneof(
    { maxDepth: 4 },
    fc.jsonValue({ maxDepth: 1 }),
    fc.array(tie('likely'), { maxLength: 3 }),
    fc.array(fc.tuple(names, tie('likely')), { maxLength: 4 }).map((members) => Object.fromEntries(members)),
  ),
}));
const text = fc.oneof(
  likely.map((value) => JSON.stringify(value)),
  fc.string(),
  fc.constantFrom('<html>', '{"code":'),
);

test('property: any success is a value or a typed error', async () => {
  await fc.assert(
    fc.asyncProperty(text, async (body) => {
      const found = await callResult(exchange(() => ({ text: body })).send, callOf({})).then(
        (value) => ({ value }),
        (error: unknown) => error,
      );
      if (found instanceof TradelaneError) return;
      expect(found).toEqual({ value: JSON.parse(body) });
      expect(typeof (found as { value: unknown }).value).toBe('object');
    }),
  );
});

test('property: a workbook is never read as rows of CSV, whatever its name is', async () => {
  const type = fc.constantFrom('', 'application/octet-stream', 'application/zip', 'application/vnd.ms-excel+xml');
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 60 }), type, async (rest, contentType) => {
      const bytes = Uint8Array.of(0x50, 0x4b, 3, 4, ...rest);
      const { send } = exchange(() => ({ bytes, headers: { 'content-type': contentType } }));
      const file = await fileResult(send, callOf({ response: 'file' }));
      await expect(collect(csvRows(file))).rejects.toBeInstanceOf(ArgumentError);
    }),
  );
});
