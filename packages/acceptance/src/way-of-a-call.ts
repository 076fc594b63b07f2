/**
 * Prints how many source files and folders of the core a warm write and a list page pass through, by V8 coverage:
 * `node --import ./packages/test-servers/src/sources.ts packages/acceptance/src/way-of-a-call.ts [--files]`.
 */
import { Session } from 'node:inspector/promises';
import { dirname, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createHub } from '@tradelane/hub';

const core = new URL('./', import.meta.resolve('@tradelane/core')).href;
const hub = createHub({
  baseUrl: 'https://hub.example.com',
  auth: { token: 'a-token' },
  rateLimiting: false,
  fetch: async ({ method }) => Response.json(method === 'GET' ? { data: [] } : { action_id: '1' }),
});

const calls = {
  'a warm write': () => hub.orders.accept('1', { order_lines: [] }),
  'a list page': () => hub.orders.list({}),
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
  const files = result
    .filter(({ url }) => url.startsWith(core))
    .filter(({ functions }) =>
      functions.some(({ functionName, ranges }) => functionName !== '' && (ranges[0]?.count ?? 0) > 0),
    )
    .map(({ url }) => relative(fileURLToPath(core), fileURLToPath(url)));
  console.log(`${name}: ${files.length} files in ${new Set(files.map(dirname)).size} folders`);
  if (process.argv.includes('--files')) console.log(files.toSorted().join('\n'));
}
session.disconnect();
