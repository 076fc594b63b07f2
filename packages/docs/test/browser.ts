import { existsSync, globSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { serve, type Served } from '../src/serve.ts';

/** The built site. */
export const site: string = join(dirname(import.meta.dirname), 'dist');

/** In the order of preference. The headless shell takes half the time. */
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'];
const folders = (process.env['PATH'] ?? '').split(delimiter);
const executable =
  process.env['CHROMIUM'] ??
  names.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path));
const flags =
  '--headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync';

/** True if browser tests can't run. CI has to have one: there they fail. */
export const withoutBrowser: boolean = executable === undefined && (process.env['CI'] ?? '') === '';

export interface Visit {
  readonly served: Served;
  readonly browser: Browser;
}

/** A browser and the served site for the tests of a block. Pages that a test opens are closed after it. */
export function visiting(): Visit {
  let [served, browser]: [Served?, Browser?] = [];
  beforeAll(async () => {
    if (executable === undefined)
      throw new Error('No chromium found, install it (apt-get install chromium) or set CHROMIUM.');
    served = await serve(site);
    browser = await chromium.launch({ executablePath: executable, args: flags.split(' '), timeout: 180_000 });
    // On a machine with other work everything in it may take long: what never comes ends its test, and nothing before.
    browser.on('context', (context) => context.setDefaultTimeout(180_000));
  });
  afterEach(() => Promise.all(browser?.contexts().map((context) => context.close()) ?? []));
  afterAll(async () => {
    await browser?.close();
    await served?.close();
  });
  return {
    get served() {
      return served as Served;
    },
    get browser() {
      return browser as Browser;
    },
  };
}

/** Addresses of all pages, in order. */
export function pagePaths(): readonly string[] {
  return globSync('**/*.html', { cwd: site })
    .toSorted()
    .map((file) => `/${file.replace(/(^|\/)index\.html$/, '$1')}`);
}

/** Resolves when all closed parts, which arrive as text, are elements. */
export async function built(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('noscript.unopened') === null);
}

/** Collects what must not happen: errors on the console, failed or foreign requests. */
export function watch(page: Page, origin: string): string[] {
  const faults: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`${page.url()}: the console has ${message.text()}`);
  });
  page.on('pageerror', (error) => faults.push(`${page.url()}: ${error.message}`));
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.origin !== origin && url.protocol !== 'data:' && url.protocol !== 'blob:')
      faults.push(`${page.url()} asks for ${request.url()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${page.url()}: ${response.url()} responds with ${response.status()}`);
  });
  return faults;
}
