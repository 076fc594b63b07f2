/** The parts of a request, and the content of an error, in edge cases. */
import { describe, expect, test } from 'vitest';
import { maskCredentials } from '../../src/transport/redact.ts';
import { ArgumentError, type RetryEvent, type ThrottleEvent } from '../../src/index.ts';
import { type OperationDescriptor } from '../../src/runtime.ts';
import { createRuntime } from '../support/runtime.ts';
import { createWorld, errorOf, json, operations, surface, type Handler } from '../support/world.ts';

const bearer = { auth: { token: 'fixed-token' } };
const linked: OperationDescriptor = { id: 'TL05', method: 'GET', path: '', response: 'file' };
const thing = { path: { thing_id: 1 } };

describe('the head of a request', () => {
  test.each<[object, string]>([
    [{}, 'application/json'],
    [{ response: 'file' }, '*/*'],
    [{ response: 'file', accept: 'text/csv' }, 'text/csv, application/json;q=0.5'],
  ])('E08: for an operation with %j, accepts %s', async (more, accept) => {
    const world = createWorld({ handler: () => json({}, 200, { 'content-type': accept.split(',')[0] ?? '' }) });
    const operation = { ...operations.list, ...more } as OperationDescriptor;
    await (await world.runtime(bearer).send({ operation, input: {}, options: {} })).discard();
    expect(world.sent[0]?.headers['accept']).toBe(accept);
    expect(Object.keys(world.sent[0]?.headers ?? {})).not.toContain('undefined');
  });

  test("is refused with the name of a header or a call ID that can't be sent", async () => {
    const world = createWorld();
    const runtime = world.runtime({ ...bearer, correlationHeader: 'x-call' });
    const call = (options: object): Promise<unknown> => errorOf(runtime.call(operations.list, {}, options));
    expect(await call({ headers: { 'x-own': 'a\nb' } })).toMatchObject({ argument: 'headers.x-own' });
    expect(await call({ callId: 'a\nb' })).toMatchObject({ name: 'ArgumentError', argument: 'callId' });
    await runtime.call(operations.list, {}, { callId: 'mine' });
    expect(world.sent.map(({ headers }) => headers['x-call'])).toEqual(['mine']);
  });

  test.each(['https://user@hub.example.com/1', 'https://:passw0rd@hub.example.com/1'])(
    'the link %s is refused',
    async (url) => {
      const error = await errorOf(
        createWorld().runtime(bearer).send({ operation: linked, input: { url }, options: {} }),
      );
      expect(error).toBeInstanceOf(ArgumentError);
      expect(error).toMatchObject({ argument: 'url', operation: 'TL05', method: 'GET' });
    },
  );

  test.each(['http:hub.example.com', 'xhttps://hub.example.com/1', 'httpsx://hub.example.com/1', 'not a link'])(
    "the link %s isn't valid",
    async (url) => {
      const error = await errorOf(
        createWorld().runtime(bearer).send({ operation: linked, input: { url }, options: {} }),
      );
      expect(error).toMatchObject({ name: 'ArgumentError', argument: 'url' });
    },
  );

  test.each(['xhttps', 'httpsx'])("a link with the scheme %s isn't valid, whatever is allowed", async (scheme) => {
    const runtime = createWorld().runtime({ ...bearer, allowInsecureHttp: true, allowedHosts: ['files.example.net'] });
    const input = { url: `${scheme}://files.example.net/1` };
    expect(await errorOf(runtime.send({ operation: linked, input, options: {} }))).toMatchObject({ argument: 'url' });
  });

  test('a link with plain HTTP is followed without a credential, if it is allowed', async () => {
    const world = createWorld();
    const runtime = world.runtime({ ...bearer, allowInsecureHttp: true, allowedHosts: ['files.example.net'] });
    const input = { url: 'http://files.example.net/1' };
    expect(await errorOf(runtime.send({ operation: linked, input, options: {} }))).toMatchObject({ status: 401 });
    expect(world.sent).toMatchObject([{ url: input.url, headers: { accept: '*/*' } }]);
    expect(world.sent[0]?.headers).not.toHaveProperty('authorization');
  });

  test('an operation without a path needs a link', async () => {
    const error = await errorOf(createWorld().runtime(bearer).send({ operation: linked, input: {}, options: {} }));
    expect(error).toMatchObject({ argument: 'url', message: expect.stringContaining('TL05: `url` is missing') });
  });

  test('an unknown query is refused, except for a further page, whose query comes from the server', async () => {
    const world = createWorld();
    const { send } = world.runtime(bearer);
    const call = { operation: operations.list, input: { query: { unheard_of: 1 } }, options: {} };
    expect(await errorOf(send(call))).toBeInstanceOf(ArgumentError);
    await send({ ...call, followUpPage: true });
    expect(world.sent.map(({ path }) => path)).toEqual(['/api/v2/things?unheard_of=1']);
  });
});

