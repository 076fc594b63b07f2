import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { visit, type Visit, watch, withoutBrowser } from './browser.ts';

describe.skipIf(withoutBrowser)('the console in the page', () => {
  let here: Visit;
  beforeAll(async () => {
    here = await visit();
  });
  afterAll(() => here?.close());

  const opened = async (path: string): Promise<{ readonly page: Page; readonly faults: readonly string[] }> => {
    const page = await here.browser.newPage();
    const faults = watch(page, here.served.url);
    await page.goto(here.served.url + path);
    await page.getByText('Try it here').click();
    await page.getByRole('button', { name: 'Send' }).waitFor();
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
    await page.close();
  });

  test('upserts an order and shows that it came to be, or changed', async () => {
    const { page, faults } = await opened('/reference/channel-platform/upsertorders/');
    const body = page.getByRole('textbox', { name: 'Body' });
    await body.fill((await body.inputValue()).replaceAll('ORD-1001', 'ORD-7777'));
    const { response, changes } = await send(page);
    expect(response).toMatch(/^204/);
    expect(changes).toContain('acme_ORD-7777 added');
    await page.getByRole('button', { name: 'Reset the world' }).click();
    await page.getByText('as it was at the beginning').waitFor();
    expect((await send(page)).changes).toContain('acme_ORD-7777 added');
    expect(faults).toEqual([]);
    await page.close();
  });

  test('rejects what the hub would reject, and names the field', async () => {
    const { page } = await opened('/reference/channel-platform/upsertorders/');
    await page
      .getByRole('textbox', { name: 'Body' })
      .fill('{"origin": {"channel_id": "acme_web", "channel_store_id": "store_1"}, "orders": "none"}');
    const { response, changes } = await send(page);
    expect(response).toMatch(/^400\n/);
    expect(response).toContain('orders');
    expect(changes).toBe('Nothing changed.');
    await page.close();
  });

  test('uploads a document to the instance with the key of a shop', async () => {
    const { page, faults } = await opened('/reference/services-seller/s32/');
    const { request, response, changes } = await send(page);
    expect(request).toContain('POST /instance/api/shops/documents');
    expect(response).toMatch(/^200\n/);
    expect(changes).toMatch(/^instance\.shopDocuments \d+ added$/m);
    expect(faults).toEqual([]);
    await page.close();
  });

  test('one world for all pages: an order that one page sends is seen, accepted and reported on others, until reset', async () => {
    const { page, faults } = await opened('/reference/channel-platform/upsertorders/');
    const order = page.getByRole('textbox', { name: 'Body' });
    await order.fill((await order.inputValue()).replaceAll('ORD-1001', 'ORD-7777'));
    expect((await send(page)).response).toMatch(/^204/);
    const visitPage = async (path: string): Promise<void> => {
      await page.goto(here.served.url + path);
      await page.getByText('Try it here').click();
      await page.getByRole('button', { name: 'Send' }).waitFor();
    };
    await visitPage('/reference/hub/v2-listorders/');
    await page.getByText('more parameters').click();
    await page.getByRole('textbox', { name: 'order_ids' }).fill('acme_ORD-7777');
    const listed = (await send(page)).response;
    expect(listed).toMatch(/^200\n/);
    const line = /"id": "(acme_ORD-7777-[^"]+)"/.exec(listed)?.[1] ?? '';
    await visitPage('/reference/hub/v2-acceptorderlines/');
    await page.getByRole('textbox', { name: 'order_id' }).first().fill('acme_ORD-7777');
    await page
      .getByRole('textbox', { name: 'Body' })
      .fill(JSON.stringify({ order_lines: [{ id: line, accepted: true }] }));
    const accepted = (await send(page)).response;
    expect(accepted).toMatch(/^202\n/);
    const action = /"action_id": "([^"]+)"/.exec(accepted)?.[1] ?? '';
    await visitPage('/reference/channel-platform/updateactionstatus/');
    await page.getByRole('textbox', { name: 'action_id' }).first().fill(action);
    await page.getByRole('textbox', { name: 'Body' }).fill('{"status": "SUCCESS"}');
    expect((await send(page)).response).toMatch(/^204/);
    expect(await page.locator('.console-timeline li').count()).toBe(4);
    await page.getByRole('button', { name: 'Reset the world' }).click();
    await page.getByText('as it was at the beginning').waitFor();
    expect(await page.locator('.console-timeline li').count()).toBe(0);
    expect(faults).toEqual([]);
    await page.close();
  });

  test('the documented limits hold, and a minute may pass', async () => {
    const { page } = await opened('/reference/hub/v2-listorders/');
    expect((await send(page)).response).toMatch(/^200\n/);
    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByText('RateLimitError:').waitFor();
    await page.getByRole('button', { name: 'Let a minute pass' }).click();
    await page.getByText('A minute has passed.').waitFor();
    expect((await send(page)).response).toMatch(/^200\n/);
    await page.close();
  });

  test('who calls can be chosen, and nobody is told to authenticate', async () => {
    const { page } = await opened('/reference/services-seller/a01/');
    await page.getByLabel('Call as').selectOption('shop 2002');
    expect((await send(page)).response).toContain('"shop_id": 2002');
    await page.getByLabel('Call as').selectOption('nobody');
    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByText('AuthenticationError:').waitFor();
    await page.close();
  });

  test('shows the request that was sent as code: with what was entered, and as who calls', async () => {
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
    expect(curl).toMatch(/localhost:4010\/hub\/api\/v2\/orders\?\S*limit=7/);
    await page.close();
  });

  test('reads the account of the shop', async () => {
    const { page, faults } = await opened('/reference/services-seller/a01/');
    expect((await send(page)).response).toMatch(/^200\n[\s\S]*shop_id/);
    expect(faults).toEqual([]);
    await page.close();
  });
});

async function send(page: Page): Promise<Readonly<Record<'request' | 'response' | 'changes', string>>> {
  await page.getByRole('button', { name: 'Send' }).click();
  const part = (name: string): Promise<string> => page.getByLabel(name, { exact: true }).innerText();
  return { request: await part('Request'), response: await part('Response'), changes: await part('What it changed') };
}
