/** `createLite`: the small loop for pages and workers. */
import { inspect } from 'node:util';
import { describe, expect, test } from 'vitest';
import {
  AbortedError,
  ArgumentError,
  AuthenticationError,
  BadRequestError,
  ConfigurationError,
  createVirtualClock,
  MalformedResponseError,
  RateLimitError,
  ServerError,
  TimeoutError,
} from '../../src/index.ts';
import {
  asFile,
  asJson,
  asNothing,
  createLite,
  form,
  json as jsonBody,
  type Lite,
  type LiteOperation,
  type LiteOptions,
} from '../../src/lite.ts';
import { createWorld, errorOf, type Handler, json, settle, type World } from '../support/world.ts';

const read: LiteOperation = { id: 'read', method: 'GET', path: '/things/{thing_id}', read: asJson };
const upsert: LiteOperation = { id: 'upsert', method: 'PUT', path: '/things', write: jsonBody, read: asJson };
const cancel: LiteOperation = { id: 'cancel', method: 'POST', path: '/cancel', isUnsafe: true, read: asNothing };
const download: LiteOperation = { id: 'download', method: 'GET', path: '/file', accept: 'text/csv', read: asFile };
const upload: LiteOperation = {
  id: 'upload',
  method: 'POST',
  path: '/files',
  parts: { files: 'files', about: 'json!', shop: 'text' },
  isUnsafe: true,
  write: form,
  read: asNothing,
};
const list: LiteOperation = {
  id: 'list',
  method: 'GET',
  path: '/things',
  query: { since: 'date', ids: 'comma', site: '!' },
  read: asJson,
};
const one = { path: { thing_id: '1' } };

function liteOf(handler?: Handler, more: Partial<LiteOptions> = {}, settings = {}): { world: World; lite: Lite } {
  const world = createWorld({ ...(handler && { handler }), ...settings });
  const { clock, fetch } = world.options;
  const options = {
    baseUrl: 'https://hub.example.com',
    auth: { token: 'fixed-token' },
    clock,
    fetch,
    random: () => 0.5,
  };
  return { world, lite: createLite({ ...options, ...more } as LiteOptions) };
}

describe('options', () => {
  test.each([
    ['baseUrl', undefined, 'ERR_BASE_URL_INVALID'],
    ['baseUrl', 'hub.example.com', 'ERR_BASE_URL_INVALID'],
    ['baseUrl', 'https://user:passw0rd@hub.example.com', 'ERR_BASE_URL_INVALID'],
    ['baseUrl', 'https://hub.example.com?passw0rd', 'ERR_BASE_URL_INVALID'],
    ['baseUrl', 'javascript:alert(1)', 'ERR_BASE_URL_INVALID'],
    ['baseUrl', 'http://hub.example.com', 'ERR_BASE_URL_INSECURE'],
    ['auth', undefined, 'ERR_SECRET_INVALID'],
    ['auth', { token: '' }, 'ERR_SECRET_INVALID'],
    ['auth', { token: 'Bearer passw0rd' }, 'ERR_SECRET_INVALID'],
    ['auth', { apiKey: 'passw0rd\n' }, 'ERR_SECRET_INVALID'],
  ])('T12: `%s` %j is refused without its value', (name, value, code) => {
    const create = (): Lite =>
      createLite({ baseUrl: 'https://x.example', auth: { token: 't' }, [name]: value } as never);
    expect(create).toThrow(ConfigurationError);
    expect(create).toThrow(expect.objectContaining({ code, outcome: 'not-sent' }));
    expect(create).not.toThrow(/passw0rd/);
  });

  test.each(['http://localhost:1', 'http://127.0.0.1', 'http://[::1]'])(
    'T12: plain http to %s is allowed',
    (baseUrl) => {
      expect(() => createLite({ baseUrl, auth: { token: 't' } })).not.toThrow();
    },
  );

  test.each([
    ['maxAttempts', Number.NaN],
    ['maxAttempts', 0],
    ['maxResponseBytes', Number.NaN],
    ['deadlineInMs', -1],
    ['deadlineInMs', null],
    ['timeoutInMs', '5s'],
  ])('the number `%s` is refused if it is %j', (name, value) => {
    const create = (): unknown => liteOf(undefined, { [name]: value });
    expect(create).toThrow(ConfigurationError);
    expect(create).toThrow(`\`${name}\` must be 1 or more.`);
  });

  test.each([
    ['deadlineInMs', Number.NaN],
    ['deadlineInMs', '5s'],
    ['timeoutInMs', -1],
  ])('the number `%s` of a call is refused if it is %j, and nothing is sent', async (argument, value) => {
    const { world, lite } = liteOf();
    const error = await errorOf(lite(read, one, { [argument]: value }));
    expect(error).toBeInstanceOf(ArgumentError);
    expect(error).toMatchObject({ argument, operation: 'read', outcome: 'not-sent' });
    expect((error as Error).message).toBe(`read: \`${argument}\` must be 1 or more.`);
    expect(world.sent).toEqual([]);
  });

  test('undefined numbers and `null` instead of the options of a call mean the defaults', async () => {
    const { world, lite } = liteOf(() => json({ a: 1 }), { maxAttempts: undefined, deadlineInMs: Infinity });
    expect(await lite(read, one, null as never)).toEqual({ a: 1 });
    expect(await lite(read, one, { deadlineInMs: undefined, timeoutInMs: Infinity })).toEqual({ a: 1 });
    expect(world.sent).toHaveLength(2);
  });

  test('T12: plain http to another host needs `allowInsecureHttp`', () => {
    const allowInsecureHttp = true;
    expect(() => createLite({ baseUrl: 'http://h.example', auth: { token: 't' }, allowInsecureHttp })).not.toThrow();
  });
});

