import type { AskingHub } from './asking-hub.ts';
import type { QueueAddress } from './queue.ts';
import type { Sabotage } from './sabotage.ts';

export interface ConsumerTask {
  /** Number of the worker, which a restarted one keeps. */
  readonly worker: number;
  readonly hub: AskingHub['address'];
  /** Database of effects, outcomes and handled messages. */
  readonly database: string;
  readonly queue: QueueAddress;
  /** Number of concurrent handlers. */
  readonly concurrency: number;
  readonly sabotage: Sabotage | undefined;
}

/** Number of attempts of a handler and of deliveries of a message: low, so that poison ends soon. */
export const retry = { attempts: 3, baseInMs: 20, maxInMs: 200, maxDeliveries: 3 } as const;

/** Tables of the connector in the proof, in addition to `postgresSchema`. */
export const schema = `
CREATE TABLE planned (event text PRIMARY KEY, fate text NOT NULL, tries int NOT NULL DEFAULT 0);
CREATE TABLE effects (seq bigserial PRIMARY KEY, event text NOT NULL, worker int NOT NULL);`;
