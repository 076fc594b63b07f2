import { expect, test } from 'vitest';
import type { Document } from '@tradelane/spec-model/document';
import { refusals } from '@tradelane/spec-model/refusals';
import { readFixture } from './fixture.ts';

const windows = [{ requests: 1, period: 'PT1M' }];
const limit = { recommended: windows, maximum: windows };
const operation = { operationId: 'touch', 'x-method': 'things.touch', 'x-rate-limit': limit, responses: {} };
const described = (path: object): readonly string[] =>
  refusals({ info: { title: 'Shop' }, paths: { '/things': path } } as unknown as Document);
const withParameter = (parameter: object): readonly string[] =>
  described({ put: { ...operation, parameters: [{ schema: { type: 'string' }, ...parameter }] } });
const one = (text: string): unknown => [expect.stringContaining(text)];

test('a description with supported features has no faults', async () => {
  expect(refusals((await readFixture()).bundle.document)).toEqual([]);
  expect(described({ put: operation, parameters: [], summary: 'Things', 'x-note': 1 })).toEqual([]);
});

test.each(['patch', 'head', 'options', 'trace', 'query'])(
  'a %s operation is refused, with a list of supported methods',
  (method) => {
    expect(described({ [method]: operation })).toEqual([
      `touch (${method.toUpperCase()} /things) has a method that clients don't support. Supported methods: get, post, put, delete`,
    ]);
  },
);

test('an unsupported key of a path is refused', () => {
  expect(described({ put: operation, servers: [{ url: '/' }] })).toEqual(one('/things has `servers`'));
});

test.each(['header', 'cookie'])('a %s parameter is refused, of an operation and of its path', (place) => {
  const refused = [
    `touch (PUT /things) has the ${place} parameter \`X-Reason\`. Clients support parameters of the path and the query`,
  ];
  expect(withParameter({ name: 'X-Reason', in: place, required: true })).toEqual(refused);
  expect(described({ put: operation, parameters: [{ name: 'X-Reason', in: place, schema: {} }] })).toEqual(refused);
});

test.each([
  'options',
  'body',
  'query',
  'url',
  'runtime',
  'o',
  'import',
  'await',
  'location-id',
  'locatión',
  '__proto__',
])('a path parameter with an invalid name of an argument is refused: %s', (name) => {
  expect(withParameter({ name, in: 'path' })).toEqual(one(`has the parameter \`${name}\`, which`));
});

test('a query parameter may have an invalid name of an argument', () => {
  expect(withParameter({ name: 'options', in: 'query' })).toEqual([]);
  expect(withParameter({ name: '__proto__', in: 'query' })).toEqual(one('`__proto__`'));
});

test('an unsupported style of a parameter is refused', () => {
  expect(withParameter({ name: 'filter', in: 'query', style: 'deepObject' })).toEqual(one('style deepObject'));
  const { schema: _, ...bare } = { name: 'filter', in: 'query', schema: {}, content: {} };
  expect(described({ put: { ...operation, parameters: [bare] } })).toEqual(one('without a schema'));
});

test('a body with several content types is refused', () => {
  const content = { 'application/json': { schema: {} }, 'text/csv': { schema: {} } };
  expect(described({ put: { ...operation, requestBody: { content } } })).toEqual(one('application/json, text/csv'));
});

test.each(['constructor.touch', 'things.toString', 'things.then'])(
  'a method name that every object has is refused: %s',
  (name) => {
    expect(described({ put: { ...operation, 'x-method': name } })).toEqual(one(`method name ${name}`));
  },
);

test('a limit for a duration of 0 is refused, and so is a recommended rate above the maximum', () => {
  const rated = (rates: object): readonly string[] =>
    described({ put: { ...operation, 'x-rate-limit': { ...limit, ...rates } } });
  const often = [{ requests: 2, period: 'PT1M' }];
  expect(rated({ maximum: [{ requests: 1, period: 'PT0S' }] })).toEqual(one('has a limit for PT0S'));
  expect(rated({ whenAbsent: { query: 'code', maximum: [{ requests: 1, period: 'PT0S' }] } })).toEqual(one('PT0S'));
  expect(rated({ recommended: often })).toEqual(one('recommended rate above'));
  expect(rated({ surfaces: { hub: { recommended: often, maximum: windows } } })).toEqual(one('recommended rate above'));
  expect(rated({ recommended: 'event-driven' })).toEqual([]);
  expect(rated({ recommended: often, maximum: 'event-driven' })).toEqual([]);
});
