import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { visit, type Visit, watch, withoutBrowser } from './browser.ts';

const questions = [
  { kind: 'an endpoint', query: '/v2/orders/{order_id}/accept', page: '/reference/hub/v2-acceptorderlines/' },
  { kind: 'an operation id', query: 'SOR21', page: '/reference/services-seller/sor21/' },
  { kind: 'a field', query: 'channel_updated_at', page: '/reference/channel-platform/upsertorders/' },
  { kind: 'a method of a client', query: 'hub.orders.accept', page: '/reference/hub/v2-acceptorderlines/' },
  { kind: 'a name of the core', query: 'createVirtualClock', page: '/types/core/' },
  { kind: 'a guide', query: 'unknown outcome', page: '/guides/retries/' },
] as const;

describe.skipIf(withoutBrowser)('search', () => {
  let here: Visit;
  beforeAll(async () => {
    here = await visit();
  });
  afterAll(() => here?.close());

  for (const { kind, query, page: wanted } of questions) {
    test(`finds ${kind}: ${query}`, async () => {
      const page = await here.browser.newPage();
      const faults = watch(page, here.served.url);
      await page.goto(`${here.served.url}/guides/first-call/`);
      await page
        .getByRole('button', { name: /search/i })
        .first()
        .click();
      await page.locator('dialog input').fill(query);
      const results = page.locator('dialog a[href*="/"]');
      await expect
        .poll(
          async () =>
            results.evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname)),
          { timeout: 15_000 },
        )
        .toContain(wanted);
      expect(faults).toEqual([]);
      await page.close();
    });
  }
});
