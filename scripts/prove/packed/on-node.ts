/** The entries for Node: each loads, and every feature works over the Node transport, against sandboxes on ports. */
import { createNodeTransport } from '@tradelane/core/node';
import { createSandbox, type Info } from '@tradelane/sandbox';
import { runSuite } from './suite/features.ts';
import { storesInSqlite } from './suite/in-sqlite.ts';

export { createFileCheckpoints } from '@tradelane/core/sqlite';
export { createSqliteOutbox } from '@tradelane/events/sqlite';
export { createPostgresCheckpoints } from '@tradelane/postgres';
export { createRedisLimitStore } from '@tradelane/redis';

async function infoOf(url: string): Promise<Info> {
  return (await (await fetch(`${url}/__sandbox/info`)).json()) as Info;
}

const free = await createSandbox({ limits: 'off' }).listen();
const limited = await createSandbox({ limits: 'real' }).listen();
const transport = createNodeTransport();
const results = await runSuite({
  info: await infoOf(free.url),
  limited: await infoOf(limited.url),
  transport,
  stores: storesInSqlite,
});
await transport.close();
await free.close();
await limited.close();
const failed = results.filter(({ error }) => error !== undefined);
if (failed.length > 0) throw new Error(failed.map(({ feature, error }) => `${feature}: ${error}`).join('\n'));
console.log(`${results.length} features work on this Node`);
