/** A week of a default client on a server that keeps every documented maximum: whatever it calls, iterates and waits for, it meets no 429. */
import { createVirtualClock, TradelaneError, RateLimitError, type ClientOptions } from '@tradelane/core';
import { createSandbox, type NodeSandbox } from '@tradelane/sandbox';
import { describe, expect, it } from 'vitest';
import { clients, methodOf } from '../src/clients.ts';
import { routes } from '../src/document.ts';
import { sampleArguments } from '../src/sample.ts';
import { readDocument } from '../src/surfaces.ts';

const hourInMs = 3_600_000;
const weekInMs = 7 * 24 * hourInMs;
const startInMs = Date.UTC(2026, 2, 4, 12);

/** Operations with a documented rate, on every surface that has them. */
const rows = clients.flatMap((client) => {
  const document = readDocument(client.surface);
  return routes(document).flatMap((route) => {
    const rate = route.operation['x-rate-limit'];
    const windows = [rate.surfaces?.[client.surface]?.maximum ?? rate.maximum].flat();
    if (windows.every((window) => window === 'event-driven') || route.path === '') return [];
    const most = Math.max(...windows.map((window) => (window === 'event-driven' ? 0 : window.requests)));
    return [{ client, document, route, most, surface: client.surface, id: route.operation.operationId }];
  });
});

function authOf(sandbox: NodeSandbox, surface: string): Pick<ClientOptions, 'auth' | 'baseUrl'> {
  const { urls, credentials } = sandbox.info();
  const instance = (auth: ClientOptions['auth']) => ({ auth, baseUrl: urls.instance_url });
  if (surface.endsWith('-seller')) return instance({ apiKey: credentials.shops[0]?.api_key ?? '' });
  if (surface.endsWith('-operator')) return instance({ apiKey: credentials.operator.api_key });
  if (surface.endsWith('-front')) return instance({ apiKey: credentials.front.api_key });
  const { client_id: clientId, client_secret: clientSecret } =
    surface === 'hub' ? credentials.seller : credentials.connector;
  const auth = { authUrl: urls.auth_url, clientId, clientSecret };
  return { auth, baseUrl: surface === 'account' ? urls.account_url : urls.base_url };
}

it('there are as many rows as the documents limit', () => {
  expect(rows.length).toBeGreaterThanOrEqual(120);
});

describe.each(rows)('$surface $id', ({ client, document, route, most, surface }) => {
  it('E03: a week of calls, iterations and waits meets no 429', async () => {
    const clock = createVirtualClock({ startInMs, autoAdvance: true });
    const sandbox = createSandbox({ seed: 'demo', limits: 'real', clock });
    const statuses: number[] = [];
    const fetch = async (request: Request): Promise<Response> => {
      const response = await sandbox.fetch(request);
      if (!request.url.includes('/oauth/token')) statuses.push(response.status);
      return response;
    };
    const own = client.create({ ...authOf(sandbox, surface), clock, fetch, maxAttempts: 1 });
    const call = methodOf(own, route.operation['x-method']);
    const args = sampleArguments(document, route);
    // One who calls on and on, in bursts of more than the maximum, every six hours.
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
    // One who waits as long as it takes.
    const patient = client.create({ ...authOf(sandbox, surface), clock, fetch, maxAttempts: 1, maxWaitInMs: Infinity });
    for (let nth = 0; nth < Math.min(most, 30) + 2; nth += 1)
      await Promise.resolve(methodOf(patient, route.operation['x-method'])(...args)).catch(() => undefined);
    expect(statuses.length).toBeGreaterThan(0);
    expect(statuses).not.toContain(429);
    sandbox.close();
  });
});
