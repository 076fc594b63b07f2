/** Details of `createLite`: addresses, limits, timers and outcomes. */
import { describe, expect, test } from 'vitest';
import { createLite } from '../../src/lite.ts';
import { errorOf, json, settle, type World } from '../support/world.ts';
import { cancel, download, list, liteOf, one, read, upsert } from './lite-of.ts';

describe('an address', () => {
  test.each(['https://hub.example.com', 'https://hub.example.com/', 'https://hub.example.com//'])(
    'with slashes at its end has none between it and the path: %s',
    async (baseUrl) => {
      const { lite, world } = liteOf(undefined, { baseUrl: `${baseUrl}` });
      await lite(read, one);
      expect(world.sent[0]?.url).toBe('https://hub.example.com/things/1');
    },
  );

  test.each(['https://hub.example.com/#a', 'https://hub.example.com/?a', 'https://a@hub.example.com', 'https://'])(
    'is refused without being shown: %s',
    (baseUrl) => {
      expect(() => createLite({ baseUrl, auth: { token: 't' } })).toThrow(
        '`baseUrl` must be an absolute URL without query.',
      );
    },
  );

  test('without a credential needs a token', () => {
    expect(() => createLite({ baseUrl: 'https://hub.example.com', auth: {} as never })).toThrow('`auth.token` must be');
    expect(() => createLite({ baseUrl: 'https://hub.example.com', auth: { apiKey: '' } })).toThrow(
      '`auth.apiKey` must be',
    );
  });
});

describe('a limit of time', () => {
  const silent = (): Promise<Response> => new Promise(() => undefined);

  test.each([
    ['deadlineInMs', { deadlineInMs: 50 }, {}, 50],
    ['deadlineInMs', { deadlineInMs: 50 }, { deadlineInMs: 70 }, 70],
    ['timeoutInMs', { timeoutInMs: 50 }, {}, 50],
    ['timeoutInMs', { timeoutInMs: 50 }, { timeoutInMs: 70 }, 70],
  ])('%s of %j and of the call (%j) ends it after %d ms, and leaves no timer', async (name, client, call, inMs) => {
    const { lite, world } = liteOf(silent, { maxAttempts: 1, ...client }, { autoAdvance: false });
    const ended = errorOf(lite(read, one, call));
    await world.clock.advance(inMs - 1);
    expect(world.clock.pending).toBeGreaterThan(0);
    await world.clock.advance(1);
    expect(await ended).toMatchObject({ name: 'TimeoutError', limitInMs: inMs });
    expect(String(await ended)).toContain(`\`${name}\``);
    expect(world.clock.pending).toBe(0);
  });

  test('leaves no timer after a success', async () => {
    const { lite, world } = liteOf(undefined, { timeoutInMs: 500 }, { autoAdvance: false });
    await lite(read, one);
    expect(world.clock.pending).toBe(0);
  });

  test('may be longer than a timer of the machine', async () => {
    const fetch = async (): Promise<Response> => {
      for (let turn = 0; turn < 5; turn += 1) await settle();
      return json({ ok: 1 });
    };
    const lite = createLite({ baseUrl: 'https://hub.example.com', auth: { token: 't' }, fetch, deadlineInMs: 2 ** 31 });
    expect(await lite(read, one)).toEqual({ ok: 1 });
  });
});

