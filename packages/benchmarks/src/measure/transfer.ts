// Moves one large file and reports its peak memory: `node transfer.ts <way> <url> <bytes> <file>`. Each run has a
// separate process.
import { say } from './child.ts';
import { transfers } from '../peers/transfers.ts';

const [way = '', url = '', size = '0', file = ''] = process.argv.slice(2);
const transfer = transfers[way];
if (!transfer) throw new Error(`There is no way ${way}`);
const startedAt = performance.now();
const cpu = process.cpuUsage();
await transfer(url, Number(size), file);
const { user, system } = process.cpuUsage(cpu);
say({
  peakInMiB: process.resourceUsage().maxRSS / 1024,
  seconds: (performance.now() - startedAt) / 1_000,
  cpuInSeconds: (user + system) / 1e6,
});
process.disconnect?.();
process.exit();
