import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { createVirtualClock, type MiddlewareRequest, type TransportResponse } from '../../src/index.ts';
import { errorOf, operations } from '../support/world.ts';
import { everyTransport, serveOver } from './every-transport.ts';
import { bodyOf } from './loopback.ts';

test.each(everyTransport.flatMap((name) => [[name, 'aborted'] as const, [name, 'timed out'] as const]))(
  'over %s, an upload that is %s releases its source',
  async (name, ending) => {
    const clock = createVirtualClock();
    const pause = (request: IncomingMessage): void => void request.once('data', () => request.pause());
    const { runtime } = await serveOver(name, pause, { clock });
    const stop = new AbortController();
    const end = { aborted: () => stop.abort(), 'timed out': () => void clock.advance(200) };
    let letGo: () => void;
    const closed = new Promise<void>((resolve) => (letGo = resolve));
    async function* content(): AsyncGenerator<Uint8Array> {
      try {
        for (let sent = 0; ; sent += 1) {
          if (sent === 20) end[ending]();
          yield new Uint8Array(64 * 1024);
        }
      } finally {
        letGo();
      }
    }
    const upload = runtime.call(
      operations.upload,
      { body: { file: { name: 'a.bin', data: () => content() } } },
      ending === 'aborted' ? { signal: stop.signal } : { timeoutInMs: 200 },
    );
    expect(await errorOf(upload)).toMatchObject({ name: ending === 'aborted' ? 'AbortError' : 'TimeoutError' });
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

test.each(everyTransport.flatMap((name) => Object.keys(noBytes).map((what) => [name, what] as const)))(
  'over %s, a file whose content yields %s instead of bytes is refused, not sent empty',
  async (name, what) => {
    const { runtime } = await serveOver(
      name,
      (request, response) => void request.resume().on('end', () => response.end()),
    );
    const upload = runtime.call(operations.upload, { body: { file: { name: 'a.csv', data: noBytes[what] as never } } });
    expect(await errorOf(upload)).toMatchObject({ name: 'ArgumentError', argument: 'data', attempts: 0 });
  },
);

test.each(everyTransport)('over %s, a file may be opened later, or not at all', async (name) => {
  const bodies: string[] = [];
  const { runtime } = await serveOver(name, async (request, response) => {
    bodies.push(await bodyOf(request).catch(() => ''));
    response.writeHead(204).end();
  });
  const send = (data: () => Promise<ReadableStream<Uint8Array>>) =>
    runtime.call(operations.upload, { body: { file: { name: 'a.csv', data } } });
  await send(async () => new Blob(['sku;name']).stream());
  expect(bodies[0]).toContain('sku;name');
  const failure = new Error('the bucket is gone');
  expect(await errorOf(send(() => Promise.reject(failure)))).toBe(failure);
});

test.each(
  everyTransport.flatMap((name) => [[name, 'reads the file'] as const, [name, 'sends the file twice'] as const]),
)("over %s, a middleware that %s doesn't cause an empty body", async (name, use) => {
  const bodies: string[] = [];
  const { runtime } = await serveOver(
    name,
    async (request, response) => {
      bodies.push(await bodyOf(request));
      response.writeHead(204).end();
    },
    {
      middleware: [
        async (request: MiddlewareRequest, next: (sent: MiddlewareRequest) => Promise<TransportResponse>) => {
          if (use === 'reads the file') await new Response(request.body as ReadableStream).text();
          else await (await next(request)).discard();
          return next(request);
        },
      ],
    },
  );
  const data = async function* (): AsyncGenerator<Uint8Array> {
    yield new TextEncoder().encode('PDF');
  };
  const upload = runtime.call(operations.upload, { body: { file: { name: 'a.pdf', data } } });
  expect(await errorOf(upload)).toMatchObject({ name: 'ArgumentError', argument: 'body', outcome: 'unknown' });
  expect(bodies.map((body) => body.includes('PDF'))).toEqual(use === 'reads the file' ? [] : [true]);
});
