import { execFileSync, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { expect } from 'vitest';
import { button, forgive, it, listener, open, page, rowOf, serve, useDashboard, world } from '../dashboard.ts';
import { createChannelWorld, orderInput, upsertOrders } from '../world.ts';

useDashboard();

/** The installed ones of the shells that the docs name. */
const shells = ['sh', 'bash', 'zsh', 'fish'].filter((shell) => spawnSync(shell, ['-c', 'true']).status === 0);

it('E01: a row opens with headers, bodies, duration, and why it was refused with the text of the rule', async () => {
  await world.connector.call('POST', 'cp:/v1/orders', { orders: [{}] }, { 'x-trace': 't-1' });
  await open('requests');
  const row = rowOf('Requests', 'upsertOrders');
  await row.click();
  await page.getByText('$.origin', { exact: true }).waitFor();
  await page.getByText('Rule E01', { exact: true }).click();
  expect(await page.getByRole('note').textContent()).toContain('Status codes are 200 201');
  expect(await page.getByLabel('Request body').textContent()).toContain('"orders"');
  const headers = await page.getByLabel('Request headers').textContent();
  expect(headers).toContain('x-trace: ***');
  expect(headers).toContain('authorization: Bearer ***');
  expect(headers).not.toContain(world.connector.token);
  expect(await page.getByLabel('Response headers').textContent()).toContain('content-type: application/json');
  await page
    .getByText(/^\d+(\.\d+)? ms$/)
    .first()
    .waitFor();
});

it('requests are found by text and by kind, and by key', async () => {
  await world.connector.call('POST', 'cp:/v1/orders', { orders: [{}] });
  await world.seller.call('GET', '/v2/orders');
  await open('requests');
  await rowOf('Requests', 'upsertOrders').waitFor();
  await page.keyboard.press('/');
  await page.keyboard.type('v2-listOrders');
  await rowOf('Requests', 'upsertOrders').waitFor({ state: 'detached' });
  await page.getByLabel('Filter requests').fill('');
  await page.getByLabel('Kind of requests').selectOption('Refused');
  await page.getByLabel('Filter requests').press('Escape');
  await rowOf('Requests', 'v2-listOrders').waitFor({ state: 'detached' });
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await page.getByLabel('Response body').waitFor();
  await page.keyboard.press('2');
  await page.getByRole('heading', { name: 'World' }).waitFor();
});

it('nothing moves under the reader of an open row while 150 requests arrive', async () => {
  await world.seller.call('GET', '/v2/orders?limit=5');
  await open('requests');
  const row = rowOf('Requests', 'v2-listOrders');
  await row.click();
  await page.locator('summary', { hasText: 'SDK code' }).click();
  await button('Replay').click();
  await page.getByLabel('Response of the replay').waitFor();
  await page.getByRole('button', { name: /^\d+ new$/ }).waitFor();
  // What the reader sees and holds: the places of all rows, the selected text, and the focus.
  const held = () =>
    page.evaluate(() => ({
      rows: [...document.querySelectorAll('tr')].map((one) => one.getBoundingClientRect().top),
      selected: String(getSelection()),
      focused: document.activeElement?.textContent,
      unfolded: document.querySelectorAll('details[open]').length,
    }));
  await page.evaluate(() =>
    getSelection()?.selectAllChildren(document.querySelector('[aria-label="Request headers"]') as Element),
  );
  const before = await held();
  expect(before).toMatchObject({
    focused: 'Replay',
    unfolded: 1,
    selected: expect.stringContaining('authorization'),
  });
  for (let round = 0; round < 30; round += 1) {
    await Promise.all([
      ...Array.from({ length: 5 }, () => world.connector.call('POST', 'cp:/v1/orders', { orders: [] })),
      page.waitForTimeout(100),
    ]);
    expect(await held()).toEqual(before);
  }
  await page.getByRole('button', { name: /^1\d\d new$/ }).click();
  await rowOf('Requests', 'upsertOrders').waitFor();
  expect(await page.getByLabel('Response of the replay').isVisible()).toBe(true);
});

it('requests show the caller, and a refusal names it', async () => {
  await world.connector.call('GET', '/v2/orders');
  await open('requests');
  const row = rowOf('Requests', 'v2-listOrders');
  await row.click();
  expect(await row.textContent()).toContain('sandbox-connector');
  expect(await page.getByRole('note').textContent()).toContain('sandbox-connector');
});

it('requests are copied as curl and as SDK code, without the credential and characters that a terminal obeys', async () => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await world.seller.call('GET', '/v2/orders?limit=5');
  const hostile = "-'123;echo a\\'\\;echo b'\u001b[201~\u009b\u0003%d!!";
  await world.connector.call('POST', 'cp:/v1/orders?a=[1-3]', hostile);
  await world.connector.call('POST', 'cp:/v1/orders', { note: "it's\\" });
  await open('requests');
  const copied = async (name: string): Promise<string> => {
    await button(name).click();
    await button('Copied').waitFor();
    return page.evaluate(() => navigator.clipboard.readText());
  };
  await rowOf('Requests', '[1-3]').click();
  const curl = await copied('Copy as curl');
  expect(curl).toMatch(/^curl -g [ -~]+$/);
  for (const shell of shells) {
    const printed = execFileSync(shell, ['-c', curl.replace('curl', "printf '%s|'")], { encoding: 'utf8' });
    expect(printed.endsWith(`|${hostile}|`), `${shell}: ${printed}`).toBe(true);
  }
  await rowOf('Requests', 'upsertOrders').click();
  const command = await copied('Copy as curl');
  expect(command).toContain("curl -g -X POST 'http://sandbox.localhost/hub/api/channel-platform/v1/orders'");
  expect(command).toContain(String.raw`--data-raw '{"note":"it'\''s'\\''\\'"}'`);
  expect(command).not.toContain(world.connector.token);
  await rowOf('Requests', 'v2-listOrders').click();
  const code = await copied('Copy as SDK code');
  expect(code).toContain("import { createHub } from '@tradelane/hub';");
  expect(code).toMatch(/await hub\.orders\.list\(\{\s*limit: 5\s*\}\)/);
});

