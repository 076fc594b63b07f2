/** How a deep check compares a response with its description. */
import { describe, expect, test } from 'vitest';
import { bodyFacts } from '../../src/check/body-deviations.ts';
import type { ResponseShape, ResponseShapes } from '../../src/check/response-shapes.ts';
import { pageDeviations, wireDeviations } from '../../src/check/wire-deviations.ts';
import type { OperationDescriptor } from '@tradelane/core/runtime';

const list: OperationDescriptor = {
  id: 'list',
  method: 'GET',
  path: '/v2/orders',
  rate: { maximum: [{ requests: 1, periodInMs: 60_000 }] },
  page: { style: 'seek', items: 'data', defaultLimit: 10, maxLimit: 100 },
};
const json = { 'content-type': 'application/json; charset=utf-8' };
const wire = (headers: Record<string, string>, status = 200): readonly string[] =>
  wireDeviations(list, { status: 200 }, { status, headers: new Headers(headers) }).map(
    ({ kind, expected, received }) => `${kind}: ${expected} → ${received}`,
  );

describe('the head of a response', () => {
  test('is as documented if status, content type and limits are', () => {
    expect(wire(json)).toEqual([]);
    expect(wire({ ...json, 'x-ratelimit-limit': '1', 'ratelimit-policy': '"a";q=1;w=60' })).toEqual([]);
  });

  test('deviates by its status, its content type and each other limit', () => {
    expect(wire(json, 206)).toEqual(['status: 200 → 206']);
    expect(wire({ 'content-type': 'text/html' })).toEqual(['media-type: application/json → text/html']);
    expect(wire({ 'content-type': 'application/vnd.acme-shop+json' })).toEqual([
      'media-type: application/json → another one',
    ]);
    expect(wire({})).toEqual(['media-type: application/json → none']);
    expect(wire({ ...json, 'ratelimit-policy': '"a";q=5;w=60, "b";q=1;w=60' })).toEqual([
      'limit: 1 per 60 s → 5 per 60 s',
    ]);
    expect(wire({ ...json, 'ratelimit-policy': '"a";q=1;w=3600' })).toEqual(['limit: 1 per 60 s → 1 per 3600 s']);
    expect(wire({ ...json, 'x-rate-limit-limit': '300' })).toEqual(['limit: 1 per 60 s → 300 requests']);
    expect(wire({ ...json, 'retry-after': '3600' }, 429)).toContain('limit: 1 per 60 s → retry after 3600 s');
    expect(wire({ ...json, 'retry-after': '30' }, 429)).toEqual(['status: 200 → 429']);
  });

  test('a page with a next one and fewer entries than requested has another maximum size', () => {
    const page = (count: number, more: object): readonly string[] =>
      pageDeviations(list, new Headers(), { data: Array.from({ length: count }), ...more }).map(
        ({ received = '' }) => received,
      );
    expect(page(50, { next_page_token: 't' })).toEqual(['50 entries']);
    expect(page(150, {})).toEqual(['150 entries']);
    expect(page(100, { next_page_token: 't' })).toEqual([]);
    expect(page(50, {})).toEqual([]);
  });
});

const definitions: ResponseShapes['definitions'] = {
  Named: { types: ['object'], properties: { name: { types: ['string'] } }, required: ['name'] },
  Box: {
    all: [{ ref: 'Named' }],
    properties: { size: { types: ['integer'] } },
    required: ['size'],
  },
  Text: {
    types: ['object'],
    properties: { kind: { types: ['string'] }, text: { types: ['string'] } },
    required: ['text'],
  },
};
const shapes: ResponseShapes = { reads: {}, definitions };
const body = (shape: ResponseShape, value: unknown): readonly string[] =>
  bodyFacts(value, shape, shapes).deviations.map(({ kind, at, received, in: share }) =>
    [kind, at, received, share].filter((part) => part !== undefined).join(' '),
  );