describe('what is sent', () => {
  test('path, query, headers and body', async () => {
    const { world, lite } = liteOf(undefined, { baseUrl: 'https://hub.example.com/base/' });
    await lite(upsert, { path: {}, query: { shop: 7, all: true, none: undefined }, body: { a: [1] } });
    expect(world.sent[0]).toMatchObject({ method: 'PUT', path: '/base/things?shop=7&all=true', body: '{"a":[1]}' });
    expect(world.sent[0]?.headers).toMatchObject({
      accept: 'application/json',
      'content-type': 'application/json',
      authorization: 'Bearer fixed-token',
    });
  });

  test('Q08, Q09: dates in UTC, lists as pairs or with commas', async () => {
    const { world, lite } = liteOf();
    const since = '2026-01-01T00:00:00+01:00';
    await lite(list, { query: { site: 's', since, ids: ['a', 'b,c'], states: ['X', 'Y'], until: new Date(0) } });
    const query = 'site=s&since=2025-12-31T23%3A00%3A00Z&ids=a,b%2Cc&states=X&states=Y&until=1970-01-01T00%3A00%3A00Z';
    expect(world.sent[0]?.path).toBe(`/things?${query}`);
  });

  test.each<[string, LiteOperation, object, string]>([
    ['a path value', read, {}, 'path.thing_id'],
    ['an empty path value', read, { path: { thing_id: ' ' } }, 'path.thing_id'],
    ['a dot segment', read, { path: { thing_id: '..' } }, 'path.thing_id'],
    ['an encoded dot segment', read, { path: { thing_id: 'a%2f%2E.' } }, 'path.thing_id'],
    ['a dot segment behind a slash', read, { path: { thing_id: 'x/../y' } }, 'path.thing_id'],
    ['a control character', read, { path: { thing_id: 'a\u0000' } }, 'path.thing_id'],
    ['an object in the path', read, { path: { thing_id: {} } }, 'path.thing_id'],
    ['a required query value', list, {}, 'query.site'],
    ['an empty required query value', list, { query: { site: '' } }, 'query.site'],
    ['an empty list', list, { query: { site: 's', ids: [] } }, 'query.ids'],
    ['a date without a zone', list, { query: { site: 's', since: '2026-01-01T00:00:00' } }, 'query.since'],
    ['an invalid date', list, { query: { site: 's', since: new Date(Number.NaN) } }, 'query.since'],
    ['NaN', list, { query: { site: 's', limit: Number.NaN } }, 'query.limit'],
    ['one of two filters', { ...list, query: {}, atLeastOneOf: ['a', 'b'] }, {}, 'query.a'],
    ['a body', upsert, {}, 'body'],
    ['a body that JSON would change', upsert, { body: { a: [Number.NaN] } }, 'body'],
    ['an integer beyond 2^53', upsert, { body: { id: 2 ** 53 } }, 'body'],
    ['a part', upload, { body: {} }, 'body.about'],
    ["a file that isn't a file", upload, { body: { about: {}, files: ['x'] } }, 'body.files'],
  ])('%s is missing or invalid: nothing is sent', async (_, operation, input, argument) => {
    const { world, lite } = liteOf();
    const error = await errorOf(lite(operation, input));
    expect(error).toBeInstanceOf(ArgumentError);
    expect(error).toMatchObject({ argument, outcome: 'not-sent', operation: operation.id });
    expect((error as Error).message).toContain(`\`${argument}\``);
    expect(world.sent).toEqual([]);
  });

  test('a form whose parts have their types, the same again after a 429', async () => {
    const { world, lite } = liteOf(() => new Response(null, { status: world.sent.length === 1 ? 429 : 204 }));
    const files = [new File(['one'], 'a"\n.txt', { type: 'text/plain' }), new Blob(['two'])];
    await lite(upload, { body: { files, about: { name: 'x' }, shop: 7 } });
    const [first, second] = world.sent;
    const boundary = /boundary=(.+)$/.exec(first?.headers['content-type'] ?? '')?.[1];
    const part = (head: string, content: string): string =>
      `--${boundary}\r\nContent-Disposition: form-data; name=${head}\r\n\r\n${content}\r\n`;
    expect(first?.body).toBe(
      part('"files"; filename="a%22%0A.txt"\r\nContent-Type: text/plain', 'one') +
        part('"files"; filename="blob"\r\nContent-Type: application/octet-stream', 'two') +
        part('"about"\r\nContent-Type: application/json', '{"name":"x"}') +
        part('"shop"', '7') +
        `--${boundary}--\r\n`,
    );
    expect(second).toMatchObject({ body: first?.body, headers: { 'content-type': first?.headers['content-type'] } });
  });
});

