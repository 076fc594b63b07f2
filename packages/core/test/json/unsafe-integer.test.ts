import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { findUnsafeNumber } from '../../src/call/json.ts';

const unsafe = fc
  .bigInt({ min: BigInt(Number.MAX_SAFE_INTEGER) + 1n, max: 10n ** 30n })
  .chain((value) => fc.constantFrom(value, -value))
  .map(String);

test('IDs of up to 2^53 - 1 pass', () => {
  expect(findUnsafeNumber('{"id":9007199254740991,"other":-9007199254740991}')).toBeUndefined();
});

test('the first larger integer is reported with its path', () => {
  expect(findUnsafeNumber('{"a":"1234567890123456","b c":{"d":[1,[2,-9007199254740993]]}}')).toEqual({
    path: '$["b c"].d[1][1]',
    literal: '-9007199254740993',
  });
  expect(findUnsafeNumber('12345678901234567890')).toEqual({ path: '$', literal: '12345678901234567890' });
});

test('it is found anywhere, at the edges of the text and among other digits too', () => {
  const digits = '9007199254740993';
  for (let before = 0; before < 40; before += 1) {
    const text = `{"${'k'.repeat(before)}":${digits}}`;
    expect(findUnsafeNumber(text)?.literal, text).toBe(digits);
    expect(findUnsafeNumber(`{"${'7 '.repeat(before)}":-${digits}}`)?.literal).toBe(`-${digits}`);
    expect(findUnsafeNumber(`{"${'k'.repeat(before)}":${digits.slice(1)}}`)).toBeUndefined();
  }
  expect(findUnsafeNumber(digits)).toEqual({ path: '$', literal: digits });
});

test('digits in strings and keys, fractions and exponents are ignored', () => {
  const text =
    '{"12345678901234567890":"12345678901234567890\\"12345678901234567890","x":0.12345678901234567890,"y":1e300,"z":12345678901234567e3}';
  expect(findUnsafeNumber(text)).toBeUndefined();
});

test('G58: a number beyond 1.8e308 is found, with any exponent, fraction or number of digits', () => {
  const digits = '9'.repeat(309);
  for (const literal of ['1e309', '-2E+400', '1.5e0400', `${digits}.5`, `-${digits.slice(20)}e20`])
    for (const end of [',', ' ]', ']'])
      expect(findUnsafeNumber(`{"a":"1e400, ${digits}.5","b":[1e308,1e-400,${literal}${end}}`)).toEqual({
        path: '$.b[2]',
        literal,
      });
  expect(findUnsafeNumber(`[0.${digits},1e${digits.replaceAll('9', '0')},"\\"1e400]"]`)).toBeUndefined();
});

test("a string value isn't read as the key of the next value", () => {
  expect(findUnsafeNumber('{"a" : "b", "id"\n:\t12345678901234567890}')?.path).toBe('$.id');
  expect(findUnsafeNumber('{"a":{"x":"y"},"b":["s",12345678901234567890]}')?.path).toBe('$.b[1]');
});

test('property: in any JSON, it is found with its path', () => {
  fc.assert(
    fc.property(
      fc.jsonValue({ noUnicodeString: false } as never),
      fc.array(fc.oneof(fc.string(), fc.nat(5)), { maxLength: 6 }),
      unsafe,
      (noise, path, digits) => {
        const mark = 'here@@';
        const value = path.reduceRight<unknown>(
          (inner, step) =>
            typeof step === 'number'
              ? [...Array.from({ length: step }, () => noise), inner]
              : Object.fromEntries([
                  ['other', noise],
                  [step, inner],
                ]),
          mark,
        );
        const text = JSON.stringify(value).replace(JSON.stringify(mark), digits);
        fc.pre(text.includes(digits) && findUnsafeNumber(JSON.stringify(noise)) === undefined);
        const found = findUnsafeNumber(text);
        expect(found?.literal).toBe(digits);
        const steps = path.map((step) =>
          typeof step === 'number'
            ? `[${step}]`
            : /^[A-Za-z_$][\w$]*$/.test(step)
              ? `.${step}`
              : `[${JSON.stringify(step)}]`,
        );
        expect(found?.path).toBe(`$${steps.join('')}`);
      },
    ),
  );
});

test("property: JSON that JavaScript wrote passes, except for integers that it can't represent", () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const found = findUnsafeNumber(JSON.stringify(value, null, 2));
      if (found !== undefined) expect(Number.isSafeInteger(Number(found.literal))).toBe(false);
    }),
  );
});
