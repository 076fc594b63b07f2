/** How a deep check compares a response with its description. */
import { describe, expect, test } from 'vitest';
import { bodyFacts } from '../../src/check/body-deviations.ts';
import { PublicWords } from '../../src/check/public-words.ts';
import type { ResponseShape, ResponseShapes } from '../../src/check/response-shapes.ts';
import { pageDeviations, wireDeviations } from '../../src/check/wire-deviations.ts';
import type { OperationDescriptor, SurfaceDescriptor } from '../../src/operation/descriptor.ts';

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
const words = new PublicWords(
  { name: 'x', basePath: '', auth: [], operations: {} } satisfies SurfaceDescriptor,
  shapes,
);
const body = (shape: ResponseShape, value: unknown): readonly string[] =>
  bodyFacts(value, shape, shapes, words).deviations.map(({ kind, at, received, in: share }) =>
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
    expect(body(shape, { kind: 'LARGE_BOX', text: 1 })).toEqual(['unknown-value $.kind … all']);
    expect(body(shape, { kind: 'NAME_SIZE' })).toEqual(['unknown-value $.kind NAME_SIZE all']);
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
