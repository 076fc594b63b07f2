import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Listener } from '../../src/index.ts';
import { lacksBrowser, openBrowser } from '../browser.ts';
import {
  actionStatus,
  createChannelWorld,
  type Json,
  orderId,
  orderInput,
  readOrder,
  upsertOrders,
  type World,
} from '../world.ts';

let world: World;
let listener: Listener;

beforeEach(async () => {
  world = await createChannelWorld();
  listener = await world.sandbox.listen();
});
afterEach(() => listener.close());

it("the page is one file that loads nothing from other origins and can't be framed", async () => {
  const response = await fetch(listener.url);
  const policy = response.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
  const sources = policy.split('; ').flatMap((directive) => directive.split(' ').slice(1));
  expect([...new Set(sources)].toSorted()).toEqual(["'none'", "'self'", "'unsafe-inline'", 'data:']);
  const text = await response.text();
  // Outside of its script and style nothing names an address.
  const markup = text.replaceAll(/<(script|style)>.*?<\/\1>/gs, '');
  expect(markup.match(/(?:src|href)="(?!data:)/g) ?? []).toEqual([]);
  expect((await fetch(listener.url, { method: 'POST' })).status).toBe(404);
});

describe.skipIf(lacksBrowser)('the dashboard in a browser', () => {
  let browser: Browser;
  let page: Page;
  let faults: string[];
  /** The browser logs failed calls for as long as the page sends them. */
  let isAway: boolean;

  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());
  beforeEach(async () => {
    faults = [];
    isAway = false;
    page = await browser.newPage();
    page.on('pageerror', (error) => faults.push(error.message));
    page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
    page.on('request', (request) => {
      const { protocol, origin } = new URL(request.url());
      if (!['data:', 'blob:'].includes(protocol) && origin !== new URL(listener.url).origin) faults.push(request.url());
    });
    await page.goto(`${listener.url}/`);
  });
  afterEach(async () => {
    await page.close();
    expect(faults.filter((fault) => !(isAway && fault.includes('ERR_')))).toEqual([]);
  });

  const accept = async (): Promise<string> => {
    await upsertOrders(world, orderInput('ORD-1'));
    const order_lines = (await readOrder(world, 'ORD-1')).order_lines.map(({ id }: Json) => ({ id, accepted: true }));
    return (await world.seller.call('PUT', `/v2/orders/${orderId('ORD-1')}/accept`, { order_lines })).body.action_id;
  };
  const button = (name: string) => page.getByRole('button', { name });

  it('shows requests as they come, with bodies and why they were refused, and finds them', async () => {
    await world.connector.call('POST', 'cp:/v1/orders', { orders: [{}] });
    await world.seller.call('GET', '/v2/orders');
    const refused = page.locator('li', { hasText: 'upsertOrders' }).first();
    await refused.locator('summary').click();
    await refused.getByText('$.origin', { exact: true }).waitFor();
    expect(await refused.getByLabel('Request body').textContent()).toContain('"orders"');
    await page.getByLabel('Filter requests').fill('v2-listOrders');
    await refused.waitFor({ state: 'detached' });
    await page.locator('li', { hasText: 'v2-listOrders' }).first().waitFor();
  });

  it('copies a request as a command without its credential', async () => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await world.connector.call('POST', 'cp:/v1/orders', { note: "it's" });
    const row = page.locator('li', { hasText: 'upsertOrders' }).first();
    await row.locator('summary').click();
    await row.getByRole('button', { name: 'Copy as curl' }).click();
    const command = await page.evaluate(() => navigator.clipboard.readText());
    expect(command).toContain("curl -X POST 'http://sandbox.localhost/hub/api/channel-platform/v1/orders'");
    expect(command).toContain(String.raw`--data-raw '{"note":"it'\''s"}'`);
    expect(command).not.toContain(world.connector.token);
  });

  it('shows the place of a missing body in the command, and confirms the copy', async () => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await world.connector.call('POST', 'cp:/v1/orders', { note: 'x'.repeat(5000) });
    const row = page.locator('li', { hasText: 'upsertOrders' }).first();
    await row.locator('summary').click();
    await row.getByRole('button', { name: 'Copy as curl' }).click();
    await row.getByRole('button', { name: 'Copied' }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/ --data-binary @BODY_OF_THE_REQUEST$/);
  });

  it('shows how full each limit is', async () => {
    world.sandbox.limits.set('real');
    await world.seller.call('GET', '/v2/orders');
    await page
      .getByText(/1 of \d+ in \d+ s$/)
      .first()
      .waitFor();
  });

  it('shows that the sandbox is unreachable, and the requests of a restarted one', async () => {
    await world.seller.call('GET', '/v2/orders');
    await page.locator('li', { hasText: 'v2-listOrders' }).first().waitFor();
    isAway = true;
    await listener.close();
    await page.getByRole('alert').getByText('does not respond').waitFor();
    const another = await createChannelWorld();
    // More of them than the page has seen of the first.
    for (let n = 0; n < 20; n++) await another.seller.call('GET', '/products?limit=1');
    const { port } = listener;
    listener = await another.sandbox.listen({ port });
    await page.getByRole('alert').waitFor({ state: 'detached' });
    await page.locator('li', { hasText: '/hub/api/products' }).first().waitFor();
    expect(await page.locator('li', { hasText: 'v2-listOrders' }).count()).toBe(0);
  });

  it('O07: ends actions, with success or with a reason', async () => {
    const id = await accept();
    await button('Succeed').click();
    await button('Succeed').waitFor({ state: 'detached' });
    expect((await actionStatus(world, id)).body.status).toBe('SUCCESS');
  });

  it('O07: an action fails for the reason that is given', async () => {
    const id = await accept();
    page.on('dialog', (dialog) => void dialog.accept('No stock.'));
    await button('Fail …').click();
    await button('Fail …').waitFor({ state: 'detached' });
    expect((await actionStatus(world, id)).body).toMatchObject({
      status: 'FAILED',
      errors: [{ message: 'No stock.' }],
    });
  });

  it('moves the clock, switches limits, revokes tokens, adds faults and resets', async () => {
    const before = world.sandbox.clock.now();
    await button('+ 1 h').click();
    await expect.poll(() => world.sandbox.clock.now()).toBe(before + 3_600_000);
    await button('Switch limits to real').click();
    await button('Switch limits to off').waitFor();
    expect(world.sandbox.limits.mode).toBe('real');
    await page.getByLabel('Operation of the fault').fill('nothing');
    await button('Add fault').click();
    await page.getByRole('alert').getByText('must be the id of an operation').waitFor();
    // The refusal of the control API is an error on the console of the browser.
    faults = faults.filter((fault) => !fault.includes('400'));
    await page.getByLabel('Operation of the fault').fill('v2-listOrders');
    await button('Add fault').click();
    await page.getByLabel('Faults', { exact: true }).getByText('v2-listOrders: 503').waitFor();
    await button('Clear faults').click();
    await expect.poll(() => world.sandbox.faults.list()).toEqual([]);
    await page.getByLabel('Client').fill('sandbox-seller');
    await button('Revoke tokens').click();
    await page.getByRole('status').getByText('token').waitFor();
    await expect.poll(async () => (await world.seller.call('GET', '/v2/orders')).status).toBe(401);
    page.on('dialog', (dialog) => void dialog.accept());
    await button('Reset').click();
    await expect.poll(() => world.sandbox.clock.now()).toBe(before);
  });

  it('keeps typed text while it refreshes the data', async () => {
    const operation = page.getByLabel('Operation of the fault');
    await operation.fill('v2-listOrders');
    await page.getByLabel('Status of the fault').fill('500');
    const before = world.sandbox.clock.now();
    await button('+ 1 h').click();
    await page
      .getByText(new Date(before + 3_600_000).toISOString().slice(0, 19))
      .first()
      .waitFor();
    expect(await operation.inputValue()).toBe('v2-listOrders');
    expect(await page.getByLabel('Status of the fault').inputValue()).toBe('500');
  });

  it('refuses to restore an invalid snapshot, with the reason', async () => {
    const choose = (name: string, text: string): Promise<void> =>
      page.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
    await choose('notes.json', 'Dear diary');
    await page
      .getByRole('alert')
      .getByText('notes.json is not a snapshot, because it is not JSON. Choose a file that was saved here.')
      .waitFor();
    await choose('other.json', '{"version":2}');
    await page.getByRole('alert').getByText('$.version').waitFor();
    faults = faults.filter((fault) => !fault.includes('400'));
  });

  it('adds a fault that cuts', async () => {
    await page.getByLabel('Effect of the fault').selectOption('response');
    await button('Add fault').click();
    await page.getByLabel('Faults', { exact: true }).getByText('*: cut, 1 more').waitFor();
    expect(world.sandbox.faults.list()).toMatchObject([{ operation: '*', drop: 'response', times: 1 }]);
  });

  it('saves a snapshot and restores it', async () => {
    await upsertOrders(world, orderInput('ORD-1'));
    const downloading = page.waitForEvent('download');
    await button('Save snapshot').click();
    const path = await (await downloading).path();
    world.sandbox.reset();
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'snapshot.json', mimeType: 'application/json', buffer: readFileSync(path) });
    await page.getByText('acme_web_ORD-1').first().waitFor();
  });

  it('shows whatever was sent or published, and runs none of it', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    const socket = connect(listener.port, '127.0.0.1');
    socket.end('GET foo://[x HTTP/1.1\r\nHost: 127.0.0.1:80\r\nConnection: close\r\n\r\n');
    await once(socket.resume(), 'close');
    const data = { order: '\u202E</pre><script>throw new Error()</script>', long: 'x'.repeat(5000) };
    await world.control('POST', '/events', { id: 'a/b?c#d%', type: '<img src=x onerror=throw>', data });
    await page.locator('summary', { hasText: 'foo://[x' }).first().waitFor();
    const row = page.locator('li', { hasText: 'onerror' });
    await row.locator('summary').click();
    await row.locator('pre', { hasText: '<script>' }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await row.getByRole('button', { name: 'Remove from queue' }).click();
    await row.waitFor({ state: 'detached' });
  });

  it.each(['light', 'dark'] as const)('fits a phone, in %s', async (colorScheme) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: 360, height: 740 });
    await button('Reset').waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    const [text, back] = await page.evaluate(() => {
      const { color } = getComputedStyle(document.body);
      return [color, matchMedia('(prefers-color-scheme: dark)').matches];
    });
    expect(text).toBe(back ? 'rgb(255, 255, 255)' : 'rgb(0, 0, 0)');
  });
});
