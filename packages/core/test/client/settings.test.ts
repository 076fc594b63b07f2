/** Which settings a client has: its options, its defaults, and what clients share. */
import { expect, test } from 'vitest';
import {
  type ClientOptions,
  createFetch,
  createVirtualClock,
  type LimitStore,
  type Transport,
} from '../../src/index.ts';
import { clientOn } from '../../src/runtime.ts';
import { createRuntime } from '../support/runtime.ts';
import { createWorld, json, operations, settle, surface } from '../support/world.ts';

const good: ClientOptions = { baseUrl: 'https://hub.example.com', auth: { token: 't' } };
const token = { token: 'fixed-token' };

test('a client has the documented defaults', () => {
  expect(createRuntime(surface, good).settings).toMatchObject({
    allowInsecureHttp: false,
    correlationHeader: undefined,
    timeoutInMs: 30_000,
    deadlineInMs: undefined,
    maxWaitInMs: 30_000,
    maxAttempts: 4,
    maxResponseBytes: 104_857_600,
    concurrencyLimit: undefined,
    rateLimiting: true,
    random: Math.random,
    around: undefined,
  });
});

test('an option replaces its default, also a value of 0 or false', () => {
  const around = (_: unknown, run: () => unknown): unknown => run();
  const options = {
    allowInsecureHttp: true,
    timeoutInMs: 1,
    deadlineInMs: 2,
    maxWaitInMs: 0,
    maxAttempts: 1,
    maxResponseBytes: 3,
    rateLimiting: false,
    random: () => 0,
  };
  const telemetry = { around } as unknown as NonNullable<ClientOptions['telemetry']>;
  const { settings } = createRuntime(surface, { ...good, ...options, telemetry, maxConcurrency: 1 });
  expect(settings).toMatchObject({ ...options, around });
  expect(settings.concurrencyLimit).toBeDefined();
});

test('a header of the caller replaces a header of the client, in any case of its name', async () => {
  const { sent, runtime } = createWorld();
  await runtime({ auth: token, headers: { 'User-Agent': 'mine', Accept: 'text/x' } }).call(operations.list, {});
  expect(sent[0]?.headers).toMatchObject({ 'user-agent': 'mine', accept: 'text/x' });
});

test('the text of the caller comes before the name of the client', async () => {
  const { sent, runtime } = createWorld();
  await runtime({ auth: token, userAgent: 'my-shop/2.1' }).call(operations.list, {});
  expect(sent[0]?.headers['user-agent']).toMatch(/^my-shop\/2\.1 tradelane-hub\/\d/);
});

test('waits for a limit store run on the clock of the client', async () => {
  const { clock, sent, runtime } = createWorld({ autoAdvance: false });
  let asked = 0;
  const limitStore: LimitStore = {
    acquire: async () =>
      (asked += 1) === 1 ? { acquired: false, waitInMs: 20_000 } : { acquired: true, permit: String(asked) },
    complete: () => undefined,
    release: () => undefined,
  };
  const called = runtime({ auth: token, limitStore }).call(operations.paced, {});
  const ended = called.then(
    () => 'sent',
    () => 'failed',
  );
  await clock.advance(0);
  expect(clock.pending).toBeGreaterThan(0);
  await clock.advance(20_000);
  await settle();
  expect(sent).toHaveLength(1);
  expect(await ended).toBe('sent');
});

test('T03: clients with the same transport share tokens, and clients with another one do not', async () => {
  const clock = createVirtualClock({ autoAdvance: true });
  let tokens = 0;
  const transportOf = (): Transport => {
    const { fetch } = createWorld({ handler: () => json({}) }).options;
    if (fetch === undefined) throw new Error('A function is missing.');
    return (async (request: Request) => {
      if (!request.url.includes('auth.example.com')) return json({});
      tokens += 1;
      return json({ access_token: `token-${tokens}`, token_type: 'Bearer', expires_in: 3_600 });
    }) as unknown as Transport;
  };
  const [one, other] = [transportOf(), transportOf()];
  const auth = { authUrl: 'https://auth.example.com', clientId: 'shop', clientSecret: 'secret' };
  for (const transport of [one, one, other])
    await createRuntime(surface, { baseUrl: 'https://hub.example.com', auth, clock, transport }).call(
      operations.list,
      {},
    );
  expect(tokens).toBe(2);
  clock.stop();
});

test('a correlation header replaces one of the caller in any case', async () => {
  const { sent, runtime } = createWorld();
  const client = runtime({ auth: token, correlationHeader: 'X-Trace', headers: { 'x-trace': 'other' } });
  await client.call(operations.list, {}, { callId: 'call-1' });
  expect(sent[0]?.headers['x-trace']).toBe('call-1');
});

test('a surface without a base path is found at the host itself', async () => {
  const { sent, options } = createWorld();
  const fetch = createFetch(clientOn(createRuntime({ ...surface, basePath: '' }, { ...options, auth: token }), {}));
  await fetch('https://hub.example.com/v2/things/7');
  expect(sent.map(({ path }) => path)).toEqual(['/v2/things/7']);
});
