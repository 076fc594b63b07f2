/**
 * Prints what a slow phone takes for a page: `pnpm --dir packages/docs slow-phone`, with paths to look at others. A quarter of the processor,
 * a slow mobile network. CLS: how far things move; TBT: how long the page does not respond while it loads, in ms.
 */
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

const here = await visit();
const rows: Readonly<Record<string, string | number>>[] = [];
for (const path of paths) {
  const page = await here.browser.newPage({ viewport: { width: 390, height: 844 } });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 94_000,
  });
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  await page.addInitScript(() => {
    const seen = { shift: 0, blocked: 0 };
    Object.assign(globalThis, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        seen.shift += (entry as PerformanceEntry & { readonly value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.blocked += Math.max(0, duration - 50);
    }).observe({ type: 'longtask', buffered: true });
  });
  await page.goto(here.served.url + path, { waitUntil: 'networkidle' });
  const seen = await page.evaluate(() => (globalThis as unknown as { seen: { shift: number; blocked: number } }).seen);
  rows.push({
    page: path,
    CLS: Number(seen.shift.toFixed(4)),
    'TBT in ms': Math.round(seen.blocked),
    'kB on the way': Math.round(bytes / 1000),
  });
  await page.close();
}
await here.close();
console.table(rows);
