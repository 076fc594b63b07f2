import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
  writeFileSync(join(folder, 'site', '404.html'), '<p>Nothing here</p>');
  served = await serve(join(folder, 'site'));
});
afterAll(async () => {
  await served.close();
  rmSync(folder, { recursive: true, force: true });
});

/** What comes back for a request that no client would write: the first line. */
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
])('the server survives a request for %s and gives nothing away', async (path) => {
  const received = await raw(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
  expect(received).toMatch(/^HTTP\/1\.1 (?:308|400|404) /);
  expect(received).not.toContain('secret\n');
  expect((await fetch(`${served.url}/guides/limits/`)).status).toBe(200);
});

test('other methods than GET and HEAD are not allowed', async () => {
  expect((await fetch(`${served.url}/guides/limits/`, { method: 'POST' })).status).toBe(405);
  const head = await fetch(`${served.url}/guides/limits/`, { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([200, '']);
});

test('text is compressed for who takes it, and whole for who does not', async () => {
  const size = async (encoding: string): Promise<number> =>
    Number(
      (await fetch(`${served.url}/guides/limits/`, { headers: { 'accept-encoding': encoding } })).headers.get(
        'content-length',
      ),
    );
  expect(await size('gzip')).toBeLessThan(200);
  expect(await size('identity')).toBeGreaterThan(3000);
});

test.for([
  ['text/markdown', 'text/markdown; charset=utf-8'],
  ['text/markdown, text/html;q=0.5', 'text/markdown; charset=utf-8'],
  ['text/html, text/markdown;q=0.5', 'text/html; charset=utf-8'],
  ['*/*', 'text/html; charset=utf-8'],
] as const)('who accepts %s gets %s', async ([accept, type]) => {
  const response = await fetch(`${served.url}/guides/limits/`, { headers: { accept } });
  expect(response.headers.get('content-type')).toBe(type);
  expect(response.headers.get('vary')).toContain('accept');
});

test('what is not there is said so', async () => {
  const response = await fetch(`${served.url}/nothing/`);
  expect([response.status, await response.text()]).toEqual([404, '<p>Nothing here</p>']);
});
