/**
 * Prints what a slow phone takes for a page: `pnpm --dir packages/docs slow-phone`, with paths to look at others.
 * The phone has a quarter of the processor and a slow mobile network. An empty page stands first: no page takes less.
 *
 * - LCP is the time of the largest paint, in ms: the fastest of five loads, because other load of the machine only adds.
 * - TBT is the time without response during the load, in ms, and the longest task is a part of it. Both are the
 *   processor time of the page's tasks, times four, and the median of five loads. Other load doesn't count.
 * - CLS is the layout shift.
 */
import type { Browser, CDPSession, Page } from 'playwright-core';
import { visit } from './browser.ts';

const args = process.argv.slice(2);
const paths =
  args.length > 0
    ? args
    : [
        '/',
        '/guides/limits/',
        '/reference/hub/v2-listorders/',
        '/reference/services-seller/a01/',
        '/types/hub/order/',
        '/types/core/',
        '/rules/',
        '/rules/assumptions/',
      ];
const loads = 5;
const slower = 4;
/** The length in ms from which a task delays the user's input. */
const noticed = 50;
/** How often a load may fail before the program ends. */
const attempts = 3;

interface Seen {
  readonly paint: number;
  readonly shift: number;
  readonly blocked: number;
  readonly longest: number;
  readonly bytes: number;
}

/** An event of the browser's own record, times in µs. */
interface Traced {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
}

/** The measurements of a page, which its own script takes. */
interface Observed {
  paint: number;
  shift: number;
}

/** One load whose tasks are counted, and one with a slow processor. The emulation itself would count as a task. */
async function seen(browser: Browser, url: string): Promise<Seen> {
  const events: Traced[] = [];
  let bytes = 0;
  const { shift } = await loaded(browser, url, async (session, load) => {
    session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
    session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as Traced[])));
    const traced = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
    await session.send('Tracing.start', {
      transferMode: 'ReportEvents',
      traceConfig: { includedCategories: ['devtools.timeline', 'toplevel'] },
    });
    await load();
    await session.send('Tracing.end');
    await traced;
  });
  const { paint } = await loaded(browser, url, async (session, load) => {
    await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
    await load();
  });
  const tasks = tasksOf(events);
  return {
    paint,
    shift,
    blocked: tasks.reduce((sum, task) => sum + Math.max(0, task - noticed), 0),
    longest: Math.max(0, ...tasks),
    bytes,
  };
}

/** Loads a page on a slow network in a new context. */
async function loaded(
  browser: Browser,
  url: string,
  during: (session: CDPSession, load: () => Promise<unknown>) => Promise<void>,
): Promise<Observed> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  try {
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: 200_000,
      uploadThroughput: 94_000,
    });
    await page.addInitScript(() => {
      const observed: Observed = { paint: 0, shift: 0 };
      Object.assign(globalThis, { observed });
      new PerformanceObserver((list) => {
        for (const { startTime } of list.getEntries()) observed.paint = startTime;
      }).observe({ type: 'largest-contentful-paint', buffered: true });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          observed.shift += (entry as PerformanceEntry & { readonly value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await during(session, () => atRest(page, url));
    return await page.evaluate(() => (globalThis as unknown as { observed: Observed }).observed);
  } finally {
    await page.close();
  }
}

/** Resolves after the load and the work that the page leaves for idle times. */
async function atRest(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'load' });
  await page.evaluate(async () => {
    for (let times = 0; times < 3; times += 1)
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 10_000 }));
  });
}

/** How long each task of the page's main thread keeps a slow phone, in ms. */
function tasksOf(events: readonly Traced[]): readonly number[] {
  const main = events.find(({ name }) => name === 'ParseHTML');
  const asked = events.find(({ name }) => name === 'ResourceSendRequest')?.ts ?? 0;
  const tasks = events.filter(
    ({ name, pid, tid, ts }) =>
      name === 'ThreadControllerImpl::RunTask' && pid === main?.pid && tid === main.tid && ts >= asked,
  );
  if (tasks.length === 0) throw new Error('This browser records no tasks by the name that is looked for.');
  return tasks.map(({ tdur = 0 }) => (tdur / 1000) * slower);
}

function middle(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}

/** A load that fails, for example because the machine is too busy, is repeated. */
async function repeated<T>(load: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1)
    try {
      return await load();
    } catch (error) {
      if (attempt === attempts) throw error;
    }
}

const here = await visit();
const empty = 'data:text/html,<!doctype html><title>Empty</title><p>Empty</p>';
const columns = ['LCP', 'CLS', 'TBT', 'longest task', 'kB'];
const row = (page: string, cells: readonly (string | number)[]): void =>
  console.log(page.padEnd(36) + cells.map((cell) => String(cell).padStart(14)).join(''));
row('page', columns);
try {
  for (const [page, url] of [
    ['(empty)', empty] as const,
    ...paths.map((path) => [path, here.served.url + path] as const),
  ]) {
    const all: Seen[] = [];
    for (let load = 0; load < loads; load += 1) all.push(await repeated(() => seen(here.browser, url)));
    // Each row is printed at once: what was measured stays if the program is ended.
    row(page, [
      Math.round(Math.min(...all.map(({ paint }) => paint))),
      Number(middle(all.map(({ shift }) => shift)).toFixed(4)),
      Math.round(middle(all.map(({ blocked }) => blocked))),
      Math.round(middle(all.map(({ longest }) => longest))),
      Math.round(middle(all.map(({ bytes }) => bytes)) / 1000),
    ]);
  }
} finally {
  await here.close();
}