describe('the body of a response', () => {
  test('has the fields of all definitions that its shape extends', () => {
    expect(body({ ref: 'Box' }, { name: 'a', size: 1 })).toEqual([]);
    expect(body({ ref: 'Box' }, { size: 1.5 })).toEqual(['missing $.name all', 'type $.size number all']);
  });

  test('matches one of several shapes, and its deviations are those from the closest one', () => {
    const shape: ResponseShape = { any: [{ ref: 'Box' }, { types: ['null'] }] };
    expect(body(shape, null)).toEqual([]);
    expect(body(shape, { name: 'a' })).toEqual(['missing $.size all']);
  });

  test('matches the shape that its tag names, and an unknown tag is an unknown value', () => {
    const shape: ResponseShape = { tag: 'kind', variants: { TEXT: { ref: 'Text' } } };
    expect(body(shape, { kind: 'TEXT', text: 'a' })).toEqual([]);
    expect(body(shape, { kind: 'TEXT' })).toEqual(['missing $.text all']);
    expect(body(shape, { kind: 'LARGE_BOX', text: 1 })).toEqual(['unknown-value $.kind all']);
    expect(body(shape, {})).toEqual(['missing $.kind all']);
  });

  test('states whether all entries of a list deviate, and never a key of a map', () => {
    const shape: ResponseShape = { types: ['array'], items: { ref: 'Named' } };
    expect(body(shape, [{ name: null }, { name: 'a' }])).toEqual(['null $[].name some']);
    expect(body(shape, [{ name: null }, { name: null }])).toEqual(['null $[].name all']);
    expect(body({ types: ['object'], values: { types: ['string'] } }, { 'Jane Doe': 1 })).toEqual([
      'type $.* integer all',
    ]);
  });

  test("a text that isn't the documented date deviates by its format", () => {
    const shape: ResponseShape = { types: ['string'], format: 'date-time' };
    expect(body(shape, '2026-01-31T10:00:00Z')).toEqual([]);
    expect(body(shape, '31/01/2026')).toEqual(['format $ all']);
  });
});

describe('the facts of a body', () => {
  const facts = (shape: ResponseShape, value: unknown) => bodyFacts(value, shape, shapes);
  const list: ResponseShape = { types: ['array'], items: { ref: 'Named' } };

  test('name documented fields that no entry had, sorted, also of the closest of several shapes', () => {
    const properties = { size: {}, name: {}, kind: {}, text: {} };
    expect(facts({ properties }, { kind: 1 }).unseen).toEqual(['$.name', '$.size', '$.text']);
    expect(facts({ any: [{ types: ['null'] }, { properties }] }, { kind: 1 }).unseen).toEqual([
      '$.name',
      '$.size',
      '$.text',
    ]);
    expect(
      facts({ items: { properties } }, [
        { name: 1, size: 1 },
        { kind: 1, text: 1 },
      ]).unseen,
    ).toEqual([]);
  });

  test.each([
    [[], true],
    [[1], false],
    [{ data: [], more: [] }, true],
    [{ data: [], more: [1] }, false],
    [{ total: 0 }, false],
    [null, false],
  ])('state of %j whether its lists are empty: %s', (value, isEmpty) => {
    expect(facts({}, value).isEmpty).toBe(isEmpty);
  });

  test('unknown fields and values are reported once per place and type, without their names', () => {
    expect(body(list, [{ name: 'a', jane: 1, doe: 2 }, { name: 'a' }])).toEqual(['unknown-field $[].… integer all']);
    expect(body(list, [{ name: 'a', jane: 1 }, { name: 'a' }])).toEqual(['unknown-field $[].… integer some']);
    expect(body({ types: ['array'], items: { choices: ['A'] } }, ['JANE', 'A'])).toEqual(['unknown-value $[] some']);
  });

  test('know the type of shapes that state only their content, and that an integer is a number', () => {
    expect(body({ properties: {} }, [])).toEqual(['type $ array all']);
    expect(body({ items: {} }, {})).toEqual(['type $ object all']);
    expect(body({ types: ['number'] }, 1)).toEqual([]);
    expect(body({ types: ['integer', 'string'] }, 1.5)).toEqual(['type $ number all']);
    expect(facts({ types: ['integer', 'string'] }, null).deviations).toEqual([
      { kind: 'null', at: '$', expected: 'integer or string', in: 'all' },
    ]);
    expect(body({ choices: ['A'], types: ['object'] }, {})).toEqual([]);
  });

  test.each([
    ['date', '2026-01-31', '2026-1-31'],
    ['uuid', '0f8fad5b-d9cb-469f-a165-70867728950e', '0f8fad5b'],
    ['uri', 'https://example.com', '//example.com'],
    ['date-time', '2026-01-31T10:00:00.5+01:00', '2026-01-31T10:00:00'],
    ['unheard-of', 'x', undefined],
  ])('check the format %s', (format, right, wrong) => {
    expect(body({ format }, right)).toEqual([]);
    if (wrong !== undefined) expect(body({ format }, wrong)).toEqual(['format $ all']);
  });

  test('keep the fields that all alternatives of a shape have', () => {
    const shape: ResponseShape = {
      all: [{ properties: { name: {} } }],
      any: [
        { properties: { size: {} }, required: ['size'] },
        { properties: { text: {} }, required: ['text'] },
      ],
    };
    expect(body(shape, { name: 1, size: 1 })).toEqual([]);
    expect(body(shape, { name: 1, text: 1 })).toEqual([]);
  });

  test('with a tag that is a name of every object are unknown values', () => {
    const shape: ResponseShape = { tag: 'kind', variants: { TEXT: { ref: 'Text' } } };
    expect(body(shape, { kind: 'constructor' })).toEqual(['unknown-value $.kind all']);
    expect(body({ types: ['array'], items: shape }, [{ kind: 'TEXT', text: 'a' }, { kind: 'TEXT' }])).toEqual([
      'missing $[].text some',
    ]);
  });
});