it('requests with a long body have its place in the command, and cannot be replayed', async () => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await world.connector.call('POST', 'cp:/v1/orders', { note: 'x'.repeat(5000) });
  await open('requests');
  await rowOf('Requests', 'upsertOrders').click();
  await button('Copy as curl').click();
  await button('Copied').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/ --data-binary @BODY_OF_THE_REQUEST$/);
  expect(await button('Replay').isDisabled()).toBe(true);
});

it.each(['/hub/../__sandbox/reset', '/hub/%2e%2e/__sandbox/reset'])(
  'a request to %s is shown as it was sent, and cannot be replayed',
  async (path) => {
    const socket = connect(listener.port, '127.0.0.1');
    socket.end(`POST ${path} HTTP/1.1\r\nhost: 127.0.0.1:${listener.port}\r\nconnection: close\r\n\r\n`);
    await once(socket.resume(), 'close');
    await open('requests');
    await rowOf('Requests', path).click();
    expect(await button('Replay').isDisabled()).toBe(true);
  },
);

it('requests are replayed as a caller, also with another path', async () => {
  await upsertOrders(world, orderInput('ORD-1'));
  await world.seller.call('GET', '/v2/orders');
  await open('requests');
  await rowOf('Requests', 'v2-listOrders').click();
  await button('Replay').click();
  await page.getByLabel('Response of the replay').getByText('acme_web_ORD-1"').waitFor();
  await page.getByText('Edit before the replay').click();
  await page.getByLabel('Path').fill('/hub/api/v2/orders/nowhere');
  await button('Replay').click();
  await page.getByLabel('Response of the replay').getByText('nowhere').waitFor();
  forgive(/404/);
});

it('requests of a restarted sandbox replace earlier requests, after an alert that it does not respond', async () => {
  await world.seller.call('GET', '/v2/orders');
  await open('requests');
  await rowOf('Requests', 'v2-listOrders').waitFor();
  await listener.close();
  await page.getByRole('alert').getByText('does not respond').waitFor();
  const another = await createChannelWorld();
  // More of them than the page has seen of the first.
  for (let n = 0; n < 20; n++) await another.seller.call('GET', '/products?limit=1');
  await serve(another.sandbox, listener.port);
  await page.getByRole('alert').waitFor({ state: 'detached' });
  await rowOf('Requests', '/hub/api/products').waitFor();
  expect(await rowOf('Requests', 'v2-listOrders').count()).toBe(0);
  forgive(/ERR_/);
});
