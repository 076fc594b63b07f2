/** Responses of a caller's transport or middleware, and the events of an attempt. */
import { expect, test } from 'vitest';
import { createVirtualClock, type Middleware, type ResponseEvent, type Transport } from '../../src/index.ts';
import { createWorld, errorOf, operations } from '../support/world.ts';

const auth = { token: 'fixed-token' };
const thing = { path: { thing_id: 1 } };
const responding =
  (status: number, text = '{}'): Transport =>
  async () => ({
    status,
    headers: new Headers(),
    text: async () => text,
    stream: () => new Response(text).body,
    discard: async () => undefined,
  });

test.each([
  [999, 'ERR_API'],
  [600, 'ERR_API'],
  [1_000, 'ERR_OPTION_INVALID'],
  [-1, 'ERR_OPTION_INVALID'],
  [200.5, 'ERR_OPTION_INVALID'],
])('a response with the status %d is the error %s', async (status, code) => {
  const client = createWorld().runtime({ auth, fetch: undefined, transport: responding(status) });
  const error = await errorOf(client.call(operations.cancel, thing));
  if (code === 'ERR_API') expect(error).toMatchObject({ status });
  else expect(error).toMatchObject({ code, outcome: 'unknown', attempts: 1 });
});

test('an invalid response names the middleware that returned it', async () => {
  const pass: Middleware = (request, next) => next(request);
  const none = (async () => undefined) as unknown as Middleware;
  const messageOf = async (middleware: readonly Middleware[]): Promise<string> =>
    String(await errorOf(createWorld().runtime({ auth, middleware }).call(operations.read, thing)));
  expect(await messageOf([pass, none])).toContain('`middleware[1]` is invalid');
  expect(await messageOf([none, pass])).toContain('`middleware[0]` is invalid');
});

test('the duration of an attempt is measured by the monotonic clock', async () => {
  const events: ResponseEvent[] = [];
  const steady = createVirtualClock({ startInMs: 5_000 });
  let setByInMs = 0;
  const clock = {
    now: () => steady.now() + setByInMs,
    monotonic: () => steady.now(),
    wait: (inMs: number, signal?: AbortSignal) => steady.wait(inMs, signal),
  };
  const transport: Transport = async (request) => {
    setByInMs = -3_600_000;
    await steady.advance(40);
    return responding(200)(request);
  };
  const hooks = { onResponse: (event: ResponseEvent) => events.push(event) };
  await createWorld().runtime({ auth, fetch: undefined, transport, clock, hooks }).call(operations.read, thing);
  expect(events).toMatchObject([{ durationInMs: 40, attempt: 1, status: 200, operation: 'read' }]);
});

test('a transport learns which responses are files', async () => {
  const seen: unknown[] = [];
  const transport: Transport = (request) => {
    seen.push(request.isFile);
    return responding(200)(request);
  };
  const client = createWorld().runtime({ auth, fetch: undefined, transport });
  await client.call(operations.read, thing);
  await client.call(operations.cancel, thing);
  await (await client.file(operations.download, { path: { file_id: 1 } })).discard();
  expect(seen).toEqual([false, false, true]);
});
