import { describe, expect, test } from 'vitest';
import {
  ArgumentError,
  type RequestEvent,
  type Middleware,
  type OperationDescriptor,
  RedirectError,
  type ResponseEvent,
  type TransportResponse,
} from '../../../src/index.ts';
import { createWorld, errorOf, json, operations, surface } from '../../support/world.ts';

const bearer = { auth: { token: 'fixed-token' } };

describe('what is sent', () => {
  test('base URL, path of the surface, path values, query and headers', async () => {
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
      'user-agent': 'shop/2.1 tradelane-hub/0.0.0',
      'x-call': 'yes',
      'x-correlation-id': 'c-1',
      'x-own': 'mine',
    });
  });

  test('T11: an API key is sent as it is, without a scheme word', async () => {
    const world = createWorld();
    const keyed = { ...surface, auth: ['apiKey'] as const };
    const { createRuntime } = await import('../../../src/index.ts');
    const seen: (string | null)[] = [];
    const runtime = createRuntime(keyed, {
      ...world.options,
      auth: { apiKey: 'abc-def' },
      fetch: async (request) => {
        seen.push(request.headers.get('authorization'));
        return json({});
      },
    });
    await runtime.call(operations.read, { path: { thing_id: 1 } });
    expect(seen).toEqual(['abc-def']);
  });

  test('T15: a token from a provider is asked for each request, and a 401 is replayed once if it has changed', async () => {
    let token = 'old';
    let asked = 0;
    const world = createWorld();
    const { createRuntime } = await import('../../../src/index.ts');
    const seen: (string | null)[] = [];
    const runtime = createRuntime(surface, {
      ...world.options,
      auth: {
        token: async () => {
          asked += 1;
          return token;
        },
      },
      fetch: async (request) => {
        const sent = request.headers.get('authorization');
        seen.push(sent);
        if (sent === 'Bearer old' && token === 'old') token = 'new';
        return sent === 'Bearer new' ? json({ ok: true }) : json({}, 401);
      },
    });
    await runtime.call(operations.read, { path: { thing_id: 1 } });
    expect(seen).toEqual(['Bearer old', 'Bearer new']);
    expect(
      await errorOf(
        runtime.call(operations.read, { path: { thing_id: 1 } }).then(() => Promise.reject(new Error('done'))),
      ),
    ).toMatchObject({ message: 'done' });
    expect(asked).toBeGreaterThanOrEqual(3);
  });

  test('a fixed token that is refused is not tried again', async () => {
    const world = createWorld();
    const error = await errorOf(
      world.runtime({ auth: { token: 'wrong' } }).call(operations.read, { path: { thing_id: 1 } }),
    );
    expect(error).toMatchObject({ status: 401, attempts: 1 });
  });

  test('what a credential provider throws reaches the caller as it is', async () => {
    const world = createWorld();
    const vault = new Error('the vault is closed');
    const runtime = world.runtime({
      auth: {
        token: () => {
          throw vault;
        },
      },
    });
    expect(await errorOf(runtime.call(operations.read, { path: { thing_id: 1 } }))).toBe(vault);
  });

  test.each([
    { Authorization: 'Bearer x' },
    { 'content-length': '5' },
    { 'x-a': 'b\nc' },
    { 'x a': 'b' },
    { host: 'evil' },
  ])('the call header %j is refused before anything is sent', async (headers) => {
    const world = createWorld();
    expect(
      await errorOf(world.runtime(bearer).call(operations.read, { path: { thing_id: 1 } }, { headers })),
    ).toBeInstanceOf(ArgumentError);
    expect(world.sent).toHaveLength(0);
  });

  test('the presets of with() go where the operation knows them, and the call goes first', async () => {
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
});

const redirect = (location: string, status = 302): Response => new Response(null, { status, headers: { location } });

