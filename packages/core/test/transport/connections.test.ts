import { describe, expect, test } from 'vitest';
import { MalformedResponseError, RedirectError } from '../../src/index.ts';
import { errorOf, operations } from '../support/world.ts';
import { everyTransport, type Handler, serveOver } from './every-transport.ts';
import type { Loopback } from './loopback.ts';

async function* pieces(): AsyncGenerator<Uint8Array> {
  yield new TextEncoder().encode('one ');
  yield new TextEncoder().encode('two');
}

describe.each(everyTransport)('over %s', (name) => {
  const serve = (handler: Handler, options?: object): ReturnType<typeof serveOver> => serveOver(name, handler, options);

  test('an abort on the wire closes the connection', async () => {
    const stop = new AbortController();
    const { runtime, server } = await serve(() => stop.abort());
    expect(
      await errorOf(runtime.call(operations.read, { path: { thing_id: 1 } }, { signal: stop.signal })),
    ).toMatchObject({ name: 'AbortError' });
    await closed(server);
  });

  test('an endless response is cut off within its limits, and its connection closed', async () => {
    const { runtime, server } = await serve(
      (_request, response) => {
        const chunk = Buffer.alloc(64 * 1024, 32);
        const write = (): void => {
          while (!response.destroyed && response.write(chunk));
          if (!response.destroyed) response.once('drain', write);
        };
        write();
      },
      { maxResponseBytes: 2_000_000 },
    );
    expect(await errorOf(runtime.call(operations.read, { path: { thing_id: 1 } }))).toBeInstanceOf(
      MalformedResponseError,
    );
    await closed(server);
  });

  test('a download arrives at the pace of its reader, and a discarded one closes the connection', async () => {
    let written = 0;
    const { runtime, server } = await serve((_request, response) => {
      const chunk = Buffer.alloc(64 * 1024, 1);
      const write = (): void => {
        if (response.destroyed) return;
        written += chunk.length;
        response.write(chunk, write);
      };
      write();
    });
    const file = await runtime.send({ operation: operations.download, input: { path: { file_id: 1 } }, options: {} });
    const reader = file.stream()?.getReader();
    await reader?.read();
    const tooMuch = 32 * 1024 * 1024;
    const isAtRest = async (): Promise<boolean> => {
      const before = written;
      await new Promise((resolve) => setTimeout(resolve, 50));
      return written === before;
    };
    while (!(await isAtRest())) expect(written).toBeLessThan(tooMuch);
    expect(written).toBeLessThan(tooMuch);
    await reader?.cancel();
    await closed(server);
  });

  test('a redirect to another host is not followed', async () => {
    let elsewhere = 0;
    const { server: other } = await serve((_request, response) => {
      elsewhere += 1;
      response.end('{}');
    });
    const { runtime } = await serve(
      (_request, response) => void response.writeHead(302, { location: `${other.url}/take` }).end(),
    );
    expect(await errorOf(runtime.call(operations.read, { path: { thing_id: 1 } }))).toBeInstanceOf(RedirectError);
    expect(elsewhere).toBe(0);
  });

  test("a streamed upload that gets a redirect isn't sent again, and the error reports it", async () => {
    let requests = 0;
    const { runtime } = await serve((request, response) => {
      requests += 1;
      request.resume().on('end', () => response.writeHead(307, { location: '/elsewhere' }).end());
    });
    const upload = runtime.call(operations.upload, { body: { file: { name: 'a.txt', data: () => pieces() } } });
    expect(await errorOf(upload)).toMatchObject({ name: 'RedirectError', attempts: 1 });
    expect(requests).toBe(1);
  });

  test('connections are reused, also after errors', async () => {
    let requests = 0;
    const { runtime, server } = await serve((_request, response) => {
      requests += 1;
      response.writeHead(requests % 2 === 0 ? 404 : 200).end('{"message":"x"}');
    });
    for (let index = 0; index < 10; index += 1)
      await Promise.resolve(runtime.call(operations.read, { path: { thing_id: 1 } })).catch(() => undefined);
    expect(requests).toBe(10);
    expect(server.sockets.total).toBeLessThanOrEqual(2);
  });
});

async function closed(server: Loopback): Promise<void> {
  while (server.sockets.open > 0) await new Promise((resolve) => setTimeout(resolve, 5));
}