describe('an outcome', () => {
  test("of a caller's `fetch` that names a refused connection is unknown", async () => {
    let sent = 0;
    const fetch = async (): Promise<Response> => {
      sent += 1;
      throw new TypeError('fetch failed', { cause: Object.assign(new Error('no'), { code: 'ECONNREFUSED' }) });
    };
    const { lite } = liteOf(undefined, { fetch });
    expect(await errorOf(lite(cancel, {}))).toMatchObject({ code: 'ERR_CONNECTION', outcome: 'unknown', attempts: 1 });
    expect(sent).toBe(1);
  });

  test.each([
    ['a read', read, 'refused'],
    ['a write', upsert, 'unknown'],
  ] as const)('of %s that met a 503 before its 404 is as certain as it can be', async (_, operation, outcome) => {
    const { lite } = lateNotFound();
    expect(await errorOf(lite(operation, { ...one, body: {} }))).toMatchObject({ status: 404, attempts: 2, outcome });
  });

  const lateNotFound = () => {
    const made: ReturnType<typeof liteOf> = liteOf(() => json({}, made.world.sent.length === 1 ? 503 : 404));
    return made;
  };

  test('of a 503 has the time to retry at if it states one, and of a 429 always', async () => {
    const retryAt = async (status: number, headers: Record<string, string>): Promise<unknown> => {
      const { lite, world } = liteOf(() => json({}, status, headers), { maxAttempts: 1 });
      const error = (await errorOf(lite(read, one))) as { retryAt?: Date };
      return error.retryAt === undefined ? undefined : error.retryAt.getTime() - atOf(world);
    };
    expect(await retryAt(503, { 'retry-after': '7' })).toBe(7_000);
    const date = Date.UTC(2001, 0, 1);
    const asDate = { date: new Date(date).toUTCString(), 'retry-after': new Date(date + 7_000).toUTCString() };
    expect(await retryAt(503, asDate)).toBe(7_000);
    expect(await retryAt(503, {})).toBeUndefined();
    expect(await retryAt(429, {})).toBe(0);
    expect(await retryAt(429, { 'retry-after': '7' })).toBe(7_000);
  });
  const atOf = ({ sent }: World): number => sent[0]?.atInMs ?? 0;

  test.each([
    [429, 2],
    [500, 2],
    [502, 2],
    [503, 2],
    [504, 2],
    [501, 1],
    [505, 1],
    [408, 2],
    [522, 2],
  ])('of a %d is sent %d times', async (status, times) => {
    const { lite, world } = liteOf(() => json({}, status), { maxAttempts: 2 });
    expect(await errorOf(lite(read, one))).toMatchObject({ status, attempts: times });
    expect(world.sent).toHaveLength(times);
  });
});

test('a body may have as many bytes as `maxResponseBytes`', async () => {
  const bodyOf = (maxResponseBytes: number): Promise<unknown> =>
    liteOf(() => json({ a: 12 }), { maxResponseBytes, maxAttempts: 1 }).lite(read, one);
  expect(await bodyOf(8)).toEqual({ a: 12 });
  expect(String(await errorOf(bodyOf(7)))).toContain('more than 7 bytes');
});

test('the body of an error that breaks does not hide its status', async () => {
  const broken = (): ReadableStream =>
    new ReadableStream({
      pull: (controller) => controller.error(new Error('gone')),
    });
  const { lite } = liteOf(() => new Response(broken(), { status: 404 }));
  expect(await errorOf(lite(read, one))).toMatchObject({ status: 404, attempts: 1, outcome: 'refused' });
});

test.each<[number, Record<string, string>, string | undefined]>([
  [200, { 'content-type': 'text/csv' }, undefined],
  [200, { 'content-type': 'text/html' }, 'got text/html'],
  [200, { 'content-type': 'application/problem+json' }, 'got application/problem+json'],
  [200, { 'content-type': 'text/html', 'content-disposition': 'attachment' }, undefined],
  [206, { 'content-type': 'text/csv' }, 'got 206'],
])('a file with %d and %j is refused with %s', async (status, headers, said) => {
  const { lite } = liteOf(() => new Response('a,b', { status, headers }), { maxAttempts: 1 });
  if (said === undefined) expect(await lite(download, {})).toMatchObject({ size: 3, type: headers['content-type'] });
  else expect(String(await errorOf(lite(download, {})))).toContain(said);
});

test.each<[object, string | undefined]>([
  [{ site: 's', a: null, b: '', c: undefined }, '?site=s'],
  [{ site: 's', b: false, n: 0 }, '?site=s&b=false&n=0'],
  [{ site: 's', a: [''] }, undefined],
])('the query %j is written as %s', async (query, text) => {
  const { lite, world } = liteOf();
  const ending = lite(list, { query });
  if (text === undefined) expect(await errorOf(ending)).toMatchObject({ argument: 'query.a' });
  else await ending;
  expect(world.sent.map(({ path }) => path)).toEqual(text === undefined ? [] : [`/things${text}`]);
});

test('a file is accepted in its type, and anything else as JSON', async () => {
  const { lite, world } = liteOf(({ path }) => (path === '/file' ? new Response('a') : json({})));
  await lite(download, {});
  await lite(read, one);
  expect(world.sent.map(({ headers }) => headers['accept'])).toEqual(['text/csv', 'application/json']);
});

test.each(['a%5c..', '..%2fa', 'a\\..', '%2e', ' '])('the path value %j leaves its segment', async (thing_id) => {
  const { lite } = liteOf();
  expect(await errorOf(lite(read, { path: { thing_id } }))).toMatchObject({ argument: 'path.thing_id' });
});
