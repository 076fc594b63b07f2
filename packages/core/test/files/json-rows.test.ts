import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { jsonRowTexts } from '../../src/work.ts';
import type { FileResponse } from '../../src/index.ts';
import { fileResult } from '../../src/files/file-result.ts';
import { callOf, responseOf } from '../results/exchange.ts';
import { collect } from '../support/collect.ts';

/** A downloaded file whose bytes arrive in chunks, and the response that it keeps open. */
async function fileOf(text: string, type: string, size = 7): Promise<[FileResponse, { readonly isFreed: boolean }]> {
  const bytes = new TextEncoder().encode(text);
  let at = 0;
  // Long texts arrive in a few chunks only, because short texts cover splits at every byte.
  const step = Math.max(size, Math.ceil(bytes.length / 20));
  const stream = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (at >= bytes.length) return controller.close();
        controller.enqueue(bytes.slice(at, at + step));
        at += step;
      },
    },
    { highWaterMark: 0 },
  );
  const response = responseOf({ bytes: stream, headers: { 'content-type': type } });
  return [await fileResult(async () => response, callOf({ response: 'file' })), response];
}

async function read(text: string, type: string, size?: number): Promise<unknown[]> {
  const [file] = await fileOf(text, type, size);
  return (await collect(jsonRowTexts(file))).map((one): unknown => JSON.parse(one));
}

/** As in JSON, which has no -0. */
const value = fc.jsonValue({ maxDepth: 3 }).map((one): unknown => JSON.parse(JSON.stringify(one)));
const row = fc.record({
  id: fc.string(),
  value,
  text: fc.string({ unit: fc.constantFrom('"', '\\', '{', ']', ',', ':', 'ü', '\n', '😀') }),
  list: fc.array(fc.array(fc.integer())),
});
const rows = fc.array(row, { maxLength: 8 });
const size = fc.integer({ min: 1, max: 40 });
const indent = fc.constantFrom(undefined, 2, '\t');

