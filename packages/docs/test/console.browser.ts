import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { openConsole, send } from './send.ts';
import { visiting, watch, withoutBrowser } from './browser.ts';

describe.skipIf(withoutBrowser)('the console in the page', () => {
  const here = visiting();

  const opened = async (path: string): Promise<{ readonly page: Page; readonly faults: readonly string[] }> => {
    const page = await here.browser.newPage();
    const faults = watch(page, here.served.url);
    await page.goto(here.served.url + path);
    await openConsole(page);
    return { page, faults };
  };

  test('lists the seeded orders and changes nothing', async () => {
    const { page, faults } = await opened('/reference/hub/v2-listorders/');
    const { request, response, changes } = await send(page);
    expect(request).toContain('GET /hub/api/v2/orders?limit=100');
    expect(response).toMatch(/^200\n/);
    expect(response).toContain('acme_ORD-1001');
    expect(changes).toBe('Nothing changed.');
    expect(faults).toEqual([]);
  });

  test('rejects an invalid request as the hub does, and names the field', async () => {
    const { page } = await opened('/reference/channel-platform/upsertorders/');
    await page
      .getByRole('textbox', { name: 'Body' })
      .fill('{"origin": {"channel_id": "acme_web", "channel_store_id": "store_1"}, "orders": "none"}');
    const { response, changes } = await send(page);
    expect(response).toMatch(/^400\n/);
    expect(response).toContain('orders');
    expect(changes).toBe('Nothing changed.');
  });

  test('uploads a document to the instance with the key of a shop', async () => {
    const { page, faults } = await opened('/reference/services-seller/s32/');
    const { request, response, changes } = await send(page);
    expect(request).toContain('POST /instance/api/shops/documents');
    expect(response).toMatch(/^200\n/);
    expect(changes).toMatch(/^instance\.shopDocuments \d+ added$/m);
    expect(faults).toEqual([]);
  });

  test('downloads an archive, for which a part of the sandbox loads when it is needed', async () => {
    const { page, faults } = await opened('/reference/marketplace-seller/s31/');
    const { response } = await send(page);
    expect(response).toMatch(/^200\n[\s\S]*documents-\d+\.zip/);
    expect(faults).toEqual([]);
  });

  test('an invalid JSON body is not sent, and the page shows the syntax error', async () => {
    const { page } = await opened('/reference/channel-platform/upsertorders/');
    await page.getByRole('textbox', { name: 'Body' }).fill('{"origin": ');
    await page.getByRole('button', { name: 'Send' }).click();
    const said = await page.locator('.console [role=alert]').innerText();
    expect(said).toContain('The body is not JSON, and nothing was sent: ');
  });

  test('the field of a body grows with its content, up to the height of the screen', async () => {
    const { page } = await opened('/reference/channel-platform/upsertorders/');
    const box = await page.getByRole('textbox', { name: 'Body' }).boundingBox();
    expect(box?.height).toBeGreaterThan(500);
  });

  test('the title of a page links to its console and opens it', async () => {
    const page = await here.browser.newPage();
    await page.goto(`${here.served.url}/reference/hub/v2-listorders/`);
    await page.getByRole('link', { name: 'Try it', exact: true }).click();
    await page.getByRole('button', { name: 'Send' }).waitFor();
  });

  test('the documented limits apply, and the user can advance a minute', async () => {
    const { page } = await opened('/reference/hub/v2-listorders/');
    expect((await send(page)).response).toMatch(/^200\n/);
    await page.getByRole('button', { name: 'Send' }).click();
    const why = page.getByLabel('Why');
    await why.getByText('RateLimitError:').waitFor();
    expect(await why.getByRole('link', { name: 'E03' }).getAttribute('href')).toBe('/guides/limits/');
    expect(await why.innerText()).toContain('Every operation has its own limit');
    await page.getByRole('button', { name: 'Let a minute pass' }).click();
    await page.getByText('A minute has passed.').waitFor();
    expect((await send(page)).response).toMatch(/^200\n/);
  });

  test('the user chooses the caller and needs no authentication', async () => {
    const { page } = await opened('/reference/services-seller/a01/');
    await page.getByLabel('Call as').selectOption('shop 2002');
    expect((await send(page)).response).toContain('"shop_id": 2002');
    await page.getByLabel('Call as').selectOption('anonymous');
    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByText('AuthenticationError:').waitFor();
  });

  test('shows the sent request as code, with the entered values and the chosen caller', async () => {
    const { page } = await opened('/reference/hub/v2-listorders/');
    await page.getByText('more parameters').click();
    await page.getByRole('textbox', { name: 'order_ids' }).fill('acme_ORD-1001,acme_ORD-1002');
    await page.getByRole('textbox', { name: 'limit' }).fill('7');
    await send(page);
    await page.getByText('The request as SDK code').click();
    const sdk = await page.getByLabel('The request as SDK code', { exact: true }).innerText();
    expect(sdk).toContain("import { createHub } from '@tradelane/hub'");
    expect(sdk).toMatch(/hub\.orders\.list\(\{\s*order_ids: \['acme_ORD-1001', 'acme_ORD-1002'\],\s*limit: 7,\s*\}/);
    await page.getByText('The request as curl').click();
    const curl = await page.getByLabel('The request as curl', { exact: true }).innerText();
    expect(curl).toContain('client_id=');
    expect(curl).toContain('BASE_URL=http://localhost:4010/hub\n');
    expect(curl).toMatch(/"\$BASE_URL\/api\/v2\/orders" \\\n[^"]* -d limit=7 /);
  });

  test('an error of one operation links to the rules of its page', async () => {
    const { page } = await opened('/reference/hub/v2-acceptorderlines/');
    await page.getByRole('textbox', { name: 'Body' }).fill('{"order_lines": [{"id": "none", "accepted": true}]}');
    expect((await send(page)).response).toMatch(/^4\d\d\n/);
    const why = page.getByLabel('Why');
    expect(await why.getByRole('link', { name: 'O01' }).getAttribute('href')).toBe('/rules/orders/#o01');
    expect(await why.innerText()).toContain('AWAITING_ACCEPTANCE');
  });

  test('a response is a tree, and a large response renders only its open part', async () => {
    const { page, faults } = await opened('/reference/hub/v2-listorders/');
    await send(page);
    const tree = page.getByLabel('Response body');
    expect(await tree.innerText()).toContain('channel_order_id: ');
    await tree.locator('summary').first().click();
    expect(await tree.innerText()).not.toContain('channel_order_id: ');
    await tree.locator('summary').first().click();
    const size = await page.evaluate(() => document.querySelectorAll('.json-tree *').length);
    const lines = (await page.getByLabel('Response as text').innerText()).split('\n').length;
    expect(lines).toBeGreaterThan(200);
    expect(size).toBeLessThan(lines);
    expect(faults).toEqual([]);
  });
});
