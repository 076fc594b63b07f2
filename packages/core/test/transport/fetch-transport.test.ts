import { gzipSync } from 'node:zlib';
import { fetch as undiciFetch } from 'undici';
import { afterEach, expect, test, vi } from 'vitest';
import {
  BodyTooLargeError,
  ConfigurationError,
  createFetchTransport,
  type TransportRequest,
  type TransportResponse,
} from '../../src/index.ts';
import { createRuntime } from '../support/runtime.ts';
import { errorOf, operations, surface } from '../support/world.ts';

afterEach(() => void vi.unstubAllGlobals());

const request = (more: Partial<TransportRequest> = {}): TransportRequest => ({
  method: 'POST',
  url: 'https://hub.example.com/api/v2/files',
  headers: {},
  signal: new AbortController().signal,
  onEnd: () => () => undefined,
  ...more,
});

/** The result if the caller's function responds with this. */
const receive = (response: Response, more: Partial<TransportRequest> = {}): Promise<TransportResponse> =>
  createFetchTransport(async () => response)(request({ method: 'GET', ...more }));

/** A body in two chunks, and how much of it was read. */
function streamed(): { body: AsyncGenerator<Uint8Array>; state: { read: number; isOver: boolean } } {
  const state = { read: 0, isOver: false };
  async function* pieces(): AsyncGenerator<Uint8Array> {
    try {
      for (const piece of ['one ', 'two']) {
        state.read += 1;
        yield new TextEncoder().encode(piece);
      }
    } finally {
      state.isOver = true;
    }
  }
  return { body: pieces(), state };
}

test('a function that returns no Response is a named error', async () => {
  const transport = createFetchTransport((() => Promise.resolve(undefined)) as never);
  expect(String(await errorOf(transport(request())))).toContain('It returned undefined.');
});

test.each<[of: string, fetch: unknown]>([
  ['undici', undiciFetch],
  ['a function that takes texts', async (url: unknown) => fetch(new URL(String(url)))],
])("a `fetch` (%s) that rejects the global Request is a named error, and isn't called again", async (_, foreign) => {
  let calls = 0;
  const counted = (given: Request): Promise<Response> => {
    calls += 1;
    return (foreign as typeof fetch)(given);
  };
  const options = { baseUrl: 'https://hub.example.com', auth: { token: 'fixed-token' }, fetch: counted };
  const call = createRuntime(surface, options).call(operations.read, { path: { thing_id: 1 } });
  const error = await errorOf(call);
  expect(error).toBeInstanceOf(ConfigurationError);
  expect(error).toMatchObject({ outcome: 'unknown', message: expect.stringContaining('global `Request`') });
  expect(calls).toBe(1);
});

test('an invalid URL is a failure like any other', async () => {
  for (const text of ['nowhere', '[object Object]'])
    await expect(createFetchTransport(async () => new Response(String(new URL(text))))(request())).rejects.toThrow(
      TypeError,
    );
});

test('a stream is sent as it is read, and ends when the server stops reading', async () => {
  const { body, state } = streamed();
  await createFetchTransport(async ({ body: sent }) => {
    const reader = sent?.getReader();
    await reader?.read();
    await reader?.cancel();
    return new Response(null);
  })(request({ body }));
  expect(state.isOver).toBe(true);
});

test.each(['document', 'importScripts'])('with %s, a stream is read before it is sent', async (name) => {
  vi.stubGlobal(name, {});
  const { body, state } = streamed();
  await createFetchTransport(async (sent) => {
    expect(state.isOver).toBe(true);
    return new Response(await sent.text());
  })(request({ body })).then(async (response) => expect(await response.text(100)).toBe('one two'));
});

test.each([
  ['Node.js/24', 'error'],
  ['Mozilla/5.0', 'manual'],
  ['', 'manual'],
  [undefined, 'manual'],
])('a stream on %s has the redirect mode: %s', async (userAgent, redirect) => {
  vi.stubGlobal('navigator', userAgent === '' ? {} : userAgent && { userAgent });
  const { body } = streamed();
  let seen: string | undefined;
  await createFetchTransport(async (sent) => {
    seen = sent.redirect;
    return new Response(null);
  })(request({ body }));
  expect(seen).toBe(redirect);
});

