/** A sandbox over a file and on a port, until it is killed. After a restart it has everything that it acknowledged. */
import { createSandbox } from '@tradelane/sandbox';
import { hurriedClock } from './clocks.ts';
import { readTask, send } from '../prove/process.ts';

const { data, port, speed } = readTask<ServerOrders>();
export interface ServerOrders {
  readonly data: string;
  /** 0 for any free port. */
  readonly port: number;
  readonly speed: number;
}

const sandbox = createSandbox({ seed: 'empty', file: data, clock: hurriedClock(speed) });
const { url } = await sandbox.listen({ port });
await send({ kind: 'listening', url });
