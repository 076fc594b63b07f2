/** Codings that the Node transport does not support, and bodies that were compressed too often. */
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { ConfigurationError } from '../../src/index.ts';
import { createRuntime } from '../support/runtime.ts';
import { errorOf, operations, surface } from '../support/world.ts';
import { serveNode } from './node-server.ts';

describe('a response in an unsupported coding', () => {
  async function client(coding: string, body: Uint8Array) {
    let requests = 0;
    const { server, transport } = await serveNode((request, response) => {
      requests += 1;
      const status = request.url?.includes('wrong') ? 400 : 200;
      request.resume().on('end', () => response.writeHead(status, { 'content-encoding': coding }).end(body));
    });
    const runtime = createRuntime(surface, {
      baseUrl: server.url,
      auth: { token: 'fixed-token' },
      transport,
      rateLimiting: false,
    });
    return { runtime, server, requests: () => requests };
  }
  // A zstd frame with {"ok":true}, and bytes that start like one.
  const zstd = Buffer.from('KLUv/SALWQAAeyJvayI6dHJ1ZX0=', 'base64');

  test.each([
    ['zstd', zstd],
    ['gzip, zstd', zstd],
    ['constructor', zstd],
    ['lz99', zstd.subarray(0, 9)],
    [Array.from({ length: 6 }, () => 'gzip').join(','), gzipSync('{"ok":true}')],
  ])(
    "a response in an unsupported coding is refused once with the coding's name, and its connection is freed: %s",
    async (coding, body) => {
      const { runtime, server, requests } = await client(coding, body);
      for (const call of [
        runtime.call(operations.read, { path: { thing_id: 1 } }),
        runtime.file(operations.download, { path: { file_id: 1 } }),
      ]) {
        const error = await errorOf(call);
        expect(error).toBeInstanceOf(ConfigurationError);
        expect(error).toMatchObject({
          outcome: 'unknown',
          message: expect.stringContaining(`content-encoding: ${coding.replaceAll(',', ', ').replaceAll('  ', ' ')}`),
        });
      }
      expect(requests()).toBe(2);
      while (server.sockets.open > 1) await new Promise((resolve) => setTimeout(resolve, 1));
    },
  );

  test('a response in an unsupported coding is an error like any other if its status is an error', async () => {
    const { runtime } = await client('zstd', zstd);
    const error = await errorOf(runtime.call(operations.read, { path: { thing_id: 'wrong' } }));
    expect(error).toMatchObject({ name: 'BadRequestError', status: 400 });
  });
});

test.each([
  [5, true],
  [6, false],
])(
  'a body that was compressed %d times is decompressed: %s, because each time needs memory',
  async (times, isUnpacked) => {
    let body = Buffer.from('plain');
    for (let index = 0; index < times; index += 1) body = gzipSync(body);
    const { ask } = await serveNode((_, response) => {
      response.writeHead(200, { 'content-encoding': Array.from({ length: times }, () => 'gzip').join(',') }).end(body);
    });
    const response = await ask();
    const text = await response.text(1_000).catch((error: unknown) => error);
    if (isUnpacked) expect(text).toBe('plain');
    else expect(text).toBeInstanceOf(ConfigurationError);
  },
);