test('only the specific failure of a stream counts as a redirect', async () => {
  const fail = (error: Error, body: TransportRequest['body'] = streamed().body): Promise<TransportResponse> =>
    createFetchTransport(() => Promise.reject(error))(request({ body }));
  const cause = new Error('unexpected redirect');
  const redirect = new TypeError('fetch failed', { cause });
  expect((await fail(redirect)).status).toBe(0);
  expect(await errorOf(fail(redirect, 'text'))).toBe(redirect);
  const others = [
    new TypeError('fetch failed', { cause: new Error('x') }),
    new TypeError('x'),
    new Error('x', { cause }),
    cause,
  ];
  for (const other of others) expect(await errorOf(fail(other))).toBe(other);
});

test('a file is requested without compression, and on Node a compressed one is refused and its connection freed', async () => {
  let isFreed = false;
  const packed = (headers: Record<string, string>, status = 200): Response =>
    new Response(new ReadableStream({ cancel: () => void (isFreed = true) }), { headers, status });
  const gzip = { 'content-encoding': 'gzip' };
  const refused = await errorOf(receive(packed(gzip), { isFile: true }));
  expect(refused).toBeInstanceOf(ConfigurationError);
  expect(refused).toMatchObject({ outcome: 'unknown' });
  expect(isFreed).toBe(true);
  expect(await errorOf(receive(new Response(null, { headers: gzip }), { isFile: true }))).toBeInstanceOf(
    ConfigurationError,
  );
  const asked = { 'accept-encoding': 'gzip' };
  for (const response of [
    receive(packed({ 'content-encoding': 'identity' }), { isFile: true }),
    receive(packed({}), { isFile: true }),
    receive(packed(gzip, 404), { isFile: true }),
    receive(packed(gzip), { isFile: true, headers: asked }),
    receive(packed(gzip)),
  ])
    await (await response).discard();
  vi.stubGlobal('navigator', undefined);
  expect((await receive(packed(gzip), { isFile: true })).status).toBe(200);
});

test('accept-encoding is set for a file without that header', async () => {
  const seen: unknown[] = [];
  const transport = createFetchTransport(async ({ headers }) => {
    seen.push(headers.get('accept-encoding'));
    return new Response(null);
  });
  for (const more of [{ isFile: true }, { isFile: true, headers: { 'accept-encoding': 'gzip' } }, {}])
    await transport(request({ method: 'GET', ...more }));
  expect(seen).toEqual(['identity', 'gzip', null]);
});

test.each([
  ['a length that is known', { 'content-length': '7' }],
  ['none', {}],
  ['the length of a packed body', { 'content-length': '3', 'content-encoding': 'gzip' }],
])('a body with %s may be as long as allowed, and no longer', async (_, headers) => {
  const response = (): Response => new Response('{"a":1}', { headers });
  expect(await (await receive(response())).text(7)).toBe('{"a":1}');
  const error = await errorOf(receive(response()).then((received) => received.text(6)));
  expect(error).toBeInstanceOf(BodyTooLargeError);
  expect(error).toMatchObject({ name: 'BodyTooLargeError', maxBytes: 6 });
});

test('discarding a body frees its connection', async () => {
  let isFreed = false;
  const response = await receive(new Response(new ReadableStream({ cancel: () => void (isFreed = true) })));
  await response.discard();
  expect(isFreed).toBe(true);
});

test('a missing body is an empty text, and discarding a read body does nothing', async () => {
  const empty = await receive(new Response(null));
  expect([await empty.text(0), empty.stream()]).toEqual(['', null]);
  await empty.discard();
  const read = await receive(new Response('a'));
  await read.text(1);
  await expect(read.discard()).resolves.toBeUndefined();
});

test('an attempt that ends early ends the stream that it sends', async () => {
  const { body, state } = streamed();
  let end: (reason: unknown) => void = () => undefined;
  const onEnd = (listener: (reason: unknown) => void) => {
    end = listener;
    return () => undefined;
  };
  const failure = await errorOf(
    createFetchTransport(async (sent) => {
      const reader = sent.body?.getReader();
      await reader?.read();
      end('over');
      await reader?.read();
      return new Response(null);
    })(request({ body, onEnd })),
  );
  expect(failure).toBe('over');
  expect(state.isOver).toBe(true);
});

test("a compressed body that isn't inspected is read by the platform", async () => {
  const packed = new Response(gzipSync('{"a":1}')).body?.pipeThrough(new DecompressionStream('gzip'));
  const response = await receive(new Response(packed ?? null, { headers: { 'content-encoding': 'gzip' } }));
  expect(await response.text(100)).toBe('{"a":1}');
});
