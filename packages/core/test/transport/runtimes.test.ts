import { afterEach, describe, expect, test, vi } from 'vitest';
import { ConfigurationError, createFetchTransport } from '../../src/index.ts';
import { createRuntime } from '../support/runtime.ts';
import { errorOf, operations, surface } from '../support/world.ts';
import { listen, type Loopback } from './loopback.ts';

const servers: Loopback[] = [];
afterEach(async () => {
  vi.unstubAllGlobals();
  vi.doUnmock('undici');
  vi.resetModules();
  for (const server of servers.splice(0)) await server.close();
});

const bearer = { token: 'fixed-token' };

describe('@tradelane/core/node', () => {
  test('@tradelane/core/node is imported without undici, and only a call by its transport reports the missing package', async () => {
    vi.resetModules();
    vi.doMock('undici', () => {
      throw Object.assign(new Error("Cannot find package 'undici'"), { code: 'ERR_MODULE_NOT_FOUND' });
    });
    const node = await import('../../src/node.ts');
    expect(await errorOf(node.fileFromPath('/no/such/file'))).toMatchObject({ name: 'ArgumentError' });
    const transport = node.createNodeTransport({});
    const baseUrl = 'http://127.0.0.1:9';
    for (const auth of [bearer, { authUrl: baseUrl, clientId: 'a', clientSecret: 'b' }]) {
      const runtime = createRuntime(surface, { baseUrl, auth, transport });
      const error = await errorOf(runtime.call(operations.read, { path: { thing_id: 1 } }));
      expect(error).toBeInstanceOf(ConfigurationError);
      expect(error).toMatchObject({ message: expect.stringContaining('npm install undici'), outcome: 'not-sent' });
    }
    await transport.close();
  });
});

describe.each(['document', 'importScripts'])('in a browser, as its global %s shows', (name) => {
  test('an upload with progress is sent as a whole, which HTTP/1.1 accepts', async () => {
    const seen: { length: string | undefined; chunked: string | undefined; bytes: number }[] = [];
    const server = await listen((request, response) => {
      let bytes = 0;
      request
        .on('data', (chunk: Buffer) => (bytes += chunk.byteLength))
        .on('end', () => {
          seen.push({
            length: request.headers['content-length'],
            chunked: request.headers['transfer-encoding'],
            bytes,
          });
          response.end();
        });
    });
    servers.push(server);
    vi.stubGlobal(name, {});
    const runtime = createRuntime(surface, { baseUrl: server.url, auth: bearer, transport: createFetchTransport() });
    const progress: number[] = [];
    const file = { name: 'a.csv', data: new Blob(['x'.repeat(100_000)]) };
    await runtime.call(operations.upload, { body: { file } }, { onProgress: ({ bytes }) => progress.push(bytes) });
    expect(seen).toEqual([{ length: String(progress.at(-1)), chunked: undefined, bytes: progress.at(-1) }]);
  });
});
