import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serve, type Served } from '../src/serve.ts';

let folder: string;
let served: Served;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'serve-'));
  mkdirSync(join(folder, 'site', 'guides', 'limits'), { recursive: true });
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  writeFileSync(join(folder, 'site', 'guides', 'limits', 'index.html'), `<p>${'limits '.repeat(500)}</p>`);
  writeFileSync(join(folder, 'site', 'guides', 'limits.md'), '# Limits\n');
  mkdirSync(join(folder, 'site', '_astro'));
  writeFileSync(join(folder, 'site', '_astro', 'page.c0ffee.css'), 'p { color: black }');
  writeFileSync(join(folder, 'site', '404.html'), '<p>Nothing here</p>');
  served = await serve(join(folder, 'site'));
});
afterAll(async () => {
  await served.close();
  rmSync(folder, { recursive: true, force: true });
});

/** The first line of the response to a request that no client would write. */
function raw(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(served.url).port), '127.0.0.1', () => socket.write(text));
    let received = '';
    socket.on('data', (chunk) => (received += chunk.toString()));
    socket.on('close', () => resolve(received));
    socket.on('error', reject);
  });
}

test.for([
  '/%E0%A4%A',
  '/%',
  '/%00',
  '/..%2f..%2fsecret.txt',
  '/../secret.txt',
  '//',
  '//[',
  'http://[/',
  '*',
  '/guides/limits/%2e%2e/%2e%2e/%2e%2e/secret.txt',
])('the server survives a request for %s and serves no file outside the site', async (path) => {
  const received = await raw(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
  expect(received).toMatch(/^HTTP\/1\.1 (?:308|400|404) /);
  expect(received).not.toContain('secret\n');
  expect((await fetch(`${served.url}/guides/limits/`)).status).toBe(200);
});

test('the server allows GET and HEAD only', async () => {
  expect((await fetch(`${served.url}/guides/limits/`, { method: 'POST' })).status).toBe(405);
  const head = await fetch(`${served.url}/guides/limits/`, { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([200, '']);
});

test('the server compresses text for clients that accept it only', async () => {
  const size = async (encoding: string): Promise<number> =>
    Number(
      (await fetch(`${served.url}/guides/limits/`, { headers: { 'accept-encoding': encoding } })).headers.get(
        'content-length',
      ),
    );
  for (const encoding of ['gzip', 'gzip, br']) expect(await size(encoding)).toBeLessThan(200);
  expect(await size('identity')).toBeGreaterThan(3000);
});

test.for([
  ['text/markdown', 'text/markdown; charset=utf-8'],
  ['text/markdown, text/html;q=0.5', 'text/markdown; charset=utf-8'],
  ['text/html, text/markdown;q=0.5', 'text/html; charset=utf-8'],
  ['*/*', 'text/html; charset=utf-8'],
] as const)('a client that accepts %s gets %s', async ([accept, type]) => {
  const response = await fetch(`${served.url}/guides/limits/`, { headers: { accept } });
  expect(response.headers.get('content-type')).toBe(type);
  expect(response.headers.get('vary')).toContain('accept');
});

test('a missing page is a 404', async () => {
  const response = await fetch(`${served.url}/nothing/`);
  expect([response.status, await response.text()]).toEqual([404, '<p>Nothing here</p>']);
});

test('a client with a current copy of a page gets a 304', async () => {
  const address = `${served.url}/guides/limits/`;
  const first = await fetch(address);
  const etag = first.headers.get('etag') ?? '';
  expect(first.headers.get('cache-control')).toBe('no-cache');
  const again = await fetch(address, { headers: { 'if-none-match': etag } });
  expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag]);
  const twin = await fetch(address, { headers: { 'if-none-match': etag, accept: 'text/markdown' } });
  expect(twin.status).toBe(200);
});

test('a file with a content hash in its name is cached permanently', async () => {
  const { headers } = await fetch(`${served.url}/_astro/page.c0ffee.css`);
  expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
});

test.for([
  [
    'a port in use',
    (): string => new URL(served.url).port,
    /^site: listen EADDRINUSE.*\. Another program uses the port\. Stop it, or pass another --port, or 0 for a free one\.\n$/,
  ],
  [
    'a port that is not a number',
    (): string => 'abc',
    /^site: --port must be a whole number from 0 to 65535\. Received: abc\.\n$/,
  ],
] as const)('the program prints what to do about %s, without a stack', async ([, port, message]) => {
  const program = fileURLToPath(new URL('../src/serve.ts', import.meta.url));
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', program, '--port', port()]);
  let output = '';
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  expect(output).toMatch(message);
  expect(code).not.toBe(0);
});
