/** The path-style client in its details: what it sends, and what becomes of each kind of response. */
import { describe, expect, test } from 'vitest';
import { MalformedResponseError, type TransportRequest } from '../../src/index.ts';
import { raw as pathStyle } from '../../src/runtime.ts';
import { createRuntime } from '../support/runtime.ts';
import { createWorld, errorOf, json, operations, surface, type Handler, type World } from '../support/world.ts';

type Init = object | undefined;
type Result = { data?: unknown; error?: unknown; response: Response };
type Members = Record<string, (path: string, init?: Init) => Promise<Result>> & {
  request: (method: string, path: string, init?: Init) => Promise<Result>;
};

function rawOf(world: World, more: object = {}): Members {
  const options = { ...world.options, auth: { token: 'fixed-token' }, ...more };
  return pathStyle(createRuntime(surface, options)) as unknown as Members;
}

function worldOf(handler: Handler = () => json({ ok: true })): { world: World; raw: Members } {
  const world = createWorld({ handler });
  return { world, raw: rawOf(world) };
}

const thing = { params: { path: { thing_id: 'a b' } } };

describe('what is sent', () => {
  test.each(['GET', 'PUT', 'POST', 'DELETE', 'OPTIONS', 'HEAD', 'PATCH'])('%s as it is named', async (method) => {
    const { world, raw } = worldOf(() => new Response(null, { status: 204 }));
    await raw[method]?.('/v2/any');
    await raw.request(method.toLowerCase(), '/v2/other');
    expect(world.sent.map((sent) => `${sent.method} ${sent.path}`)).toEqual([
      `${method} /api/v2/any`,
      `${method} /api/v2/other`,
    ]);
  });

  test('values of the path and the query, also of parameters that nobody described', async () => {
    const { world, raw } = worldOf();
    await raw.request('GET', '/v2/things/{thing_id}', {
      params: { ...thing.params, query: { limit: 5, is_new: true } },
    });
    expect(world.sent[0]?.path).toBe('/api/v2/things/a%20b?limit=5&is_new=true');
  });

  test.each([
    ['GET', 3],
    ['HEAD', 3],
    ['OPTIONS', 3],
    ['POST', 1],
    ['DELETE', 1],
  ])('a %s of no operation %d times where the server is down', async (method, times) => {
    const { world, raw } = worldOf(() => new Response(null, { status: 503 }));
    await raw[method]?.('/v2/any', { maxAttempts: 3 });
    expect(world.sent).toHaveLength(times);
  });

  test('TRACE as well, by a transport that can', async () => {
    const { fetch: _, ...options } = createWorld().options;
    const seen: string[] = [];
    const transport = async ({ method }: TransportRequest) => {
      seen.push(method);
      return {
        status: 204,
        headers: new Headers(),
        text: async () => '',
        stream: () => null,
        discard: async () => undefined,
      };
    };
    const runtime = createRuntime(surface, { ...options, auth: { token: 'fixed-token' }, transport });
    await (pathStyle(runtime) as unknown as Members)['TRACE']?.('/v2/any');
    expect(seen).toEqual(['TRACE']);
  });

  test('each attempt once its `beforeSend` has let it go, and none that this refuses', async () => {
    const { world, raw } = worldOf(() => json({}, world.sent.length === 1 ? 503 : 200));
    let asked = 0;
    await raw.request('PUT', '/v2/things', { body: {}, beforeSend: async () => void (asked += 1) });
    expect([asked, world.sent.length]).toEqual([2, 2]);
    const mine = new Error('somebody else has it');
    const refuse = (): never => {
      throw mine;
    };
    expect(await errorOf(raw.request('PUT', '/v2/things', { body: {}, beforeSend: refuse }))).toBe(mine);
    expect(world.sent).toHaveLength(2);
  });

  test('E03: by the limit of the values in its path', async () => {
    const { world, raw } = worldOf();
    const go = (id: string): Promise<Result> =>
      raw.request('GET', '/v2/actions/{action_id}', { params: { path: { action_id: id } }, maxWaitInMs: 0 });
    for (const id of ['1', '2']) await go(id);
    expect(await errorOf(go('1'))).toMatchObject({ name: 'RateLimitError' });
    expect(world.sent).toHaveLength(2);
  });

  test('no body where there is none, and any JSON where no operation says otherwise', async () => {
    const { world, raw } = worldOf();
    await raw.request('POST', '/v2/any');
    await raw.request('POST', '/v2/any', { body: { a: 1 } });
    await raw.request('POST', '/v2/any', { body: undefined });
    expect(world.sent.map(({ body }) => body)).toEqual(['', '{"a":1}', '']);
    expect(world.sent.map(({ headers }) => headers['content-type'])).toEqual([
      undefined,
      'application/json',
      undefined,
    ]);
  });

  test('what a serializer of the caller made, again where that does no harm, and a stream of it once', async () => {
    const { world, raw } = worldOf(() => (world.sent.length % 2 === 1 ? json({}, 503) : json({})));
    const headers = { 'content-type': 'text/plain' };
    await raw.request('PUT', '/v2/things', {
      body: { a: 1 },
      headers,
      bodySerializer: (body: object) => `own ${Object.keys(body).join()}`,
    });
    expect(world.sent.map(({ body }) => body)).toEqual(['own a', 'own a']);
    const circle: { self?: object } = {};
    circle.self = circle;
    await raw.request('PUT', '/v2/things', { body: circle, headers, bodySerializer: () => 'round' });
    expect(world.sent.splice(2).map(({ body }) => body)).toEqual(['round', 'round']);
    const stream = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('own'));
        controller.close();
      },
    });
    const { response } = await raw.request('PUT', '/v2/things', {
      body: {},
      headers,
      bodySerializer: () => stream,
    });
    expect(response.status).toBe(503);
    expect(world.sent.slice(2).map(({ body }) => body)).toEqual(['own']);
  });
});

