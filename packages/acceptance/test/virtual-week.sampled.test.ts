/** A week of a default client on a server that enforces every documented maximum. Its calls and waits get no 429. */
import { createVirtualClock, TradelaneError, RateLimitError } from '@tradelane/core';
import { createSandbox } from '@tradelane/sandbox';
import { sampled } from '@tradelane/test-servers';
import { describe, expect, it } from 'vitest';
import { methodOf } from '../src/clients.ts';
import { accessTo, limitedRows } from '../src/limited-rows.ts';
import { sampleArguments } from '../src/sample.ts';

const hourInMs = 3_600_000;
const weekInMs = 7 * 24 * hourInMs;
const startInMs = Date.UTC(2026, 2, 4, 12);

it('every documented limit has a row', () => {
  expect(limitedRows.length).toBeGreaterThanOrEqual(120);
});

describe.each(sampled(limitedRows, 6))('$surface $id', ({ client, document, route, most, surface }) => {
  it('E03, G07: a week of calls and waits gets no 429', async () => {
    const clock = createVirtualClock({ startInMs, autoAdvance: true });
    const sandbox = createSandbox({ seed: 'demo', limits: 'real', clock });
    const statuses: number[] = [];
    const fetch = async (request: Request): Promise<Response> => {
      const response = await sandbox.fetch(request);
      if (!request.url.includes('/oauth/token')) statuses.push(response.status);
      return response;
    };
    const own = client.create({ ...accessTo(sandbox, surface), clock, fetch, maxAttempts: 1 });
    const call = methodOf(own, route.operation['x-method']);
    const args = sampleArguments(document, route);
    // A client that calls in bursts above the maximum, every six hours.
    for (let now = 0; now < weekInMs; now += 6 * hourInMs) {
      for (let nth = 0; nth < Math.min(most, 30) + 2; nth += 1) {
        const error = await Promise.resolve(call(...args)).then(
          () => undefined,
          (reason: unknown) => reason,
        );
        if (error instanceof RateLimitError) break;
        expect(error === undefined || error instanceof TradelaneError, String(error)).toBe(true);
      }
      await clock.wait(startInMs + now + 6 * hourInMs - clock.now());
    }
    // A client that waits as long as needed.
    const patient = client.create({
      ...accessTo(sandbox, surface),
      clock,
      fetch,
      maxAttempts: 1,
      maxWaitInMs: Infinity,
    });
    for (let nth = 0; nth < Math.min(most, 30) + 2; nth += 1)
      await Promise.resolve(methodOf(patient, route.operation['x-method'])(...args)).catch(() => undefined);
    expect(statuses.length).toBeGreaterThan(0);
    expect(statuses).not.toContain(429);
    sandbox.close();
  });
});
