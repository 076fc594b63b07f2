import { once } from 'node:events';
import { connect } from 'node:net';
import axe from 'axe-core';
import { expect, it as anyIt } from 'vitest';
import { accept, button, forgive, it, listener, open, page, rowOf, useDashboard, world } from '../dashboard.ts';
import { orderId } from '../world.ts';

useDashboard();

anyIt("the page is one file that loads nothing from other origins and can't be framed", async () => {
  const response = await fetch(listener.url);
  const policy = response.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
  const sources = policy.split('; ').flatMap((directive) => directive.split(' ').slice(1));
  expect([...new Set(sources)].toSorted()).toEqual(["'none'", "'self'", "'unsafe-inline'", 'data:']);
  const text = await response.text();
  // Outside of its script and style nothing names an address.
  const markup = text.replaceAll(/<(script|style)>.*?<\/\1>/gs, '');
  expect(markup.match(/(?:src|href)="(?!data:)/g) ?? []).toEqual([]);
  expect((await fetch(listener.url, { method: 'POST' })).status).toBe(404);
});

const views = [
  'requests',
  'world',
  `world/orders/${orderId('ORD-1')}`,
  'make',
  'work',
  'queue',
  'time',
  'faults',
  'connect',
];

it('every view passes axe and fits a phone, in light and dark', async () => {
  await accept();
  const found: string[] = [];
  for (const view of views) {
    await open(view);
    await page.reload();
    await page.locator('.panel :is(table, form, dl)').first().waitFor();
    await page.evaluate(axe.source);
    for (const colorScheme of ['light', 'dark'] as const)
      for (const width of [1440, 360]) {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize({ width, height: 900 });
        const faults = await page.evaluate(async (scheme) => {
          const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run({
            resultTypes: ['violations'],
            // Only colors depend on the scheme.
            ...(scheme === 'dark' && { runOnly: ['color-contrast'] }),
          });
          const isWide = (one: Element): boolean => one.scrollWidth > one.clientWidth;
          return [
            ...violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
            ...[document.documentElement, ...document.querySelectorAll('.table')]
              .filter(isWide)
              .map(({ tagName }) => `${tagName} is too wide`),
          ];
        }, colorScheme);
        found.push(...faults.map((fault) => `${view} at ${width} in ${colorScheme}: ${fault}`));
      }
  }
  expect(found).toEqual([]);
});

it('the dashboard shows whatever was sent or published, and runs none of it', async () => {
  await page.setViewportSize({ width: 360, height: 740 });
  const socket = connect(listener.port, '127.0.0.1');
  socket.end('GET foo://[x HTTP/1.1\r\nHost: 127.0.0.1:80\r\nConnection: close\r\n\r\n');
  await once(socket.resume(), 'close');
  const data = { order: '\u202E</pre><script>throw new Error()</script>', long: 'x'.repeat(5000) };
  await world.control('POST', '/events', { id: 'a/b?c#d%', type: '<img src=x onerror=throw>', data });
  await open('requests');
  await rowOf('Requests', 'foo://[x').waitFor();
  await open('queue/%E0%A4%A');
  const row = rowOf('Events', 'onerror');
  await row.click();
  await page.locator('dd').getByText('<script>').waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await button('Remove from queue').click();
  await expect.poll(() => world.sandbox.events()).toEqual([]);
  forgive(/404/);
});
