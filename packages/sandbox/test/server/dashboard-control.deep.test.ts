import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import { createSandbox } from '../../src/index.ts';
import { accept, button, forgive, it, listener, open, page, rowOf, serve, useDashboard, world } from '../dashboard.ts';
import { callerFor, orderInput, readOrder, upsertOrders } from '../world.ts';

useDashboard();

it('the queue shows deliveries, and puts dead letters back', async () => {
  await world.control('POST', '/events', { type: 'NEWS', data: {} });
  const { deliveries } = await world.control('POST', '/deliveries', { lease_ms: 600_000 });
  await open('queue');
  await rowOf('In flight', 'NEWS').waitFor();
  const [{ receipt }] = deliveries;
  await world.control('POST', '/dead-letters', { receipt, reason: 'It failed five times.' });
  await rowOf('Dead letters', 'It failed five times.').waitFor();
  await button('Put back').click();
  await page.getByText('No dead letters.').waitFor();
  expect(world.sandbox.events().map(({ type }) => type)).toEqual(['NEWS']);
  expect(world.sandbox.deadLetters()).toEqual([]);
});

it('O07: the clock shows what a jump triggers, and jumps there', async () => {
  const id = await accept();
  await open('time');
  expect(await rowOf('Scheduled', 'in 7 days').getByRole('link').textContent()).toBe('acme_web_ORD-1');
  await button('+ 7 days').getByText('1 job').waitFor();
  await button('Jump here').click();
  await page.getByText('Nothing is scheduled.').waitFor();
  expect(
    (await callerFor(world.sandbox, 'seller').then(({ call }) => call('GET', `/v2/orders/actions/${id}`))).body.status,
  ).toBe('FAILED');
});

it('the clock stops, runs fast, and shows its pace', async () => {
  const sandbox = await serve(createSandbox());
  await open('time');
  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  await page.getByRole('banner').getByText('stopped').waitFor();
  const at = sandbox.clock.now();
  await button('+ 1 h').click();
  await expect.poll(() => sandbox.clock.now()).toBe(at + 3_600_000);
  await button('Hour per second').click();
  await expect.poll(() => sandbox.clock.now()).toBeGreaterThan(at + 2 * 3_600_000);
});

it('the world is compared with an earlier moment, and goes back to it', async () => {
  await open('time');
  await page.getByLabel('Name of the moment').fill('before');
  await button('Remember this moment').click();
  await rowOf('Moments', 'before: ').waitFor();
  await upsertOrders(world, orderInput('ORD-1'));
  await page.getByRole('combobox', { name: 'Compare before' }).selectOption('now');
  await page.getByText('One difference').waitFor();
  await button('Remember this moment').click();
  await upsertOrders(world, orderInput('ORD-1', { channel_updated_at: '2030-01-01T00:00:00Z', status: 'SHIPPED' }));
  await page.getByRole('combobox', { name: 'Compare Moment 2' }).selectOption('now');
  const row = rowOf('Changes of acme_web_ORD-1', 'order.status');
  await row.waitFor();
  expect(await row.locator('td').allTextContents()).toEqual(['order.status', 'AWAITING_ACCEPTANCE', 'SHIPPED']);
  await rowOf('Moments', 'before').getByRole('button', { name: 'Restore' }).click();
  await page.getByRole('status').getByText('is restored').waitFor();
  expect(await readOrder(world, 'ORD-1')).toBeUndefined();
});

it('E03: limits are switched, fill, and are reset', async () => {
  await open('faults');
  await button('Switch limits to real').click();
  await button('Switch limits to off').waitFor();
  expect(world.sandbox.limits.mode).toBe('real');
  await world.seller.call('GET', '/v2/orders');
  await rowOf('Usage of limits', '1 of 1 in 60 s').waitFor();
  expect((await world.seller.call('GET', '/v2/orders')).status).toBe(429);
  await button('Reset counted calls').click();
  await page.getByText('No calls were counted yet.').waitFor();
  expect((await world.seller.call('GET', '/v2/orders')).status).toBe(200);
  for (const act of ['Reset counted calls', /^Jump \d+ s ahead$/, 'Turn limits off']) {
    expect((await world.seller.call('GET', '/v2/orders')).status).toBe(429);
    await open('requests');
    await page.reload();
    await rowOf('Requests', '429').click();
    await page.getByRole('note').getByRole('button', { name: act }).click();
    await page.getByRole('status').getByText('done.').waitFor();
    expect((await world.seller.call('GET', '/v2/orders')).status).toBe(200);
  }
});

