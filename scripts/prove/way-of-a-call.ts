// Prints how many source files and folders of the core a warm write and a list page pass, by V8 coverage:
// `node scripts/prove/way-of-a-call.ts [--files]`.
import { Session } from 'node:inspector/promises';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { call, createRuntime, list } from '../../packages/core/src/runtime.ts';
import { operations, surface } from '../../packages/hub/src/generated/operations.ts';
import { root } from '../build/packages.ts';

const folder = join(root, 'packages/core/src');
const runtime = createRuntime(surface, {
  baseUrl: 'https://hub.example.com',
  auth: { token: 'a-token' },
  rateLimiting: false,
  fetch: async ({ method }) => Response.json(method === 'GET' ? { data: [] } : { action_id: '1' }),
});

const calls = {
  'a warm write': () => call(runtime, operations['v2-acceptOrderLines'], { path: { order_id: '1' }, body: {} }),
  'a list page': () => list(runtime, operations['v2-listOrders'], { query: {} }),
};

const session = new Session();
session.connect();
await session.post('Profiler.enable');
for (const [name, run] of Object.entries(calls)) {
  await run();
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  await run();
  const { result } = await session.post('Profiler.takePreciseCoverage');
  await session.post('Profiler.stopPreciseCoverage');
  const files = result
    .filter(({ url }) => url.startsWith(pathToFileURL(folder).href))
    .filter(({ functions }) =>
      functions.some(({ functionName, ranges }) => functionName !== '' && (ranges[0]?.count ?? 0) > 0),
    )
    .map(({ url }) => relative(folder, new URL(url).pathname));
  console.log(`${name}: ${files.length} files in ${new Set(files.map(dirname)).size} folders`);
  if (process.argv.includes('--files')) console.log(files.toSorted().join('\n'));
}
session.disconnect();
