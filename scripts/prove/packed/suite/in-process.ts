/** The suite in a separate process, on the runtime that started it. Reads worlds and writes results as JSON. */
import process from 'node:process';
import { runSuite, type SuiteInput } from './features.ts';
import { storesInSqlite } from './in-sqlite.ts';

const { info, limited } = JSON.parse(process.argv[2] ?? '') as SuiteInput;
const transport =
  process.argv[3] === 'node-transport' ? (await import('@tradelane/core/node')).createNodeTransport() : undefined;
const results = await runSuite({ info, limited, stores: storesInSqlite, ...(transport && { transport }) });
await transport?.close();
console.log(JSON.stringify(results));