describe('redirects', () => {
  test('another host never gets a request, and so no credential', async () => {
    const world = createWorld({ handler: () => redirect('https://evil.example/collect?token=1') });
    const error = await errorOf(world.runtime(bearer).call(operations.read, { path: { thing_id: 1 } }));
    expect(error).toBeInstanceOf(RedirectError);
    expect(error).toMatchObject({ status: 302, target: 'https://evil.example', outcome: 'refused', attempts: 1 });
    expect(JSON.stringify(error)).not.toContain('collect');
    expect(world.sent.map(({ url }) => new URL(url).host)).toEqual(['hub.example.com']);
  });

  test.each([
    ['another port', 'https://hub.example.com:8443/x'],
    ['plain http', 'http://hub.example.com/x'],
    ['nowhere', 'https://[bad'],
  ])('%s is another host', async (_, location) => {
    const world = createWorld({ handler: () => redirect(location) });
    expect(await errorOf(world.runtime(bearer).call(operations.read, { path: { thing_id: 1 } }))).toBeInstanceOf(
      RedirectError,
    );
    expect(world.sent).toHaveLength(1);
  });

  test('a read is followed within its host, up to three times', async () => {
    const world = createWorld({
      handler: ({ path }) => (path === '/api/v2/things/4' ? json({ ok: 4 }) : redirect(`./${Number(path.at(-1)) + 1}`)),
    });
    const runtime = world.runtime(bearer);
    expect(await runtime.call(operations.read, { path: { thing_id: 1 } })).toEqual({ ok: 4 });
    expect(world.sent.every(({ headers }) => headers['authorization'] === 'Bearer fixed-token')).toBe(true);
    expect(await errorOf(runtime.call(operations.read, { path: { thing_id: 0 } }))).toMatchObject({
      name: 'RedirectError',
      message: expect.stringContaining('after 3 others'),
    });
  });

  test('a write is never followed', async () => {
    const world = createWorld({ handler: () => redirect('/api/v2/elsewhere', 307) });
    expect(await errorOf(world.runtime(bearer).call(operations.upsert, { body: {} }))).toMatchObject({
      name: 'RedirectError',
      outcome: 'refused',
    });
    expect(world.sent).toHaveLength(1);
  });
});

describe('links of other responses', () => {
  const linked: OperationDescriptor = { id: 'TL05', method: 'GET', path: '', response: 'file' };

  test('a link of the same host is called with the credential, one of another host that is allowed without', async () => {
    const seen: [string, string | null, string | null][] = [];
    const world = createWorld();
    const runtime = world.runtime({
      ...bearer,
      allowedHosts: ['Files.example.net'],
      headers: { 'x-gateway-key': 'own' },
      fetch: async (request) => {
        seen.push([request.url, request.headers.get('authorization'), request.headers.get('x-gateway-key')]);
        return new Response('chunk');
      },
    });
    for (const url of ['https://hub.example.com/files/1?sig=a%2Fb', 'https://files.example.net/1?sig=x']) {
      const response = await runtime.send({ operation: linked, input: { url }, options: {} });
      expect(await response.text()).toBe('chunk');
    }
    expect(seen).toEqual([
      ['https://hub.example.com/files/1?sig=a%2Fb', 'Bearer fixed-token', 'own'],
      ['https://files.example.net/1?sig=x', null, null],
    ]);
  });

  test.each([[undefined], ['/relative'], ['http://files.example.net/1'], ['file:///etc/passwd']])(
    'T12: the link %j is refused',
    async (url) => {
      const world = createWorld();
      expect(
        await errorOf(
          world
            .runtime({ ...bearer, allowedHosts: ['files.example.net'] })
            .send({ operation: linked, input: { url }, options: {} }),
        ),
      ).toBeInstanceOf(ArgumentError);
      expect(world.sent).toHaveLength(0);
    },
  );

  test.each([
    ['https://elsewhere.example.net/1', 'elsewhere.example.net'],
    ['https://files.example.net:8443/1', 'files.example.net:8443'],
    ['https://files.example.net.evil.example/1', 'files.example.net.evil.example'],
    ['https://files.example.net@evil.example/1', 'evil.example'],
    ['https://hub.example.com:8443/1', 'hub.example.com:8443'],
  ])('a link to a host that is not allowed is refused, and the refusal names the host: %s', async (url, host) => {
    const world = createWorld();
    const runtime = world.runtime({ ...bearer, allowedHosts: ['files.example.net'] });
    const error = await errorOf(runtime.send({ operation: linked, input: { url }, options: {} }));
    expect(error).toBeInstanceOf(ArgumentError);
    expect(error).toMatchObject({ message: expect.stringContaining(`'${host}'`) });
    expect(world.sent).toHaveLength(0);
  });
});

