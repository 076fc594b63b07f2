/** When a Node transport may be closed, and what that means for its requests. */
import { describe, expect, test } from 'vitest';
import { createNodeTransport, type NodeTransport } from '../../src/node.ts';
import { createRuntime } from '../support/runtime.ts';
import { errorOf, operations, surface } from '../support/world.ts';
import { listen } from './loopback.ts';

describe('closing a Node transport', () => {
  async function served() {
    const server = await listen((request, response) => void request.resume().on('end', () => response.end('{}')));
    const call = (transport: NodeTransport): Promise<unknown> =>
      createRuntime(surface, { baseUrl: server.url, auth: { token: 'fixed-token' }, transport })
        .call(operations.cancel, { path: { thing_id: 1 } })
        .withResponse();
    return { server, call };
  }

  test("without options ends its connections, and doesn't break its users", async () => {
    const { server, call } = await served();
    const transport = createNodeTransport();
    await call(transport);
    await Promise.all([transport.close(), createNodeTransport().close()]);
    while (server.sockets.open > 0) await new Promise((resolve) => setTimeout(resolve, 1));
    expect(createNodeTransport()).toBe(transport);
    expect(await call(transport)).toMatchObject({ status: 200 });
    const under = call(transport);
    const closing = transport.close();
    expect(await Promise.all([under, call(transport)])).toMatchObject([{ status: 200 }, { status: 200 }]);
    await closing;
    await transport.close();
    await server.close();
  });

  test.each(['used', 'never used'])(
    'with options that was %s is allowed again, and later calls fail once with that reason',
    async (state) => {
      const { server, call } = await served();
      const transport = createNodeTransport({});
      if (state === 'used') await call(transport);
      const first = transport.close();
      const during = await errorOf(call(transport));
      await Promise.all([first, transport.close()]);
      await transport.close();
      for (const error of [during, await errorOf(call(transport))]) {
        expect(error).toMatchObject({ name: 'ConnectionError', outcome: 'not-sent', attempts: 1 });
        expect((error as Error).message).toContain('UND_ERR_CLOSED (the transport was closed: create another client).');
      }
      expect(server.sockets.total).toBe(state === 'used' ? 1 : 0);
      await server.close();
    },
  );

  test('waits for requests in flight', async () => {
    let respond: () => void = () => undefined;
    const server = await listen((_, response) => (respond = () => void response.end('{}')));
    const transport = createNodeTransport({});
    const options = { baseUrl: server.url, auth: { token: 'fixed-token' }, transport };
    const under = createRuntime(surface, options).call(operations.read, { path: { thing_id: 1 } });
    while (server.sockets.total === 0) await new Promise((resolve) => setTimeout(resolve, 1));
    let isClosed = false;
    const closing = [transport.close(), transport.close()].map((one) => one.then(() => (isClosed = true)));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(isClosed).toBe(false);
    respond();
    expect(await under).toEqual({});
    await Promise.all(closing);
    await server.close();
  });
});