describe("redirects that aren't followed", () => {
  const to =
    (location: string, status: number): Handler =>
    () =>
      new Response(null, { status, headers: { location } });

  test.each([
    [303, 'unknown'],
    [301, 'refused'],
    [308, 'refused'],
  ])('after a %d the outcome is %s', async (status, outcome) => {
    const world = createWorld({ handler: to('/elsewhere', status) });
    expect(await errorOf(world.runtime(bearer).call(operations.upsert, { body: {} }))).toMatchObject({
      outcome,
      status,
    });
  });

  test('after one that a browser hides, the outcome is unknown', async () => {
    const options = { ...createWorld().options, ...bearer, fetch: async () => Response.error() };
    const call = createRuntime(surface, options).call(operations.read, thing);
    expect(await errorOf(call)).toMatchObject({
      name: 'RedirectError',
      outcome: 'unknown',
      status: 0,
      target: undefined,
    });
  });

  test.each(['https://user@hub.example.com/x', 'https://:pw12345@hub.example.com/x'])(
    'a redirect to %s is refused for its user name or password',
    async (location) => {
      const world = createWorld({ handler: to(location, 302) });
      const error = await errorOf(world.runtime(bearer).call(operations.read, thing));
      expect(error).toMatchObject({ name: 'RedirectError', message: expect.stringContaining('user name or password') });
    },
  );
});

describe('T10: a credential that the server quotes', () => {
  test.each([
    ['Bearer abcdefgh', 'no abcdefgh here', 'no *** here'],
    ['abcdefgh', 'abcdefgh, abcdefgh', '***, ***'],
    ['Bearer abcdefg', 'no abcdefg here', 'no abcdefg here'],
  ])('of %s: %j is shown as %j', (authorization, text, shown) => {
    expect(maskCredentials(text, [authorization])).toBe(shown);
  });

  test('is removed as a whole if another one is its start', () => {
    expect(maskCredentials('no abcdefgh-2 here', ['Bearer abcdefgh', 'Bearer abcdefgh-2'])).toBe('no *** here');
  });

  test('is ignored if there was none', () => {
    expect(maskCredentials('plain text', [])).toBe('plain text');
  });

  test('a request ID has at most 200 characters, and an empty one is ignored', async () => {
    const responseOf = (headers: Record<string, string>) =>
      createWorld({ handler: () => json({}, 200, headers) })
        .runtime(bearer)
        .call(operations.list, {})
        .withResponse();
    expect((await responseOf({ 'x-request-id': 'r'.repeat(300) })).requestId).toBe('r'.repeat(200));
    expect((await responseOf({ 'x-request-id': '', 'x-correlation-id': 'c' })).requestId).toBe('c');
    expect((await responseOf({ 'request-id': 'r' })).requestId).toBe('r');
    expect((await responseOf({ 'request-id': 'r', 'x-correlation-id': 'c', 'x-request-id': 'x' })).requestId).toBe('x');
    expect((await responseOf({})).requestId).toBeUndefined();
  });
});

