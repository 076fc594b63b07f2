import { expect, test } from 'vitest';
import type { ClientOptions } from '../../src/index.ts';
import { createRuntime } from '../support/runtime.ts';
import { surface } from '../support/world.ts';

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
