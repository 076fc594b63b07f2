import axe, { type AxeResults, type RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { obstacle, pagePaths, visit, type Visit, watch } from './browser.ts';

const telling = [
  '/',
  '/guides/limits/',
  '/guides/errors/',
  '/reference/hub/',
  '/reference/hub/v2-listorders/',
  '/reference/channel-platform/upsertorders/',
  '/reference/services-seller/s32/',
  '/reference/events/orderactionevent/',
  '/types/basket/',
  '/specs/',
];

describe.skipIf(obstacle !== undefined)('pages in a browser', () => {
  let here: Visit;
  beforeAll(async () => {
    here = await visit();
  });
  afterAll(() => here?.close());

  test('every page loads without an error on the console and asks no other host for anything', async () => {
    const paths = pagePaths().filter((path) => path !== '/404.html');
    expect(paths.length).toBeGreaterThan(300);
    const pending = [...paths];
    const faults: string[] = [];
    const worker = async (): Promise<void> => {
      const page = await here.browser.newPage();
      const own = watch(page, here.served.url);
      for (let path = pending.shift(); path !== undefined; path = pending.shift())
        await page.goto(here.served.url + path);
      faults.push(...own);
      await page.close();
    };
    await Promise.all([worker(), worker(), worker(), worker()]);
    expect(faults).toEqual([]);
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`contrast, names and landmarks pass axe in ${colorScheme}`, async () => {
      const page = await here.browser.newPage({ colorScheme });
      const found: string[] = [];
      for (const path of telling) {
        await page.goto(here.served.url + path);
        found.push(...(await violations(page)).map((violation) => `${path} ${violation}`));
      }
      await page.close();
      expect(found).toEqual([]);
    });
  }

  test('on a phone no page is wider than the screen', async () => {
    const page = await here.browser.newPage({ viewport: { width: 390, height: 800 } });
    const wide: string[] = [];
    for (const path of telling) {
      await page.goto(here.served.url + path);
      if (await page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth))
        wide.push(path);
    }
    await page.close();
    expect(wide).toEqual([]);
  });

  test('the reference can be read without JavaScript', async () => {
    const context = await here.browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${here.served.url}/reference/hub/v2-acceptorderlines/`);
    const text = await page.locator('main').innerText();
    for (const word of ['hub.orders.accept', 'AWAITING_ACCEPTANCE', 'connect:order:accept', 'BadRequestError'])
      expect(text).toContain(word);
    await context.close();
  });
});

async function violations(page: Page): Promise<readonly string[]> {
  await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const { axe: checker } = globalThis as unknown as {
      axe: { run(place: Document, options: RunOptions): Promise<AxeResults> };
    };
    // The shortcut beside the word on the search button is no part of its name.
    const rules = { 'label-content-name-mismatch': { enabled: false } };
    const result = await checker.run(document, { resultTypes: ['violations'], rules });
    return result.violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
  });
}