describe('what comes back', () => {
  const big = '{"id":12345678901234567890}';

  test.each<[string, Handler, object, unknown]>([
    ['nothing for a 204', () => new Response(null, { status: 204 }), {}, undefined],
    ['nothing for a 205', () => new Response(null, { status: 205 }), {}, undefined],
    ['nothing for a length of 0', () => new Response('', { headers: { 'content-length': '0' } }), {}, undefined],
    ['JSON', () => json([1]), {}, [1]],
    ['a text where that was asked for', () => json([1]), { parseAs: 'text' }, '[1]'],
  ])('%s', async (_, handler, init, data) => {
    const { raw } = worldOf(handler);
    const result = await raw.request('GET', '/v2/things', init);
    expect(result.data ?? undefined).toEqual(data);
    expect(result.error).toBeUndefined();
  });

  test.each([300, 304, 404])('a %d as it is, with its body where it has one', async (status) => {
    const { raw } = worldOf(() => (status === 304 ? new Response(null, { status }) : json({ why: 1 }, status)));
    const { response, data, error } = await raw.request('GET', '/v2/things');
    expect([response.status, data]).toEqual([status, undefined]);
    if (status !== 304) expect(error).toEqual({ why: 1 });
  });

  test('an error of a file is read, and leaves its place to the next call', async () => {
    const world = createWorld({ handler: () => json({ code: 'GONE' }, 410) });
    const raw = rawOf(world, { maxConcurrency: 1 });
    for (const parseAs of ['stream', 'blob', 'arrayBuffer', undefined]) {
      const { error } = await raw.request('GET', '/v2/files/{file_id}', {
        params: { path: { file_id: '1' } },
        parseAs,
      });
      expect(error).toEqual({ code: 'GONE' });
    }
    expect(world.sent).toHaveLength(4);
  });

  test.each(['stream', 'blob', 'arrayBuffer'])('a large response unread as %s', async (parseAs) => {
    const world = createWorld({ handler: () => json('x'.repeat(4_998)) });
    const { data } = await rawOf(world, { maxResponseBytes: 100 }).request('GET', '/v2/things', { parseAs });
    expect(await new Response(data as BodyInit).text()).toHaveLength(5_000);
  });

  test.each<[string, () => Response]>([
    ['a 204', () => new Response(null, { status: 204 })],
    ['a 205', () => new Response(null, { status: 205 })],
    ['a length of 0', () => new Response('', { headers: { 'content-length': '0' } })],
  ])('an empty file, by %s, leaves its place to the next call', async (_, handler) => {
    const world = createWorld({ handler });
    const raw = rawOf(world, { maxConcurrency: 1 });
    for (let at = 0; at < 2; at += 1) await raw.request('GET', '/v2/things', { parseAs: 'stream' });
    expect(world.sent).toHaveLength(2);
  });

  test('where it came from, and without an encoding that is not there any more', async () => {
    const { raw } = worldOf(() => json({}, 200, { 'content-encoding': 'identity', 'x-a': '1' }));
    const { response } = await raw.request('GET', '/v2/things');
    expect(response.url).toBe('https://hub.example.com/api/v2/things');
    expect([response.headers.get('content-encoding'), response.headers.get('x-a')]).toEqual([null, '1']);
  });

  test('an integer that would be rounded is refused in JSON, and only there', async () => {
    const asText =
      (type?: string, status = 200): Handler =>
      () =>
        new Response(big, { status, headers: type === undefined ? {} : { 'content-type': type } });
    for (const type of ['application/json', 'application/problem+json; charset=utf-8', 'Application/JSON'])
      expect(await errorOf(worldOf(asText(type)).raw.request('GET', '/v2/things'))).toBeInstanceOf(
        MalformedResponseError,
      );
    for (const type of [undefined, 'text/plain', 'application/jsonlines']) {
      const { data } = await worldOf(asText(type)).raw.request('GET', '/v2/any', { parseAs: 'text' });
      expect(data).toBe(big);
    }
    for (const status of [300, 404]) {
      const { response } = await worldOf(asText('application/json', status)).raw.request('GET', '/v2/things');
      expect(response.status).toBe(status);
    }
  });

  test('what is not JSON on a path of no operation is an error that names the path', async () => {
    const { raw } = worldOf(() => new Response('hello'));
    expect(await errorOf(raw.request('GET', '/v2/any'))).toMatchObject({
      name: 'MalformedResponseError',
      operation: 'GET /v2/any',
      method: 'GET',
      path: '/v2/any',
    });
  });

  test('a file is what its operation says it is, whatever was asked for', async () => {
    const world = createWorld({ handler: () => new Response('not json') });
    const { data } = await rawOf(world, { maxResponseBytes: 3 }).request('GET', '/v2/files/{file_id}', {
      params: { path: { file_id: '1' } },
      parseAs: 'text',
    });
    expect(data).toBe('not json');
    expect(operations.download.response).toBe('file');
  });
});

test('a middleware that throws leaves no connection open', async () => {
  const world = createWorld({
    handler: () => new Response(world.sent.length < 3 ? 'abc' : null),
  });
  const raw = rawOf(world, { maxConcurrency: 1 }) as Members & { use(middleware: object): void };
  const mine = new Error('mine');
  raw.use({
    onResponse: () => {
      throw mine;
    },
  });
  for (let time = 0; time < 3; time += 1) {
    const call = raw['GET']?.('/v2/files/{file_id}', { params: { path: { file_id: 1 } }, parseAs: 'stream' });
    expect(await errorOf(call as Promise<Result>)).toBe(mine);
  }
});
