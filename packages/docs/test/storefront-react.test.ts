import { createVirtualClock } from '@tradelane/core';
import { createSandbox } from '@tradelane/sandbox';
import { Window } from 'happy-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

interface Put {
  readonly id: string;
  /** Lets the service handle the request. */
  readonly open: () => void;
  state: 'running' | 'aborted' | 'done';
}

const sandbox = createSandbox({ clock: createVirtualClock() });
const { urls, credentials, world } = sandbox.info();
let puts: Put[] = [];
let window: Window;

/** Holds each request until the test lets the service handle it. */
async function fetch(input: RequestInfo, init?: RequestInit): Promise<Response> {
  const request = new Request(input, init);
  const { id } = (await request.clone().json()) as { readonly id: string };
  const opened = Promise.withResolvers<void>();
  const put: Put = { id, open: opened.resolve, state: 'running' };
  puts.push(put);
  request.signal.addEventListener('abort', () => {
    put.state = 'aborted';
    opened.reject(request.signal.reason);
  });
  await opened.promise;
  put.state = 'done';
  return sandbox.fetch(request);
}

beforeEach(async () => {
  puts = [];
  window = new Window();
  const { basket_id, shipment_id, site_id } = world.basket;
  const root = window.document.createElement('div');
  root.id = 'shipping';
  const values = {
    siteId: site_id,
    basketId: basket_id,
    shipmentId: shipment_id,
    methods: 'standard,express,teleport',
  };
  Object.assign(root.dataset, { baseUrl: urls.basket_url, token: credentials.basket.bearer, ...values });
  window.document.body.append(root);
  vi.stubGlobal('window', window);
  vi.stubGlobal('document', window.document);
  vi.stubGlobal('fetch', fetch);
  vi.resetModules();
  await import('../samples/storefront-react.tsx');
  await vi.waitFor(() => expect(buttonOf('standard')).toBeDefined());
});
afterEach(async () => {
  // React finishes its work in later turns, and reads `window` there.
  for (let turn = 0; turn < 10; turn += 1) await new Promise(setImmediate);
  vi.unstubAllGlobals();
  await window.happyDOM.close();
});

const buttonOf = (id: string) => [...window.document.querySelectorAll('button')].find((one) => one.textContent === id);
const click = (id: string): void => buttonOf(id)?.click();
const message = (): string => window.document.querySelector('output')?.textContent ?? '';
const pressed = (): string =>
  [...window.document.querySelectorAll('button[aria-pressed="true"]')].map((one) => one.textContent).join();

test('a second click aborts the request in progress, and its own request starts after that one has ended', async () => {
  click('standard');
  await vi.waitFor(() => expect(puts).toHaveLength(1));
  expect(message()).toBe('Saving …');
  click('express');
  await vi.waitFor(() => expect(puts).toHaveLength(2));
  expect(puts.map(({ id, state }) => [id, state])).toEqual([
    ['standard', 'aborted'],
    ['express', 'running'],
  ]);
  puts[1]?.open();
  await vi.waitFor(() => expect(message()).toBe('Saved.'));
  expect(pressed()).toBe('express');
});

test('only the last of three clicks at once is sent, and never two requests run at the same time', async () => {
  for (const id of ['standard', 'express', 'standard']) click(id);
  await vi.waitFor(() => expect(puts.at(-1)?.state).toBe('running'));
  expect(puts.filter(({ state }) => state === 'running')).toHaveLength(1);
  puts.at(-1)?.open();
  await vi.waitFor(() => expect(pressed()).toBe('standard'));
  expect(puts.filter(({ state }) => state === 'done')).toHaveLength(1);
});

test('the reason of the service is shown if a method is unavailable, and the saved method stays', async () => {
  click('express');
  await vi.waitFor(() => expect(puts).toHaveLength(1));
  puts[0]?.open();
  await vi.waitFor(() => expect(pressed()).toBe('express'));
  click('teleport');
  await vi.waitFor(() => expect(puts).toHaveLength(2));
  puts[1]?.open();
  await vi.waitFor(() => expect(message()).toContain('teleport'));
  expect(pressed()).toBe('express');
});