it('faults have presets, keep typed text, and are cleared', async () => {
  await open('faults');
  await page.getByRole('form', { name: 'Add a fault' }).getByLabel('Operation').fill('nothing');
  await button('Add fault').click();
  await page.getByRole('alert').getByText('must be the id of an operation').waitFor();
  // The refusal of the control API is an error on the console of the browser.
  forgive(/400/);
  const operation = page.getByRole('form', { name: 'Add a fault' }).getByLabel('Operation');
  await operation.fill('v2-listOrders');
  await page.getByLabel('Effect').selectOption('429, retry after 5 s');
  await button('Add fault').click();
  await rowOf('Faults', '429, retry after 5 s').waitFor();
  expect(await operation.inputValue()).toBe('v2-listOrders');
  expect((await world.seller.call('GET', '/v2/orders')).headers.get('retry-after')).toBe('5');
  await page.getByLabel('Effect').selectOption('Cut after it ran');
  await button('Add fault').click();
  await rowOf('Faults', 'cut after it ran').waitFor();
  expect(world.sandbox.faults.list()).toMatchObject([{ operation: 'v2-listOrders', drop: 'response', times: 1 }]);
  await button('Add fault').click();
  await rowOf('Faults', 'cut after it ran').getByRole('button', { name: 'Remove' }).click();
  await expect.poll(() => world.sandbox.faults.list().length).toBe(1);
  await button('Clear faults').click();
  await expect.poll(() => world.sandbox.faults.list()).toEqual([]);
});

it('T05: tokens of a client are revoked', async () => {
  await open('faults');
  await page.getByLabel('Client', { exact: true }).selectOption('sandbox-seller');
  await button('Revoke tokens').click();
  await page.getByRole('status').getByText('revoked').waitFor();
  await expect.poll(async () => (await world.seller.call('GET', '/v2/orders')).status).toBe(401);
});

it('addresses and credentials are copied, and tenants are listed', async () => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await open('connect');
  await button('Copy instance_url').click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${listener.url}/instance`);
  await button('Copy as .env').click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toContain(`BASE_URL=${listener.url}/hub\n`);
  await rowOf('Tenants', 'acme_web / store_1').waitFor();
  await rowOf('Tenants', 'Shop 2002').waitFor();
});

it('the dashboard refuses to restore an invalid snapshot, with the reason', async () => {
  await open('time');
  const choose = (name: string, text: string): Promise<void> =>
    page.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
  await choose('notes.json', 'Dear diary');
  await page
    .getByRole('alert')
    .getByText('notes.json is not a snapshot, because it is not JSON. Choose a file that was saved here.')
    .waitFor();
  await choose('other.json', '{"version":2}');
  await page.getByRole('alert').getByText('$.version').waitFor();
  forgive(/400/);
});

it('the dashboard saves a snapshot, resets and restores', async () => {
  await upsertOrders(world, orderInput('ORD-1'));
  await open('time');
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Save snapshot' }).click();
  const path = await (await downloading).path();
  page.on('dialog', (dialog) => void dialog.accept());
  await button('Reset').click();
  await expect.poll(() => 'orders' in world.sandbox.snapshot().collections).toBe(false);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'snapshot.json', mimeType: 'application/json', buffer: readFileSync(path) });
  await page.getByRole('status').getByText('is restored').waitFor();
  expect(Object.keys(world.sandbox.snapshot().collections['orders'] ?? {})).toEqual(['acme_web_ORD-1']);
});