describe('the credential', () => {
  test('T11: an API key is sent without a scheme', async () => {
    const { world, lite } = liteOf(() => json({}), { auth: { apiKey: 'my-key' }, fetch: undefined });
    const fetch: LiteOptions['fetch'] = async (request) =>
      world.options.fetch!(
        new Request(request, {
          headers: { authorization: 'Bearer fixed-token', 'x-seen': request.headers.get('authorization') ?? '' },
        }),
      );
    await createLite({ baseUrl: 'https://hub.example.com', auth: { apiKey: 'my-key' }, fetch })(read, one);
    expect(world.sent[0]?.headers['x-seen']).toBe('my-key');
    expect(lite).toBeTypeOf('function');
  });

  test('T05: a 401 runs the function again and replays the call once, even one that is not safe to repeat', async () => {
    const tokens = ['old', 'fixed-token'];
    const { world, lite } = liteOf(() => new Response(), { auth: { token: () => tokens.shift() ?? 'none' } });
    await lite(cancel, {});
    expect(world.sent.map(({ headers }) => headers['authorization'])).toEqual(['Bearer old', 'Bearer fixed-token']);
  });

  test.each([
    ['the same token', () => 'old', 1],
    [
      'another refused token',
      (
        (count) => () =>
          `old-${(count += 1)}`
      )(0),
      2,
    ],
  ])('T05: a 401 with %s is an error', async (_, token, times) => {
    const { world, lite } = liteOf(undefined, { auth: { token } });
    const error = await errorOf(lite(read, one));
    expect(error).toBeInstanceOf(AuthenticationError);
    expect(error).toMatchObject({ outcome: 'refused', attempts: times });
    expect(world.sent).toHaveLength(times);
  });

  test('T10: an error hides both the token and a replaced token', async () => {
    const quoted: string[] = [];
    const fetch: LiteOptions['fetch'] = async (request) => {
      quoted.push((request.headers.get('authorization') ?? '').replace('Bearer ', ''));
      if (quoted.length === 1) return json({}, 401);
      const text = quoted.join(' then ');
      return json({ message: `you sent ${text}` }, 400, { 'x-request-id': `of ${text}` });
    };
    const tokens = ['SECRETTOKEN', 'SECRETTOKEN2'];
    const { lite } = liteOf(undefined, { auth: { token: () => tokens.shift() ?? '' }, fetch });
    const error = await errorOf(lite(read, one));
    expect(error).toMatchObject({ serverMessage: 'you sent *** then ***', requestId: 'of *** then ***' });
    expect(inspect(error, { depth: 9 })).not.toContain('SECRETTOKEN');
    expect(quoted).toEqual(['SECRETTOKEN', 'SECRETTOKEN2']);
  });

  test('a function that fails, and one that returns no token, send nothing', async () => {
    const cause = new Error('no session');
    const failing = liteOf(undefined, { auth: { token: () => Promise.reject(cause) } });
    expect(await errorOf(failing.lite(read, one))).toMatchObject({ name: 'TokenError', outcome: 'not-sent', cause });
    const empty = liteOf(undefined, { auth: { token: () => 'with space' } });
    expect(await errorOf(empty.lite(read, one))).toMatchObject({ code: 'ERR_SECRET_INVALID', outcome: 'not-sent' });
    expect([...failing.world.sent, ...empty.world.sent]).toEqual([]);
  });

  test('a function that never returns ends at the deadline', async () => {
    const { world, lite } = liteOf(
      undefined,
      { auth: { token: () => new Promise(() => undefined) } },
      { autoAdvance: false },
    );
    const failed = errorOf(lite(read, one));
    await world.clock.advance(10_000);
    expect(await failed).toMatchObject({
      name: 'TimeoutError',
      limit: 'deadline',
      limitInMs: 10_000,
      outcome: 'not-sent',
    });
  });

  const quoting: Readonly<Record<string, Handler>> = {
    'an error that quotes it': (sent) => {
      const said = sent.headers['authorization'] ?? '';
      return json({ code: said, message: `no ${said}`, errors: [{ field: said }] }, 400, { 'x-request-id': said });
    },
    'a 401 that quotes it': (sent) => new Response(sent.headers['authorization'], { status: 401 }),
    'a success that is cut short': (sent) => new Response(`{"a":"${sent.headers['authorization']}`),
    'a redirect': (sent) =>
      new Response(null, {
        status: 302,
        headers: { location: `https://${sent.headers['authorization']?.slice(7)}.example` },
      }),
    'a broken connection': (sent) => {
      throw Object.assign(new TypeError(`failed ${JSON.stringify(sent.headers)}`), { headers: sent.headers });
    },
  };
  test.each(Object.entries(quoting))('T10, G51: %s does not show the credential', async (_, handler) => {
    const { lite } = liteOf(handler, { maxAttempts: 1 });
    const error = (await errorOf(lite(read, one))) as Error;
    const shown = `${inspect(error, { depth: 20, showHidden: true })} ${JSON.stringify(error)} ${error.stack}`;
    expect(shown).not.toContain('fixed-token');
    expect(`${inspect(lite, { depth: 20, showHidden: true })} ${JSON.stringify(lite)}`).not.toContain('fixed-token');
  });
});

