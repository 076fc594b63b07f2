import { afterEach, expect, test } from 'vitest';
import { createFetchTransport, createRuntime, type Transport } from '../../../src/index.ts';
import { createNodeTransport } from '../../../src/node.ts';
import { features } from '../../support/features.ts';
import { errorOf, operations, surface } from '../../support/world.ts';
import { bodyOf, listen } from './loopback.ts';

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const one of open.splice(0)) await one.close();
});

const transports: Readonly<Record<string, () => Transport>> = {
  fetch: () => createFetchTransport(),
  'a fetch of the caller': () => createFetchTransport((request) => fetch(request)),
  undici: () => {
    const transport = createNodeTransport({});
    open.push(transport);
    return transport;
  },
};

test.each(Object.keys(transports).flatMap((name) => [[name, 'aborted'] as const, [name, 'timed out'] as const]))(
  'over %s, an upload that is %s lets go of what it reads from',
  async (name, how) => {
    const server = await listen((request) => void request.once('data', () => request.pause()));
    open.unshift(server);
    const transport = transports[name]?.() ?? createFetchTransport();
    const runtime = createRuntime(
      surface,
      { baseUrl: server.url, auth: { token: 'fixed-token' }, transport },
      features,
    );
    const stop = new AbortController();
    let letGo: () => void;
    const closed = new Promise<void>((resolve) => (letGo = resolve));
    async function* content(): AsyncGenerator<Uint8Array> {
      try {
        for (let sent = 0; ; sent += 1) {
          if (sent === 20 && how === 'aborted') stop.abort();
          yield new Uint8Array(64 * 1024);
        }
      } finally {
        letGo();
      }
    }
    const upload = runtime.call(
      operations.upload,
      { body: { file: { name: 'a.bin', data: () => content() } } },
      how === 'aborted' ? { signal: stop.signal } : { timeoutInMs: 200 },
    );
    expect(await errorOf(upload)).toMatchObject({ name: how === 'aborted' ? 'AbortError' : 'TimeoutError' });
    await closed;
  },
);

const noBytes: Readonly<Record<string, () => AsyncIterable<unknown> | ReadableStream<unknown>>> = {
  text: async function* () {
    yield 'sku;name';
  },
  'text of a stream': () => new Blob(['sku;name']).stream().pipeThrough(new TextDecoderStream()),
  numbers: async function* () {
    yield 7;
  },
  nothing: async function* () {
    yield null;
  },
  one: () => 7 as never,
};

test.each(Object.keys(transports).flatMap((name) => Object.keys(noBytes).map((what) => [name, what] as const)))(
  'over %s, a file whose content gives %s in place of bytes is refused, not sent empty',
  async (name, what) => {
    const server = await listen((request, response) => void request.resume().on('end', () => response.end()));
    open.unshift(server);
    const transport = transports[name]?.() ?? createFetchTransport();
    const runtime = createRuntime(
      surface,
      { baseUrl: server.url, auth: { token: 'fixed-token' }, transport },
      features,
    );
    const upload = runtime.call(operations.upload, { body: { file: { name: 'a.csv', data: noBytes[what] as never } } });
    expect(await errorOf(upload)).toMatchObject({ name: 'ArgumentError', argument: 'data', attempts: 0 });
  },
);

test.each(Object.keys(transports))('over %s, a file may be opened later, and not at all', async (name) => {
  const bodies: string[] = [];
  const server = await listen(async (request, response) => {
    bodies.push(await bodyOf(request).catch(() => ''));
    response.writeHead(204).end();
  });
  open.unshift(server);
  const transport = transports[name]?.() ?? createFetchTransport();
  const runtime = createRuntime(surface, { baseUrl: server.url, auth: { token: 'fixed-token' }, transport }, features);
  const send = (data: () => Promise<ReadableStream<Uint8Array>>) =>
    runtime.call(operations.upload, { body: { file: { name: 'a.csv', data } } });
  await send(async () => new Blob(['sku;name']).stream());
  expect(bodies[0]).toContain('sku;name');
  const gone = new Error('the bucket is gone');
  expect(await errorOf(send(() => Promise.reject(gone)))).toBe(gone);
});
