/** The query of a request: required and forbidden parameters. */
import { describe, expect, test } from 'vitest';
import { call, list, type OperationDescriptor } from '../../src/runtime.ts';
import { createWorld, errorOf, operations } from '../support/world.ts';

const bearer = { auth: { token: 'fixed-token' } };
const plain: OperationDescriptor = { id: 'plain', method: 'GET', path: '/v2/plain' };
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
