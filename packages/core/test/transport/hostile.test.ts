import { createServer, type Server, type Socket } from 'node:net';
import { gzipSync } from 'node:zlib';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFetchTransport, TradelaneError, type Transport } from '../../src/index.ts';
import { createRuntime } from '../support/runtime.ts';
import { createNodeTransport } from '../../src/node.ts';
import { operations, surface } from '../support/world.ts';

/** The server's next response, byte for byte, before it closes. */
let reply: Uint8Array = new Uint8Array();
let server: Server;
let baseUrl = '';

beforeAll(async () => {
  server = createServer((socket: Socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => socket.end(reply));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  baseUrl = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
});
afterAll(() => void server.close());

const body = fc.oneof(
  fc.json().map((text) => Buffer.from(text)),
  fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
  fc
    .tuple(fc.json(), fc.boolean(), fc.constantFrom('utf8', 'utf16le', 'latin1'))
    .map(([text, hasMark, encoding]) => Buffer.from(hasMark ? `\ufeff${text}` : text, encoding)),
  fc.constantFrom('<html>', '{"a":', '[1,2', '', 'null', '{"id":9007199254740993}').map((text) => Buffer.from(text)),
);
const line = fc.oneof(
  fc.constantFrom(
    'content-type: application/json',
    'content-type: application/json; charset=utf-16',
    'content-type: text/html',
    'retry-after: -1',
    'retry-after: 99999999999999999999',
    'location: http://[',
    'location: //evil.example/',
    'link: <>; rel=next',
    "content-disposition: attachment; filename*=utf-8''%ff",
    'transfer-encoding: chunked',
    'connection: close',
    'content-encoding: gzip',
    'date: yesterday',
  ),
  fc.tuple(fc.string({ maxLength: 12 }), fc.string({ maxLength: 20 })).map(([name, value]) => `${name}: ${value}`),
);
const response = fc
  .record({
    status: fc.oneof(fc.constantFrom(200, 204, 302, 400, 401, 404, 429, 500, 503, 600, 99), fc.nat(999)),
    lines: fc.array(line, { maxLength: 5 }),
    body,
    isPacked: fc.boolean(),
    lengthOff: fc.constantFrom(undefined, 0, 0, 0, 7, -3),
    cut: fc.option(fc.nat(300), { nil: undefined }),
    noise: fc.option(fc.uint8Array({ maxLength: 30 }), { nil: undefined, freq: 8 }),
  })
  .map(({ status, lines, body: plain, isPacked, lengthOff, cut, noise }) => {
    const sent = isPacked ? gzipSync(plain) : plain;
    const head = [
      `HTTP/1.1 ${status} X`,
      ...lines,
      ...(isPacked ? ['content-encoding: gzip'] : []),
      ...(lengthOff === undefined ? [] : [`content-length: ${sent.byteLength + lengthOff}`]),
    ];
    return Buffer.concat([noise ?? Buffer.alloc(0), Buffer.from(`${head.join('\r\n')}\r\n\r\n`), sent]).subarray(
      0,
      cut,
    );
  });

const transports: readonly (readonly [string, () => Transport])[] = [
  ['fetch', () => createFetchTransport()],
  ['undici', () => createNodeTransport({ keepAliveInMs: 1 })],
];

test.each(transports)(
  'G60: for any bytes from the server, a call by %s ends in time with a value or a TradelaneError',
  { timeout: 3_600_000 },
  async (_, transport) => {
    const options = {
      baseUrl,
      auth: { token: 'fixed-token' },
      maxAttempts: 1,
      timeoutInMs: 5_000,
      rateLimiting: false,
    } as const;
    const runtime = createRuntime(surface, { ...options, transport: transport() });
    const calls = [
      (): Promise<unknown> => runtime.call(operations.read, { path: { thing_id: 1 } }),
      (): Promise<unknown> => runtime.call(operations.cancel, { path: { thing_id: 1 } }),
      (): Promise<unknown> => runtime.file(operations.download, { path: { file_id: 1 } }).then((file) => file.bytes()),
    ];
    await fc.assert(
      fc.asyncProperty(response, fc.nat(calls.length - 1), async (bytes, which) => {
        reply = bytes;
        try {
          await calls[which]?.();
        } catch (error) {
          expect(error).toBeInstanceOf(TradelaneError);
          expect(() => JSON.stringify(error)).not.toThrow();
          expect((error as Error).name).not.toBe('TimeoutError');
        }
      }),
    );
  },
);

const json = 'content-type: application/json\r\ncontent-length: 2\r\n\r\n{}';
const invalid = {
  'an unexpected 100 Continue': `100 Continue\r\n\r\nHTTP/1.1 200 OK\r\n${json}`,
  'status 000': `000 X\r\n${json}`,
};

for (const [what, text] of Object.entries(invalid))
  test.each(transports)(
    `G60: a call by %s throws a ConnectionError if the server sends ${what}`,
    async (_, transport) => {
      reply = Buffer.from(`HTTP/1.1 ${text}`);
      const runtime = createRuntime(surface, {
        baseUrl,
        auth: { token: 'fixed-token' },
        maxAttempts: 1,
        rateLimiting: false,
        transport: transport(),
      });
      const read = runtime.call(operations.read, { path: { thing_id: 1 } });
      const message = expect.not.stringContaining('ERR_ASSERTION.') as string;
      await expect(read).rejects.toMatchObject({ name: 'ConnectionError', outcome: 'unknown', message });
      const file = runtime.file(operations.download, { path: { file_id: 1 } }).then((one) => one.bytes());
      await expect(file).rejects.toMatchObject({ name: 'ConnectionError' });
    },
  );
