import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';

const folders = (process.env['PATH'] ?? '').split(delimiter);
const executable =
  process.env['CHROMIUM'] ??
  ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome']
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((path) => existsSync(path));
const flags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Whether this machine has no browser. CI has to have one: there tests fail without it. */
export const lacksBrowser: boolean = executable === undefined && (process.env['CI'] ?? '') === '';

/** On a machine with other work everything in it may take long: what never comes ends its test, and nothing before. */
export async function openBrowser(more: readonly string[] = []): Promise<Browser> {
  const browser = await chromium.launch({
    ...(executable !== undefined && { executablePath: executable }),
    args: [...flags, ...more],
    timeout: 240_000,
  });
  browser.on('context', (context) => context.setDefaultTimeout(240_000));
  return browser;
}
