import axe, { type AxeResults, type RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { sampled } from '@tradelane/test-servers';
import { describe, expect, test } from 'vitest';
import { openConsole, send } from './send.ts';
import { built, pagePaths, visiting, watch, withoutBrowser } from './browser.ts';

const samplePages = [
  '/',
  '/guides/limits/',
  '/guides/errors/',
  '/guides/events/',
  '/reference/',
  '/types/',
  '/commands/',
  '/reference/hub/',
  '/reference/marketplace-seller/',
  '/reference/hub/v2-listorders/',
  '/reference/channel-platform/upsertorders/',
  '/reference/services-seller/s32/',
  '/reference/events/orderactionevent/',
  '/types/basket/',
  '/types/core/batchresult/',
  '/types/basket/shippingmethod/',
  '/specs/',
  '/rules/',
  '/rules/assumptions/',
];

const schemes: readonly (readonly ['light' | 'dark', RunOptions])[] = [
  ['light', { rules: { 'color-contrast-enhanced': { enabled: true } } }],
  // Only colours depend on the scheme.
  ['dark', { runOnly: ['color-contrast-enhanced'] }],
];

describe.skipIf(withoutBrowser)('pages in a browser', () => {
  const here = visiting();

  test('a link to a broker opens its tab, and a tab shows one broker', async () => {
    const page = await here.browser.newPage();
    const faults = watch(page, here.served.url);
    await page.goto(`${here.served.url}/guides/events/#rabbitmq`);
    const panel = (name: string) => page.getByRole('tabpanel', { name });
    await panel('RabbitMQ').getByText('npm i @tradelane/events rabbitmq-client').waitFor();
    expect(await panel('RabbitMQ').innerText()).toContain('amqp://user:password@host:5672/vhost?queue=events');
    expect(await page.locator('.tabbed .panel:visible').count()).toBe(1);
    await page.getByRole('tab', { name: 'Google Pub/Sub (preview)' }).click();
    expect(await page.locator('.tabbed .panel:visible').count()).toBe(1);
    expect(await panel('Google Pub/Sub (preview)').innerText()).toContain(
      'npm i @tradelane/events @google-cloud/pubsub',
    );
    expect(faults).toEqual([]);
  });

  test('a link to a rule on the list of all rules leads to the page of the rule', async () => {
    const page = await here.browser.newPage();
    const faults = watch(page, here.served.url);
    await page.goto(`${here.served.url}/rules/#t05`);
    await page.waitForURL('**/rules/tokens/#t05');
    await page.locator('#t05:target').waitFor();
    expect(faults).toEqual([]);
  });

  test('every page loads without a console error or a request to another host, and fits its screen with its tables and code', async () => {
    const pending = shown();
    const [faults, wide]: [string[], string[]] = [[], []];
    // Pages of one context share what they have loaded.
    const context = await here.browser.newContext({ viewport: { width: 320, height: 800 } });
    const worker = async (): Promise<void> => {
      const page = await context.newPage();
      const own = watch(page, here.served.url);
      for (let path = pending.shift(); path !== undefined; path = pending.shift()) {
        await page.goto(here.served.url + path);
        // Content that fits into the narrowest column fits into all columns. On a wide screen, lines of code stay whole and scroll.
        for (const width of samplePages.includes(path) ? [320, 390, 820, 1280] : [320]) {
          await page.setViewportSize({ width, height: 800 });
          wide.push(...(await wideParts(page)).map((part) => `${path} at ${width}: ${part}`));
        }
      }
      faults.push(...own);
    };
    await Promise.all([worker(), worker()]);
    expect(wide).toEqual([]);
    expect(faults).toEqual([]);
  });

  test('pages and their consoles pass axe in light and dark: contrast (AAA), names and landmarks', async () => {
    const page = await here.browser.newPage();
    const faults = watch(page, here.served.url);
    const found: string[] = [];
    for (const path of sampled(samplePages, 6)) {
      await page.goto(here.served.url + path);
      await built(page);
      await page
        .locator('.field-more')
        .evaluateAll((parts) => parts.forEach((part) => ((part as HTMLDetailsElement).open = true)));
      if ((await page.locator('details.console > summary').count()) > 0) {
        await openConsole(page);
        await send(page);
      }
      for (const [colorScheme, options] of schemes) {
        await page.emulateMedia({ colorScheme });
        await page.locator(`html[data-theme=${colorScheme}]`).waitFor();
        found.push(...(await violations(page, options)).map((violation) => `${path} in ${colorScheme} ${violation}`));
      }
    }
    expect(found).toEqual([]);
    expect(faults).toEqual([]);
  });

  test('a URL with an ID in wire form redirects to its page, and an unknown URL offers links', async () => {
    const page = await here.browser.newPage();
    await page.goto(`${here.served.url}/reference/marketplace-seller/P41/`);
    await page.getByRole('heading', { level: 1, name: 'Import a product file' }).waitFor();
    await page.goto(`${here.served.url}/reference/Hub/nothing/`);
    await page.getByRole('heading', { level: 1, name: 'Page not found' }).waitFor();
    expect(await page.getByRole('main').getByRole('link', { name: 'The first call' }).count()).toBe(1);
    const near = page.locator('.near-pages a');
    for (const name of ['v2_list-orders', 'orders.list']) {
      await page.goto(`${here.served.url}/reference/hub/${name}/`);
      await page.waitForURL('**/reference/hub/v2-listorders/');
    }
    await page.goto(`${here.served.url}/guides/pagin/`);
    await near.first().waitFor();
    expect(await near.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toContain(
      '/guides/paging/',
    );
    expect(await page.getByRole('navigation', { name: 'Main' }).getByRole('link').count()).toBeGreaterThan(10);
  });

  test('a page runs scripts of the site only and no injected script', async () => {
    const page = await here.browser.newPage();
    await page.route('**/guides/limits/', async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      await route.fulfill({
        response,
        body: html.replace('</main>', '<script>window.intruder = true</script></main>'),
      });
    });
    await page.goto(`${here.served.url}/guides/limits/`);
    expect(await page.evaluate(() => 'intruder' in window)).toBe(false);
    expect(await page.evaluate(() => document.documentElement.dataset['way'])).toBe('sdk');
  });

  test('the reference is readable without JavaScript', async () => {
    const context = await here.browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${here.served.url}/reference/hub/v2-acceptorderlines/`);
    const text = await page.locator('main').innerText();
    for (const word of ['hub.orders.accept', 'AWAITING_ACCEPTANCE', 'connect:order:accept', 'BadRequestError'])
      expect(text).toContain(word);
    const part = page.locator('.fields details').first();
    await part.locator('> summary').click();
    await part.locator('.fields > li').first().waitFor();
  });
});

/** Elements that are too wide: the page, a table, or on a phone wrapped code that would scroll. */
function wideParts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [
      document.documentElement,
      ...document.querySelectorAll(innerWidth < 800 ? 'main table, main pre.wrap' : 'main table'),
    ]
      .filter((part) => part.clientWidth > 0 && part.scrollWidth > part.clientWidth + 1)
      .map(
        (part) =>
          `${part.tagName} ${(part === document.documentElement ? '' : (part.textContent ?? '')).trim().slice(0, 40)}`,
      ),
  );
}

/**
 * Pages to visit: the guides and lists, and some of the operations, commands and types, which share a layout. `pnpm
 * prove site` visits every operation and command.
 */
function shown(): string[] {
  const paths = pagePaths().filter((path) => path !== '/404.html');
  const groups = Map.groupBy(
    paths,
    (path) => /^\/(?:commands|types\/[^/]+|reference\/[^/]+)(?=\/[^/]+\/$)/.exec(path)?.[0].split('/')[1],
  );
  const of = (group: string | undefined): readonly string[] => groups.get(group) ?? [];
  return [
    ...of(undefined),
    ...sampled(of('commands'), 4),
    ...sampled(of('reference'), 10),
    ...of('types').filter((_, at) => at % 40 === 0),
  ];
}

async function violations(page: Page, options: RunOptions): Promise<readonly string[]> {
  await page.evaluate(axe.source);
  return page.evaluate(async (asked) => {
    const { axe: checker } = globalThis as unknown as {
      axe: { run(place: Document, options: RunOptions): Promise<AxeResults> };
    };
    const result = await checker.run(document, { ...asked, resultTypes: ['violations'] });
    return result.violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
  }, options);
}