describe('TL05: the rows of a file', () => {
  test('a list may have another name than `data`', async () => {
    const text = '{"data":[0],"orders":[{"id":1},{"id":2}]}';
    const [file] = await fileOf(text, 'application/json');
    expect(await collect(jsonRowTexts(file, 'orders'))).toEqual(['{"id":1}', '{"id":2}']);
    const [other] = await fileOf(text, 'application/json');
    await expect(collect(jsonRowTexts(other, 'returns'))).rejects.toThrow('no array in `returns`');
  });

  test('rows of a file are the same in NDJSON, in a list and in a list in `data`, wherever the bytes are split', async () => {
    await fc.assert(
      fc.asyncProperty(rows, size, indent, async (table, cut, space) => {
        const lines = table.map((one) => `${JSON.stringify(one)}\n`).join('');
        expect(await read(lines, 'application/x-ndjson', cut)).toEqual(table);
        expect(await read(lines, 'application/octet-stream', cut)).toEqual(table);
        const nested = table.map((one) => ({ data: [one] }));
        expect(
          await read(nested.map((one) => `${JSON.stringify(one)}\n`).join(''), 'application/x-ndjson', cut),
        ).toEqual(nested);
        expect(await read(JSON.stringify({ data: table, total: 1 }, null, space), 'application/json', cut)).toEqual(
          table,
        );
        expect(await read(JSON.stringify(table, null, space), 'application/json', cut)).toEqual(table);
      }),
    );
  });

  test('rows of a file are found wherever `data` is among other members', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(value, { maxLength: 5 }),
        fc.dictionary(fc.string(), value),
        size,
        indent,
        async (table, others, cut, space) => {
          const { data: _, ...before } = others;
          const text = JSON.stringify({ ...before, data: table, 'and more': others }, null, space);
          expect(await read(text, 'application/json', cut)).toEqual(table);
        },
      ),
    );
  });

  test('rows of a file are an error wherever JSON.parse throws one: text with one character removed or added', async () => {
    const spoilt = fc
      .record({
        table: fc.array(row, { maxLength: 3 }),
        isObject: fc.boolean(),
        at: fc.nat(),
        put: fc.constantFrom('', ',', ']', '}', '{', '[', '"', ':', '1'),
      })
      .map(({ table, isObject, at, put }) => {
        const text = JSON.stringify(isObject ? { total: 1, data: table, end: null } : table);
        const where = at % text.length;
        const spoiltText =
          put === '' ? text.slice(0, where) + text.slice(where + 1) : text.slice(0, where) + put + text.slice(where);
        return new TextDecoder().decode(new TextEncoder().encode(spoiltText)); // Half a character isn't valid UTF-8.
      });
    await fc.assert(
      fc.asyncProperty(spoilt, size, async (text, cut) => {
        let expected: unknown;
        try {
          const parsed = JSON.parse(text) as { data?: unknown };
          expected = Array.isArray(parsed) ? parsed : Array.isArray(parsed.data) ? parsed.data : 'no rows';
        } catch {
          expected = 'no rows';
        }
        const found = await read(text, 'application/json', cut).catch((error: unknown) => {
          expect(error).toBeInstanceOf(SyntaxError);
          return 'no rows';
        });
        expect(found).toEqual(expected);
      }),
      { numRuns: Math.max(500, fc.readConfigureGlobal().numRuns ?? 0) },
    );
  });

  test('rows of a file are found fast, however much space is within one', async () => {
    const started = process.cpuUsage();
    expect(await read(`[{"a":1${' '.repeat(100_000)}}]`, 'application/json', 16_384)).toHaveLength(1);
    expect(process.cpuUsage(started).user).toBeLessThan(500_000);
  });

  test.each([
    ['{"error":"maintenance"}', 'no array in `data`'],
    ['{"data":{"id":1}}', 'no array in `data`'],
    ['"text"', 'expected an array of rows'],
    ['<html>', 'expected an array of rows'],
    ['', 'the file is empty'],
    ['[1] [2]', 'unexpected text after the end'],
    ['{"data":[1],"data":[2]}', 'more than one array'],
    [`[${'['.repeat(1_001)}`, 'nested more than 1000 levels deep'],
  ])('a file that contains %j is an error that describes the content', async (text, said) => {
    await expect(read(text, 'application/json', 64)).rejects.toThrow(said);
  });

  test('rows of a file are an error if the list is cut short, not the end', async () => {
    const [file] = await fileOf(JSON.stringify({ data: [{ id: 1 }, { id: 2 }] }).slice(0, -4), 'application/json', 5);
    const got: string[] = [];
    await expect(
      (async () => {
        for await (const text of jsonRowTexts(file)) got.push(text);
      })(),
    ).rejects.toBeInstanceOf(SyntaxError);
    expect(got).toEqual(['{"id":1}']);
  });

  test.each(['application/x-ndjson', 'application/json', 'application/octet-stream'])(
    'rows of a file without an end are an error before they fill the memory (%s)',
    async (type) => {
      const response = responseOf({
        bytes: new ReadableStream({
          pull: (controller) => controller.enqueue(new TextEncoder().encode('["x'.padEnd(1_000_000, 'x'))),
        }),
        headers: { 'content-type': type },
      });
      const file = await fileResult(async () => response, callOf({ response: 'file' }));
      await expect(collect(jsonRowTexts(file))).rejects.toThrow(/more than \d+ characters|nested/);
      expect(response.isFreed).toBe(true);
    },
  );

  test.each(['application/x-ndjson', 'application/json'])(
    'rows of a file free the connection, read to the end or left early (%s)',
    async (type) => {
      const text = type.endsWith('ndjson') ? '{"id":1}\n{"id":2}\n{"id":3}\n' : '{"data":[{"id":1},{"id":2},{"id":3}]}';
      for (const take of [1, 2, Number.POSITIVE_INFINITY]) {
        const [file, response] = await fileOf(text, type);
        let count = 0;
        for await (const _ of jsonRowTexts(file)) {
          count += 1;
          if (count >= take) break;
        }
        expect([take, response.isFreed]).toEqual([take, true]);
      }
    },
  );
});
