import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { built, visiting, withoutBrowser } from './browser.ts';

const looked = [
  '/',
  '/guides/limits/',
  '/reference/hub/v2-listorders/',
  '/reference/services-seller/a01/',
  '/types/basket/shippingmethod/',
];

describe.skipIf(withoutBrowser)('how pages are laid out', () => {
  const here = visiting();

  test('a printed page has no navigation, no closed part and no cut-off text', async () => {
    const page = await here.browser.newPage({ viewport: { width: 720, height: 1000 } });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ media: 'print', colorScheme });
      for (const path of looked) {
        await page.goto(here.served.url + path);
        await built(page);
        for (const part of ['header.header', 'nav.sidebar', '.console', 'search-box', '.fields-all'])
          expect(await page.locator(part).filter({ visible: true }).count(), `${path} ${part}`).toBe(0);
        expect(await cutParts(page), path).toEqual([]);
        expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toMatch(
          /^rgba?\(255, 255, 255|^rgba\(0, 0, 0, 0\)/,
        );
      }
      await page.goto(`${here.served.url}/reference/hub/v2-listorders/`);
      await built(page);
      const deep = await page.locator('[id="response.data.order_lines.product"]').boundingBox();
      expect(deep?.height ?? 0).toBeGreaterThan(10);
    }
  });

  test('without JavaScript a page uses the color scheme of the browser', async () => {
    for (const [colorScheme, background] of [
      ['light', 'rgb(255, 255, 255)'],
      ['dark', 'rgb(11, 14, 20)'],
    ] as const) {
      for (const javaScriptEnabled of [true, false]) {
        const context = await here.browser.newContext({ javaScriptEnabled, colorScheme });
        const page = await context.newPage();
        await page.goto(`${here.served.url}/reference/hub/v2-listorders/`);
        const seen = await page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);
        const code = await page
          .locator('.expressive-code pre')
          .first()
          .evaluate((pre) => getComputedStyle(pre).backgroundColor);
        expect(seen, `${colorScheme}, script: ${javaScriptEnabled}`).toBe(background);
        const lightness = Math.max(...(code.match(/\d+/g) ?? []).slice(0, 3).map(Number));
        expect(lightness > 127, `code in ${colorScheme}, script: ${javaScriptEnabled}`).toBe(colorScheme === 'light');
        await context.close();
      }
    }
  });

  // On a busy machine a font may arrive late.
  test('no element moves while a page loads', { retry: 2 }, async () => {
    for (const width of [390, 1440]) {
      const page = await here.browser.newPage({ viewport: { width, height: 800 } });
      for (const path of looked) {
        await page.goto(here.served.url + path);
        // A line of the sidebar that is a pixel high may move while the list above it arrives.
        expect(await shift(page), `${path} at ${width}`).toBeLessThan(0.001);
      }
      await page.close();
    }
  });

  test('no name in a table wraps, and a path wraps only if its column is too narrow', async () => {
    for (const width of [820, 1280, 1920]) {
      const page = await here.browser.newPage({ viewport: { width, height: 900 } });
      for (const path of [
        '/guides/errors/',
        '/guides/when-it-fails/',
        '/reference/hub/',
        '/reference/marketplace-seller/',
        '/reference/channel-platform/upsertorders/',
        '/specs/',
      ]) {
        await page.goto(here.served.url + path);
        expect(await brokenNames(page), `${path} at ${width}`).toEqual([]);
      }
      await page.close();
    }
  });

  test('for users who prefer reduced motion, no element has a transition or an animation', async () => {
    const page = await here.browser.newPage({ reducedMotion: 'reduce' });
    for (const path of looked) {
      await page.goto(here.served.url + path);
      expect(await movingParts(page), path).toEqual([]);
    }
  });

  test('on a phone a part outside the view renders when it comes near, and a link to it works', async () => {
    const page = await here.browser.newPage({ viewport: { width: 390, height: 844 } });
    for (const [path, part] of [
      ['/reference/hub/v2-listorders/', 0.6],
      ['/reference/services-seller/a01/', 0.7],
      ['/types/core/', 0.5],
    ] as const) {
      await page.goto(here.served.url + path);
      await built(page);
      const [drawn, all] = await drawnParts(page);
      expect(drawn / all, path).toBeLessThan(part);
    }
    const anchor = 'response.data.order_lines.product';
    await page.goto(`${here.served.url}/reference/hub/v2-listorders/#${anchor}`);
    const field = page.locator(`[id="${anchor}"] > .field-head`);
    await field.waitFor();
    const top = async (): Promise<number> => (await field.boundingBox())?.y ?? -1;
    // The content above it is laid out during scrolling.
    await expect.poll(async () => (await top()) > 0 && (await top()) < 844).toBe(true);
  });
});

/** Words of code in tables that stand on more than one line. A digest is not a name. */
function brokenNames(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const texts = [...document.querySelectorAll('main td code')].flatMap((code) => {
      const text = code.querySelector('a')?.firstChild ?? code.firstChild;
      return text instanceof Text && !text.data.includes('/') ? [text] : [];
    });
    return texts.flatMap((text) =>
      [...text.data.matchAll(/\b(?![\da-f]{64}\b)\w+/g)].flatMap(({ 0: word, index }) => {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        return lines.size > 1 ? [word] : [];
      }),
    );
  });
}

/** Elements that change over time when they change. */
function movingParts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('*')].flatMap((part) =>
      ['', '::before', '::after'].flatMap((pseudo) => {
        const { transitionProperty, transitionDuration, animationName } = getComputedStyle(part, pseudo);
        const isMoving = transitionProperty !== 'none' && /[1-9]/.test(transitionDuration);
        return isMoving || animationName !== 'none' ? [`${part.tagName}.${part.className}${pseudo}`] : [];
      }),
    ),
  );
}

/** How many elements are drawn, of how many that would be if all were in view. */
function drawnParts(page: Page): Promise<readonly [number, number]> {
  return page.evaluate(() => {
    const parts = [...document.body.querySelectorAll('*')];
    const visible = parts.filter((part) => part.checkVisibility());
    return [visible.filter((part) => part.checkVisibility({ contentVisibilityAuto: true })).length, visible.length];
  });
}

/** Parts whose content does not fit into them: a reader of the paper would not see all of it. */
function cutParts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main pre, main code, main table, main .op-code, main dl')]
      .filter((part) => part.clientWidth > 0 && getComputedStyle(part).display !== 'inline')
      .filter((part) => part.scrollWidth > part.clientWidth + 1 || part.scrollHeight > part.clientHeight + 1)
      .map((part) => `${part.tagName}.${part.className}: ${(part.textContent ?? '').slice(0, 40)}`),
  );
}

/** Cumulative layout shift since the page began, read once nothing is left to load. */
function shift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { readonly value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(sum), 100)));
      }),
  );
}
