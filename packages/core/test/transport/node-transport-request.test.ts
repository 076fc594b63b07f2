/** One request of the Node transport, from its wait for a connection to the end of its response. */
import type { ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { BodyTooLargeError } from '../../src/index.ts';
import { unlessOver } from '../../src/transport/undici-exchange.ts';
import { errorOf } from '../support/world.ts';
import { serveNode } from './node-server.ts';

describe('one request of the Node transport', () => {
  test("isn't sent if its attempt has ended", async () => {
    let requests = 0;
    const { ask } = await serveNode((_, response) => void response.end(String((requests += 1))));
    const isOver = (listener: (reason: unknown) => void) => {
      listener('over');
      return () => undefined;
    };
    expect(await errorOf(ask({ onEnd: isOver }))).toBe('over');
    expect(await (await ask()).text(10)).toBe('1');
    expect(await errorOf(ask({ onEnd: isOver }))).toBe('over');
    expect(await (await ask()).text(10)).toBe('2');
  });

  test("isn't sent if its attempt ends while it waits for a connection", async () => {
    const paths: (string | undefined)[] = [];
    const responses: ServerResponse[] = [];
    const { ask, server } = await serveNode(
      (request, response) => {
        paths.push(request.url);
        responses.push(response);
      },
      { connections: 1 },
    );
    const first = ask({ url: `${server.url}/first` });
    let end: (reason: unknown) => void = () => undefined;
    const onEnd = (listener: (reason: unknown) => void) => {
      end = listener;
      return () => undefined;
    };
    while (responses.length < 1) await new Promise((resolve) => setTimeout(resolve, 1));
    const second = errorOf(ask({ url: `${server.url}/second`, onEnd }));
    const third = ask({ url: `${server.url}/third` });
    await new Promise((resolve) => setTimeout(resolve, 20));
    end('over');
    expect(await second).toBe('over');
    responses[0]?.end();
    await (await first).text(10);
    while (responses.length < 2) await new Promise((resolve) => setTimeout(resolve, 1));
    responses[1]?.end();
    await (await third).text(10);
    expect(paths).toEqual(['/first', '/third']);
  });

  test.each([
    ['the last byte of its response', (response: ServerResponse) => void response.end('a'), 'a'],
    ['its failure', (response: ServerResponse) => void response.destroy(), 'other side closed'],
  ])('removes its listener with %s', async (_, respond, expected) => {
    const { ask } = await serveNode((_request, response) => respond(response));
    const listeners = new Set<unknown>();
    const onEnd = (listener: (reason: unknown) => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    };
    const result = await ask({ onEnd }).then(
      (response) => response.text(10),
      (error: Error) => error.message,
    );
    expect([result, listeners.size]).toEqual([expected, 0]);
  });

  test('keeps its connection for the next one until the transport is closed', async () => {
    const { ask, server, transport } = await serveNode((_, response) => void response.end('a'));
    for (let index = 0; index < 3; index += 1) {
      await (await ask()).text(10);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    expect(server.sockets).toEqual({ open: 1, total: 1 });
    await transport.close();
    while (server.sockets.open > 0) await new Promise((resolve) => setTimeout(resolve, 1));
  });

  test('has the status of its final response, not of an informational one', async () => {
    const { ask } = await serveNode((_, response) => {
      const later = (): void => void setTimeout(() => response.writeHead(201).end('a'), 10);
      response.writeEarlyHints({ link: '</a>; rel=preload' }, later);
    });
    const response = await ask();
    expect([response.status, await response.text(10), response.headers.get('link')]).toEqual([201, 'a', null]);
  });

  test('may decompress up to the maximum, and an empty body to an empty one', async () => {
    const { ask, server } = await serveNode(({ url }, response) => {
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(url === '/none' ? '' : gzipSync('x'.repeat(1_000)));
    });
    expect(await (await ask()).text(1_000)).toHaveLength(1_000);
    expect(await errorOf(ask().then((response) => response.text(999)))).toBeInstanceOf(BodyTooLargeError);
    expect(await (await ask({ url: `${server.url}/none` })).text(1_000)).toBe('');
  });

  test('is sent to its URL, with its content', async () => {
    const seen: unknown[] = [];
    const { ask, server } = await serveNode((request, response) => {
      const { url, method, headers } = request;
      seen.push([method, url, headers['content-length'], headers['accept-encoding'], headers['x-a']]);
      response.end();
    });
    await (await ask({ headers: { 'x-a': '1' } })).text(10);
    await (await ask({ url: `${server.url}/a/b?c=/d` })).text(10);
    async function* body(): AsyncGenerator<Uint8Array> {
      yield new TextEncoder().encode('abc');
    }
    await (await ask({ method: 'PUT', body: body(), bodyLength: 3, headers: { 'accept-encoding': 'gzip' } })).text(10);
    expect(seen).toEqual([
      ['GET', '/', undefined, 'gzip, deflate', '1'],
      ['GET', '/a/b?c=/d', undefined, 'gzip, deflate', undefined],
      ['PUT', '/', '3', 'gzip', undefined],
    ]);
  });

  test.each([
    ['a mark at its beginning', [0xef, 0xbb, 0xbf, 0x61], 'a'],
    ['what begins like a mark', [0xef, 0xbb, 0xbd, 0x61], '\uFEFDa'],
    ['another such beginning', [0xef, 0xbc, 0xbf, 0x61], '\uFF3Fa'],
    ['the end of a mark', [0xc3, 0xbb, 0xbf, 0x61], '\u00fb\ufffda'],
    ['nothing', [], ''],
  ])('has a text without its byte-order mark: %s', async (_, bytes, text) => {
    const { ask } = await serveNode((_request, response) => void response.end(Uint8Array.from(bytes)));
    expect(await (await ask()).text(10)).toBe(text);
  });

  test('reports a broken body to its reader, as text or as a stream', async () => {
    const { ask } = await serveNode((_, response) => {
      response.writeHead(200, { 'content-length': '10' });
      response.write('abc', () => response.destroy());
    });
    await expect(ask().then((response) => response.text(10))).rejects.toThrow();
    const reader = (await ask()).stream()?.getReader();
    await expect(
      (async () => {
        while (!(await reader?.read())?.done);
      })(),
    ).rejects.toThrow();
  });

  test('ends for the reader of its stream when its attempt ends', async () => {
    const { ask } = await serveNode((_, response) => void response.write('abc'));
    let end: (reason: unknown) => void = () => undefined;
    const onEnd = (listener: (reason: unknown) => void) => {
      end = listener;
      return () => undefined;
    };
    const reader = (await ask({ onEnd })).stream()?.getReader();
    expect((await reader?.read())?.value).toHaveLength(3);
    const further = errorOf(reader?.read() ?? Promise.resolve());
    end(new Error('over'));
    expect(await further).toMatchObject({ message: 'over' });
  });

  test('without a body, leaves out the stream', async () => {
    const { ask, server } = await serveNode((request, response) => {
      if (request.url === '/204') response.writeHead(204).end();
      else response.writeHead(200, { 'content-length': '0' }).end();
    });
    expect((await ask()).stream()).toBeNull();
    expect((await ask({ url: `${server.url}/204` })).stream()).toBeNull();
  });
});

test('slow work within the Node transport ends at once with its attempt', async () => {
  const ends: ((reason: unknown) => void)[] = [];
  const { signal } = new AbortController();
  const request = {
    method: 'GET',
    url: 'https://hub.example.com/api',
    headers: {},
    signal,
    onEnd: (listener: (reason: unknown) => void) => {
      ends.push(listener);
      return () => void ends.splice(ends.indexOf(listener), 1);
    },
  };
  const given = unlessOver(request, new Promise<never>(() => undefined));
  ends[0]?.('over');
  await expect(given).rejects.toBe('over');
  ends.length = 0;
  expect(await unlessOver(request, Promise.resolve('done'))).toBe('done');
  await expect(unlessOver(request, Promise.reject(new Error('failed')))).rejects.toThrow('failed');
  expect(ends).toEqual([]);
});