describe('middleware and hooks', () => {
  test('middleware wraps every attempt, the first one outermost, and may change the request', async () => {
    const order: string[] = [];
    const wrap =
      (name: string): Middleware =>
      async (request, next) => {
        order.push(`${name} ${request.attempt} in`);
        const response = await next({
          ...request,
          headers: { ...request.headers, [`x-${name}`]: String(request.attempt) },
        });
        order.push(`${name} ${response.status} out`);
        return response;
      };
    let first = true;
    const world = createWorld({
      handler: () => {
        const status = first ? 503 : 200;
        first = false;
        return json({}, status);
      },
    });
    await world
      .runtime({ ...bearer, middleware: [wrap('a'), wrap('b')] })
      .call(operations.read, { path: { thing_id: 1 } });
    expect(order).toEqual(['a 1 in', 'b 1 in', 'b 503 out', 'a 503 out', 'a 2 in', 'b 2 in', 'b 200 out', 'a 200 out']);
    expect(world.sent.map(({ headers }) => [headers['x-a'], headers['x-b'], headers['authorization']])).toEqual([
      ['1', '1', 'Bearer fixed-token'],
      ['2', '2', 'Bearer fixed-token'],
    ]);
  });

  test('middleware may return a response of its own', async () => {
    const world = createWorld();
    const cached: TransportResponse = {
      status: 200,
      headers: new Headers(),
      text: async () => '{"from":"cache"}',
      stream: () => null,
      discard: async () => undefined,
    };
    expect(
      await world
        .runtime({ ...bearer, middleware: [async () => cached] })
        .call(operations.read, { path: { thing_id: 1 } }),
    ).toEqual({ from: 'cache' });
    expect(world.sent).toHaveLength(0);
  });

  test('what middleware throws reaches the caller as it is and is not retried; what the transport throws is', async () => {
    const own = new Error('not today');
    const world = createWorld();
    const throwing: Middleware = async () => {
      throw own;
    };
    expect(
      await errorOf(
        world.runtime({ ...bearer, middleware: [throwing] }).call(operations.read, { path: { thing_id: 1 } }),
      ),
    ).toBe(own);
    let calls = 0;
    const broken = createWorld({
      handler: () => {
        calls += 1;
        if (calls === 1) throw Object.assign(new Error('x'), { code: 'ECONNRESET' });
        return json({});
      },
    });
    await broken
      .runtime({ ...bearer, middleware: [(request, next) => next(request)] })
      .call(operations.read, { path: { thing_id: 1 } });
    expect(calls).toBe(2);
  });

  test('hooks are called with requests and responses, and what they throw is ignored', async () => {
    const events: (RequestEvent | ResponseEvent)[] = [];
    const world = createWorld({
      handler: async () => {
        await world.clock.wait(40);
        return json({}, 200, { 'x-request-id': 'r9' });
      },
    });
    const onRequest = (event: RequestEvent): void => {
      events.push(event);
      throw new Error('broken hook');
    };
    await world
      .runtime({ ...bearer, hooks: { onRequest, onResponse: (event) => events.push(event) } })
      .call(operations.read, { path: { thing_id: 1 } }, { callId: 'c' });
    const subject = { operation: 'read', callId: 'c', method: 'GET', path: '/v2/things/{thing_id}', attempt: 1 };
    expect(events).toEqual([subject, { ...subject, status: 200, requestId: 'r9', durationInMs: 40 }]);
  });
});
