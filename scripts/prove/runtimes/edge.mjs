import { readFileSync } from 'node:fs';
import { EdgeRuntime } from 'edge-runtime';

const [, page = '', input = ''] = process.argv.slice(2);
const runtime = new EdgeRuntime({ initialCode: readFileSync(page, 'utf8') });
console.log(await runtime.evaluate(`runSuite(${input}).then(JSON.stringify)`));
// It keeps timers of its own.
process.exit(0);
