import { describe, expect, test } from 'vitest';
import {
  type Middleware,
  type RequestEvent,
  type ResponseEvent,
  type Transport,
  type TransportRequest,
  type TransportResponse,
} from '../../src/index.ts';
import { createRuntime } from '../support/runtime.ts';
import { createWorld, errorOf, json, operations, surface } from '../support/world.ts';

const bearer = { auth: { token: 'fixed-token' } };

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

  test('a request that middleware changes keeps the length of an unchanged body, and the end of its attempt', async () => {
    const seen: TransportRequest[] = [];
    let ended = 0;
    let stop = new AbortController();
    const transport: Transport = (request) => {
      seen.push(request);
      return new Promise((_, reject) => {
        request.onEnd((reason) => {
          ended += 1;
          reject(reason);
        });
        stop.abort();
      });
    };
    const world = createWorld();
    const file = { name: 'a.txt', size: 3, data: () => new Blob(['abc']).stream() };
    const upload = async (middleware: Middleware): Promise<unknown> => {
      stop = new AbortController();
      const { fetch: _, ...options } = world.options;
      const runtime = createRuntime(surface, { ...options, ...bearer, transport, middleware: [middleware] });
      return errorOf(runtime.call(operations.upload, { body: { file } }, { signal: stop.signal }));
    };
    expect(await upload((request, next) => next({ ...request, headers: { 'x-a': '1' } }))).toMatchObject({
      name: 'AbortError',
    });
    expect(await upload((request, next) => next({ ...request, body: 'other' }))).toMatchObject({ name: 'AbortError' });
    expect(seen.map(({ bodyLength }) => bodyLength)).toEqual([expect.any(Number), undefined]);
    expect(seen.map(({ body }) => typeof body)).toEqual(['object', 'string']);
    expect(seen.map(({ signal }) => signal.aborted)).toEqual([true, true]);
    expect(ended).toBe(2);
  });

  test('middleware may return its own response', async () => {
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

  test("an error of middleware reaches the caller unchanged and isn't retried, unless the transport threw it", async () => {
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

  test('hooks are called with requests and responses, and their errors are ignored', async () => {
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
