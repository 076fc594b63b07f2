import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { visit, type Visit, watch, withoutBrowser } from './browser.ts';
import { openConsole, send, type Sent } from './send.ts';

interface Order {
  readonly channel_order_id: string;
  readonly status: string;
  readonly order_lines: readonly Readonly<Record<string, unknown>>[];
}

describe.skipIf(withoutBrowser)('the day of an order, played by hand on the pages', () => {
  let here: Visit;
  beforeAll(async () => {
    here = await visit();
  });
  afterAll(() => here?.close());

  test('a connector sends an order and the seller accepts and ships it, each page after the changes of the last', async () => {
    const page = await here.browser.newPage();
    const faults = watch(page, here.served.url);
    const open = async (path: string): Promise<void> => {
      await page.goto(`${here.served.url}/reference/${path}/`);
      await openConsole(page);
    };
    const fill = (name: string, value: string): Promise<void> =>
      page.getByRole('textbox', { name }).first().fill(value);
    const body = page.getByRole('textbox', { name: 'Body' });

    // The connector: a customer has ordered.
    await open('channel-platform/upsertorders');
    const sample = await body.inputValue();
    await body.fill(sample.replaceAll('ORD-1001', 'ORD-7777'));
    expect((await send(page)).response).toMatch(/^204/);

    // The seller: sees the order and accepts its line.
    const seen = async (): Promise<Sent> => {
      await open('hub/v2-listorders');
      await page.getByText('more parameters').click();
      await fill('order_ids', 'acme_ORD-7777');
      await page.getByRole('button', { name: 'Let a minute pass' }).click();
      await page.getByText('A minute has passed.').waitFor();
      return send(page);
    };
    const waiting = (await seen()).response;
    expect(waiting).toContain('"AWAITING_ACCEPTANCE"');
    const line = /"id": "(acme_ORD-7777-[^"]+)"/.exec(waiting)?.[1] ?? '';
    await open('hub/v2-acceptorderlines');
    await fill('order_id', 'acme_ORD-7777');
    await body.fill(JSON.stringify({ order_lines: [{ id: line, accepted: true }] }));
    const accepted = actionOf(await send(page));

    // The action waits for the connector, which reports what became of it.
    expect(await statusOf(page, open, fill, accepted)).toBe('PENDING');
    await report(page, open, fill, accepted);
    expect(await statusOf(page, open, fill, accepted)).toBe('SUCCESS');

    // The connector: the customer has paid, so the order may be shipped.
    await open('channel-platform/upsertorders');
    await body.fill(moved(sample, 'AWAITING_SHIPMENT', '2026-01-12T10:00:00Z'));
    expect((await send(page)).response).toMatch(/^204/);

    // The seller ships it, with the invoice.
    expect((await seen()).response).toContain('"AWAITING_SHIPMENT"');
    await open('hub/v2-createshipment');
    await fill('order_id', 'acme_ORD-7777');
    await body.fill((await body.inputValue()).replace('acme_ORD-1002-1', line));
    const shipped = actionOf(await send(page));
    await report(page, open, fill, shipped);
    expect(await statusOf(page, open, fill, shipped)).toBe('SUCCESS');
    await open('hub/v2-uploadorderdocument');
    await fill('order_id', 'acme_ORD-7777');
    const parts = page.getByRole('textbox', { name: 'Other parts' });
    const { metadata } = JSON.parse(await parts.inputValue()) as { metadata: { readonly filename: string } };
    await parts.fill(JSON.stringify({ metadata: { type: 'CUSTOMER_INVOICE', filename: metadata.filename } }));
    const uploaded = actionOf(await send(page));
    await report(page, open, fill, uploaded);

    // The connector: it has arrived.
    await open('channel-platform/upsertorders');
    await body.fill(moved(sample, 'DELIVERED', '2026-01-14T10:00:00Z'));
    expect((await send(page)).changes).toContain('acme_ORD-7777 changed');
    expect((await seen()).response).toContain('"DELIVERED"');

    expect(await page.locator('.console-timeline li').count()).toBeGreaterThan(12);
    await page.getByRole('button', { name: 'Reset the world' }).click();
    await page.getByText('as it was at the beginning').waitFor();
    expect(await page.locator('.console-timeline li').count()).toBe(0);
    expect((await seen()).response).not.toContain('ORD-7777"');
    expect(faults).toEqual([]);
    await page.close();
  });
});

type Open = (path: string) => Promise<void>;
type Fill = (name: string, value: string) => Promise<void>;

/** The action that a response of 202 names. */
function actionOf({ response }: Sent): string {
  expect(response).toMatch(/^202\n/);
  return /"action_id": "([^"]+)"/.exec(response)?.[1] ?? '';
}

async function statusOf(page: Page, open: Open, fill: Fill, action: string): Promise<string | undefined> {
  await open('hub/v2-getactionstatus');
  await fill('action_id', action);
  // One read a minute of one action is the most.
  await page.getByRole('button', { name: 'Let a minute pass' }).click();
  await page.getByText('A minute has passed.').waitFor();
  return /"status": "([A-Z_]+)"/.exec((await send(page)).response)?.[1];
}

async function report(page: Page, open: Open, fill: Fill, action: string): Promise<void> {
  await open('channel-platform/updateactionstatus');
  await fill('action_id', action);
  await page.getByRole('textbox', { name: 'Body' }).fill('{"status": "SUCCESS"}');
  expect((await send(page)).response).toMatch(/^204/);
}

/** The sample with its order in another status, as the channel knows it at a later time. */
function moved(sample: string, status: string, at: string): string {
  const request = JSON.parse(sample.replaceAll('ORD-1001', 'ORD-7777')) as { readonly orders: readonly Order[] };
  return JSON.stringify({
    ...request,
    orders: request.orders.map((order) => ({
      ...order,
      status,
      channel_updated_at: at,
      order_lines: order.order_lines.map((line) => ({ ...line, status, updated_at: at })),
    })),
  });
}
