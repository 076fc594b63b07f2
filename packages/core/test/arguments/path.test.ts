import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readSegment, writePath } from '../../src/call/url.ts';
import { ArgumentError } from '../../src/index.ts';
import { createWorld, errorOf, operations } from '../support/world.ts';

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** Any character, but more often characters with a meaning in a URL. */
const character = fc.oneof(
  fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
  fc.constantFrom('/', '\\', '?', '#', '%', '.', ';', ' '),
);

describe('path values', () => {
  test('any accepted value stays one segment and arrives unchanged', () => {
    fc.assert(
      fc.property(fc.string({ unit: character }), (value) => {
        const segment = readSegment(value);
        if (typeof segment !== 'string') return;
        expect(segment).not.toMatch(/[/\\?#]/);
        expect(decodeURIComponent(segment)).toBe(value);
        const url = new URL(`https://hub.example.com/api/v2/orders/${segment}/accept`);
        expect(url.pathname).toBe(`/api/v2/orders/${segment}/accept`);
      }),
    );
  });

  test('G56: no mix of dots, slashes and escapes leaves its segment', () => {
    const piece = fc.constantFrom('.', '..', '/', '\\', '%2e', '%2E', '%2f', '%5C', 'a', '%', ' ');
    fc.assert(
      fc.property(fc.array(piece, { minLength: 1, maxLength: 8 }), (pieces) => {
        const segment = readSegment(pieces.join(''));
        if (typeof segment !== 'string') return;
        expect(segment).not.toMatch(/[/\\]/);
        // A gateway may decode once, and the server after it once more.
        for (const text of [segment, decoded(segment), decoded(decoded(segment))]) {
          expect(text.split(/[/\\]/).filter((step) => step === '.' || step === '..')).toEqual([]);
        }
      }),
    );
  });

  test.each(['a..b', '...', '1.0', 'Order_00012-A', 'a/b', 'été', 'a b', '100%', '%zz'])(
    '%j is a valid ID',
    (value) => {
      expect(readSegment(value)).toBe(encodeURIComponent(value));
    },
  );

  test.each([
    ['..', /as a path segment/],
    ['.', /as a path segment/],
    ['../secrets', /as a path segment/],
    ['a/../b', /as a path segment/],
    ['a\\..\\b', /as a path segment/],
    ['%2e%2e', /as a path segment/],
    ['%2e%2e%2fadmin', /as a path segment/],
    ['', /empty/],
    ['  ', /empty/],
    [undefined, /missing/],
    [null, /missing/],
    ['a\nb', /control/],
    ['a\u0000', /control/],
    ['\ud800', /Unicode/],
    [2 ** 60, /whole number/],
    [1.5, /whole number/],
    [Number.NaN, /whole number/],
    [{}, /Pass a string or a number/],
    [['a'], /Pass a string or a number/],
    [true, /Pass a string or a number/],
  ])('%j is refused before sending', async (value, message) => {
    const world = createWorld();
    const error = await errorOf(world.runtime().call(operations.read, { path: { thing_id: value as string } }));
    expect(error).toBeInstanceOf(ArgumentError);
    expect((error as ArgumentError).message).toMatch(message);
    expect(error).toMatchObject({ outcome: 'not-sent', operation: 'read', argument: 'path.thing_id', attempts: 0 });
    expect(world.sent).toHaveLength(0);
    expect(world.tokensIssued()).toBe(0);
  });

  test('a value that looks like a template is used literally', () => {
    const operation = { ...operations.read, path: '/a/{x}/{y}' };
    expect(writePath(operation, operation.path, { x: '{y}', y: '$&' })).toBe('/a/%7By%7D/%24%26');
  });
});
