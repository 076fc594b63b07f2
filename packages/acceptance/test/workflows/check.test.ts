/** A check of a client, and settings that are read once a day. */
import { getEventListeners } from 'node:events';
import { checkBasket, createBasket } from '@tradelane/basket';
import { checkChannelPlatform } from '@tradelane/channel-platform';
import { ArgumentError, createMemoryCheckpoints, createVirtualClock } from '@tradelane/core';
import { checkHub, createHub } from '@tradelane/hub';
import { checkMarketplaceSeller, createMarketplaceSeller } from '@tradelane/marketplace-seller';
import { expect, test } from 'vitest';
import { createWorkbench, type Workbench } from './world.ts';

const workbench = (options: Parameters<typeof createWorkbench>[0] = {}): Workbench =>
  createWorkbench({ maxAttempts: 1, ...options });

const statuses = (found: { readonly results: readonly { readonly check: string; readonly status: string }[] }) =>
  Object.fromEntries(found.results.map(({ check, status }) => [check, status]));

test('a working client passes the check, and nothing is changed', async () => {
  const { hub, marketplace, connector, sent } = workbench({ rateLimiting: true });
  const looks = [checkHub(hub), checkMarketplaceSeller(marketplace), checkChannelPlatform(connector)];
  for (const found of await Promise.all(looks)) {
    expect(found.ok, String(found)).toBe(true);
    expect(statuses(found)).toMatchObject({ host: 'ok', credentials: 'ok', limits: 'ok' });
  }
  const { signal } = new AbortController();
  expect(statuses(await checkHub(hub, { signal }))['access']).toBe('ok');
  expect(getEventListeners(signal, 'abort')).toEqual([]);
  expect(statuses(await checkMarketplaceSeller(marketplace))['access']).toBe('ok');
  expect(sent.filter((request) => !/^GET|\/oauth\/token$/.test(request))).toEqual([]);
});

test('`checkBasket` reports the basket service as reachable and changes nothing', async () => {
  const { sandbox } = workbench();
  const { urls, credentials } = sandbox.info();
  const auth = { token: credentials.basket.bearer };
  const basket = createBasket({ baseUrl: urls.basket_url, auth, fetch: sandbox.fetch });
  expect(statuses(await checkBasket(basket))).toMatchObject({ host: 'ok', credentials: 'ok', access: 'unknown' });
});

test('functions that take a client refuse a copy of a client, and a client of another surface', () => {
  const { hub, marketplace } = workbench();
  expect(() => checkHub({ ...hub })).toThrow(ArgumentError);
  expect(() => checkHub({ ...hub })).toThrow(/Expected a client of @tradelane\/hub/);
  expect(() => checkHub(marketplace as unknown as typeof hub)).toThrow(
    /Received: a client of @tradelane\/marketplace-seller/,
  );
});

test('T10: wrong credentials are reported as wrong, without the secret', async () => {
  const { sandbox } = workbench();
  const { urls } = sandbox.info();
  const hub = createHub({
    baseUrl: urls.base_url,
    auth: { authUrl: urls.auth_url, clientId: 'nobody', clientSecret: 'hush-hush' },
    fetch: sandbox.fetch,
  });
  const found = await checkHub(hub);
  expect(found.ok).toBe(false);
  expect(statuses(found)).toMatchObject({ host: 'ok', credentials: 'failed', access: 'failed' });
  expect(String(found)).not.toContain('hush-hush');
});

