/** A sandbox over a file and on a port, until it is killed. After a restart it has everything that it acknowledged. */
import { createSandbox } from '@tradelane/sandbox';
import { hurriedClock } from './clocks.ts';
import type { Message } from '../prove/worker.ts';

const { data, port, speed } = JSON.parse(process.argv[2] ?? '') as ServerOrders;
export interface ServerOrders {
  readonly data: string;
  /** 0 for any free port. */
  readonly port: number;
  readonly speed: number;
}

const sandbox = createSandbox({ seed: 'empty', file: data, clock: hurriedClock(speed) });
const { url } = await sandbox.listen({ port });
const message: Message = { kind: 'listening', url };
process.send?.(message);
process.once('disconnect', () => process.exit()); // Without a parent, no process would kill this one.
