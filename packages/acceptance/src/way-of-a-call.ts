/**
 * Counts the source files and folders that a call passes through, by V8 coverage. Covers a warm write and a list page
 * in the core, and a list page in the sandbox. `node --import ./packages/test-servers/src/sources.ts
 * packages/acceptance/src/way-of-a-call.ts [--files]`.
 */
import { Session } from 'node:inspector/promises';
import { dirname, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createHub } from '@tradelane/hub';
import { createSandbox } from '@tradelane/sandbox';

const core = new URL('./', import.meta.resolve('@tradelane/core')).href;
const served = new URL('./', import.meta.resolve('@tradelane/sandbox')).href;
const hub = createHub({
  baseUrl: 'https://hub.example.com',
  auth: { token: 'a-token' },
  rateLimiting: false,
  fetch: async ({ method }) => Response.json(method === 'GET' ? { data: [] } : { action_id: '1' }),
});

const sandbox = createSandbox();
const { urls, credentials } = sandbox.info();
const { client_id, client_secret } = credentials.seller;
const form = new URLSearchParams({ grant_type: 'client_credentials', client_id, client_secret });
const exchanged = await sandbox.fetch(`${urls.auth_url}/oauth/token`, { method: 'POST', body: form });
const { access_token } = (await exchanged.json()) as { readonly access_token: string };

const calls = {
  'a warm write': () => hub.orders.accept('1', { order_lines: [] }),
  'a list page': () => hub.orders.list({}),
  'a list page of the sandbox': () =>
    sandbox.handle({
      method: 'GET',
      target: '/hub/api/v2/orders?limit=10',
      origin: 'http://sandbox.localhost',
      header: (name) => (name === 'authorization' ? `Bearer ${access_token}` : undefined),
      body: new Uint8Array(0),
      tooLarge: false,
    }),
};

const session = new Session();
session.connect();
await session.post('Profiler.enable');
for (const [name, call] of Object.entries(calls)) {
  await call();
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  await call();
  const { result } = await session.post('Profiler.takePreciseCoverage');
  await session.post('Profiler.stopPreciseCoverage');
  const folder = name.endsWith('sandbox') ? served : core;
  const files = result
    .filter(({ url }) => url.startsWith(folder))
    .filter(({ functions }) =>
      functions.some(({ functionName, ranges }) => functionName !== '' && (ranges[0]?.count ?? 0) > 0),
    )
    .map(({ url }) => relative(fileURLToPath(folder), fileURLToPath(url)));
  console.log(`${name}: ${files.length} files in ${new Set(files.map(dirname)).size} folders`);
  if (process.argv.includes('--files')) console.log(files.toSorted().join('\n'));
}
session.disconnect();
