/** How JSON is read and checked before it is sent. */
import { describe, expect, test } from 'vitest';
import { readJson } from '../../src/runtime.ts';

const big = '12345678901234567';

describe('E08: the body of a read', () => {
  test.each<[string, number | undefined, string]>([
    ['', 200, 'expected JSON, got an empty body'],
    [' <html>', 200, 'expected JSON, got HTML (a proxy error page?)'],
    ['{"a":[1}', 200, 'the JSON ends too early, after 8 characters'],
    ['["a\\"]', 200, 'the JSON ends too early, after 6 characters'],
    ['"abc', 200, 'the JSON ends too early, after 4 characters'],
    ['{}}', 200, "expected JSON, got 3 characters that aren't JSON"],
    ['done', 200, "expected JSON, got 4 characters that aren't JSON"],
    ['7', 200, 'expected a JSON object or array, got another value'],
    ['null', 200, 'expected a JSON object or array, got another value'],
    ['{}', 206, 'it contains only a part of the expected JSON'],
  ])('%j with %j is spoilt: %s', (text, status, detail) => {
    expect(readJson(text, status)).toEqual({ ok: false, isSpoilt: true, detail });
  });

  test.each([
    ['200 levels', `{"data":[],"x":${'['.repeat(600_000)}${']'.repeat(600_000)}}`],
    ['its end', '['.repeat(1_100_000)],
    ['5,000,000 values', `[${'{},'.repeat(1_700_000)}{}]`],
    ['700,000 texts', `[${'"a",'.repeat(720_000)}1]`],
    ['1,500,000 long numbers', `[${'1234567890123456789,'.repeat(1_500_000)}1]`],
    ['200,000 names', `{${Array.from({ length: 230_000 }, (_row, at) => `"${at}k":1`).join(',')}}`],
    [
      '200,000 pairs of names',
      `[${Array.from({ length: 250_000 }, (_row, at) => `{"${at % 500}":1,"b${at}":1}`).join(',')}]`,
    ],
  ])('G59: a megabyte of JSON beyond %s is refused before it is parsed', (_, text) => {
    const fault = 'the JSON has more than 200 levels, or too many values to parse in a second';
    expect(readJson(text, 200)).toEqual({ ok: false, isSpoilt: false, detail: fault });
    expect(readJson(text, 200, true)).toEqual({ ok: true, value: undefined, issue: `$: ${fault}` });
  });

  test('a megabyte of ordinary JSON is read', () => {
    const rows = Array.from({ length: 5_000 }, (_, id) => ({ id, name: '[{"'.repeat(80), at: [{ [`x${id}`]: 1 }] }));
    expect(readJson(JSON.stringify(rows), 200)).toEqual({ ok: true, value: rows });
  });

  test('a body is read with a byte-order mark, and an integer that would be rounded is an error', () => {
    expect(readJson('\uFEFF{"a":1}', 200)).toEqual({ ok: true, value: { a: 1 } });
    expect(readJson(`{"id":-${big}}`, 200)).toEqual({
      ok: false,
      isSpoilt: false,
      detail: "the integer at $.id has 17 digits, so a JavaScript number can't hold it",
    });
  });
});

describe('E04: the body of a write', () => {
  test.each<[string, number, unknown, string | undefined]>([
    ['', 200, undefined, '$: expected JSON'],
    ['done', 200, undefined, '$: expected JSON'],
    ['{}}', 200, undefined, '$: expected JSON'],
    ['7', 200, 7, '$: expected a JSON object or array'],
    ['[]', 206, [], '$: the status 206 announces a part, but the body is complete'],
    ['[]', 200, [], undefined],
    ['["\uFFFD"]', 200, ['\uFFFD'], '$: a text has U+FFFD, so its bytes may be in another encoding'],
    [`\uFEFF{"id":-${big}}`, 200, { id: `-${big}` }, '$.id: the integer has 17 digits, so it is passed as a string'],
    [
      `{"a":["${big}\\"",${big}, ${big}9,1.5],"${big}":${big}}`,
      200,
      { a: [`${big}"`, big, `${big}9`, 1.5], [big]: big },
      '$.a[1]: the integer has 17 digits, so it is passed as a string',
    ],
    [
      `{"a":[1e400,"1e400,"],"b":${big},"c":-2E+309 }`,
      200,
      { a: ['1e400', '1e400,'], b: big, c: '-2E+309' },
      '$.b: the integer has 17 digits, so it is passed as a string',
    ],
  ])('%j with %j is a success, and its shape is reported', (text, status, value, issue) => {
    expect(readJson(text, status, true)).toEqual({ ok: true, value, ...(issue === undefined ? {} : { issue }) });
  });

  test.each([' <html>', '{"a":[1}', '"abc', '["a\\"]'])('%j is damaged', (text) => {
    expect(readJson(text, 200, true)).toMatchObject({ ok: false, isSpoilt: true });
  });
});
