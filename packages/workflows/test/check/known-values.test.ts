/** The values of responses that a deep check passes to other reads, and the names that it shows. */
import { describe, expect, test } from 'vitest';
import { type Confidence, KnownValues } from '../../src/check/known-values.ts';
import { resolvedShape, type ReadShape, type ResponseShape } from '../../src/check/response-shapes.ts';
import type { OperationDescriptor } from '@tradelane/core/runtime';

const nowInMs = Date.UTC(2026, 0, 31, 8);
const read = (path: string, more: Partial<OperationDescriptor> = {}): OperationDescriptor => ({
  id: 'read',
  method: 'GET',
  path,
  ...more,
});

/** The arguments of a read after responses, by the path of their operation. */
function found(
  operation: OperationDescriptor,
  responses: readonly (readonly [string, unknown])[],
  confidence: Confidence = 'sure',
  shape: Partial<ReadShape> = {},
): unknown {
  const values = new KnownValues(nowInMs);
  for (const [path, body] of responses) values.learn(read(path), body);
  const result = values.argumentsFor(operation, { status: 200, ...shape }, confidence);
  if ('without' in result) return result.without;
  return { ...result.input.path, ...result.input.query };
}

describe('an argument', () => {
  const order = read('/v2/orders/{order_id}');

  test.each<[string, unknown]>([
    ['the ID of an entry', { data: [{ id: 'o-1' }, { id: 'o-2' }] }],
    ['the ID of an entry in a wrapper', { results: { items: [{ id: 'o-1' }] } }],
    ['a field of its name', [{ 'order-id': 'o-1' }]],
    ['a field of its name in camel case', [{ orderId: 'o-1' }]],
    [
      'the first text that is not empty',
      [{ order_id: '' }, { order_id: null }, { order_id: 'o-1' }, { order_id: 'x' }],
    ],
  ])('is %s', (_, body) => {
    expect(found(order, [['/v2/orders', body]])).toEqual({ order_id: 'o-1' });
  });

  test('is the ID of an entry of the list that the path or the field names', () => {
    const categories = read('/v2/categories/{category_id}');
    expect(found(categories, [['/v2/categories', [{ id: 'c-1' }]]])).toEqual({ category_id: 'c-1' });
    expect(found(categories, [['/v2/categories', { shops: [{ id: 's-1' }], categories: [{ id: 'c-1' }] }]])).toEqual({
      category_id: 'c-1',
    });
    expect(found(order, [['/v2/orders', { lines: [{ id: 'l-1' }] }]])).toEqual(['order_id']);
    expect(found(read('/v2/orders/{order}'), [['/v2/orders', [{ order_id: 'o-1' }]]])).toEqual({ order: 'o-1' });
  });

  test('is a number if it must be, and the first value otherwise', () => {
    const body = [{ order_id: 'o-1' }, { order_id: 17 }, { order_id: 18 }];
    expect(found(order, [['/v2/orders', body]])).toEqual({ order_id: 'o-1' });
    expect(found(order, [['/v2/orders', body]], 'sure', { integers: ['order_id'] })).toEqual({ order_id: 17 });
    expect(found(order, [['/v2/orders', [{ order_id: '19' }]]], 'sure', { integers: ['order_id'] })).toEqual({
      order_id: '19',
    });
  });

  test('is a documented value before any other', () => {
    expect(found(order, [['/v2/orders', [{ id: 'o-1' }]]], 'sure', { choices: { order_id: 'ONE' } })).toEqual({
      order_id: 'ONE',
    });
  });

  test('is from the response whose path is closest', () => {
    const line = read('/v2/orders/{order_id}/lines/{line_id}');
    const responses = [
      ['/v2/orders', [{ line_id: 'far', order_id: 'o-1' }]],
      ['/v2/orders/{order_id}/lines', [{ line_id: 'near' }]],
    ] as const;
    expect(found(line, responses)).toEqual({ order_id: 'o-1', line_id: 'near' });
  });

  test('from another resource is only possible', () => {
    const responses = [['/v2/shops', [{ order_id: 'o-1' }]]] as const;
    for (const confidence of ['sure', 'likely'] as const)
      expect(found(order, responses, confidence)).toEqual(['order_id']);
    expect(found(order, responses, 'possible')).toEqual({ order_id: 'o-1' });
    for (const prefix of ['/api/v1', '/api/mms', '/api/mcm'])
      expect(found(read(`${prefix}/orders/{order_id}`), [[`${prefix}/shops`, [{ order_id: 1 }]]])).toEqual([
        'order_id',
      ]);
  });

  test('with the name of the step before it, or with a shorter name, is likely', () => {
    const imports = read('/v2/imports/{key}');
    const responses = [['/v2/imports', [{ id: 'i-1' }]]] as const;
    expect(found(imports, responses)).toEqual(['key']);
    expect(found(imports, responses, 'likely')).toEqual({ key: 'i-1' });
    const document = read('/v2/documents/{document_request_id}');
    expect(found(document, [['/v2/documents', [{ request_id: 'r-1' }]]], 'likely')).toEqual({
      document_request_id: 'r-1',
    });
    const request = read('/v2/documents/requests/{document_request_id}');
    expect(found(request, [['/v2/documents', [{ id: 'd-1' }]]], 'likely')).toEqual(['document_request_id']);
    const named = read('/v2/orders/{code}');
    expect(found(named, [['/v2/orders', [{ id: 'o-1', code: 'c' }]]], 'likely')).toEqual({ code: 'c' });
    const integers = ['key'];
    expect(found(imports, responses, 'likely', { integers })).toEqual(['key']);
    expect(found(imports, [['/v2/shops', [{ import_id: 'i-1' }]]], 'likely')).toEqual(['key']);
  });

  test('of the query is a time 30 days ago, a list, or the largest page', () => {
    const query = { since: 'date!', order_ids: 'list!', codes: 'comma!', note: 'string', shop_id: 'integer!' } as const;
    const operation = read('/v2/orders', {
      query,
      page: { style: 'offset', items: 'data', defaultLimit: 10, maxLimit: 100 },
    });
    const body = [{ id: 'o-1', code: 'c', shop_id: 5, note: 'n' }];
    expect(found(operation, [['/v2/orders', body]])).toEqual({
      max: 100,
      since: '2026-01-01T08:00:00.000Z',
      order_ids: ['o-1'],
      codes: ['c'],
      shop_id: 5,
    });
    expect(found(operation, [])).toEqual(['order_ids', 'codes', 'shop_id']);
  });

  test('is one of several filters, the first with a value', () => {
    const operation = read('/v2/documents', {
      query: { order_ids: 'list', document_ids: 'list', shop: 'string!' },
      atLeastOneOf: ['order_ids', 'document_ids'],
    });
    const both = [{ id: 'd-1', shop: 's' }];
    expect(found(operation, [['/v2/documents', both]])).toEqual({ document_ids: ['d-1'], shop: 's' });
    expect(found(operation, [])).toEqual(['shop', 'order_ids', 'document_ids']);
    expect(found(operation, [['/v2/documents', [{ id: 'd-1' }]]])).toEqual(['shop']);
  });

  test('of a read without a path is a URL that no response has', () => {
    expect(found(read(''), [])).toEqual(['url']);
  });
});

test('a shape has the types, fields and required fields of all that it extends', () => {
  const definitions: Record<string, ResponseShape> = {
    Base: { types: ['object', 'null'], properties: { a: { types: ['string'] }, b: {} }, required: ['a', 'b'] },
  };
  expect(
    resolvedShape(
      {
        ref: 'Base',
        types: ['string', 'object', 'null'],
        properties: { a: { types: ['integer'] } },
        required: ['a'],
        all: [
          { types: ['object', 'string'], properties: { c: {} } },
          { required: ['c'], format: 'uuid' },
        ],
      },
      definitions,
    ),
  ).toEqual({
    types: ['object'],
    properties: { a: { types: ['integer'] }, b: {}, c: {} },
    required: ['a', 'b', 'c'],
    format: 'uuid',
  });
});
