import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { visiting, type Visit, watch, withoutBrowser } from './browser.ts';
import { openConsole, send, type Sent } from './send.ts';

interface Order {
  readonly channel_order_id: string;
  readonly status: string;
  readonly order_lines: readonly Readonly<Record<string, unknown>>[];
}

describe.skipIf(withoutBrowser)('a day, played by hand on the pages', () => {
  const here = visiting();

  test('a connector sends an order and the seller accepts and ships it, each page after the changes of the last', async () => {
    const { page, faults, open, field } = await newPage(here);
    const body = page.getByRole('textbox', { name: 'Body' });

    // The connector: a customer has ordered.
    await open('channel-platform/upsertorders');
    await body.fill((await body.inputValue()).replaceAll('ORD-9001', 'ORD-7777'));
    expect((await send(page)).response).toMatch(/^204/);

    // The seller: sees the order and accepts its line. Each page names what the last one made.
    const seen = async (): Promise<Sent> => {
      await open('hub/v2-listorders');
      expect(await field('order_ids')).toBe('acme_ORD-7777');
      await minute(page);
      return send(page);
    };
    expect((await seen()).response).toContain('"AWAITING_ACCEPTANCE"');
    await open('hub/v2-acceptorderlines');
    expect(await field('order_id')).toBe('acme_ORD-7777');
    const { order_lines: lines } = JSON.parse(await body.inputValue()) as { order_lines: readonly { id: string }[] };
    expect(lines.map(({ id }) => id)).toEqual(['acme_ORD-7777-1']);
    const accepted = actionOf(await send(page));

    // The action waits for the connector, which reports its result.
    expect(await statusOf(page, open)).toBe('PENDING');
    expect(await field('action_id')).toBe(accepted);
    await report(page, open);
    expect(await statusOf(page, open)).toBe('SUCCESS');

    // The connector: the customer has paid, so the order may be shipped.
    await open('channel-platform/upsertorders');
    await body.fill(moved(await body.inputValue(), 'AWAITING_SHIPMENT', '2026-01-12T10:00:00Z'));
    expect((await send(page)).response).toMatch(/^204/);

    // The seller ships it, with the invoice.
    expect((await seen()).response).toContain('"AWAITING_SHIPMENT"');
    await open('hub/v2-createshipment');
    expect(actionOf(await send(page))).not.toBe(accepted);
    await report(page, open);
    expect(await statusOf(page, open)).toBe('SUCCESS');
    await open('hub/v2-uploadorderdocument');
    const parts = page.getByRole('textbox', { name: 'Other parts' });
    await parts.fill('{"metadata": {"type": "CUSTOMER_INVOICE", "filename": "label.pdf"}}');
    actionOf(await send(page));
    await report(page, open);

    // The connector: it has arrived.
    await open('channel-platform/upsertorders');
    await body.fill(moved(await body.inputValue(), 'DELIVERED', '2026-01-14T10:00:00Z'));
    expect((await send(page)).changes).toContain('acme_ORD-7777 changed');
    expect((await seen()).response).toContain('"DELIVERED"');

    const calls = page.locator('.console-timeline li');
    expect(await calls.count()).toBeGreaterThan(12);
    await calls.nth(2).locator('summary').click();
    expect(await calls.nth(2).getByLabel('Response of this call').innerText()).toMatch(/^202\n[\s\S]*"action_id"/);
    await page.getByRole('button', { name: 'Reset the world' }).click();
    await page.getByText('as it was at the beginning').waitFor();
    expect(await calls.count()).toBe(0);
    expect(await page.locator('[name="query order_ids"]').inputValue()).toBe('');
    expect((await send(page)).response).not.toContain('ORD-7777"');
    expect(faults).toEqual([]);
  });
});

async function newPage({ browser, served }: Visit): Promise<{
  readonly page: Page;
  readonly faults: readonly string[];
  readonly open: Open;
  readonly field: (name: string) => Promise<string>;
}> {
  const page = await browser.newPage();
  return {
    page,
    faults: watch(page, served.url),
    open: async (path) => {
      await page.goto(`${served.url}/reference/${path}/`);
      await openConsole(page);
    },
    field: (name) => page.getByRole('textbox', { name }).first().inputValue(),
  };
}

type Open = (path: string) => Promise<void>;

/** The action that a response of 202 names. */
function actionOf({ response }: Sent): string {
  expect(response).toMatch(/^202\n/);
  return /"action_id": "([^"]+)"/.exec(response)?.[1] ?? '';
}

/** One read a minute of one action or list is the most. */
async function minute(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Let a minute pass' }).click();
  await page.getByText('A minute has passed.').waitFor();
}

async function statusOf(page: Page, open: Open): Promise<string | undefined> {
  await open('hub/v2-getactionstatus');
  await minute(page);
  return /"status": "([A-Z_]+)"/.exec((await send(page)).response)?.[1];
}

async function report(page: Page, open: Open): Promise<void> {
  await open('channel-platform/updateactionstatus');
  expect((await send(page)).response).toMatch(/^204/);
}

/** The last body with its order in another status, as the channel knows it at a later time. */
function moved(body: string, status: string, at: string): string {
  const request = JSON.parse(body) as { readonly orders: readonly Order[] };
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
