/** The checks of a client without its reads. */
import { getEventListeners } from 'node:events';
import { describe, expect, test } from 'vitest';
import { type CheckOptions, type CheckReport, checkClient } from '../../src/check.ts';

import { type ClientOptions, createMemoryLimitStore, createVirtualClock } from '@tradelane/core';
import type { OperationDescriptor } from '@tradelane/core/runtime';
import { createRuntime } from '../../../core/test/support/runtime.ts';
import { errorOf, json, settle } from '../../../core/test/support/world.ts';

const startInMs = Date.UTC(2026, 0, 31, 8);
const read = (id: string, more: Partial<OperationDescriptor> = {}): OperationDescriptor => ({
  id,
  method: 'GET',
  path: `/v2/${id}`,
  ...more,
});
const free = read('free');

interface Checked {
  readonly report: CheckReport;
  readonly paths: readonly string[];
}

/** Checks a client whose host is `fetch`. */
async function check(
  options: Partial<ClientOptions> = {},
  operations: readonly OperationDescriptor[] = [free],
  more: CheckOptions = {},
): Promise<Checked> {
  const paths: string[] = [];
  const clock = createVirtualClock({ startInMs, autoAdvance: true });
  const named = Object.fromEntries(operations.map((one) => [one.id, one]));
  const runtime = createRuntime(
    { name: 'shop', basePath: '/api', auth: ['bearer', 'clientCredentials'], operations: named },
    {
      baseUrl: 'https://hub.example.com',
      auth: { token: 'opaque' },
      clock,
      maxAttempts: 1,
      ...options,
      fetch: async (request) => {
        paths.push(new URL(request.url).pathname);
        return (await options.fetch?.(request)) ?? json({});
      },
    },
  );
  return { report: await checkClient(runtime, more), paths };
}

const line = ({ report }: Checked, name: string): string =>
  String(report)
    .split('\n')
    .find((one) => one.includes(` ${name}: `)) ?? '';

describe("the server's clock", () => {
  test.each([
    [-60, '✔ clock: 60 s off'],
    [60, '✔ clock: 60 s off'],
    [-61, '! clock: 61 s ahead of'],
    [61, '! clock: 61 s behind'],
  ])(
    "a server's clock that is %d s later is shown as %j, with half of the time of the request",
    async (seconds, shown) => {
      const clock = createVirtualClock({ startInMs, autoAdvance: true });
      const found = await check({
        clock,
        fetch: async () => {
          await clock.wait(1_000);
          return json({}, 200, { date: new Date(startInMs + seconds * 1_000).toUTCString() });
        },
      });
      expect(line(found, 'clock')).toContain(shown);
      expect(line(found, 'host')).toBe('✔ host: https://hub.example.com/api responded in 1000 ms');
      expect(found.report.ok).toBe(true);
      expect(clock.pending).toBe(0);
    },
  );
});

describe('T09: the scopes of a token', () => {
  const scoped = [free, read('one', { scopes: ['a', 'b'] }), read('two', { scopes: ['c'] })];
  const tokenOf = (claims: object): string => {
    const payload = btoa(JSON.stringify({ about: '~~~???>>>', ...claims }));
    return `h.${payload.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')}.s`;
  };

  test.each([
    [{ scope: 'a c' }, '✔ scopes: the token has the scopes for all 2 operations that need one'],
    [{ scope: 'b,c' }, '✔ scopes: the token has the scopes for all 2 operations that need one'],
    [{ scp: ['b', 'c'] }, '✔ scopes: the token has the scopes for all 2 operations that need one'],
    [{ scopes: ['a'] }, "! scopes: the token's scopes don't allow two"],
    [{ scope: '' }, "! scopes: the token's scopes don't allow one, two"],
    [{}, '? scopes: the token lists no scopes'],
  ])('the scopes of a token with %j are shown as %j', async (claims, shown) => {
    expect(line(await check({ auth: { token: tokenOf(claims) } }, scoped), 'scopes')).toBe(shown);
  });

  test.each(['opaque', 'h.%%%.s', `h.${btoa('no JSON')}.s`])(
    "the scopes of a token are unknown for %s, which isn't a JWT",
    async (token) => {
      expect(line(await check({ auth: { token } }, scoped), 'scopes')).toBe('? scopes: the token lists no scopes');
    },
  );

  test('the scopes of a token are fine if no operation needs one', async () => {
    expect(line(await check(), 'scopes')).toBe('✔ scopes: no operation needs a scope');
  });
});

