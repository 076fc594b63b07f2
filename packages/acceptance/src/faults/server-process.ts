/** A sandbox over a file, on a port, until it is killed; started again it has everything that it acknowledged. */
import { createSandbox } from '@tradelane/sandbox';
import { hurriedClock } from './clocks.ts';
import type { Message } from '../prove/worker.ts';

const { data, port, speed } = JSON.parse(process.argv[2] ?? '') as ServerOrders;
export interface ServerOrders {
  readonly data: string;
  /** 0 for any. */
  readonly port: number;
  readonly speed: number;
}

const sandbox = createSandbox({ seed: 'empty', file: data, clock: hurriedClock(speed) });
const { url } = await sandbox.listen({ port });
const message: Message = { kind: 'listening', url };
process.send?.(message);
process.once('disconnect', () => process.exit()); // nobody is left to kill it
