/** `createFetch`: a standard `fetch` that runs the operations of a client. */
import { describe, expect, test } from 'vitest';
import {
  ArgumentError,
  type ClientOptions,
  createFetch,
  createMemoryCheckpoints,
  MalformedResponseError,
  RateLimitError,
  TimeoutError,
} from '../../src/index.ts';
import { clientOn, type SurfaceDescriptor } from '../../src/runtime.ts';
import { createRuntime, withSettingsCache } from '../support/runtime.ts';
import { createWorld, errorOf, type Handler, json, operations, settle, surface, type World } from '../support/world.ts';

const host = 'https://hub.example.com';
type Fetch = ReturnType<typeof createFetch>;

function fetchOf(world: World, more: Partial<ClientOptions> = {}, of: SurfaceDescriptor = surface): Fetch {
  const options = { ...world.options, auth: { token: 'fixed-token' }, ...more };
  return createFetch(clientOn(createRuntime(of, options), {}));
}

function worldOf(handler?: Handler, more?: Partial<ClientOptions>): { world: World; fetch: Fetch } {
  const world = createWorld(handler && { handler });
  return { world, fetch: fetchOf(world, more) };
}

describe('the operation', () => {
  const nested: SurfaceDescriptor = {
    ...surface,
    operations: {
      byId: { id: 'byId', method: 'GET', path: '/v2/things/{thing_id}' },
      newest: { id: 'newest', method: 'GET', path: '/v2/things/newest' },
      part: { id: 'part', method: 'GET', path: '/v2/things/{thing_id}/parts/{part_id}' },
      newestPart: { id: 'newestPart', method: 'GET', path: '/v2/things/newest/{part_id}/all' },
      link: { id: 'link', method: 'GET', path: '' },
    },
  };

  test.each([
    ['/v2/things/newest', 'newest'],
    ['/v2/things/7', 'byId'],
    ['/v2/things/7/parts/1', 'part'],
    ['/v2/things/newest/parts/all', 'newestPart'],
    ['/v2/things/newest/parts/1', 'part'],
  ])('of %s is the most specific one: %s', async (path, id) => {
    const world = createWorld();
    const seen: string[] = [];
    const hooks = { onRequest: ({ operation }: { operation: string }) => void seen.push(operation) };
    await fetchOf(world, { hooks }, nested)(host + path);
    expect(seen).toEqual([id]);
    expect(world.sent[0]?.path).toBe(`/api${path}`);
  });

  test.each([
    `${host}/api/v2/things/7`,
    `${host}/v2/things/7`,
    new URL(`${host}/api/v2/things/7`),
    new Request(`${host}/v2/things/7`),
    '/api/v2/things/7',
    '/v2/things/7#part',
  ])('is found with and without the base path, whatever the URL is passed as: %s', async (input) => {
    const { world, fetch } = worldOf();
    expect((await fetch(input)).status).toBe(200);
    expect(world.sent[0]?.path).toBe('/api/v2/things/7');
  });

  test('is found below the path of a gateway, and only there', async () => {
    const { world, fetch } = worldOf(undefined, { baseUrl: `${host}/gateway/` });
    for (const base of [`${host}/gateway/api`, `${host}/gateway`]) await fetch(`${base}/v2/things/7`);
    expect(world.sent.map(({ path }) => path)).toEqual(Array(2).fill('/gateway/api/v2/things/7'));
    expect(await errorOf(fetch(`${host}/api/v2/things/7`))).toMatchObject({ code: 'ERR_OPERATION_UNKNOWN' });
  });

  test.each([
    ['GET', '/v2/nothing', 'Check the path'],
    ['GET', '/v2', 'Check the path'],
    ['GET', '/api', 'Check the path'],
    ['GET', '/', 'Check the path'],
    ['GET', '/apiv2/things', 'Check the path'],
    ['DELETE', '/v2/things', 'This path takes GET, PUT.'],
    ['HEAD', '/v2/things/7', 'This path takes GET.'],
  ])('that is unknown is refused: %s %s', async (method, path, remedy) => {
    const { world, fetch } = worldOf();
    const error = await errorOf(fetch(`${host}${path}?page_token=secret`, { method }));
    expect(error).toBeInstanceOf(ArgumentError);
    expect(error).toMatchObject({ code: 'ERR_OPERATION_UNKNOWN', argument: 'input', outcome: 'not-sent' });
    expect(String(error)).toContain(`No operation of hub matches ${method} ${path}. ${remedy}`);
    expect(String(error)).not.toContain('secret');
    expect(world.sent).toEqual([]);
  });

  test.each([
    'https://elsewhere.example.com/api/v2/things/7',
    'http://hub.example.com/api/v2/things/7',
    'https://hub.example.com:444/api/v2/things/7',
    'https://hub.example.com.elsewhere.example.com/api/v2/things/7',
    'https://user:pass@hub.example.com/api/v2/things/7',
    '//elsewhere.example.com/api/v2/things/7',
  ])('T10: of another host is refused before anything is sent: %s', async (url) => {
    const { world, fetch } = worldOf();
    const error = await errorOf(fetch(url));
    expect(error).toMatchObject({ name: 'ArgumentError', code: 'ERR_LINK_REFUSED', outcome: 'not-sent' });
    expect(String(error)).not.toContain('pass@');
    expect(world.sent).toEqual([]);
  });

  test('a copy of a client, and a value that is none, are refused', () => {
    const client = clientOn(createWorld().runtime(), {});
    for (const given of [{ ...client }, {}, undefined, null])
      expect(() => createFetch(given as object)).toThrow(/Expected a client\. Received: a value that isn't a client\./);
    expect(() => createFetch(client)).not.toThrow();
  });
});

describe('what is sent', () => {
  test('Q08, Q09: the query as the operation needs it, however a library writes it', async () => {
    const listing: SurfaceDescriptor = {
      ...surface,
      operations: {
        list: {
          id: 'list',
          method: 'GET',
          path: '/v2/things',
          query: { ids: 'comma', states: 'list', since: 'date', limit: 'integer', rate: 'number', deep: 'boolean' },
        },
      },
    };
    const world = createWorld();
    const fetch = fetchOf(world, {}, listing);
    const query = 'ids=a&ids=b%2Cc&states=NEW&states=OLD&since=2026-01-01T00:00:00%2B01:00&limit=5&rate=0.5&deep=true';
    await fetch(`${host}/v2/things?${query}`);
    await fetch(`${host}/v2/things?ids=a,b%2Cc&states=N+E%20W`);
    expect(world.sent.map(({ path }) => path)).toEqual([
      '/api/v2/things?ids=a,b%2Cc&states=NEW&states=OLD&since=2025-12-31T23%3A00%3A00Z&limit=5&rate=0.5&deep=true',
      '/api/v2/things?ids=a,b%2Cc&states=N%20E%20W',
    ]);
    for (const [wrong, argument] of [
      ['limit=many', 'query.limit'],
      ['limit=', 'query.limit'],
      ['limit=1&limit=2', 'query.limit'],
      ['deep=maybe', 'query.deep'],
      ['sinse=2026-01-01T00:00:00Z', 'query.sinse'],
      ['since', 'query.since'],
    ])
      expect(await errorOf(fetch(`${host}/v2/things?${wrong}`))).toMatchObject({ name: 'ArgumentError', argument });
    expect(world.sent).toHaveLength(2);
  });

  test('a path value in its own segment, or the refusal of the method', async () => {
    const { world, fetch } = worldOf();
    await fetch(`${host}/v2/things/a%2Fb%20c`);
    expect(world.sent[0]?.path).toBe('/api/v2/things/a%2Fb%20c');
    for (const path of ['/v2/things/', '/v2/things/%252e%252e', '/v2/things/..%2F'])
      expect(await errorOf(fetch(host + path)), path).toMatchObject({ argument: 'path.thing_id' });
    expect(world.sent).toHaveLength(1);
  });

  test('JSON with the content type of the operation, again on each attempt', async () => {
    const { world, fetch } = worldOf(() => json({ ok: true }, world.sent.length === 1 ? 503 : 200));
    const init = { method: 'PUT', body: '{"things":[1]}', headers: { 'content-type': 'text/plain' } };
    expect(await (await fetch(`${host}/v2/things`, init)).json()).toEqual({ ok: true });
    expect(world.sent.map(({ body, headers }) => `${headers['content-type']} ${body}`)).toEqual(
      Array(2).fill('application/json {"things":[1]}'),
    );
  });

  test('a body of a stream too, and no body if there is none', async () => {
    const { world, fetch } = worldOf(() => new Response(null, { status: 204 }));
    const cancel = `${host}/v2/things/7/cancel`;
    await fetch(cancel, { method: 'POST', body: new Blob(['{"a":1}']).stream() });
    await fetch(new Request(cancel, { method: 'POST', body: '{"a":2}' }));
    await fetch(cancel, { method: 'POST' });
    await fetch(new Request(cancel), { method: 'POST', body: '{"a":3}' });
    expect(world.sent.map(({ body }) => body)).toEqual(['{"a":1}', '{"a":2}', '', '{"a":3}']);
  });

  test.each([
    ['PUT', '/v2/things', 'not json', 'body', "The body must be JSON. Received: 8 characters that aren't JSON."],
    ['PUT', '/v2/things', '{"id":12345678901234567890}', 'body', 'an integer at $.id'],
    ['PUT', '/v2/things', undefined, 'body', 'needs a body'],
    ['POST', '/v2/files', '{"file":1}', 'body', 'Pass a `FormData`'],
  ])('a %s %s with the body %s is refused', async (method, path, body, argument, message) => {
    const { world, fetch } = worldOf();
    const error = await errorOf(fetch(host + path, { method, ...(body !== undefined && { body }) }));
    expect(error).toMatchObject({ name: 'ArgumentError', argument, outcome: 'not-sent' });
    expect(String(error)).toContain(message);
    expect(world.sent).toEqual([]);
  });

  test('the parts of a form as the operation has them', async () => {
    const upload: SurfaceDescriptor = {
      ...surface,
      operations: {
        upload: {
          ...operations.upload,
          parts: { files: 'files!', document: 'json!', shop: 'text' },
          batch: { items: 'body.document', maximum: 2, files: 'body.files' },
        },
      },
    };
    const world = createWorld();
    const fetch = fetchOf(world, {}, upload);
    const form = new FormData();
    form.append('document', '{"name":"a.txt"}');
    form.append('shop', '7');
    for (const name of ['a.txt', 'b.txt']) form.append('files', new File([`of ${name}`], name, { type: 'text/plain' }));
    await fetch(`${host}/v2/files`, { method: 'POST', body: form });
    const [sent] = world.sent;
    expect(sent?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=tradelane-/);
    expect(sent?.body).toMatch(/name="document"\r\nContent-Type: application\/json\r\n\r\n\{"name":"a.txt"\}/);
    expect(sent?.body).toMatch(/name="shop"\r\n\r\n7/);
    expect(sent?.body.match(/filename="[ab]\.txt"\r\nContent-Type: text\/plain\r\n\r\nof [ab]\.txt/g)).toHaveLength(2);
    form.append('files', new File(['c'], 'c.txt'));
    const error = await errorOf(fetch(`${host}/v2/files`, { method: 'POST', body: form }));
    expect(error).toMatchObject({ code: 'ERR_BATCH_TOO_LARGE', outcome: 'not-sent' });
  });

  test('headers of the caller, without the ones that the client sets', async () => {
    const { world, fetch } = worldOf();
    await fetch(`${host}/v2/things/7`, { headers: { 'x-a': 'b', accept: '*/*', 'content-type': 'text/plain' } });
    expect(world.sent[0]?.headers).toMatchObject({
      'x-a': 'b',
      accept: 'application/json',
      authorization: 'Bearer fixed-token',
    });
    expect(world.sent[0]?.headers['content-type']).toBeUndefined();
    const error = await errorOf(fetch(`${host}/v2/things/7`, { headers: { authorization: 'Bearer mine' } }));
    expect(error).toMatchObject({ code: 'ERR_HEADER_INVALID', outcome: 'not-sent' });
    expect(String(error)).not.toContain('mine');
  });

  test('the presets of a derived client', async () => {
    const world = createWorld();
    const runtime = createRuntime(surface, { ...world.options, auth: { token: 'fixed-token' } });
    await createFetch(clientOn(runtime.with({ query: { shop_id: 7 } }), {}))(`${host}/v2/things`);
    expect(world.sent[0]?.path).toBe('/api/v2/things?shop_id=7');
  });
});

describe('the call', () => {
  test('T05: a 401 discards the token and replays the call once', async () => {
    const world = createWorld();
    const fetch = createFetch(clientOn(createRuntime(surface, world.options), {}));
    await fetch(`${host}/v2/things/1`);
    world.revoke();
    expect((await fetch(`${host}/v2/things/1`)).status).toBe(200);
    expect(world.tokensGiven()).toBe(2);
  });

  test('E03: the documented limit of the operation and of its path values holds', async () => {
    const { world, fetch } = worldOf();
    await fetch(`${host}/v2/slow`);
    expect(await errorOf(fetch(`${host}/v2/slow`))).toBeInstanceOf(RateLimitError);
    await fetch(`${host}/v2/slow?page_token=t`);
    for (const id of ['1', '2']) await fetch(`${host}/v2/actions/${id}`);
    expect(await errorOf(fetch(`${host}/v2/actions/1`, { maxWaitInMs: 0 }))).toBeInstanceOf(RateLimitError);
    expect(world.sent).toHaveLength(4);
  });

  test('options of a call are next to the options of fetch, or on the request', async () => {
    const world = createWorld({ autoAdvance: false, handler: () => new Promise<Response>(() => undefined) });
    const fetch = fetchOf(world);
    const own = { deadlineInMs: 300, callId: 'mine' };
    const failed = [
      errorOf(fetch(`${host}/v2/things/1`, own)),
      errorOf(fetch(Object.assign(new Request(`${host}/v2/things/1`), own))),
    ];
    await settle();
    await world.clock.advance(300);
    for (const error of await Promise.all(failed)) {
      expect(error).toBeInstanceOf(TimeoutError);
      expect(error).toMatchObject({ callId: 'mine', limit: 'deadline' });
    }
  });

  test.each(['init', 'request'])('the signal of the %s ends the call', async (where) => {
    const { world, fetch } = worldOf(() => new Promise<Response>(() => undefined));
    const abort = new AbortController();
    const url = `${host}/v2/things/1`;
    const { signal } = abort;
    const failed = errorOf(
      where === 'init' ? fetch(new Request(url), { signal }) : fetch(new Request(url, { signal })),
    );
    await settle();
    expect(world.sent).toHaveLength(1);
    abort.abort();
    expect(await failed).toMatchObject({ name: 'AbortError', outcome: 'unknown' });
  });

  test('`beforeSend` runs before each attempt, and its error reaches the caller unchanged', async () => {
    const { world, fetch } = worldOf(() => json({}, world.sent.length === 1 ? 503 : 200));
    let asked = 0;
    const put = { method: 'PUT', body: '{}' };
    await fetch(`${host}/v2/things`, { ...put, beforeSend: () => void (asked += 1) });
    expect([asked, world.sent.length]).toEqual([2, 2]);
    const mine = new Error('another process has it');
    const refuse = (): never => {
      throw mine;
    };
    expect(await errorOf(fetch(`${host}/v2/things`, { ...put, beforeSend: refuse }))).toBe(mine);
    expect(world.sent).toHaveLength(2);
  });

  test('a setting that is read once a day comes from the settings cache, and an error of it as a response', async () => {
    const world = createWorld({
      handler: ({ method }) => (method === 'PUT' ? json({ code: 'NO' }, 400) : json({ read: world.sent.length })),
    });
    const options = { ...world.options, auth: { token: 'fixed-token', identity: 'me' } };
    const runtime = withSettingsCache(createRuntime(surface, options), createMemoryCheckpoints());
    const fetch = createFetch(clientOn(runtime, {}));
    for (let time = 0; time < 2; time += 1)
      expect(await (await fetch(`${host}/v2/settings`)).json()).toEqual({ read: 1 });
    const refused = await fetch(`${host}/v2/settings`, { method: 'PUT', body: '{}' });
    expect([refused.status, await refused.json()]).toEqual([400, { code: 'NO' }]);
    expect(world.sent).toHaveLength(2);
  });
});

describe('what comes back', () => {
  test('a standard response with status, headers and URL', async () => {
    const { fetch } = worldOf(() => json({ id: 'x' }, 200, { 'content-encoding': 'identity', 'x-request-id': 'r' }));
    const response = await fetch(`${host}/v2/things/1`);
    expect(response).toBeInstanceOf(Response);
    expect([response.status, response.url]).toEqual([200, 'https://hub.example.com/api/v2/things/1']);
    expect([response.headers.get('content-encoding'), response.headers.get('x-request-id')]).toEqual([null, 'r']);
    expect(await response.json()).toEqual({ id: 'x' });
  });

  test.each([400, 404, 422, 500])('a %d is a response too, with its headers, after the retries', async (status) => {
    const { world, fetch } = worldOf(() => json({ code: 'NO' }, status, { 'x-a': '1' }), { maxAttempts: 2 });
    const response = await fetch(`${host}/v2/things/1`);
    expect([response.status, response.headers.get('x-a')]).toEqual([status, '1']);
    expect(await response.json()).toEqual({ code: 'NO' });
    expect(world.sent).toHaveLength(status === 500 ? 2 : 1);
  });

  test.each([
    ['POST', '/v2/things/1/cancel', 1],
    ['PUT', '/v2/things', 4],
    ['GET', '/v2/things/1', 4],
  ])('E01: a %s %s is sent %d times if the server is down', async (method, path, times) => {
    const { world, fetch } = worldOf(() => new Response(null, { status: 503 }));
    const init = { method, ...(method === 'PUT' && { body: '{}' }) };
    expect((await fetch(host + path, init)).status).toBe(503);
    expect(world.sent).toHaveLength(times);
  });

  test.each<[string, Handler]>([
    ['a 204', () => new Response(null, { status: 204 })],
    ['a 200 without a body', () => new Response(null)],
  ])('%s of an operation that returns nothing has no body', async (_, handler) => {
    const { fetch } = worldOf(handler);
    const response = await fetch(`${host}/v2/things/1/cancel`, { method: 'POST' });
    expect([response.body, response.headers.get('content-length')]).toEqual([null, '0']);
  });

  test.each(['<html>', '{"id":', '', '{"id":12345678901234567890}'])(
    'E06: a read that receives %j for its JSON rejects with the typed error',
    async (text) => {
      const { fetch } = worldOf(() => new Response(text));
      expect(await errorOf(fetch(`${host}/v2/things/1`))).toBeInstanceOf(MalformedResponseError);
    },
  );

  test('the status of a write decides, so a body that is not JSON is left out', async () => {
    const { fetch } = worldOf(() => new Response('done'));
    const response = await fetch(`${host}/v2/things`, { method: 'PUT', body: '{}' });
    expect([response.status, response.body]).toEqual([200, null]);
  });

  test('E06: long integers of a write arrive as strings', async () => {
    const { fetch } = worldOf(() => new Response('{"id":12345678901234567890}'));
    const response = await fetch(`${host}/v2/things`, { method: 'PUT', body: '{}' });
    expect(await response.json()).toEqual({ id: '12345678901234567890' });
  });

  test('E04: the schemas of the client check the body', async () => {
    const schemas = {
      responses: {
        read: { safeParse: () => ({ success: false, error: { issues: [{ message: 'no', path: ['id'] }] } }) },
      },
      check: (await import('../../src/schemas.ts')).schemaCheck,
    };
    const { fetch } = worldOf(() => json({ id: 1 }), { schemas, validate: 'throw' });
    expect(await errorOf(fetch(`${host}/v2/things/1`))).toMatchObject({ code: 'ERR_RESPONSE_SCHEMA' });
  });

  test('a file is a stream, which keeps its length and its place until it was read', async () => {
    const bytes = Uint8Array.of(80, 75, 3, 4, 255);
    const handler: Handler = () => new Response(bytes, { headers: { 'content-length': '5' } });
    const { fetch } = worldOf(handler, { maxConcurrency: 1, maxResponseBytes: 3 });
    for (let time = 0; time < 2; time += 1) {
      const response = await fetch(`${host}/v2/files/1`);
      expect(response.headers.get('content-length')).toBe('5');
      expect(await response.bytes()).toEqual(bytes);
    }
  });

  test('a file that is empty or refused leaves its place to the next call', async () => {
    const { world, fetch } = worldOf(
      () =>
        world.sent.length % 2 === 1
          ? new Response('', { headers: { 'content-length': '0' } })
          : json({ code: 'GONE' }, 410),
      { maxConcurrency: 1 },
    );
    expect((await fetch(`${host}/v2/files/1`)).body).toBeNull();
    expect(await (await fetch(`${host}/v2/files/1`)).json()).toEqual({ code: 'GONE' });
    expect((await fetch(`${host}/v2/files/1`)).status).toBe(200);
  });
});
