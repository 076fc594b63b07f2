import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openBrowser } from './browser.ts';

/** Requests of a page. */
export interface Attack {
  readonly paths: readonly (readonly [method: string, path: string])[];
  /** `Authorization` header that the page sends with some requests. */
  readonly key: string;
  /** JSON object that it sends. */
  readonly body: string;
}

/** Runs in the page: every way of a page to reach another server. Returns the responses that it could read or load. */
async function attack(target: string, { paths, key, body }: Attack): Promise<readonly string[]> {
  const read: string[] = [];
  for (const [method, path] of paths)
    for (const init of [
      { mode: 'no-cors', headers: { 'content-type': 'text/plain' } },
      { mode: 'cors', headers: { 'content-type': 'application/json' } },
      { mode: 'cors', headers: { authorization: key, 'content-type': 'application/json' } },
    ] as const)
      await fetch(target + path, { ...init, method, ...(method !== 'GET' && { body }) }).then(
        async (response) => response.ok && read.push(`${method} ${path} ${(await response.text()).slice(0, 80)}`),
        () => undefined,
      );
  const loaded = (tag: string, attribute: string, path: string): Promise<void> =>
    new Promise((resolve) => {
      const element = document.createElement(tag);
      // A page that could tell a document from a missing one would read one bit.
      element.addEventListener('load', () => resolve(void read.push(`${tag} ${path}`)));
      element.addEventListener('error', () => resolve());
      element.setAttribute(attribute, target + path);
      document.body.append(element);
    });
  for (const [method, path] of paths) {
    if (method === 'GET')
      for (const tag of ['img', 'script', 'object']) await loaded(tag, tag === 'object' ? 'data' : 'src', path);
    const frame = document.createElement('iframe');
    frame.name = `frame${path}${method}`;
    document.body.append(frame);
    const form = Object.assign(document.createElement('form'), { action: target + path, target: frame.name });
    form.method = method === 'GET' ? 'get' : 'post';
    form.enctype = 'text/plain';
    form.append(Object.assign(document.createElement('input'), { name: `${body.slice(0, -1)},"a":"`, value: '"}' }));
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

/**
 * Attacks a port from a page of another site, and from a page whose name resolves to this machine. Returns the responses
 * that they could read or load.
 */
export async function attackFromPages(port: number, what: Attack): Promise<readonly string[]> {
  const site = createServer((_, response) => response.setHeader('content-type', 'text/html').end('<body>'));
  await once(site.listen(0, '127.0.0.1'), 'listening');
  const own = `http://evil.example:${(site.address() as AddressInfo).port}`;
  const browser = await openBrowser(['--host-resolver-rules=MAP *.example 127.0.0.1']);
  const read: string[] = [];
  try {
    for (const [page, target] of [
      [own, `http://127.0.0.1:${port}`],
      [own, `http://localhost:${port}`],
      // Browsers don't name the site of a request to this address.
      [own, `http://0.0.0.0:${port}`],
      [`http://rebound.example:${port}`, ''],
    ] as const) {
      const tab = await browser.newPage();
      await tab.goto(page);
      const found: readonly string[] = await tab.evaluate(
        `(${attack})(${JSON.stringify(target)}, ${JSON.stringify(what)})`,
      );
      read.push(...found);
      await tab.close();
    }
  } finally {
    await browser.close();
    site.close();
  }
  return read;
}
