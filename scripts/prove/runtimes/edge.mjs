import { readFileSync } from 'node:fs';
import { EdgeRuntime } from 'edge-runtime';
import { faultsTogether } from './together.mjs';

const [, page = '', input = ''] = process.argv.slice(2);
const runtime = new EdgeRuntime({ initialCode: readFileSync(page, 'utf8') });
const results = JSON.parse(await runtime.evaluate(`runSuite(${input}).then(JSON.stringify)`));
const faults = await faultsTogether(async (text) => {
  await runtime.evaluate(`callTogether(${text})`);
  return { ok: true, text: async () => '' };
}, false);
// Many requests at once belong to the limit.
if (faults.length > 0) results.find(({ feature }) => feature === 'limit').error ??= faults.join('; ');
console.log(JSON.stringify(results));
// Its own timers keep the process alive.
process.exit(0);
