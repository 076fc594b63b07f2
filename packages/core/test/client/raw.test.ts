import { describe, expect, expectTypeOf, test } from 'vitest';
import { ArgumentError, MalformedResponseError, RateLimitError, TimeoutError } from '../../src/index.ts';
import { raw } from '../../src/runtime.ts';
import { createRuntime } from '../support/runtime.ts';
import { createWorld, errorOf, json, operations, surface, type World } from '../support/world.ts';

interface Thing {
  readonly id: string;
}

/** What openapi-typescript would generate. */
interface Paths {
  '/v2/things/{thing_id}': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: {
      parameters: { query?: { since?: string }; header?: never; path: { thing_id: string }; cookie?: never };
      requestBody?: never;
      responses: {
        200: { headers: Record<string, unknown>; content: { 'application/json': Thing } };
        404: { headers: Record<string, unknown>; content: { 'application/json': { code: string } } };
      };
    };
  };
  '/v2/things': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    put: {
      parameters: { query?: never; header?: never; path?: never; cookie?: never };
      requestBody: { content: { 'application/json': { things: number[] } } };
      responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { ok: boolean } } } };
    };
  };
  '/v2/slow': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: {
      parameters: { query?: never; header?: never; path?: never; cookie?: never };
      requestBody?: never;
      responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': object } } };
    };
  };
  '/v2/files/{file_id}': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: {
      parameters: { query?: never; header?: never; path: { file_id: string }; cookie?: never };
      requestBody?: never;
      responses: { 200: { headers: Record<string, unknown>; content: { 'application/zip': Blob } } };
    };
  };
}

const rawOf = (world: World, more = {}) =>
  raw<Paths>(createRuntime(surface, { ...world.options, auth: { token: 'fixed-token' }, ...more }));

