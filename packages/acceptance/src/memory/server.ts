/** A process that serves a sandbox and tells what memory it has taken. */
import { createSandbox } from '@tradelane/sandbox';
import { inBytes, type Told } from './told.ts';

const sandbox = createSandbox({ seed: 'demo' });
const listener = await sandbox.listen();
const tell = (told: Told): void => void process.send?.(told);

const startInBytes = process.memoryUsage().rss;
process.on('message', () => tell({ kind: 'grown', bytes: inBytes(process.resourceUsage().maxRSS) - startInBytes }));
const { api_key = '' } = sandbox.info().credentials.shops[0] ?? {};
tell({ kind: 'listening', url: listener.url, key: api_key });
