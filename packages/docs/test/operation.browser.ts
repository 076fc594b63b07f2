import { describe, expect, test } from 'vitest';
import { built, visiting, watch, withoutBrowser } from './browser.ts';

describe.skipIf(withoutBrowser)('the page of an operation', () => {
  const here = visiting();

  test('request and response stay in view next to the text', async () => {
    const page = await here.browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.goto(`${here.served.url}/reference/services-seller/a01/`);
    const side = page.locator('.op-side');
    const [words, code] = [await page.locator('.op-main').boundingBox(), await side.boundingBox()];
    expect(code?.x ?? 0).toBeGreaterThan((words?.x ?? 0) + (words?.width ?? 0));
    await page.evaluate(() => scrollTo(0, 2000));
    const top = await side.evaluate((part) => part.getBoundingClientRect().top);
    expect(top).toBeGreaterThanOrEqual(0);
    expect(top).toBeLessThan(200);
  });

  test('the chosen tab of the sample stays the same on the next page', async () => {
    const page = await here.browser.newPage();
    const faults = watch(page, here.served.url);
    await page.goto(`${here.served.url}/reference/hub/v2-listorders/`);
    await page.getByRole('tab', { name: 'curl' }).click();
    expect(await page.locator('.way[data-way="sdk"]').isVisible()).toBe(false);
    await page.goto(`${here.served.url}/reference/services-seller/a01/`);
    expect(await page.locator('.way[data-way="curl"]').isVisible()).toBe(true);
    expect(await page.locator('.way[data-way="sdk"]').isVisible()).toBe(false);
    expect(await page.getByRole('tab', { name: 'curl' }).getAttribute('aria-selected')).toBe('true');
    await page.keyboard.press('Tab');
    expect(faults).toEqual([]);
  });

  test('a sample in another language is written when it is chosen, and on the next page', async () => {
    const page = await here.browser.newPage();
    const faults = watch(page, here.served.url);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(`${here.served.url}/reference/hub/v2-listorders/`);
    expect(asked.filter((url) => url.includes('/console/'))).toEqual([]);
    await page.getByRole('tab', { name: 'Python' }).click();
    const sample = page.locator('.way[data-way="python"]');
    await sample.getByText('import requests').waitFor();
    await page.getByRole('tab', { name: 'Your host' }).click();
    expect(await sample.locator('pre').innerText()).toContain('YOUR_CLIENT_ID');
    expect(await sample.locator('button[data-code]').getAttribute('data-code')).toContain('YOUR_CLIENT_ID');
    await page.goto(`${here.served.url}/reference/services-seller/a01/`);
    await sample.getByText('YOUR_API_KEY').waitFor();
    await page.getByRole('tab', { name: 'Java' }).click();
    await page.getByText('HttpClient.newHttpClient()').waitFor();
    expect(faults).toEqual([]);
  });

  test('the program on the front page runs in the page, as its reader changed it, and loads nothing before', async () => {
    const page = await here.browser.newPage();
    const faults = watch(page, here.served.url);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(here.served.url);
    const run = page.getByRole('button', { name: 'Run' });
    await run.waitFor();
    const before = asked.length;
    await run.click();
    const output = page.getByLabel('Output', { exact: true });
    await output.filter({ hasText: /(?:\w+_ORD-\d+ [A-Z_]+\n){5}/ }).waitFor();
    expect(asked.length).toBeGreaterThan(before);
    await page.getByRole('button', { name: 'Edit' }).click();
    const program = page.getByRole('textbox', { name: 'Program' });
    await program.fill((await program.inputValue()).replace('limit: 5', 'limit: 2'));
    await run.click();
    await output.filter({ hasText: /^(?:\w+_ORD-\d+ [A-Z_]+\n){2}$/ }).waitFor();
    expect(await page.getByRole('list', { name: 'Requests' }).innerText()).toMatch(
      /200 POST \/auth\/oauth\/token[\s\S]*200 GET \/hub\/api\/v2\/orders\?limit=2/,
    );
    expect(faults).toEqual([]);
  });

  test('the switch of the host changes the samples and the copied code, on every page', async () => {
    const page = await here.browser.newPage();
    const faults = watch(page, here.served.url);
    await page.goto(`${here.served.url}/reference/channel-platform/upsertorders/`);
    const sample = page.locator('.way[data-way="sdk"]');
    const copied = (): Promise<string | null> => sample.locator('button[data-code]').getAttribute('data-code');
    const before = await sample.locator('pre').innerText();
    expect(before).toContain('http://localhost:4010/hub');
    expect(await page.locator('.op-host .op-note:visible').innerText()).toContain('sandbox --port 4010');
    await page.getByRole('tab', { name: 'Your host' }).click();
    const after = await sample.locator('pre').innerText();
    for (const text of ['https://hub.example.com', 'https://auth.example.com', 'YOUR_CLIENT_ID', 'YOUR_CLIENT_SECRET'])
      expect(after).toContain(text);
    expect(after).not.toMatch(/localhost|sandbox/);
    expect(await copied()).toContain('https://hub.example.com');
    await page.goto(`${here.served.url}/reference/marketplace-seller/a01/`);
    expect(await sample.locator('pre').innerText()).toContain('YOUR_API_KEY');
    await page.goto(`${here.served.url}/reference/channel-platform/upsertorders/`);
    await page.getByRole('tab', { name: 'Sandbox' }).click();
    expect(await sample.locator('pre').innerText()).toBe(before);
    expect(faults).toEqual([]);
  });

  test('the whole address of the operation is below its title and can be copied', async () => {
    const context = await here.browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
    const page = await context.newPage();
    await page.goto(`${here.served.url}/reference/channel-platform/upsertorders/`);
    const address = '{base_url}/api/channel-platform/v1/orders';
    expect(await page.locator('.address code').innerText()).toBe(address);
    await page.locator('.copy-address').click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(address);
  });

  test('fields nest in place and open on demand, and a link to a field opens its parents', async () => {
    const page = await here.browser.newPage();
    const faults = watch(page, here.served.url);
    await page.goto(`${here.served.url}/reference/hub/v2-listorders/`);
    const deep = page.locator('[id="response.data.order_lines.product"]');
    expect(await deep.isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Expand all' }).last().click();
    expect(await deep.isVisible()).toBe(true);
    await page.getByRole('button', { name: 'Collapse all' }).last().click();
    expect(await deep.isVisible()).toBe(false);
    await page.goto('about:blank');
    await page.goto(`${here.served.url}/reference/hub/v2-listorders/#response.data.order_lines.product`);
    await expect.poll(() => deep.isVisible()).toBe(true);
    await expect.poll(() => deep.evaluate((field) => field.matches(':target'))).toBe(true);
    const link = deep.locator('> .field-head > .field-link');
    expect(await link.count()).toBe(0);
    await page.keyboard.press('Tab');
    expect(await link.getAttribute('href')).toBe('#response.data.order_lines.product');
    await page.goto('about:blank');
    await page.goto(`${here.served.url}/reference/hub/v2-listorders/#%`);
    expect(faults).toEqual([]);
  });

  test('closed parts arrive as text and become elements on demand or when the browser is idle', async () => {
    const page = await here.browser.newPage();
    // Never idle.
    await page.addInitScript(() => (globalThis.requestIdleCallback = () => 0));
    const faults = watch(page, here.served.url);
    await page.goto(`${here.served.url}/reference/services-seller/a01/`);
    const fields = page.locator('.fields > li');
    const few = await fields.count();
    expect(few).toBeLessThan(150);
    const part = page.locator('.op-main .fields-part > .fields > li > details').first();
    await part.locator('> summary').click();
    await part.locator('.fields > li').first().waitFor();
    await page.getByRole('button', { name: 'Expand all' }).last().click();
    expect(await page.locator('noscript.unopened').count()).toBe(0);
    expect(await fields.count()).toBeGreaterThan(300);
    expect(faults).toEqual([]);
    const other = await here.browser.newPage();
    await other.goto(`${here.served.url}/reference/services-seller/a01/`);
    await built(other);
    expect(await other.locator('.fields > li').count()).toBeGreaterThan(300);
  });

  test('a union shows its discriminator, and an enum shows the meaning of its values', async () => {
    const page = await here.browser.newPage();
    await page.goto(`${here.served.url}/reference/services-seller/a01/`);
    await built(page);
    const text = (await page.locator('main').textContent()) ?? '';
    expect(text).toContain('@type: "IBAN"');
    expect(text).not.toContain('choice 1');
    expect(await page.locator('dl.field-values dt').count()).toBeGreaterThan(3);
  });
});