describe('retries', () => {
  const failures: Readonly<Record<string, () => Response>> = {
    'a 500': () => new Response(null, { status: 500 }),
    'a 503': () => new Response('<html>', { status: 503 }),
    'a broken connection': () => {
      throw new TypeError('reset');
    },
    'a web page': () => new Response('<html>'),
    'truncated JSON': () => new Response('{"id":'),
  };
  test.each(Object.entries(failures))('%s is retried if a repeat is safe', async (_, failure) => {
    for (const operation of [read, upsert]) {
      const { world, lite } = liteOf(() => (world.sent.length < 3 ? failure() : json({ ok: true })));
      expect(await lite(operation, { ...one, body: {} })).toEqual({ ok: true });
      expect(world.sent).toHaveLength(3);
    }
    const never = liteOf(failure);
    const error = await errorOf(never.lite(read, one));
    expect(error).toMatchObject({ attempts: 3, operation: 'read', outcome: 'unknown' });
    expect(never.world.sent).toHaveLength(3);
  });

  test.each(Object.entries(failures).slice(0, 4))(
    'G12: %s of an operation that is not safe to repeat has an unknown outcome',
    async (_, failure) => {
      const { world, lite } = liteOf(failure);
      const error = await errorOf(lite(cancel, {}));
      expect(error).toMatchObject({ attempts: 1, outcome: 'unknown' });
      expect((error as Error).message).toContain('unknown');
      expect(world.sent).toHaveLength(1);
    },
  );

  test('a write that may have been carried out stays in doubt, whatever comes later', async () => {
    const { world, lite } = liteOf(() => json({ code: 'NO' }, world.sent.length === 1 ? 502 : 400));
    const error = await errorOf(lite(upsert, { body: {} }));
    expect(error).toBeInstanceOf(BadRequestError);
    expect(error).toMatchObject({ attempts: 2, outcome: 'unknown' });
  });

  test.each([400, 403, 404, 409, 410, 422])('a %d is not retried and is refused', async (status) => {
    const { world, lite } = liteOf(() => json({ code: 'NO', message: 'Not now' }, status));
    expect(await errorOf(lite(read, one))).toMatchObject({
      status,
      serverCode: 'NO',
      serverMessage: 'Not now',
      outcome: 'refused',
    });
    expect(world.sent).toHaveLength(1);
  });

  test('E02: a 429 waits for `Retry-After`, even a write that is not safe to repeat', async () => {
    const { world, lite } = liteOf(
      () => new Response(null, { status: world.sent.length === 1 ? 429 : 204, headers: { 'retry-after': '4' } }),
    );
    await lite(cancel, {});
    const [first, second] = world.sent;
    expect((second?.atInMs ?? 0) - (first?.atInMs ?? 0)).toBe(4_000 + 125);
  });

  test('E02: `Retry-After` as a date counts by the clock of the server', async () => {
    const headers = { date: 'Thu, 01 Jan 2026 00:00:00 GMT', 'retry-after': 'Thu, 01 Jan 2026 00:00:02 GMT' };
    const { world, lite } = liteOf(() => new Response('{}', { status: world.sent.length === 1 ? 503 : 200, headers }));
    await lite(read, one);
    expect((world.sent[1]?.atInMs ?? 0) - (world.sent[0]?.atInMs ?? 0)).toBe(2_000 + 125);
  });

  test('E02: a longer `Retry-After` than the deadline is an error at once, with the time to retry at', async () => {
    const { world, lite } = liteOf(() => new Response(null, { status: 429, headers: { 'retry-after': '10' } }));
    const startedAtInMs = world.clock.now();
    const error = await errorOf(lite(read, one));
    expect(error).toBeInstanceOf(RateLimitError);
    expect(error).toMatchObject({ attempts: 1, outcome: 'refused', retryAt: new Date(startedAtInMs + 10_000) });
    expect(world.clock.now()).toBe(startedAtInMs);
  });

  test('waits have full jitter below a ceiling that doubles', async () => {
    for (const [random, waits] of [
      [0, [0, 0]],
      [0.999, [249, 499]],
    ] as const) {
      const { world, lite } = liteOf(() => new Response(null, { status: 503 }), { random: () => random });
      await errorOf(lite(read, one));
      const times = world.sent.map(({ atInMs }) => atInMs);
      expect(times.slice(1).map((atInMs, at) => atInMs - (times[at] ?? 0))).toEqual(waits);
    }
  });
});

