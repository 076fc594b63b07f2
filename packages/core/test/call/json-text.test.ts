/** How JSON is read and checked before it is sent. */
import { describe, expect, test } from 'vitest';
import { findJsonFault, findUnsafeInteger, readJson, readNothing } from '../../src/call/json.ts';
import type { Call } from '../../src/operation/call.ts';
import { operations } from '../support/world.ts';

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

  test('is read with a byte-order mark, and an integer that would be rounded is an error', () => {
    expect(readJson('\uFEFF{"a":1}', 200)).toEqual({ ok: true, value: { a: 1 } });
    expect(readJson(`{"id":-${big}}`, 200)).toEqual({
      ok: false,
      isSpoilt: false,
      detail: 'the integer at $.id has 17 digits, which a JavaScript number would round',
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
    [`\uFEFF{"id":-${big}}`, 200, { id: `-${big}` }, '$.id: the integer has 17 digits, so it is passed as a string'],
    [
      `{"a":["${big}\\"",${big}, ${big}9,1.5],"${big}":${big}}`,
      200,
      { a: [`${big}"`, big, `${big}9`, 1.5], [big]: big },
      '$.a[1]: the integer has 17 digits, so it is passed as a string',
    ],
  ])('%j with %j is a success, and its shape is reported', (text, status, value, issue) => {
    expect(readJson(text, status, true)).toEqual({ ok: true, value, ...(issue === undefined ? {} : { issue }) });
  });

  test.each([' <html>', '{"a":[1}', '"abc', '["a\\"]'])('%j is damaged', (text) => {
    expect(readJson(text, 200, true)).toMatchObject({ ok: false, isSpoilt: true });
  });
});

describe('the body of an operation that returns nothing', () => {
  const batch = { items: 'body.products', maximum: 10 };
  const issue = '$: expected an empty body';
  test.each<[string, object, number, string, unknown]>([
    ['a read', { method: 'GET' }, 200, '<html>', undefined],
    ['a write', {}, 200, '{}', undefined],
    ['a write', {}, 200, '<html>', { isSpoilt: true }],
    ['a batch', { batch }, 200, '{}', { ok: true, issue }],
    ['a batch', { batch }, 200, ' ', undefined],
    ['a batch', { batch }, 202, '{}', undefined],
  ])('of %s (%j) with %d and %j', (_, more, status, text, reading) => {
    const call: Call = { operation: { ...operations.cancel, ...more }, input: {}, options: {} };
    if (reading === undefined) expect(readNothing(call, text, status)).toBeUndefined();
    else expect(readNothing(call, text, status)).toMatchObject(reading as object);
  });
});

describe('an integer that a number would round', () => {
  test.each([`[1E${big}]`, `[1e+${big}]`, `[${big}E2]`, `[${big}e2]`, `[${big}.5]`, `[1.${big}]`])(
    'excludes fractions and numbers with an exponent: %s',
    (text) => {
      expect(findUnsafeInteger(text)).toBeUndefined();
    },
  );

  test.each([
    [`{"a\\"b":${big}}`, '$["a\\"b"]'],
    [`{"a-b":{"c_1":${big}}}`, '$["a-b"].c_1'],
    [`{"a":[{"b":1},{"b":2,"c":[]},${big}]}`, '$.a[2]'],
    [`{"a":{"b":[1]},"c":${big}}`, '$.c'],
  ])('is found in %s at %s', (text, path) => {
    expect(findUnsafeInteger(text)?.path).toBe(path);
  });
});

describe('a value to send', () => {
  const nested = (levels: number): unknown => (levels === 0 ? {} : [nested(levels - 1)]);

  test.each<[string, unknown]>([
    ['200 levels', nested(200)],
    ['a boxed string', { a: new String('x') }],
    ['a boxed number', { a: new Number(1) }],
    ['a large number with an exponent', 1e21],
    ['the largest safe integer', Number.MAX_SAFE_INTEGER],
    ['a member that is undefined', { a: undefined }],
    ['an object with a tag', { [Symbol.toStringTag]: 'Own', a: 1 }],
    ['a date', [new Date(0)]],
  ])('may be %s', (_, value) => {
    expect(findJsonFault(value)).toBeUndefined();
  });

  test.each<[string, unknown, string]>([
    ['201 levels', nested(201), `$${'[0]'.repeat(201)}`],
    ['an integer that loses digits', { a: [0, 5e20] }, '$.a[1]'],
    ['a boxed NaN', { a: new Number(Number.NaN) }, '$.a'],
    ['an invalid date', { a: { b: new Date(Number.NaN) } }, '$.a.b'],
    ['a hole', [1, undefined], '$[1]'],
    ['a Map', { a: new Map([[1, 2]]) }, '$.a'],
    ['a promise', [Promise.resolve(1)], '$[0]'],
    ['a bigint', 1n, '$'],
    ['a function', [() => 1], '$[0]'],
    ['infinity', [-Infinity], '$[0]'],
  ])("can't be %s", (_, value, path) => {
    expect(findJsonFault(value)?.path).toBe(path);
  });
});
