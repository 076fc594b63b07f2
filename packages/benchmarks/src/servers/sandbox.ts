// The sandbox on a port, in memory, limits off. Run as a child; says the address of the hub.
import { createSandbox } from '@tradelane/sandbox';
import { say } from '../measure/child.ts';

const { url } = await createSandbox().listen();
say(`${url}/hub`);