describe('raw', () => {
  test('a path-style call is signed, typed and resolved as openapi-fetch does', async () => {
    const world = createWorld({ handler: () => json({ id: 'x', new_field: 1 }, 200, { 'x-request-id': 'r' }) });
    const { data, error, response } = await rawOf(world).GET('/v2/things/{thing_id}', {
      params: { path: { thing_id: 'a/b' }, query: { since: '2026-01-01T00:00:00+01:00' } },
    });
    expectTypeOf(data).toEqualTypeOf<Thing | undefined>();
    expect(data).toEqual({ id: 'x', new_field: 1 });
    expect(error).toBeUndefined();
    expect(response).toBeInstanceOf(Response);
    expect(response.headers.get('x-request-id')).toBe('r');
    expect(world.sent[0]).toMatchObject({ path: '/api/v2/things/a%2Fb?since=2025-12-31T23%3A00%3A00Z' });
    expect(world.sent[0]?.headers).toMatchObject({ authorization: 'Bearer fixed-token', accept: 'application/json' });
  });

  test('an HTTP error comes back as `error`', async () => {
    const world = createWorld({ handler: () => json({ code: 'DATA_NOT_FOUND' }, 404) });
    const { data, error, response } = await rawOf(world).GET('/v2/things/{thing_id}', {
      params: { path: { thing_id: '1' } },
    });
    expect([data, error, response.status]).toEqual([undefined, { code: 'DATA_NOT_FOUND' }, 404]);
  });

  test('T05: a 401 is replayed once with a new token', async () => {
    const world = createWorld();
    const client = raw<Paths>(createRuntime(surface, world.options));
    await client.GET('/v2/things/{thing_id}', { params: { path: { thing_id: '1' } } });
    world.revoke();
    const { response } = await client.GET('/v2/things/{thing_id}', { params: { path: { thing_id: '1' } } });
    expect(response.status).toBe(200);
    expect(world.tokensGiven()).toBe(2);
  });

  test('E03: the documented limit of the operation holds', async () => {
    const world = createWorld();
    const client = rawOf(world);
    await client.GET('/v2/slow');
    expect(await errorOf(client.GET('/v2/slow'))).toBeInstanceOf(RateLimitError);
    expect(world.sent).toHaveLength(1);
  });

  test('retries follow the descriptor, and the body is built again', async () => {
    let count = 0;
    const world = createWorld({
      handler: () => {
        count += 1;
        return json({ ok: true }, count === 1 ? 503 : 200);
      },
    });
    const { data } = await rawOf(world).PUT('/v2/things', { body: { things: [1] } });
    expect(data).toEqual({ ok: true });
    expect(world.sent.map(({ body, headers }) => `${headers['content-type']} ${body}`)).toEqual(
      Array(2).fill('application/json {"things":[1]}'),
    );
  });

  test('options of a call go beside params and body', async () => {
    const world = createWorld({ autoAdvance: false, handler: () => new Promise<Response>(() => undefined) });
    const failed = errorOf(
      rawOf(world).GET('/v2/things/{thing_id}', {
        params: { path: { thing_id: '1' } },
        deadlineInMs: 300,
        callId: 'mine',
        headers: { 'x-a': 'b' },
      }),
    );
    await world.clock.advance(300);
    expect(await failed).toBeInstanceOf(TimeoutError);
    expect(await failed).toMatchObject({ callId: 'mine' });
    expect(world.sent[0]?.headers['x-a']).toBe('b');
  });

  test.each([['..'], ['']])('the path value %j is refused before anything is sent', async (value) => {
    const world = createWorld();
    expect(
      await errorOf(rawOf(world).GET('/v2/things/{thing_id}', { params: { path: { thing_id: value } } })),
    ).toBeInstanceOf(ArgumentError);
    expect(await errorOf(rawOf(world).GET('/v2/things/{thing_id}', {} as never))).toBeInstanceOf(ArgumentError);
    expect(world.sent).toHaveLength(0);
  });

  test('what is not JSON, and a number that would be rounded, are typed errors', async () => {
    const world = createWorld({
      handler: ({ path }) =>
        new Response(path.endsWith('1') ? '<html>' : '{"id":12345678901234567890}', {
          headers: { 'content-type': 'application/json' },
        }),
    });
    for (const id of ['1', '2'])
      expect(
        await errorOf(rawOf(world).GET('/v2/things/{thing_id}', { params: { path: { thing_id: id } } })),
      ).toBeInstanceOf(MalformedResponseError);
  });

  test.each(['{"id":', '<html>', 'oops'])('a read that gets %s for its JSON is sent again', async (spoilt) => {
    let left = 1;
    const world = createWorld({ handler: () => (left-- > 0 ? new Response(spoilt) : json({ id: 'x' })) });
    const { data } = await rawOf(world).GET('/v2/things/{thing_id}', { params: { path: { thing_id: '1' } } });
    expect(data).toEqual({ id: 'x' });
    expect(world.sent).toHaveLength(2);
  });

  test('nothing, what is read as text, and what no operation promises are taken as they come', async () => {
    const params = { path: { thing_id: '1' } };
    const empty = createWorld({ handler: () => new Response('', { headers: { 'content-length': '0' } }) });
    await rawOf(empty).GET('/v2/things/{thing_id}', { params });
    expect(empty.sent).toHaveLength(1);
    const page = createWorld({ handler: () => new Response('<html>') });
    expect((await rawOf(page).GET('/v2/things/{thing_id}', { params, parseAs: 'text' })).data).toBe('<html>');
    expect(await errorOf(rawOf(page).GET('/v2/beta' as never))).toBeInstanceOf(MalformedResponseError);
    expect(page.sent).toHaveLength(2);
  });

  test('files come as a blob or a stream', async () => {
    const world = createWorld({
      handler: () =>
        new Response(new Uint8Array([80, 75, 3, 4, 255]), { headers: { 'content-type': 'application/zip' } }),
    });
    const { data } = await rawOf(world).GET('/v2/files/{file_id}', {
      params: { path: { file_id: '1' } },
      parseAs: 'arrayBuffer',
    });
    expect([...new Uint8Array(data ?? new ArrayBuffer(0))]).toEqual([80, 75, 3, 4, 255]);
    const streamed = await rawOf(world).GET('/v2/files/{file_id}', {
      params: { path: { file_id: '1' } },
      parseAs: 'stream',
    });
    expect((await new Response(streamed.data).bytes()).byteLength).toBe(5);
  });

  test('openapi-fetch middleware sees the call', async () => {
    const world = createWorld();
    const client = rawOf(world);
    const seen: string[] = [];
    client.use({
      onRequest({ schemaPath, request }) {
        seen.push(schemaPath);
        request.clone().headers.set('x-from', 'middleware');
        return undefined;
      },
      onResponse({ response }) {
        seen.push(String(response.status));
      },
    });
    await client.GET('/v2/things/{thing_id}', { params: { path: { thing_id: '1' } } });
    expect(seen).toEqual(['/v2/things/{thing_id}', '200']);
    expect(world.sent[0]?.headers['x-from']).toBe('middleware');
  });

  test('use() rejects a value that is not a middleware, and keeps the others', async () => {
    const raw = rawOf(createWorld());
    const seen: string[] = [];
    const watch = (name: string) => ({ onResponse: (): undefined => void seen.push(name) });
    const taken = watch('taken out');
    raw.use(watch('first'), taken);
    expect(() => raw.use('none' as never)).toThrow('Middleware must be an object');
    raw.use(watch('second'));
    raw.eject(taken);
    const get = () => raw.GET('/v2/things/{thing_id}', { params: { path: { thing_id: '1' } } });
    await get();
    expect(seen.toSorted()).toEqual(['first', 'second']);
  });

  test('a path of no operation is sent too; a write of it is not repeated', async () => {
    const world = createWorld({ handler: () => json({}, 503) });
    const client = rawOf(world);
    await client.GET('/v2/beta' as never);
    expect(world.sent).toHaveLength(4);
    await client.POST('/v2/beta' as never, { body: { a: 1 } } as never);
    expect(world.sent).toHaveLength(5);
  });

  test('it takes multipart bodies by part name', async () => {
    const world = createWorld();
    await raw(createRuntime(surface, { ...world.options, auth: { token: 'fixed-token' } })).POST(
      '/v2/files' as never,
      { body: { file: new File(['hello'], 'a.txt', { type: 'text/plain' }) } } as never,
    );
    expect(world.sent[0]?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    expect(world.sent[0]?.body).toContain('filename="a.txt"');
    expect(operations.upload.id).toBe('upload');
  });

  test.each(['.elsewhere.example.com/v2', '@elsewhere.example.com/v2', ':81/v2', 'https://elsewhere.example.com/v2'])(
    'T10: a path that leads elsewhere is refused before anything is sent: %s',
    async (path) => {
      const world = createWorld();
      const options = { ...world.options, auth: { token: 'fixed-token' } };
      const error = await errorOf(raw(createRuntime({ ...surface, basePath: '' }, options)).GET(path as never));
      expect(error).toMatchObject({ name: 'ArgumentError', argument: 'path', outcome: 'not-sent' });
      expect(world.sent).toEqual([]);
    },
  );

  test.each(['baseUrl', 'fetch', 'Request'])(
    'T10: a call cannot take its credential elsewhere with `%s`',
    async (name) => {
      const world = createWorld();
      const init = { params: { path: { thing_id: '1' } }, [name]: 'https://elsewhere.example.com' };
      const error = await errorOf(rawOf(world).GET('/v2/things/{thing_id}', init));
      expect(error).toBeInstanceOf(ArgumentError);
      expect(error).toMatchObject({ argument: name, outcome: 'not-sent' });
      expect(world.sent).toEqual([]);
    },
  );
});
