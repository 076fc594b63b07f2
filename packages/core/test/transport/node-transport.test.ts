import { MockAgent } from 'undici';
import { expect, test, vi } from 'vitest';
import { ConfigurationError } from '../../src/index.ts';
import { createNodeTransport, type NodeTransportOptions } from '../../src/node.ts';
import { createRuntime } from '../support/runtime.ts';
import { errorOf, operations, surface } from '../support/world.ts';

test('the Node transport is shared by the process if it has no options', async () => {
  expect(createNodeTransport()).toBe(createNodeTransport());
  const own = createNodeTransport({});
  expect(own).not.toBe(createNodeTransport());
  await own.close();
});

test.each<[options: unknown, says: string]>([
  [{ connections: 0 }, 'Option `connections` is invalid. Pass a whole number of 1 or more. Received: 0.'],
  [{ connections: -1 }, 'Option `connections` is invalid. Pass a whole number of 1 or more. Received: -1.'],
  [{ connections: Number.NaN }, 'Received: NaN.'],
  [{ connections: '3' }, 'Received: "3".'],
  [{ connections: null }, 'Received: null.'],
  [{ keepAliveInMs: -1 }, 'Option `keepAliveInMs` is invalid. Pass a finite number above 0. Received: -1.'],
  [
    { connectTimeoutInMs: Number.POSITIVE_INFINITY },
    'Option `connectTimeoutInMs` is invalid. Pass a finite number above 0. Received: Infinity.',
  ],
  [{ dispatcher: {} }, 'Option `dispatcher` is invalid. Pass an object with `dispatch()`. Received: an object.'],
  [{ dispatcher: () => undefined }, 'an object with `dispatch()`. Received: a function.'],
  [{ dispatcher: { dispatch: () => true }, connections: 5 }, "`connections` doesn't apply if you pass `dispatcher`"],
  [{ keepAlive: 5 }, 'Unknown option `keepAlive`. Did you mean `keepAliveInMs`?'],
  [
    { agent: {} },
    'Unknown option `agent`. Valid options: dispatcher, proxy, connections, keepAliveInMs, connectTimeoutInMs.',
  ],
])('the Node transport refuses %o when it is created', (options, says) => {
  const create = () => createNodeTransport(options as NodeTransportOptions);
  expect(create).toThrow(ConfigurationError);
  expect(create).toThrow(says);
});

test("the Node transport names all invalid options, and rejects options that aren't an object", () => {
  expect(() => createNodeTransport({ connections: 0, keepAliveInMs: 0 })).toThrow(/`connections`.*`keepAliveInMs`/);
  expect(() => createNodeTransport([] as never)).toThrow('`options` must be an object. Received: undefined.');
  expect(() => createNodeTransport({ connections: undefined } as never)).not.toThrow();
});

test("undici's MockAgent responds instead of the host, and nothing is sent", async () => {
  const dispatcher = new MockAgent();
  dispatcher.disableNetConnect();
  const data = { ok: true };
  const headers = { 'content-type': 'application/json' };
  const mocked = { path: '/api/v2/things/1', method: 'GET' };
  dispatcher.get('https://hub.example.com').intercept(mocked).reply(200, data, { headers });
  const transport = createNodeTransport({ dispatcher });
  const options = { baseUrl: 'https://hub.example.com', auth: { token: 'fixed-token' }, transport };
  const runtime = createRuntime(surface, options);
  expect(await runtime.call(operations.read, { path: { thing_id: 1 } })).toEqual(data);
  expect(await errorOf(runtime.call(operations.cancel, { path: { thing_id: 1 } }))).toMatchObject({
    systemCode: 'UND_MOCK_ERR_MOCK_NOT_MATCHED',
  });
  await dispatcher.close();
});

test("the Node transport reports that it doesn't work on Bun", () => {
  vi.stubGlobal('Bun', {});
  try {
    expect(() => createNodeTransport()).toThrow(ConfigurationError);
    expect(() => createNodeTransport({})).toThrow("doesn't work on Bun");
  } finally {
    vi.unstubAllGlobals();
  }
});
