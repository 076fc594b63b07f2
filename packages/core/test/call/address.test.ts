/** The query of a request: required and forbidden parameters. */
import { describe, expect, test } from 'vitest';
import { call, list, type OperationDescriptor } from '../../src/runtime.ts';
import { createWorld, errorOf, operations } from '../support/world.ts';

const bearer = { auth: { token: 'fixed-token' } };
const plain: OperationDescriptor = { id: 'plain', method: 'GET', path: '/v2/plain' };
const needy: OperationDescriptor = { ...plain, id: 'needy', query: { shop_id: 'integer!' } };
const choosy: OperationDescriptor = {
  ...plain,
  id: 'choosy',
  query: { ids: 'list', since: 'date', page_token: 'string' },
  atLeastOneOf: ['ids', 'since'],
};

const refusal = async (operation: OperationDescriptor, query?: object): Promise<unknown> => {
  const world = createWorld();
  const error = await errorOf(
    world.runtime(bearer).send({ operation, input: query === undefined ? {} : { query }, options: {} }),
  );
  expect(world.sent).toEqual([]);
  return error;
};

test.each<{ operation: OperationDescriptor; query?: object }>([
  { operation: plain },
  { operation: plain, query: {} },
  { operation: operations.list },
  { operation: operations.list, query: {} },
  { operation: operations.list, query: { limit: undefined, since: undefined } },
])('without parameters the URL has no question mark: $operation.id, $query', async ({ operation, query }) => {
  const world = createWorld();
  await world.runtime(bearer).send({ operation, input: query === undefined ? {} : { query }, options: {} });
  expect(world.sent.map(({ url }) => url)).toEqual([`https://hub.example.com/api${operation.path}`]);
});

test.each([undefined, {}, { shop_id: undefined }])('a required parameter is missing in %j', async (query) =>
  expect(await refusal(needy, query)).toMatchObject({ name: 'ArgumentError', argument: 'query.shop_id' }),
);

test('an operation without parameters accepts none', async () => {
  expect(await refusal(plain, { limit: 1 })).toMatchObject({ name: 'ArgumentError', argument: 'query.limit' });
});

class Filter {
  get limit(): number {
    return 1;
  }
}

test.each([new URLSearchParams('limit=1'), new Map([['limit', 1]]), Promise.resolve({ limit: 1 }), new Filter()])(
  'G55: a query that is not a plain object is refused before sending: %o',
  async (query) => {
    const error = { name: 'ArgumentError', argument: 'query' };
    const world = createWorld();
    const runtime = world.runtime(bearer);
    expect(await errorOf(call(runtime, operations.list, { query }))).toMatchObject(error);
    const preset = runtime.with({ query: { shop_id: 1 } });
    expect(await errorOf(list(preset, operations.list, { query }))).toMatchObject(error);
    expect(world.sent).toEqual([]);
  },
);

test('an enumerable member of Object.prototype breaks nothing', async () => {
  const world = createWorld();
  // oxlint-disable-next-line no-extend-native -- as an old library does
  Object.defineProperty(Object.prototype, 'added', { value: 1, enumerable: true, configurable: true });
  try {
    await world.runtime(bearer).send({ operation: operations.list, input: { query: { limit: 1 } }, options: {} });
  } finally {
    delete (Object.prototype as { added?: unknown }).added;
  }
  expect(world.sent[0]?.url).toMatch(/\?limit=1$/);
});

describe('S01, S03, S07: an operation that needs one of several filters', () => {
  test.each([undefined, {}, { ids: [] }, { page_token: '' }])('refuses a call with %j before sending', async (query) =>
    expect(await refusal(choosy, query)).toMatchObject({
      name: 'ArgumentError',
      argument: 'query.ids',
      message: expect.stringContaining('at least one of the query parameters'),
    }),
  );

  test('accepts any of them, and the token of a further page', async () => {
    const world = createWorld();
    const { send } = world.runtime(bearer);
    for (const query of [{ ids: ['a'] }, { since: new Date(0) }, { page_token: 't' }])
      await send({ operation: choosy, input: { query }, options: {} });
    await send({ operation: choosy, input: {}, options: {}, followUpPage: true });
    expect(world.sent).toHaveLength(4);
  });
});
