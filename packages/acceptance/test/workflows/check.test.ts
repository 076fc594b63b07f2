/** A check of a client. */
import { getEventListeners } from 'node:events';
import { checkBasket, createBasket } from '@tradelane/basket';
import { checkChannelPlatform } from '@tradelane/channel-platform';
import { ArgumentError } from '@tradelane/core';
import { checkHub, createHub } from '@tradelane/hub';
import { checkMarketplaceSeller } from '@tradelane/marketplace-seller';
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
