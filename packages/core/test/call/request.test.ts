import { describe, expect, test } from 'vitest';
import { ArgumentError } from '../../src/index.ts';
import { createWorld, errorOf, json, operations } from '../support/world.ts';

const bearer = { auth: { token: 'fixed-token' } };

describe('a request', () => {
  test('a request has the base URL, path of the surface, path values, query and headers', async () => {
    const world = createWorld();
    const runtime = world.runtime({
      ...bearer,
      headers: { 'X-Own': 'mine' },
      userAgent: 'shop/2.1',
      correlationHeader: 'X-Correlation-Id',
    });
    await runtime.call(
      operations.read,
      { path: { thing_id: 'a/b' }, query: { limit: 5, since: new Date(0) } },
      { callId: 'c-1', headers: { 'x-call': 'yes' } },
    );
    expect(world.sent[0]).toMatchObject({
      method: 'GET',
      url: 'https://hub.example.com/api/v2/things/a%2Fb?limit=5&since=1970-01-01T00%3A00%3A00Z',
    });
    expect(world.sent[0]?.headers).toEqual({
      accept: 'application/json',
      authorization: 'Bearer fixed-token',
      'user-agent': expect.stringMatching(/^shop\/2\.1 tradelane-hub\/\d/),
      'x-call': 'yes',
      'x-correlation-id': 'c-1',
      'x-own': 'mine',
    });
  });

  const ofTheClient = ['Authorization', 'content-length', 'Transfer-Encoding', 'connection', 'HOST'];
  test.each([...ofTheClient.map((name) => ({ [name]: 'mine' })), { 'x-a': 'b\nc' }, { 'x a': 'b' }])(
    'a request with the header %j is refused before sending',
    async (headers) => {
      const world = createWorld();
      const called = world.runtime(bearer).call(operations.read, { path: { thing_id: 1 } }, { headers });
      expect(await errorOf(called)).toMatchObject({
        name: 'ArgumentError',
        code: 'ERR_HEADER_INVALID',
        argument: `headers.${Object.keys(headers)[0]}`,
      });
      expect(world.sent).toEqual([]);
    },
  );

  test('T15: a request asks a provider for a token each time, and is replayed once after a 401 with the new one', async () => {
    const provided = ['old', 'new', 'newer'];
    const seen: (string | null)[] = [];
    const fetch = async ({ headers }: Request): Promise<Response> => {
      seen.push(headers.get('authorization'));
      return seen.length === 1 ? json({}, 401) : json({ ok: true });
    };
    const runtime = createWorld().runtime({ auth: { token: async () => provided.shift() ?? '' }, fetch });
    for (const thing_id of [1, 2]) await runtime.call(operations.read, { path: { thing_id } });
    expect(seen).toEqual(['Bearer old', 'Bearer new', 'Bearer newer']);
  });

  test.each([
    ['signal', new AbortController()],
    ['signal', {}],
    ['headers', new Headers({ 'x-a': 'b' })],
    ['headers', new Map([['x-a', 'b']])],
    ['headers', [['x-a', 'b']]],
    ['headers', 'x-a: b'],
  ])('a call is refused before sending if its `%s` is invalid', async (name, value) => {
    const world = createWorld();
    const runtime = world.runtime(bearer);
    for (const one of [runtime, runtime.with({ query: { limit: 1 } })]) {
      const error = await errorOf(one.call(operations.read, { path: { thing_id: 1 } }, { [name]: value }));
      expect(error).toMatchObject({ name: 'ArgumentError', argument: name, outcome: 'not-sent' });
    }
    expect(world.sent).toHaveLength(0);
  });

  test('a request uses the presets of with() if the operation has the parameter, and its own arguments first', async () => {
    const world = createWorld();
    const shop = world.runtime(bearer).with({ query: { shop_id: 2010 }, headers: { 'x-preset': 'p' } });
    await shop.call(operations.list, {});
    await shop.call(operations.list, { query: { shop_id: 7 } }, { headers: { 'x-preset': 'own' } });
    await shop.call(operations.read, { path: { thing_id: 1 } });
    await shop.send({
      operation: operations.list,
      input: { query: { page_token: 't' } },
      options: {},
      followUpPage: true,
    });
    expect(world.sent.map(({ path, headers }) => [path, headers['x-preset']])).toEqual([
      ['/api/v2/things?shop_id=2010', 'p'],
      ['/api/v2/things?shop_id=7', 'own'],
      ['/api/v2/things/1', 'p'],
      ['/api/v2/things?page_token=t', 'p'],
    ]);
  });

  test.each([undefined, null])("Q07: an argument that is %s doesn't override a preset of with()", async (nothing) => {
    const world = createWorld();
    const shop = world.runtime(bearer).with({
      query: { shop_id: 2010 },
      headers: { 'x-preset': 'p' },
      callOptions: { callId: 'preset', headers: { 'x-other': 'o' } },
    });
    await shop.call(operations.list, { query: { shop_id: nothing, page_token: nothing } });
    const silent = { callId: nothing, headers: { 'x-preset': nothing, 'X-Other': nothing } } as never;
    const { callId } = await shop.call(operations.list, {}, silent).withResponse();
    expect(callId).toBe('preset');
    expect(world.sent.map(({ path }) => path)).toEqual(['/api/v2/things?shop_id=2010', '/api/v2/things?shop_id=2010']);
    expect(world.sent[1]?.headers).toMatchObject({ 'x-preset': 'p', 'x-other': 'o' });
  });

  test.each([undefined, null])('Q07: with() refuses a preset of the query that is %s', (nothing) => {
    const runtime = createWorld().runtime(bearer);
    expect(() => runtime.with({ query: { shop_id: nothing } })).toThrow(ArgumentError);
    expect(() => runtime.with({ query: { shop_id: nothing } })).toThrow(`\`shop_id\` is ${nothing}`);
  });

  test('a request has the headers of its options, then of the presets of options, then of the presets', async () => {
    const world = createWorld();
    const shop = world.runtime(bearer).with({
      headers: { 'x-a': 'preset', 'x-b': 'preset', 'x-c': 'preset' },
      callOptions: { headers: { 'x-b': 'options', 'x-c': 'options' } },
    });
    await shop.call(operations.list, {}, { headers: { 'x-c': 'call' } });
    expect(world.sent[0]?.headers).toMatchObject({ 'x-a': 'preset', 'x-b': 'options', 'x-c': 'call' });
  });

  test("Q07: with() refuses a preset that can't be written as text", () => {
    const circle: Record<string, unknown> = {};
    circle['self'] = circle;
    for (const shop_id of [1n, circle])
      expect(() => createWorld().runtime(bearer).with({ query: { shop_id } })).toThrow(
        '`shop_id` contains a bigint or a circular reference',
      );
  });
});