describe('time and abort', () => {
  const silent: Handler = () => new Promise<Response>(() => undefined);
  const manual = { autoAdvance: false };

  test('a call ends after 10 s, and a late response changes nothing', async () => {
    let respond = (_: Response): void => undefined;
    const { world, lite } = liteOf(() => new Promise<Response>((resolve) => (respond = resolve)), {}, manual);
    const failed = errorOf(lite(upsert, { body: {} }));
    await world.clock.advance(9_999);
    await world.clock.advance(1);
    const error = await failed;
    expect(error).toBeInstanceOf(TimeoutError);
    expect(error).toMatchObject({ limit: 'deadline', limitInMs: 10_000, outcome: 'unknown', attempts: 1 });
    respond(json({}));
    await settle();
    expect(world.sent).toHaveLength(1);
    expect(world.clock.pending).toBe(0);
  });

  test('an attempt ends after `timeoutInMs`, and a late response of it does not change the next one', async () => {
    const waiting: ((response: Response) => void)[] = [];
    const { world, lite } = liteOf(
      () => new Promise<Response>((resolve) => void waiting.push(resolve)),
      { timeoutInMs: 500 },
      manual,
    );
    const done = lite(upsert, { body: {} });
    await settle();
    await world.clock.advance(500);
    await world.clock.advance(125);
    await settle();
    waiting[0]?.(json({ code: 'LATE' }, 400));
    await settle();
    waiting[1]?.(json({ ok: 2 }));
    expect(await done).toEqual({ ok: 2 });
  });

  test('a write that is not safe to repeat is not sent again after `timeoutInMs`', async () => {
    const { world, lite } = liteOf(silent, {}, manual);
    const failed = errorOf(lite(cancel, {}, { timeoutInMs: 500 }));
    await world.clock.advance(500);
    expect(await failed).toMatchObject({ name: 'TimeoutError', limit: 'attempt', outcome: 'unknown', attempts: 1 });
  });

  test('the timeout covers the body, and ends it', async () => {
    let canceled = 0;
    const body = new ReadableStream({ cancel: () => void (canceled += 1) });
    const { world, lite } = liteOf(() => new Response(body), {}, manual);
    const failed = errorOf(lite(read, one, { deadlineInMs: 300 }));
    await settle();
    await world.clock.advance(300);
    expect(await failed).toMatchObject({ name: 'TimeoutError', limitInMs: 300 });
    expect(canceled).toBe(1);
  });

  test.each<[string, Handler, number]>([
    ['in flight', silent, 1],
    ['waiting for a retry', () => new Response(null, { status: 503, headers: { 'retry-after': '5' } }), 1],
    ['reading the body', () => new Response(new ReadableStream()), 1],
  ])('G18: a call that is aborted while it is %s ends at once', async (_, handler, times) => {
    const { world, lite } = liteOf(handler, {}, manual);
    const abort = new AbortController();
    const failed = errorOf(lite(read, one, { signal: abort.signal }));
    await settle();
    abort.abort('enough');
    const error = await failed;
    expect(error).toBeInstanceOf(AbortedError);
    expect(error).toMatchObject({ name: 'AbortError', cause: 'enough', outcome: 'unknown' });
    await world.clock.advance(60_000);
    expect(world.sent).toHaveLength(times);
    expect(world.clock.pending).toBe(0);
  });

  test('a call whose signal was aborted before is not sent', async () => {
    const { world, lite } = liteOf();
    const failed = errorOf(lite(read, one, { signal: AbortSignal.abort() }));
    expect(await failed).toMatchObject({ name: 'AbortError', outcome: 'not-sent', attempts: 0 });
    expect(world.sent).toEqual([]);
  });

  test('a signal keeps no listener of a call that ended', async () => {
    const { lite } = liteOf(() => json({}));
    const abort = new AbortController();
    const listeners = new Set<unknown>();
    const { signal } = abort;
    const { addEventListener: add, removeEventListener: remove } = signal;
    Object.assign(signal, {
      addEventListener: (...given: Parameters<typeof add>) => (listeners.add(given[1]), add.apply(signal, given)),
      removeEventListener: (...given: Parameters<typeof remove>) => (
        listeners.delete(given[1]),
        remove.apply(signal, given)
      ),
    });
    await lite(read, one, { signal });
    expect(listeners.size).toBe(0);
  });

  test('the clock of the machine is the default', async () => {
    const { world } = liteOf();
    const lite = createLite({
      baseUrl: 'https://hub.example.com',
      auth: { token: 'fixed-token' },
      fetch: async (request) =>
        world.sent.length === 0
          ? (await world.options.fetch!(request), new Response(null, { status: 503 }))
          : json({ ok: 1 }),
      random: () => 0.01,
    });
    expect(await lite(read, one)).toEqual({ ok: 1 });
    const silence = createLite({
      baseUrl: 'https://hub.example.com',
      auth: { token: 't' },
      fetch: () => new Promise(() => undefined),
    });
    expect(await errorOf(silence(read, one, { deadlineInMs: 5 }))).toBeInstanceOf(TimeoutError);
  });
});