describe('the access', () => {
  test.each([
    [200, '✔ access: free responded'],
    [422, '✔ access: free responded with 422: the credential was accepted'],
    [404, "! access: free responded with 404, so the credential wasn't checked. Check the base URL"],
    [429, "! access: free responded with 429, so the credential wasn't checked. Check the base URL"],
    [400, '✔ access: free responded with 400: the credential was accepted'],
    [401, '✘ access: free responded with 401'],
    [403, '✘ access: free responded with 403'],
    [500, '✘ access: free responded with 500'],
  ])('the access with a %d is shown as %j', async (status, shown) => {
    const found = await check({ fetch: async ({ url }) => json({}, url.endsWith('/free') ? status : 200) });
    expect(line(found, 'access')).toContain(shown);
    expect(found.report.ok).toBe(!shown.startsWith('✘'));
  });

  test('the access is checked with the first read without arguments and without a limit', async () => {
    const others = [
      read('write', { method: 'POST' }),
      read('one', { path: '/v2/one/{id}' }),
      read('linked', { path: '' }),
      read('choice', { atLeastOneOf: ['a'], query: { a: 'string' } }),
      read('required', { query: { a: 'string!' } }),
      read('paced', { rate: { maximum: [{ requests: 1, periodInMs: 1_000 }] } }),
      read('file', { response: 'file' }),
    ];
    const found = await check({}, [...others, read('plain', { query: { a: 'string' } }), free]);
    expect(found.paths).toEqual(['/api', '/api/v2/plain']);
    expect(line(await check({}, others), 'access')).toBe('? access: this API lacks an operation for a test call');
  });
});

describe('the limits', () => {
  const paced = (id: string): OperationDescriptor =>
    read(id, { rate: { maximum: [{ requests: 1, periodInMs: 60_000 }] } });
  const operations = { free, first: paced('first'), second: paced('second') };
  /** Creates clients with a common limit store. */
  const sharing = () => {
    const clock = createVirtualClock({ startInMs });
    const limitStore = createMemoryLimitStore();
    return (fetch: ClientOptions['fetch'], baseUrl = 'https://hub.example.com') =>
      createRuntime(
        { name: 'shop', basePath: '/api', auth: ['bearer'], operations },
        { baseUrl, auth: { token: 'opaque' }, clock, fetch, limitStore, maxWaitInMs: 600_000 },
      );
  };

  test('the limits are shown as paused after a 429, and as turned off without waiting', async () => {
    const runtime = sharing()(async ({ url }) => json({}, url.endsWith('/first') ? 429 : 200, { 'retry-after': '90' }));
    await errorOf(runtime.call(operations.first, {}, { maxAttempts: 1 }));
    expect(String(await checkClient(runtime))).toContain('! limits: limits paused by the server: 1, waiting calls: 0');
    expect(line(await check({ rateLimiting: false }), 'limits')).toContain('! limits: `rateLimiting: false`');
  });
});

describe('a check', () => {
  test('a check reports a client without a credential', async () => {
    const open = { name: 'open', basePath: '', auth: [], operations: { free } } as const;
    const runtime = createRuntime(open, { baseUrl: 'https://hub.example.com', fetch: async () => json({}) });
    const report = await checkClient(runtime);
    expect(String(report)).toContain('? credentials: the client lacks a credential');
    expect(report.results.map(({ check }) => check)).toEqual(['host', 'clock', 'credentials', 'access', 'limits']);
  });

  test('a check ends the first request after the timeout, and leaves no timer and no listener', async () => {
    const clock = createVirtualClock({ startInMs });
    const { signal } = new AbortController();
    let ended = false;
    const checking = check(
      {
        clock,
        timeoutInMs: 100,
        fetch: (request) => {
          if (request.url.endsWith('/free')) return Promise.resolve(json({}));
          return new Promise((_, reject) => {
            request.signal.addEventListener('abort', () => {
              ended = true;
              reject(request.signal.reason);
            });
          });
        },
      },
      [free],
      { signal },
    );
    await clock.advance(99);
    expect(ended).toBe(false);
    await clock.advance(1);
    const found = await checking;
    expect(line(found, 'host')).toBe(
      "✘ host: https://hub.example.com/api can't be reached: Error: no response within 100 ms",
    );
    expect(line(found, 'clock')).toBe('? clock: the server sends no Date header');
    expect([clock.pending, getEventListeners(signal, 'abort')]).toEqual([0, []]);
  });

  test('a check whose signal aborts sends no further request, and ends the one in flight', async () => {
    for (const at of ['host', 'held host', 'credential', 'access']) {
      const stop = new AbortController();
      const seen: string[] = [];
      const fetch = async (request: Request): Promise<Response> => {
        seen.push(new URL(request.url).pathname);
        if (at === 'credential' || (at === 'access' && seen.length === 1)) return json({});
        queueMicrotask(() => stop.abort('enough'));
        if (at === 'host') await settle();
        else await new Promise((resolve) => request.signal.addEventListener('abort', resolve));
        seen.push(`aborted: ${request.signal.aborted}`);
        return json({});
      };
      const token = (): string => {
        if (at.endsWith('host')) seen.push('token');
        if (at === 'credential') stop.abort('enough');
        return 'opaque';
      };
      expect(await errorOf(check({ fetch, auth: { token } }, [free], { signal: stop.signal }))).toMatchObject({
        cause: 'enough',
      });
      await settle();
      await settle();
      expect(seen).toEqual(
        { credential: ['/api'], access: ['/api', '/api/v2/free', 'aborted: true'] }[at] ?? ['/api', 'aborted: true'],
      );
    }
  });
});
