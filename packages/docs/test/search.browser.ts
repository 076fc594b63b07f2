import type { Page, Route } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { visiting, watch, withoutBrowser } from './browser.ts';

describe.skipIf(withoutBrowser)('search in the page', () => {
  const here = visiting();

  const opened = async (): Promise<{ readonly page: Page; readonly faults: readonly string[] }> => {
    const page = await here.browser.newPage();
    const faults = watch(page, here.served.url);
    await page.goto(`${here.served.url}/guides/first-call/`);
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Search' }).waitFor();
    return { page, faults };
  };

  test('arrow keys select a result, and Enter opens it', async () => {
    const { page, faults } = await opened();
    await page.getByRole('combobox', { name: 'Search' }).fill('P41');
    await page.locator('#search-results [role=option]').nth(1).waitFor();
    await page.keyboard.press('ArrowDown');
    const chosen = page.locator('#search-results [aria-selected=true]');
    const wanted = await chosen.getByRole('link', { includeHidden: true }).getAttribute('href');
    expect(await page.locator('#search-results [role=option]').nth(1).getAttribute('aria-selected')).toBe('true');
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${wanted}`);
    expect(faults).toEqual([]);
  });

  test('Home and End move the caret, and the result stays selected', async () => {
    const { page } = await opened();
    const input = page.getByRole('combobox', { name: 'Search' });
    await input.fill('P41');
    await page.locator('#search-results [role=option]').nth(1).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Home');
    expect(await input.evaluate((field: HTMLInputElement) => field.selectionStart)).toBe(0);
    await page.keyboard.press('End');
    expect(await input.evaluate((field: HTMLInputElement) => field.selectionStart)).toBe(3);
    expect(await page.locator('#search-results [role=option]').nth(1).getAttribute('aria-selected')).toBe('true');
  });

  test('without a query the search offers examples, and each finds something', async () => {
    const { page, faults } = await opened();
    const examples = page.locator('.hints button');
    const count = await examples.count();
    expect(count).toBeGreaterThan(3);
    for (let index = 0; index < count; index += 1) {
      await examples.nth(index).click();
      await page.locator('#search-results [role=option]').first().waitFor();
      await page.getByRole('combobox', { name: 'Search' }).fill('');
      await expect.poll(() => page.locator('#search-results [role=option]').count()).toBe(0);
    }
    expect(faults).toEqual([]);
  });

  test('a result shows its sentence with marked words, and opens at the section', async () => {
    const { page, faults } = await opened();
    await page.getByRole('combobox', { name: 'Search' }).fill('TL02 limit');
    const first = page.locator('#search-results [role=option]').first();
    await first.waitFor();
    expect(await first.locator('.excerpt').innerText()).toMatch(/^Limit: At most 20 per minute/);
    expect(await first.locator('.excerpt mark').first().innerText()).toBe('Limit');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/tl02/#details');
    expect(faults).toEqual([]);
  });

  test('on a phone a button opens the search, and one Escape closes it with any input', async () => {
    const page = await here.browser.newPage({ viewport: { width: 390, height: 844 } });
    await page.goto(`${here.served.url}/guides/first-call/`);
    await page.getByRole('button', { name: 'Search' }).click();
    await page.getByRole('combobox', { name: 'Search' }).fill('pagination');
    await page.getByText(/^\d+ results?$/).waitFor();
    await page.keyboard.press('Escape');
    await page.locator('search-box dialog').waitFor({ state: 'hidden' });
  });

  test('on a slow connection the search shows that it loads until it has results', async () => {
    const page = await here.browser.newPage();
    const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
    await page.route('**/search.json', async (route) => {
      await arrived;
      await route.continue();
    });
    await page.goto(`${here.served.url}/guides/first-call/`);
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Search' }).fill('P41');
    await page.getByText('Loading …', { exact: true }).waitFor();
    arrive();
    await page.locator('#search-results [role=option]').first().waitFor();
    expect(await page.getByText('Loading …', { exact: true }).count()).toBe(0);
  });

  test.for([
    ['the request fails', '**/search.json', (route: Route) => route.abort()],
    ['the response is a 503', '**/search.json', (route: Route) => route.fulfill({ status: 503, body: '[]' })],
    ['its script does not load', '**/engine*.js', (route: Route) => route.abort()],
  ] as const)('if %s, the search shows that it could not load, and the next key retries', async ([, what, fail]) => {
    const page = await here.browser.newPage();
    await page.route(what, fail, { times: 1 });
    await page.goto(`${here.served.url}/guides/first-call/`);
    await page.keyboard.press('Control+k');
    await page.getByText('Search could not be loaded.').waitFor();
    await page.getByRole('combobox', { name: 'Search' }).pressSequentially('P41');
    await page.locator('#search-results [role=option]').first().waitFor();
    expect(await page.getByText('could not be loaded').count()).toBe(0);
  });

  test('the search loads when it is opened again after a failure', async () => {
    const page = await here.browser.newPage();
    await page.route('**/search.json', (route) => route.abort(), { times: 1 });
    await page.goto(`${here.served.url}/guides/first-call/`);
    await page.keyboard.press('Control+k');
    await page.getByText('Search could not be loaded.').waitFor();
    await page.keyboard.press('Escape');
    const loaded = page.waitForResponse('**/search.json');
    await page.keyboard.press('Control+k');
    expect((await loaded).status()).toBe(200);
    await expect.poll(() => page.locator('search-box .count').textContent()).toBe('');
  });

  test('the sidebar marks the current page, with method and ID', async () => {
    const page = await here.browser.newPage({ viewport: { width: 1440, height: 900 } });
    for (const path of ['/reference/services-seller/sor11/', '/reference/marketplace-seller/st11/', '/types/core/']) {
      await page.goto(here.served.url + path);
      const current = page.locator('#starlight__sidebar a[aria-current="page"]');
      expect(await current.evaluate((link) => link.getBoundingClientRect().top), path).toBeLessThan(900);
      expect(await current.evaluate((link) => link.getBoundingClientRect().top), path).toBeGreaterThan(50);
    }
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${here.served.url}/reference/services-seller/sor11/`);
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect
      .poll(() =>
        page
          .locator('#starlight__sidebar a[aria-current="page"]')
          .boundingBox()
          .then((box) => box?.y),
      )
      .toBeLessThan(844);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`${here.served.url}/reference/services-seller/sor11/`);
    const current = page.locator('#starlight__sidebar a[aria-current="page"]');
    expect(await current.innerText()).toContain('GET');
    expect(await current.getAttribute('title')).toBe('SOR11');
  });
});
