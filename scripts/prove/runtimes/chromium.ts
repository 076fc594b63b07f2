import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { FeatureResult } from '../packed/suite/feature-result.ts';
import { root } from '../../build/packages.ts';
import type { Bench } from './bench.ts';

interface Page {
  goto(url: string): Promise<unknown>;
  addScriptTag(script: { readonly content: string }): Promise<unknown>;
  evaluate(expression: string): Promise<unknown>;
}

/** The used part of the driver that the site is tested with. */
interface Driver {
  readonly chromium: {
    launch(options: {
      readonly executablePath: string;
      readonly args: readonly string[];
    }): Promise<{ newPage(): Promise<Page>; close(): Promise<void> }>;
  };
}

const quiet = ['--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-sync'];

/** The suite in a page that a sandbox serves, over HTTP/1.1. */
export async function inChromium({ page: script, input }: Bench): Promise<readonly FeatureResult[]> {
  const { chromium } = createRequire(join(root, 'packages/docs/package.json'))('playwright-core') as Driver;
  const browser = await chromium.launch({ executablePath: browserPath(), args: ['--no-sandbox', ...quiet] });
  try {
    const page = await browser.newPage();
    const { info } = JSON.parse(input) as { readonly info: { readonly control: string } };
    await page.goto(`${info.control}/info`);
    await page.addScriptTag({ content: readFileSync(script, 'utf8') });
    return (await page.evaluate(`runSuite(${input})`)) as readonly FeatureResult[];
  } finally {
    await browser.close();
  }
}

function browserPath(): string {
  const named = process.env['CHROMIUM'];
  if (named !== undefined && named !== '') return named;
  const found = ['chromium-headless-shell', 'chromium', 'google-chrome']
    .map((name) => spawnSync('which', [name], { encoding: 'utf8' }).stdout.trim())
    .find((path) => path !== '');
  if (found === undefined) throw new Error('There is no chromium: apt-get install chromium-headless-shell');
  return found;
}