describe('limits and pages', () => {
  test('without a maximum, the recommended rate is the limit', () => {
    const operation: OperationDescriptor = { ...list, rate: { recommended: [{ requests: 2, periodInMs: 1_000 }] } };
    const at = (limit: string): readonly unknown[] =>
      wireDeviations(
        operation,
        { status: 200 },
        { status: 200, headers: new Headers({ ...json, 'x-ratelimit-limit': limit }) },
      );
    expect(at('2')).toEqual([]);
    expect(at('3')).toHaveLength(1);
  });

  test('a pause is a limit only after a 429, and only if it is longer than the documented window', () => {
    expect(wire({ ...json, 'retry-after': '60' }, 429)).toEqual(['status: 200 → 429']);
    expect(wire({ ...json, 'retry-after': '61' }, 429)).toContain('limit: 1 per 60 s → retry after 61 s');
    expect(wire({ ...json, 'retry-after': '61' })).toEqual([]);
  });

  test('an empty response of an operation that may have none, and the type of a file, are as documented', () => {
    const at = (
      more: Partial<OperationDescriptor>,
      status: number,
      headers: Record<string, string>,
    ): readonly string[] =>
      wireDeviations({ ...list, ...more }, { status: 200 }, { status, headers: new Headers(headers) }).map(
        ({ kind }) => kind,
      );
    expect(at({ mayBeEmpty: true }, 204, {})).toEqual([]);
    expect(at({}, 204, {})).toEqual(['status', 'media-type']);
    expect(at({ response: 'file' }, 200, {})).toEqual(['media-type']);
    expect(at({ response: 'file' }, 200, { 'content-type': 'text/csv' })).toEqual([]);
    expect(at({}, 200, { 'content-type': 'Application/JSON' })).toEqual([]);
  });

  test('a response that is the list itself is a page too', () => {
    const root: OperationDescriptor = { ...list, page: { style: 'seek', items: '$', defaultLimit: 10, maxLimit: 3 } };
    expect(pageDeviations(root, new Headers(), [1, 2, 3, 4])).toHaveLength(1);
    expect(pageDeviations(root, new Headers(), [1, 2])).toEqual([]);
  });

  test('a page by offset has another maximum size if its total or its link shows further entries', () => {
    const offset: OperationDescriptor = {
      ...list,
      page: { style: 'offset', items: 'rows', defaultLimit: 10, maxLimit: 3, total: 'total' },
    };
    const page = (count: number, total: number, link = ''): number =>
      pageDeviations(offset, new Headers({ link }), { rows: Array.from({ length: count }), total }).length;
    expect([page(2, 3), page(2, 2), page(3, 9), page(4, 4), page(2, 2, '</x>; rel="next"')]).toEqual([1, 0, 0, 1, 1]);
  });
});