describe('what comes back', () => {
  test.each([301, 302, 303, 307, 308])('G52: a %d is never followed', async (status) => {
    const { world, lite } = liteOf(() => new Response(null, { status, headers: { location: '/api/elsewhere' } }));
    const outcome = status === 303 ? 'unknown' : 'refused';
    expect(await errorOf(lite(read, one))).toMatchObject({ name: 'RedirectError', status, outcome, attempts: 1 });
    expect(world.sent).toHaveLength(1);
  });

  test.each([
    ['{"id":9007199254740993}', 16],
    ['[-12345678901234567890]', 21],
    ['{"a":"\\\\","id":12345678901234567890}', 20],
  ])('E06: %s has an integer that would be rounded', async (text, digits) => {
    const { world, lite } = liteOf(() => new Response(text));
    const error = await errorOf(lite(read, one));
    expect(error).toBeInstanceOf(MalformedResponseError);
    expect((error as Error).message).toContain(`${digits} digits`);
    expect(world.sent).toHaveLength(1);
  });

  test.each([
    '{"id":9007199254740991}',
    '{"a":"9007199254740993"}',
    '{"a":0.12345678901234567890}',
    '{"a":1e30,"b":"\\"12345678901234567890"}',
  ])('E06: %s has none', async (text) => {
    const { lite } = liteOf(() => new Response(text));
    expect(await lite(read, one)).toEqual(JSON.parse(text));
  });

  test('E06: long integers of a write arrive as strings', async () => {
    const { lite } = liteOf(() => new Response('{"id":-12345678901234567890,"a":"1"}'));
    expect(await lite(upsert, { body: {} })).toEqual({ id: '-12345678901234567890', a: '1' });
  });

  test.each(['', 'OK', '42', 'null'])(
    'E08: a read that gets %j is an error, and the status of a write decides',
    async (text) => {
      const { lite } = liteOf(() => new Response(text), { maxAttempts: 1 });
      expect(await errorOf(lite(read, one))).toBeInstanceOf(MalformedResponseError);
      expect(await lite(upsert, { body: {} })).toBeUndefined();
      expect(await lite(cancel, {})).toBeUndefined();
    },
  );

  test('a part of a body is an error', async () => {
    const { lite } = liteOf(() => new Response('{}', { status: 206 }), { maxAttempts: 1 });
    expect(await errorOf(lite(read, one))).toBeInstanceOf(MalformedResponseError);
  });

  test('a body beyond `maxResponseBytes` is an error at once, and is not read further', async () => {
    let canceled = 0;
    const { world, lite } = liteOf(
      () =>
        new Response(
          new ReadableStream({
            pull: (controller) => controller.enqueue(new Uint8Array(40)),
            cancel: () => void (canceled += 1),
          }),
        ),
      { maxResponseBytes: 100 },
    );
    expect(await errorOf(lite(read, one))).toBeInstanceOf(MalformedResponseError);
    expect([world.sent.length, canceled]).toEqual([1, 1]);
  });

  test('an endless body of an error is cut', async () => {
    const endless = (): Response =>
      new Response(new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(30_000).fill(97)) }), {
        status: 500,
      });
    const { lite } = liteOf(endless, { maxAttempts: 1, maxResponseBytes: 100 });
    const error = await errorOf(lite(read, one));
    expect(error).toBeInstanceOf(ServerError);
    expect(String((error as ServerError).body)).toHaveLength(65_536);
  });

  test("a file is a Blob, but a web page and JSON aren't, unless they are attachments", async () => {
    const typed =
      (type: string, headers = {}): Handler =>
      () =>
        new Response('a;b', { headers: { 'content-type': type, ...headers } });
    const file = await liteOf(typed('text/csv')).lite<Blob>(download, {});
    expect([file.type, await file.text()]).toEqual(['text/csv', 'a;b']);
    for (const type of ['text/html; charset=utf-8', 'application/json', 'application/problem+json'])
      expect(await errorOf(liteOf(typed(type), { maxAttempts: 1 }).lite(download, {}))).toBeInstanceOf(
        MalformedResponseError,
      );
    const page = typed('text/html', { 'content-disposition': 'attachment' });
    expect((await liteOf(page).lite<Blob>(download, {})).type).toBe('text/html');
    const none = liteOf(() => new Response(null, { status: 204 }), { maxAttempts: 1 });
    expect(await errorOf(none.lite(download, {}))).toBeInstanceOf(MalformedResponseError);
  });
});

test('a virtual clock without timers works too', async () => {
  const clock = createVirtualClock();
  const { setTimer: _, ...plain } = clock;
  const own = { ...plain, now: () => clock.now(), wait: clock.wait.bind(clock) };
  const lite = createLite({
    baseUrl: 'https://h.example',
    auth: { token: 't' },
    clock: own,
    fetch: () => new Promise(() => undefined),
  });
  const failed = errorOf(lite(read, one));
  await clock.advance(10_000);
  expect(await failed).toBeInstanceOf(TimeoutError);
});
