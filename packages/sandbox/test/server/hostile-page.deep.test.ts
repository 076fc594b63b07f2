import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { createSandbox } from '../../src/index.ts';
import { lacksBrowser, openBrowser } from '../browser.ts';

/** Runs in the page: every way of a page to reach another server. Returns the responses that it could read. */
async function attack(target: string, paths: readonly (readonly [method: string, path: string])[], key: string) {
  const read: string[] = [];
  for (const [method, path] of paths)
    for (const init of [
      { mode: 'no-cors', headers: { 'content-type': 'text/plain' } },
      { mode: 'cors', headers: { 'content-type': 'application/json' } },
      { mode: 'cors', headers: { authorization: key, 'content-type': 'application/json' } },
    ] as const)
      await fetch(target + path, { ...init, method, ...(method !== 'GET' && { body: '{"advance":"P1D"}' }) }).then(
        async (response) => response.ok && read.push(`${method} ${path} ${(await response.text()).slice(0, 80)}`),
        () => undefined,
      );
  const loaded = (tag: string, attribute: string, path: string): Promise<void> =>
    new Promise((resolve) => {
      const element = document.createElement(tag);
      for (const event of ['load', 'error']) element.addEventListener(event, () => resolve());
      element.setAttribute(attribute, target + path);
      document.body.append(element);
    });
  for (const [method, path] of paths) {
    if (method === 'GET') await Promise.all([loaded('img', 'src', path), loaded('script', 'src', path)]);
    const frame = document.createElement('iframe');
    frame.name = `frame${path}${method}`;
    document.body.append(frame);
    const form = Object.assign(document.createElement('form'), { action: target + path, target: frame.name });
    form.method = method === 'GET' ? 'get' : 'post';
    form.enctype = 'text/plain';
    form.append(Object.assign(document.createElement('input'), { name: '{"advance":"P1D","a":"', value: '"}' }));
    document.body.append(form);
    // A response without content doesn't load.
    const answered = new Promise((resolve) => {
      frame.addEventListener('load', resolve, { once: true });
      setTimeout(resolve, 5_000);
    });
    form.submit();
    await answered;
  }
  return read;
}

it.skipIf(lacksBrowser)(
  'G48: a page of another site reads and writes nothing, even under a name that resolves to this machine',
  async () => {
    const sandbox = createSandbox({ seed: 'demo', clock: { now: () => Date.UTC(2026, 2, 4, 12) } });
    const listener = await sandbox.listen();
    const { port } = new URL(listener.url);
    const site = createServer((_, response) => response.setHeader('content-type', 'text/html').end('<body>'));
    await once(site.listen(0, '127.0.0.1'), 'listening');
    const own = `http://evil.example:${(site.address() as AddressInfo).port}`;
    const [shop] = sandbox.info().credentials.shops;
    const browser = await openBrowser(['--host-resolver-rules=MAP *.example 127.0.0.1']);
    const paths = [
      ['GET', '/__sandbox/info'],
      ['GET', '/__sandbox/snapshot'],
      ['GET', '/__sandbox/requests'],
      ['GET', '/instance/api/orders'],
      ['POST', '/__sandbox/clock'],
      ['POST', '/__sandbox/reset'],
      ['PUT', '/__sandbox/limits'],
      ['DELETE', '/__sandbox/windows'],
      ['POST', '/instance/api/messages/threads'],
      ['POST', '/auth/oauth/token'],
    ] as const;
    const before = JSON.stringify(sandbox.snapshot());
    try {
      // From another origin, and from an origin whose name now resolves to the sandbox.
      for (const [page, target] of [
        [own, `http://127.0.0.1:${port}`],
        [own, `http://localhost:${port}`],
        [`http://rebound.example:${port}`, ''],
      ] as const) {
        const tab = await browser.newPage();
        await tab.goto(page);
        expect(
          await tab.evaluate(`(${attack})(${JSON.stringify([target, paths, shop?.api_key]).slice(1, -1)})`),
        ).toEqual([]);
        await tab.close();
      }
      expect(JSON.stringify(sandbox.snapshot())).toBe(before);
    } finally {
      await browser.close();
      site.close();
      await listener.close();
    }
  },
);
