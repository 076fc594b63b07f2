import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, it as anyIt } from 'vitest';
import type { Listener, NodeSandbox } from '../src/index.ts';
import { lacksBrowser, openBrowser } from './browser.ts';
import { createChannelWorld, type Json, orderId, orderInput, readOrder, upsertOrders, type World } from './world.ts';

// The dashboard in a browser, for tests.

export const it: typeof anyIt.skip = lacksBrowser ? anyIt.skip : anyIt;

export let world: World;
export let listener: Listener;
export let page: Page;
let browser: Browser;
/** Errors of the page, and requests to other origins. */
let faults: string[];

/** Creates a world with a channel and a page of its dashboard for each test of a file. A fault of the page fails the test. */
export function useDashboard(): void {
  beforeAll(async () => {
    if (!lacksBrowser) browser = await openBrowser();
  });
  afterAll(() => browser?.close());
  beforeEach(async () => {
    world = await createChannelWorld();
    listener = await world.sandbox.listen();
    faults = [];
    if (lacksBrowser) return;
    page = await browser.newPage();
    page.on('pageerror', (error) => faults.push(error.message));
    page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
    page.on('request', (request) => {
      const { protocol, origin } = new URL(request.url());
      if (!['data:', 'blob:'].includes(protocol) && origin !== new URL(listener.url).origin) faults.push(request.url());
    });
  });
  afterEach(async ({ expect }) => {
    await page?.close();
    await listener.close();
    expect(faults).toEqual([]);
  });
}

/** Replaces the sandbox of the page before it is opened. */
export async function serve(sandbox: NodeSandbox, port?: number): Promise<NodeSandbox> {
  await listener.close();
  listener = await sandbox.listen(port === undefined ? {} : { port });
  return sandbox;
}

/** Removes expected faults, such as the refusal of a form, which the browser logs. */
export const forgive = (expected: RegExp): void => void (faults = faults.filter((fault) => !expected.test(fault)));

export const open = (view: string): Promise<unknown> => page.goto(`${listener.url}/#${view}`);
export const button = (name: string): Locator => page.getByRole('button', { name });
export const nav = (view: string): Locator => page.getByRole('navigation').getByRole('link', { name: view });

export const rowOf = (table: string, hasText: string): Locator =>
  page.getByRole('table', { name: table, exact: true }).locator('tr.row', { hasText }).first();

/** Accepts an order, and returns the ID of the action. */
export async function accept(): Promise<string> {
  await upsertOrders(world, orderInput('ORD-1'));
  const order_lines = (await readOrder(world, 'ORD-1')).order_lines.map(({ id }: Json) => ({ id, accepted: true }));
  return (await world.seller.call('PUT', `/v2/orders/${orderId('ORD-1')}/accept`, { order_lines })).body.action_id;
}
