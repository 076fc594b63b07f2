/**
 * Prints what a slow phone takes for a page: `pnpm --dir packages/docs slow-phone`, with paths to look at others. A quarter of the processor, a slow mobile network, and the median of five loads. CLS is the layout shift. TBT is the time without response during the load, in ms. Other load of the machine doesn't count: the result is the processor time of the page's tasks, times four.
 * An empty page stands first: no page takes less.
 */
import type { Browser } from 'playwright-core';
import { visit } from './browser.ts';

const given = process.argv.slice(2);
const paths =
  given.length > 0
    ? given
    : [
        '/',
        '/guides/limits/',
        '/reference/hub/v2-listorders/',
        '/reference/services-seller/a01/',
        '/types/hub/order/',
        '/types/core/',
      ];
const loads = 5;
const slower = 4;
/** The length in ms from which a task delays the user's input. */
const noticed = 50;

interface Seen {
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

async function seen(browser: Browser, url: string): Promise<Seen> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 94_000,
  });
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  const events: Traced[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as Traced[])));
  await page.addInitScript(() => {
    const moved = { shift: 0 };
    Object.assign(globalThis, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        moved.shift += (entry as PerformanceEntry & { readonly value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const traced = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline', 'toplevel'] },
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await session.send('Tracing.end');
  await traced;
  const { shift } = await page.evaluate(() => (globalThis as unknown as { moved: { shift: number } }).moved);
  await page.close();
  const tasks = tasksOf(events);
  return {
    shift,
    blocked: tasks.reduce((sum, task) => sum + Math.max(0, task - noticed), 0),
    longest: Math.max(0, ...tasks),
    bytes,
  };
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

const here = await visit();
const empty = 'data:text/html,<!doctype html><title>Empty</title><p>Empty</p>';
const rows: Readonly<Record<string, string | number>>[] = [];
for (const [page, url] of [
  ['(empty)', empty] as const,
  ...paths.map((path) => [path, here.served.url + path] as const),
]) {
  const all: Seen[] = [];
  for (let load = 0; load < loads; load += 1) all.push(await seen(here.browser, url));
  rows.push({
    page,
    CLS: Number(middle(all.map(({ shift }) => shift)).toFixed(4)),
    'TBT in ms': Math.round(middle(all.map(({ blocked }) => blocked))),
    'longest task in ms': Math.round(middle(all.map(({ longest }) => longest))),
    'kB on the way': Math.round(middle(all.map(({ bytes }) => bytes)) / 1000),
  });
}
await here.close();
console.table(rows);
