import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { FileResponse } from '../../src/files/file-response.ts';
import { fileResult } from '../../src/files/file-result.ts';
import { JsonListScanner, jsonRowTexts } from '../../src/files/json-list-scanner.ts';
import { LineScanner, longestRow } from '../../src/files/line-scanner.ts';
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

/** The rows that a scanner finds in a text that arrives in chunks. */
function scan(text: string, cut: number, mayBeLine: boolean): string[] {
  const scanner = new JsonListScanner(mayBeLine);
  const found: string[] = [];
  for (let at = 0; at < text.length; at += cut) found.push(...scanner.push(text.slice(at, at + cut)));
  return [...found, ...scanner.end()];
}

/** The result, or undefined if it throws a SyntaxError. */
function outcomeOf(read: () => unknown): unknown {
  try {
    return read();
  } catch (error) {
    expect(error).toBeInstanceOf(SyntaxError);
    return 'no rows';
  }
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

  test('are the same in NDJSON, in a list and in an object with the list in `data`, wherever the bytes are split', async () => {
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

  test('are found wherever `data` is among other members', async () => {
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

  test('are an error wherever JSON.parse throws one: text with one character removed or added', async () => {
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

  test.each([
    '[]',
    '\t\r\n [\n1 ,\t"a" \r\n]\r\n\t ',
    '[\r1\r]',
    '[[],{},"",[[1]]]',
    '["\\\\","\\"]","a\\\\\\"b"]',
    '{"data":[]}',
    '{ "data" : [ {"a":[1,{"b":"]}"}]} , [ ] , "x\\"y" ] , "more" : {"data":[9]} }',
    '{"a":{"data":[1]},"data":[2]}',
    '{"a":"data","data":[1]}',
    '{"a":[1,{"data":[3]}],"data":[2],"b":[3]}',
    '{"\\u0064ata":[1]}',
    '{"data":null,"data":[1]}',
    '{"data":[1],"data":null}',
    '{}',
    '{ }',
    '{,}',
    '{"a":1,}',
    '{"data":[1],}',
    '{"data":[1]}}',
    '{"data":[1],"b"}',
    '{"data":[1] 5}',
    '{"data":[1]"x":1}',
    '{"data":5[1]}',
    '{"data":[1]]',
    '{"data":[1}',
    '{"data"[1]}',
    '{"a":x,"data":[1]}',
    '{"a" 1,"data":[1]}',
    '{"a":1:2,"data":[1]}',
    '{"a":1]',
    '{1:2,"data":[1]}',
    '{null:2,"data":[1]}',
    '{:1,"data":[1]}',
    '[1,]',
    '[,]',
    '[,1]',
    '[1,,2]',
    '[1}',
    '[1:2]',
    '[1]]',
    '[1],',
    '[1] [2]',
    '\u00a0[1]',
    '[1]\u00a0',
    '[',
    '{',
    '{"data"',
    '{"data":[1]',
    ' ',
    '5',
  ])('equal the rows of JSON.parse, or are an error like there, wherever the bytes are split: %s', (text) => {
    const rowsOf = (): unknown => {
      const whole = JSON.parse(text) as { data?: unknown };
      const list: unknown = Array.isArray(whole) ? whole : whole.data;
      return Array.isArray(list) ? list : 'no rows';
    };
    const expected = outcomeOf(rowsOf);
    for (const cut of [1, 2, 3, 5, 64]) {
      const scanned = outcomeOf(() => scan(text, cut, false).map((row): unknown => JSON.parse(row)));
      expect([cut, scanned]).toEqual([cut, expected]);
    }
  });

  const cut = '[1 {"data":[1 {"data":[1] {"data" {';
  const spoilt = '{"a"} {,} {:1} {"a",1} {"a"] {] {"a":1] {"data",[1]} [1}2] {"data":[1}2]} [1][2] [1]{"a":1}';
  test.each([cut, spoilt].flatMap((texts) => texts.split(' ')))("aren't found in %s, whatever the file is", (text) => {
    for (const mayBeLine of [true, false]) expect(() => scan(text, 64, mayBeLine)).toThrow(SyntaxError);
  });

  test('are found fast, however much space is within one', () => {
    const begun = process.cpuUsage();
    expect(scan(`[{"a":1${' '.repeat(100_000)}}]`, 16_384, false)).toHaveLength(1);
    expect(process.cpuUsage(begun).user).toBeLessThan(500_000);
  });

  test('are returned as written, without the space around them', () => {
    expect(scan(' [  1 \n , \t{ "a" : 1 }\r\n ]', 64, false)).toEqual(['1', '{ "a" : 1 }']);
  });

  test.each([
    ['{"a":1}', ['{"a":1}']],
    [' {"a":1}\n{"b":"}"}\n\n{"c":3}', ['{"a":1}', '{"b":"}"}', '{"c":3}']],
    ['{"data":{"x":[1]}}\r\n{"data":2}\n', ['{"data":{"x":[1]}}', '{"data":2}']],
    ['{"data": "[" , "a":[1, 2]}\t{"b":1}', ['{"data": "[" , "a":[1, 2]}', '{"b":1}']],
    ['{}\n{}', ['{}', '{}']],
    ['{"data":[1]}', ['1']],
    ['\n', []],
    ['', []],
  ])('may be one object or one in each line, if no type declares the file as JSON: %j', (text, lines) => {
    for (const cut of [1, 2, 3, 5, 64]) {
      const found = scan(text, cut, true).map((one) => one.trim());
      expect([cut, found]).toEqual([cut, lines]);
    }
  });

  test.each([
    ['deep', `[${'['.repeat(1_000)}`, 'the array never ends'],
    ['deeper', `[${'['.repeat(1_001)}`, 'nested more than 1000 levels deep'],
    ['long', `["${'x'.repeat(longestRow - 2)}"`, 'the array never ends'],
    ['longer', `["${'x'.repeat(longestRow - 1)}"`, 'has more than'],
  ])('may be as deep and as long as the limits, and not more: %s', (_, text, said) => {
    expect(() => scan(text, text.length, false)).toThrow(said);
  });

  test('may be longer together than one may be', () => {
    const row = `"${'x'.repeat(longestRow / 2)}"`;
    expect(scan(`[${row},${row},${row}]`, longestRow, false)).toHaveLength(3);
  });

  test('may be as long as any row if they are lines, and not longer', () => {
    const line = 'x'.repeat(longestRow);
    const lines = new LineScanner();
    const found = [...lines.push(`${line}\n \t\n${line}`), ...lines.end()];
    expect(found.map(({ length }) => length)).toEqual([longestRow, longestRow]);
    expect(() => [...lines.push(`${line}x`)]).toThrow('a line has more than');
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
  ])('%j is an error that describes the content', async (text, said) => {
    await expect(read(text, 'application/json', 64)).rejects.toThrow(said);
  });

  test('are an error if the list is cut short, not the end', async () => {
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
    'are an error without an end, before they fill the memory (%s)',
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
    'free the connection, read to the end or left early (%s)',
    async (type) => {
      const text = type.endsWith('ndjson') ? '{"id":1}\n{"id":2}\n{"id":3}\n' : '{"data":[{"id":1},{"id":2},{"id":3}]}';
      for (const take of [1, 2, Number.POSITIVE_INFINITY]) {
        const [file, response] = await fileOf(text, type);
        let taken = 0;
        for await (const _ of jsonRowTexts(file)) {
          taken += 1;
          if (taken >= take) break;
        }
        expect([take, response.isFreed]).toEqual([take, true]);
      }
    },
  );
});
