import * as fc from 'fast-check';
import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { findJsonFault } from '../../src/call/json.ts';
import { ArgumentError } from '../../src/index.ts';
import type { OperationDescriptor } from '../../src/runtime.ts';
import { createWorld, errorOf, operations } from '../support/world.ts';

describe('bodies', () => {
  test('JSON values are accepted', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        fc.pre(!JSON.stringify(value).match(/\d{16}/));
        expect(findJsonFault(value)).toBeUndefined();
      }),
    );
    expect(findJsonFault({ when: new Date(0), none: undefined, big: 1e300 })).toBeUndefined();
    class Line {
      sku = 'a';
    }
    class Own {
      toJSON = () => 'own';
    }
    const elsewhere: unknown = runInNewContext('({ at: new Date(0), none: {}, list: [{}] })');
    const bare: unknown = Object.create(null);
    class Unset {
      declare name?: string;
    }
    class Lines {
      items = [];
      *[Symbol.iterator](): Generator<never> {}
    }
    const cleared = { toJSON: () => null };
    expect(findJsonFault([new Unset(), new Lines(), cleared, new Number(5), new String('')])).toBeUndefined();
    expect(findJsonFault([{}, bare, new Line(), new Own(), new URL('https://a.example'), elsewhere])).toBeUndefined();
  });

  test.each([
    [{ products: [{}, {}, { price: Number.NaN }] }, '$.products[2].price'],
    [{ a: { when: new Date('x') } }, '$.a.when'],
    [[1, 2 ** 53], '$[1]'],
    [{ id: 12n }, '$.id'],
    [{ f: () => 1 }, '$.f'],
    [{ m: new Map() }, '$.m'],
    [Number.POSITIVE_INFINITY, '$'],
    [{ a: Promise.resolve(1) }, '$.a'],
    [{ a: /x/ }, '$.a'],
    [{ a: new Error('x') }, '$.a'],
    [{ a: new ArrayBuffer(1) }, '$.a'],
    [{ a: new Blob([]) }, '$.a'],
    [{ a: new Number(Number.NaN) }, '$.a'],
    [{ a: Object.assign(new Map(), { source: 'erp' }) }, '$.a'],
    [
      {
        a: new (class extends Set {
          source = 'erp';
        })(),
      },
      '$.a',
    ],
    [[1, undefined], '$[1]'],
    // oxlint-disable-next-line no-sparse-arrays -- a hole is what is looked for
    [[1, , 2], '$[1]'],
    [{ a: runInNewContext('new Map([[1, 2]])') }, '$.a'],
    [{ a: runInNewContext('new Date(NaN)') }, '$.a'],
  ])('a value that JSON would change is a fault: %#', (value, path) => {
    expect(findJsonFault(value)?.path).toBe(path);
  });

  test('a circular reference is a fault', () => {
    const circle: { self?: unknown } = {};
    circle.self = circle;
    expect(findJsonFault(circle)?.fault).toContain('circular reference');
  });

  test.each([
    ['a bad date', operations.upsert, { body: { updated: new Date('x') } }, 'body.updated'],
    ['no body', operations.upsert, {}, 'body'],
    ['a body too much', operations.list, { body: {} }, 'body'],
    ['no required part', operations.upload, { body: {} }, undefined],
  ])('%s is refused before sending', async (_, operation: OperationDescriptor, input, argument) => {
    const world = createWorld();
    const error = await errorOf(world.runtime().call(operation, input));
    expect(error).toBeInstanceOf(ArgumentError);
    if (argument !== undefined) expect(error).toMatchObject({ argument, operation: operation.id });
    expect(world.sent).toHaveLength(0);
  });

  test('E08: JSON is sent as UTF-8 with its content type, and a form as a form', async () => {
    const world = createWorld();
    const runtime = world.runtime();
    await runtime.call(operations.upsert, { body: { name: 'été', when: new Date(0) } });
    await runtime.call({ ...operations.upsert, contentType: 'application/merge-patch+json' }, { body: {} });
    await runtime.call({ ...operations.upsert, body: 'form' }, { body: { a: 'x y', b: 1, c: undefined } });
    expect(world.sent.map(({ headers, body }) => [headers['content-type'], body])).toEqual([
      ['application/json', '{"name":"été","when":"1970-01-01T00:00:00.000Z"}'],
      ['application/merge-patch+json', '{}'],
      ['application/x-www-form-urlencoded', 'a=x+y&b=1'],
    ]);
  });
});
