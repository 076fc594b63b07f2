/**
 * Takes the pictures of `docs/dashboard.md` from a sandbox whose time stands still: `pnpm docs:write dashboard`.
 * Only durations and ports differ between two runs.
 */
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { openBrowser } from './browser.ts';
import { createWorld } from './world.ts';

const folder = join(import.meta.dirname, '../../../docs/pictures/dashboard');
const { sandbox, seller, connector, control } = await createWorld({ seed: 'demo', size: 2000, limits: 'real' });
const listener = await sandbox.listen();
const browser = await openBrowser();
const sizes = { viewport: { width: 1280, height: 860 } };
const page = await browser.newPage(sizes);

const open = (view: string, on: Page = page): Promise<unknown> => on.goto(`${listener.url}/#${view}`);
const row = (table: string, text: string, on: Page = page) =>
  on.getByRole('table', { name: table, exact: true }).locator('tr.row', { hasText: text }).first();
const button = (name: string) => page.getByRole('button', { name, exact: true });

async function take(name: string, on: Page = page): Promise<void> {
  // Without the blinking cursor and the highlight of a row that has just arrived.
  await on.screenshot({ path: join(folder, `${name}.png`), animations: 'disabled', caret: 'hide' });
  console.log(`docs/pictures/dashboard/${name}.png`);
}

try {
  await seller.call('GET', '/v2/orders?limit=2');
  await open('time');
  await page.getByLabel('Name of the moment').fill('before the acceptance');
  await button('Remember this moment').click();
  await page.getByText('No moments yet.').waitFor({ state: 'detached' });
  const lines = { order_lines: [{ id: 'acme_ORD-1003-1', accepted: true }] };
  const { status } = await seller.call('PUT', '/v2/orders/acme_ORD-1003/accept', lines);
  if (status >= 400) throw new Error(`acme_ORD-1003 can't be accepted: ${status}`);
  await connector.call('POST', 'cp:/v1/orders', { orders: [{}] });

  await open('requests');
  await row('Requests', 'upsertOrders').click();
  await page.getByLabel('Response body').waitFor();
  await take('requests');

  const phone = await browser.newPage({ viewport: { width: 390, height: 800 } });
  await open('requests', phone);
  await row('Requests', 'upsertOrders', phone).click();
  await phone.getByLabel('Response body').waitFor();
  await take('phone', phone);
  await phone.close();

  await open('world/orders');
  await row('Orders', 'AWAITING_ACCEPTANCE').waitFor();
  await take('world');

  await open(`world/orders/acme_ORD-1003`);
  await page.getByText('v2-acceptOrderLines').waitFor();
  await button('Message …').click();
  await take('order');

  await open('make');
  await page.getByLabel('Channel order id').fill('ORD-9001');
  await take('make');

  await open('work');
  await row('Actions', 'PENDING').waitFor();
  await take('work');

  await control('POST', '/events', { type: 'CUSTOM_NEWS', data: { text: 'The catalog is open.' } });
  const { deliveries } = await control('POST', '/deliveries', { lease_ms: 600_000 });
  await control('POST', '/dead-letters', {
    receipt: deliveries[0].receipt,
    reason: 'The handler failed 5 times: connection refused.',
  });
  await control('POST', '/deliveries', { lease_ms: 600_000 });
  await open('queue');
  await row('Dead letters', 'failed 5 times').waitFor();
  await row('Events', 'CUSTOM_NEWS').waitFor();
  await take('queue');

  await open('work');
  await button('Succeed').first().click();
  await open('time');
  await page.getByRole('combobox', { name: 'Compare before' }).selectOption('now');
  await page.getByRole('table', { name: 'Changes of' }).first().waitFor();
  await take('time');
  await page.emulateMedia({ colorScheme: 'dark' });
  await take('dark');
  await page.emulateMedia({ colorScheme: 'light' });

  await control('POST', '/faults', { operation: 'v2-listOrders', status: 503, times: 2 });
  await open('faults');
  await row('Usage of limits', 'v2-listOrders').waitFor();
  await take('faults');

  await open('connect');
  await row('Tenants', 'acme_web').waitFor();
  await take('connect');
} finally {
  await browser.close();
  await listener.close();
}