test('an unreachable host, a wrong clock and missing scopes are reported', async () => {
  const clock = createVirtualClock({ startInMs: Date.UTC(2026, 0, 1), autoAdvance: true });
  const unreachable = createHub({
    baseUrl: 'https://hub.example.com',
    auth: { token: 'opaque' },
    clock,
    fetch: () =>
      Promise.reject(
        new TypeError('fetch failed', { cause: Object.assign(new Error('no route'), { code: 'ECONNREFUSED' }) }),
      ),
  });
  const failed = await checkHub(unreachable);
  expect(statuses(failed)).toMatchObject({ host: 'failed', scopes: 'unknown', clock: 'unknown' });
  const { message } = failed.results.find(({ check }) => check === 'host') ?? {};
  expect(message).toMatch(/^https:\/\/hub\.example\.com\S* can't be reached: .*ECONNREFUSED/);

  const claims = btoa(JSON.stringify({ scope: 'connect:order:read' }));
  const late = createHub({
    baseUrl: 'https://hub.example.com',
    auth: { token: `h.${claims}.s` },
    clock,
    fetch: () =>
      Promise.resolve(Response.json({ documents: [] }, { headers: { date: 'Thu, 01 Jan 2026 00:10:00 GMT' } })),
  });
  const found = await checkHub(late);
  expect(statuses(found)).toMatchObject({ clock: 'warning', scopes: 'warning' });
  expect(clock.pending).toBe(0);
  expect(String(found)).toMatch(/behind the server's/);
  expect(String(found)).toMatch(/scopes don't allow v2-acceptOrderLines/);
  expect(String(found)).not.toMatch(/not enough for .*v2-listOrders/);
  clock.stop();
});

test.for(['/api', '/oauth/token', '/api/v2/'])('a signal ends a check whose request to %s never ends', async (path) => {
  const stop = new AbortController();
  const asked: string[] = [];
  const ended: string[] = [];
  const hub = createHub({
    baseUrl: 'https://hub.example.com',
    auth: { authUrl: 'https://hub.example.com', clientId: 'a', clientSecret: 'b' },
    isolated: true,
    fetch: ({ url, signal }) => {
      const { pathname } = new URL(url);
      asked.push(pathname);
      if (pathname === '/oauth/token' && path !== pathname)
        return Promise.resolve(Response.json({ access_token: 't', expires_in: 3600, token_type: 'Bearer' }));
      if (path === '/api/v2/' ? !pathname.startsWith(path) : pathname !== path)
        return Promise.resolve(Response.json({}));
      queueMicrotask(() => stop.abort(new Error('enough')));
      return new Promise((_, reject) =>
        signal.addEventListener('abort', () => (ended.push(pathname), reject(signal.reason))),
      );
    },
  });
  const check = checkHub(hub, { signal: stop.signal });
  await expect(check).rejects.toMatchObject({ code: 'ERR_ABORTED', cause: { message: 'enough' } });
  const hanging = asked.at(-1);
  expect(hanging?.startsWith(path)).toBe(true);
  // The request of a token may have other waiting calls.
  expect(ended).toEqual(path === '/oauth/token' ? [] : [hanging]);
  await expect(checkHub(hub, { signal: stop.signal })).rejects.toThrow('The check was aborted.');
  expect(asked.at(-1)).toBe(hanging);
});

test("a clock that jumps during the check doesn't distort it, and a clock without timers ends the wait too", async () => {
  const clock = createVirtualClock({ startInMs: Date.UTC(2026, 0, 1) });
  let setByInMs = 0;
  const own = {
    now: () => clock.now() + setByInMs,
    monotonic: () => clock.now(),
    wait: (inMs: number, signal?: AbortSignal) => clock.wait(inMs, signal),
  };
  const hub = createHub({
    baseUrl: 'https://hub.example.com',
    auth: { token: 'opaque' },
    clock: own,
    timeoutInMs: 100,
    maxAttempts: 1,
    fetch: async ({ url, signal }) => {
      if (url !== 'https://hub.example.com/api') return Response.json({ documents: [] });
      setByInMs -= 3_600_000;
      await clock.advance(40);
      if (setByInMs < -3_600_000)
        return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
      return Response.json({});
    },
  });
  expect(String(await checkHub(hub))).toContain('responded in 40 ms');
  const hanging = checkHub(hub);
  for (let step = 0; step < 5; step += 1) await clock.advance(50);
  expect(String(await hanging)).toContain('no response within 100 ms');
});

test('a value that may be read once a day is requested once a day, by shop and by query, and only on demand', async () => {
  const plain = workbench();
  await plain.marketplace.settings.channels();
  await plain.marketplace.settings.channels();
  expect(plain.sent.filter((request) => request.endsWith('/api/channels'))).toHaveLength(2);

  const { marketplace, clock, sent } = workbench({ settingsCache: createMemoryCheckpoints() });
  const asked = (path: string): number => sent.filter((request) => request === `GET /instance${path}`).length;
  const first = await marketplace.settings.channels();
  expect(await marketplace.settings.channels()).toEqual(first);
  expect(asked('/api/channels')).toBe(1);
  await marketplace.settings.channels({ locale: 'fr_FR' });
  expect(asked('/api/channels')).toBe(2);
  await marketplace.account.get();
  await marketplace.forShop(2001).account.get();
  await marketplace.forShop(2001).account.get();
  expect(asked('/api/account')).toBe(2);
  await clock.advance(86_400_000);
  await marketplace.settings.channels();
  expect(asked('/api/channels')).toBe(3);
  await marketplace.shipments.list();
  await marketplace.shipments.list();
  expect(asked('/api/shipments')).toBe(2);
});

test('a change of the account clears its cached values', async () => {
  let reads = 0;
  const seller = createMarketplaceSeller({
    baseUrl: 'https://instance.example.com',
    auth: { apiKey: 'key' },
    settingsCache: createMemoryCheckpoints(),
    // The second read exceeds the daily limit of A01.
    rateLimiting: false,
    fetch: (request) => {
      if (request.method === 'GET') reads += 1;
      return Promise.resolve(Response.json(request.method === 'GET' ? { read: reads } : { updated: {}, errors: [] }));
    },
  });
  await seller.account.get();
  await seller.account.get();
  expect(reads).toBe(1);
  await seller.account.update({} as Parameters<typeof seller.account.update>[0]);
  expect(await seller.account.get()).toEqual({ read: 2 });
});
