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
    const body = page.getByLabel('Body');
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
      .getByLabel('Body')
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