describe('a retry', () => {
  test('after a 401 is reported at once', async () => {
    const retries: RetryEvent[] = [];
    const world = createWorld();
    const runtime = world.runtime({ hooks: { onRetry: (event) => retries.push(event) } });
    await runtime.call(operations.read, thing);
    world.revoke();
    await runtime.call(operations.read, thing);
    expect(retries).toMatchObject([{ reason: '401', waitInMs: 0, operation: 'read', attempt: 1 }]);
  });

  test('E02: after a 429 is reported to onThrottle as a pause', async () => {
    const events: ThrottleEvent[] = [];
    const world = createWorld({ handler: () => json({}, world.sent.length === 1 ? 429 : 200, { 'retry-after': '3' }) });
    await world
      .runtime({ ...bearer, hooks: { onThrottle: (event) => events.push(event) } })
      .call(operations.read, thing);
    expect(events[0]).toMatchObject({ kind: 'pause', waitInMs: 3_000, operation: 'read', attempt: 1 });
  });

  test.each([
    [{ deadlineInMs: 3_000 }, 1],
    [{ deadlineInMs: 3_001 }, 2],
    [{ maxWaitInMs: 2_999 }, 1],
    [{ maxWaitInMs: 3_000 }, 2],
  ])('E02: with %j and a Retry-After of 3 s makes %d requests', async (options, times) => {
    const world = createWorld({ handler: () => json({}, world.sent.length === 1 ? 429 : 200, { 'retry-after': '3' }) });
    const ending = world.runtime(bearer).call(operations.read, thing, options);
    await Promise.resolve(ending).catch(() => undefined);
    expect(world.sent).toHaveLength(times);
  });

  test('happens after a broken connection of a call without a credential', async () => {
    const fetch = (): never => {
      throw Object.assign(new Error('no'), { code: 'ECONNRESET' });
    };
    const { auth: _, ...options } = createWorld().options;
    const open = { name: 'open', basePath: '', auth: [], operations };
    const call = createRuntime(open, { ...options, fetch }).call(operations.read, thing, { maxAttempts: 1 });
    expect(await errorOf(call)).toMatchObject({ name: 'ConnectionError', systemCode: 'ECONNRESET' });
  });

  test("doesn't happen for one of our errors that a transport wraps, which is thrown unchanged, also in a circle of causes", async () => {
    const own = new ArgumentError('the file has changed', { argument: 'file' });
    const wrapped = (depth: number): Error =>
      depth === 0 ? own : new TypeError('wrapped', { cause: wrapped(depth - 1) });
    const circle = new TypeError('round');
    circle.cause = circle;
    for (const [thrown, sent, name] of [
      [wrapped(4), 1, 'ArgumentError'],
      [wrapped(9), 2, 'ConnectionError'],
      [circle, 2, 'ConnectionError'],
    ] as const) {
      let asked = 0;
      const fetch = async (): Promise<Response> => {
        asked += 1;
        throw thrown;
      };
      const options = { ...createWorld().options, ...bearer, fetch };
      const call = createRuntime(surface, options).call(operations.read, thing, { maxAttempts: 2 });
      expect(await errorOf(call)).toMatchObject({ name });
      expect(asked).toBe(sent);
    }
  });

  test("doesn't open an upload again to create the error of a broken connection", async () => {
    let opened = 0;
    const options = {
      ...createWorld().options,
      ...bearer,
      fetch: async () => {
        throw Object.assign(new Error('no'), { code: 'ECONNRESET' });
      },
    };
    const data = (): AsyncIterable<Uint8Array> => {
      opened += 1;
      return (async function* () {
        yield new Uint8Array(1);
      })();
    };
    const call = createRuntime(surface, options).call(operations.upload, {
      body: { file: { name: 'a.bin', data } },
    });
    expect(await errorOf(call)).toMatchObject({ name: 'ConnectionError', outcome: 'unknown' });
    expect(opened).toBeLessThanOrEqual(1);
  });

  test("doesn't happen if the caller's file throws when it is opened, and the error is the caller's", async () => {
    let opened = 0;
    const own = new RangeError('disk is gone');
    const data = (): never => {
      opened += 1;
      throw own;
    };
    const world = createWorld();
    const call = world.runtime(bearer).call(operations.upload, { body: { file: { name: 'a.bin', data } } });
    expect(await errorOf(call)).toBe(own);
    expect([opened, world.sent.length]).toEqual([1, 0]);
  });
});
