/** A process that serves a sandbox and reports its memory. */
import { createSandbox } from '@tradelane/sandbox';
import type { Message } from './messages.ts';

const sandbox = createSandbox({ seed: 'demo' });
const listener = await sandbox.listen();
const send = (message: Message): void => void process.send?.(message);

const startInBytes = process.memoryUsage().rss;
// `maxRSS` is in kibibytes.
process.on('message', () => send({ kind: 'grown', bytes: process.resourceUsage().maxRSS * 1024 - startInBytes }));
const { api_key = '' } = sandbox.info().credentials.shops[0] ?? {};
send({ kind: 'listening', url: listener.url, key: api_key });
