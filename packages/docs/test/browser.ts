import { existsSync, globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { serve, type Served } from '../src/serve.ts';

/** The built site. */
export const site: string = join(dirname(import.meta.dirname), 'dist');

const candidates = [
  process.env['CHROMIUM'],
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];
const executable = candidates.find((path) => path !== undefined && existsSync(path));
const flags =
  '--headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync';

/** Why the tests in the browser cannot run here; undefined where they can. */
export const obstacle: string | undefined =
  executable === undefined
    ? 'there is no chromium here (apt-get install chromium, or set CHROMIUM)'
    : existsSync(join(site, 'index.html'))
      ? undefined
      : 'the site is not built (node packages/docs/src/site.ts --build)';
if (obstacle !== undefined) console.warn(`Skipped: ${obstacle}`);

export interface Visit {
  readonly served: Served;
  readonly browser: Browser;
  close(): Promise<void>;
}

export async function visit(): Promise<Visit> {
  const served = await serve(site);
  const browser = await chromium.launch({
    ...(executable === undefined ? {} : { executablePath: executable }),
    args: flags.split(' '),
  });
  return {
    served,
    browser,
    async close() {
      await browser.close();
      await served.close();
    },
  };
}

/** Addresses of all pages, in order. */
export function pagePaths(): readonly string[] {
  return globSync('**/*.html', { cwd: site })
    .toSorted()
    .map((file) => `/${file.replace(/(^|\/)index\.html$/, '$1')}`);
}

/** Collects what must not happen: errors on the console, failed or foreign requests. */
export function watch(page: Page, origin: string): string[] {
  const faults: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`${page.url()}: console says ${message.text()}`);
  });
  page.on('pageerror', (error) => faults.push(`${page.url()}: ${error.message}`));
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.origin !== origin && url.protocol !== 'data:' && url.protocol !== 'blob:')
      faults.push(`${page.url()} asks for ${request.url()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${page.url()}: ${response.url()} answers ${response.status()}`);
  });
  return faults;
}
