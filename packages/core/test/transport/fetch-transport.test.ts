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

test.each<[of: string, fetch: unknown]>([
  ['undici', undiciFetch],
  ['a function that takes texts', async (url: unknown) => fetch(new URL(String(url)))],
])("a `fetch` (%s) that rejects the global Request is a named error, and isn't called again", async (_, foreign) => {
  let calls = 0;
  const counted = (input: Request): Promise<Response> => {
    calls += 1;
    return (foreign as typeof fetch)(input);
  };
  const options = { baseUrl: 'https://hub.example.com', auth: { token: 'fixed-token' }, fetch: counted };
  const call = createRuntime(surface, options).call(operations.read, { path: { thing_id: 1 } });
  const error = await errorOf(call);
  expect(error).toBeInstanceOf(ConfigurationError);
  expect(error).toMatchObject({ outcome: 'unknown', message: expect.stringContaining('global `Request`') });
  expect(calls).toBe(1);
});

test.each<[of: string, response: object, found: string]>([
  ['React Native, without a stream', { text: async () => '{"a":1}' }, '{"a":1}'],
  ['a mock without a body', { json: async () => ({}) }, 'must return a Response'],
])('a response of %s is read or named, and is never empty', async (_, response, found) => {
  const whole = { arrayBuffer: async () => new TextEncoder().encode('{"a":1}').buffer };
  const transport = createFetchTransport(
    async () => ({ status: 200, headers: new Headers(), ...whole, ...response }) as unknown as Response,
  );
  const runtime = createRuntime(surface, { baseUrl: 'https://hub.example.com', auth: { token: 'a' }, transport });
  const reads = [
    async () => JSON.stringify(await runtime.call(operations.read, { path: { thing_id: 1 } })),
    async () => (await runtime.file(operations.download, { path: { file_id: 1 } })).text(),
  ];
  for (const read of reads) expect(await read().catch((error: Error) => error.message)).toContain(found);
});

test('an error by which Next.js makes a page dynamic keeps its digest, and the call is not repeated', async () => {
  let calls = 0;
  const fetch = (): never => {
    calls += 1;
    throw Object.assign(new Error('Dynamic server usage'), { digest: 'DYNAMIC_SERVER_USAGE' });
  };
  const runtime = createRuntime(surface, { baseUrl: 'https://hub.example.com', auth: { token: 'a' }, fetch });
  const error = await errorOf(runtime.call(operations.read, { path: { thing_id: 1 } }));
  expect([error, calls]).toEqual([expect.objectContaining({ digest: 'DYNAMIC_SERVER_USAGE' }), 1]);
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
