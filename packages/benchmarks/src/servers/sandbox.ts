// The sandbox on a port, in memory, without limits. Runs as a child process and reports the address of the hub.
import { createSandbox } from '@tradelane/sandbox';
import { say } from '../measure/child.ts';

const { url } = await createSandbox().listen();
say(`${url}/hub`);
