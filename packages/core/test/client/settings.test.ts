/** Which settings a client has: its options, its defaults, and what clients share. */
import { expect, test } from 'vitest';
import { type ClientOptions, createVirtualClock, type Transport } from '../../src/index.ts';
import { createRuntime } from '../support/runtime.ts';
import { createWorld, json, operations, surface } from '../support/world.ts';

const good: ClientOptions = { baseUrl: 'https://hub.example.com', auth: { token: 't' } };

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
