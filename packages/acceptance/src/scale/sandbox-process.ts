/** A sandbox on a port of its own, over a file; says what a request has cost it when it is asked. */
import { createSandbox } from '@tradelane/sandbox';

const sandbox = createSandbox({ seed: 'empty', file: process.argv[2] ?? '' });
const { url } = await sandbox.listen({ port: 0 });
process.send?.({ url, info: sandbox.info(url) });
process.on('message', () => process.send?.({ cpu: process.cpuUsage() }));
process.once('disconnect', () => process.exit());
