/** The options of requests and agents of undici. */
import { expect, test } from 'vitest';
import { createNodeTransport } from '../../src/node.ts';
import { openCarrier } from '../../src/transport/undici-agent.ts';
import type { NodeTransportOptions } from '../../src/transport/node-options.ts';
import { errorOf } from '../support/world.ts';

const { signal } = new AbortController();
const request = { method: 'GET', url: 'https://hub.example.com/', headers: {}, signal, onEnd: () => () => undefined };

test("the timeouts of the caller's dispatcher don't apply, and the transport doesn't close it", async () => {
  const given: unknown[] = [];
  const dispatcher = {
    dispatch(options: unknown, handler: { onResponseError(controller: undefined, error: Error): void }) {
      given.push(options);
      handler.onResponseError(undefined, new Error('enough'));
      return true;
    },
    close: () => given.push('close'),
  };
  const transport = createNodeTransport({ dispatcher: dispatcher as never });
  expect(await errorOf(transport(request))).toMatchObject({ message: 'enough' });
  await transport.close();
  expect(given).toMatchObject([{ origin: 'https://hub.example.com', path: '/', headersTimeout: 0, bodyTimeout: 0 }]);
  expect(given).toHaveLength(1);
});

test('changes of the headers of a response are kept', async () => {
  const dispatcher = {
    dispatch(_: unknown, handler: { onResponseStart(controller: object, status: number, headers: object): void }) {
      handler.onResponseStart({}, 200, { 'x-a': '1' });
      return true;
    },
  };
  const response = await createNodeTransport({ dispatcher: dispatcher as never })(request);
  response.headers.set('x-a', '2');
  expect(response.headers.get('x-a')).toBe('2');
});

test.each<[NodeTransportOptions, number, number, number]>([
  [{}, 256, 4_000, 10_000],
  [{ connections: 3, keepAliveInMs: 7, connectTimeoutInMs: 9 }, 3, 7, 9],
])(
  'with %o, the agent has %d connections, which stay open for %d ms and open within %d ms',
  (options, connections, keepAliveTimeout, connectTimeout) => {
    const settings: unknown[] = [];
    class Agent {
      constructor(given: unknown) {
        settings.push(given);
      }
      dispatch(): void {}
    }
    class ProxyAgent extends Agent {}
    openCarrier({ Agent, ProxyAgent } as never, options);
    const own = { headersTimeout: 0, bodyTimeout: 0, allowH2: false };
    expect(settings).toEqual([{ connections, keepAliveTimeout, connectTimeout, ...own }]);
  },
);
