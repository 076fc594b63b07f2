import { readFileSync } from 'node:fs';
import { brotliCompressSync, deflateRawSync, gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { ConnectionError, MalformedResponseError } from '../../src/index.ts';
import { fileFromPath } from '../../src/node.ts';
import { errorOf, operations } from '../support/world.ts';
import { everyTransport, type Handler, serveOver } from './every-transport.ts';
import { bodyOf } from './loopback.ts';

const ok = Buffer.from('{"ok":true}');

const respondWith =
  (body: string | Uint8Array, headers: Record<string, string | string[]> = {}): Handler =>
  (_request, response) =>
    void response.writeHead(200, headers).end(body);

async function* pieces(): AsyncGenerator<Uint8Array> {
  yield new TextEncoder().encode('one ');
  yield new TextEncoder().encode('two');
}

describe.each(everyTransport)('over %s', (name) => {
  const serve = (handler: Handler, options?: object): ReturnType<typeof serveOver> => serveOver(name, handler, options);

  test('a call arrives unchanged, and its response is returned', async () => {
    let seen: { method?: string | undefined; url?: string | undefined; authorization?: string | undefined } = {};
    const { runtime } = await serve((request, response) => {
      seen = { method: request.method, url: request.url, authorization: request.headers.authorization };
      response
        .writeHead(200, { 'content-type': 'application/json', 'x-request-id': 'r1', 'set-cookie': ['a=1', 'b=2'] })
        .end('{"name":"été ✓"}');
    });
    const { data, status, headers, requestId } = await runtime
      .call(operations.read, { path: { thing_id: 'a b' }, query: { limit: 3 } })
      .withResponse();
    expect(seen).toEqual({ method: 'GET', url: '/api/v2/things/a%20b?limit=3', authorization: 'Bearer fixed-token' });
    expect([data, status, requestId]).toEqual([{ name: 'été ✓' }, 200, 'r1']);
    expect(headers.get('Content-Type')).toBe('application/json');
    expect(headers.getSetCookie()).toEqual(['a=1', 'b=2']);
    expect([...headers.keys()]).toContain('x-request-id');
  });

  test.each([
    ['/chunk 1.json?sig=a b', '/chunk%201.json?sig=a%20b'],
    ['/chunk-€.json', '/chunk-%E2%82%AC.json'],
    ['/chunk.json?sig=a#part', '/chunk.json?sig=a'],
    ['?sig=a', '/?sig=a'],
    ['/moved', '/there'],
  ])('TL05: the link %j of another response is requested as %s', async (link, asked) => {
    const seen: (string | undefined)[] = [];
    const { runtime, server } = await serve((request, response) => {
      seen.push(request.url);
      if (request.url === '/moved') response.writeHead(302, { location: '/there#part' }).end();
      else response.end('{}');
    });
    await runtime.call({ id: 'chunk', method: 'GET', path: '' }, { url: server.url + link });
    expect(seen.at(-1)).toBe(asked);
  });

  test.each(['ISO-8859-1', '"windows-1252"'])('a response in %s is decoded', async (charset) => {
    const body = Buffer.from('{"name":"José"}', 'latin1');
    const { runtime } = await serve(respondWith(body, { 'content-type': `application/json; charset=${charset}` }));
    expect(await runtime.call(operations.read, { path: { thing_id: 'a' } })).toEqual({ name: 'José' });
  });

  test.each<[form: string, body: Uint8Array, coding: string | string[]]>([
    ['in capitals, behind a space', gzipSync(ok), ' GZIP '],
    ['twice, in one header', gzipSync(gzipSync(ok)), 'gzip, gzip'],
    ['twice, in two headers', gzipSync(gzipSync(ok)), ['gzip', 'gzip']],
    ['by brotli, unasked', brotliCompressSync(ok), 'br'],
    ['by deflate without its head', deflateRawSync(ok), 'deflate'],
    ['in two members', Buffer.concat([gzipSync(ok.subarray(0, 5)), gzipSync(ok.subarray(5))]), 'gzip'],
    ['not at all, with a header', ok, 'identity'],
    ['in a way that is none', ok, 'utf-8'],
  ])('a response that is compressed %s is decompressed, and keeps no connection', async (_form, body, coding) => {
    const { runtime } = await serve(respondWith(body, { 'content-encoding': coding }), {
      maxConcurrency: 1,
      maxAttempts: 1,
    });
    expect(await runtime.call(operations.read, { path: { thing_id: 1 } })).toEqual({ ok: true });
    const options = { headers: { 'accept-encoding': 'gzip' } };
    for (let time = 0; time < 2; time += 1) {
      const file = await runtime.file(operations.download, { path: { file_id: 1 } }, options);
      expect(await file.text()).toBe('{"ok":true}');
    }
    const left = await runtime.file(operations.download, { path: { file_id: 1 } }, options);
    await left.stream().cancel();
    expect(await runtime.call(operations.read, { path: { thing_id: 1 } })).toEqual({ ok: true });
  });

  test.each([1_000, 300_000])(
    '%i bytes are refused if maxResponseBytes is one less, and read otherwise',
    async (bytes) => {
      const handler = respondWith(`["${'x'.repeat(bytes - 4)}"]`);
      const { runtime } = await serve(handler, { maxResponseBytes: bytes - 1 });
      const refused = await errorOf(runtime.call(operations.read, { path: { thing_id: 1 } }));
      expect(refused).toBeInstanceOf(MalformedResponseError);
      const { runtime: roomier } = await serve(handler, { maxResponseBytes: bytes });
      expect(await roomier.call(operations.read, { path: { thing_id: 1 } })).toEqual(['x'.repeat(bytes - 4)]);
    },
  );

  test('R02, SV01: a request without a body has Content-Length: 0', async () => {
    const seen: (string | undefined)[] = [];
    const { runtime } = await serve((request, response) => {
      seen.push(
        request.headers['content-length'],
        request.headers['transfer-encoding'],
        request.headers['content-type'],
      );
      response.writeHead(204).end();
    });
    await runtime.call({ id: 'receive', method: 'PUT', path: '/receive', emptyBody: true, response: 'none' }, {});
    expect(seen).toEqual(['0', undefined, undefined]);
  });

  test('PR01: a file on disk is accepted by a server that refuses bodies without a length (411)', async () => {
    let body = '';
    const { runtime } = await serve(async (request, response) => {
      body = await bodyOf(request);
      response.writeHead(request.headers['content-length'] === undefined ? 411 : 204).end();
    });
    await runtime.call(operations.upload, { body: { file: await fileFromPath(import.meta.filename) } });
    expect(body).toContain(readFileSync(import.meta.filename, 'utf8'));
  });

  test('JSON and multipart bodies arrive completely', async () => {
    const bodies: string[] = [];
    const lengths: (string | undefined)[] = [];
    const { runtime } = await serve(async (request, response) => {
      lengths.push(request.headers['content-length']);
      bodies.push(await bodyOf(request));
      response.end('{}');
    });
    await runtime.call(operations.upsert, { body: { name: 'é' } });
    await runtime.call(operations.upload, {
      body: { file: { name: 'a.txt', data: new TextEncoder().encode('bytes') } },
    });
    await runtime.call(operations.upload, { body: { file: { name: 'b.txt', data: pieces() } } });
    expect(bodies[0]).toBe('{"name":"é"}');
    expect(lengths[0]).toBe('13');
    expect(bodies[1]).toContain('bytes');
    expect(bodies[2]).toContain('one two');
  });

  test("without a listening server nothing was sent, which the caller's own fetch doesn't reveal", async () => {
    const { runtime, server } = await serve(respondWith('{}'));
    await server.close();
    const error = await errorOf(runtime.call(operations.cancel, { path: { thing_id: 1 } }, { maxAttempts: 1 }));
    expect(error).toBeInstanceOf(ConnectionError);
    expect(error).toMatchObject({
      outcome: name === 'a fetch of the caller' ? 'unknown' : 'not-sent',
      systemCode: 'ECONNREFUSED',
    });
  });

  test("after a socket reset, an unsafe call isn't repeated and its outcome is unknown", async () => {
    let requests = 0;
    const { runtime } = await serve((request) => {
      requests += 1;
      request.resume().on('end', () => request.socket.resetAndDestroy());
    });
    const error = await errorOf(runtime.call(operations.cancel, { path: { thing_id: 1 }, body: { lines: [1] } }));
    expect(error).toBeInstanceOf(ConnectionError);
    expect(error).toMatchObject({ outcome: 'unknown', attempts: 1 });
    expect(requests).toBe(1);
  });

  test('a response cut off in the middle of its body is repeated for a read', async () => {
    let requests = 0;
    const { runtime } = await serve((_request, response) => {
      requests += 1;
      response.writeHead(200, { 'content-length': '11' });
      if (requests > 1) response.end('{"ok":true}');
      else response.write('{"ok"', () => response.destroy());
    });
    expect(await runtime.call(operations.read, { path: { thing_id: 1 } })).toEqual({ ok: true });
    expect(requests).toBe(2);
  });
});
