/** Functions that read texts of others, with arbitrary texts: each returns a value or throws its own error. */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { ApiError, apiErrorOf, ArgumentError, TradelaneError } from '../../src/errors/index.ts';
import { writeDate } from '../../src/call/url.ts';
import { callResult } from '../../src/call/result.ts';
import { itemResultsOf } from '../../src/batches/item-results.ts';
import { csvRows } from '../../src/files/csv.ts';
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

test('property: for any body of an error response, the status decides, and the error can be serialized', async () => {
  await fc.assert(
    fc.property(fc.integer({ min: 300, max: 999 }), text, (status, body) => {
      const error = apiErrorOf({ status, text: body, requestId: undefined, url: 'https://h/' } as never, {} as never);
      expect(error).toBeInstanceOf(ApiError);
      expect(error.status).toBe(status);
      expect(typeof error.message).toBe('string');
      expect(JSON.parse(JSON.stringify(error))).toMatchObject({ status });
      for (const { field } of error.fieldErrors) expect(['string', 'undefined']).toContain(typeof field);
    }),
  );
});

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

test('property: for any response to a batch, each item has one result', async () => {
  const partial = { succeeded: 'succeeded', failed: 'failed', key: ['id'] };
  const items = fc.array(fc.record({ id: fc.constantFrom('a', 'b', 7, null) }), { minLength: 1, maxLength: 5 });
  await fc.assert(
    fc.property(items, likely, fc.boolean(), (sent, body, listsBoth) => {
      const described = listsBoth ? partial : { failed: 'failed', key: ['id'], keyIn: 'message' as const };
      const results = itemResultsOf(described as never, sent, body, { start: 0, list: '' });
      expect(results).toHaveLength(sent.length);
      for (const { is } of results) expect(['succeeded', 'failed', 'unknown']).toContain(is);
    }),
  );
});

test('property: a time is sent as the same time in UTC, or not at all', async () => {
  const digits = fc.stringMatching(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,9})?(Z|[+-]\d{2}:\d{2})$/);
  const instant = fc.date({ min: new Date(0), max: new Date('9999-01-01T00:00:00Z'), noInvalidDate: true });
  await fc.assert(
    fc.property(
      fc.oneof(
        digits,
        fc.string(),
        instant,
        instant.map((date) => date.toISOString()),
      ),
      (given) => {
        const written = writeDate(given);
        if (written === undefined) {
          expect(given).not.toBeInstanceOf(Date);
          return;
        }
        expect(written).toMatch(/^[+-]?\d{4,6}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/);
        expect(Math.floor(Date.parse(written))).toBe(Math.floor(new Date(given).getTime()));
      },
    ),
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
