import type { AskingHub } from './asking-hub.ts';
import type { QueueAddress } from './queue.ts';
import type { Sabotage } from './sabotage.ts';

/** What a worker of the proof is to do. */
export interface ConsumerTask {
  readonly hub: AskingHub['address'];
  /** Where effects, outcomes and what was handled are. */
  readonly database: string;
  readonly queue: QueueAddress;
  /** How many handlers work at a time. */
  readonly concurrency: number;
  readonly sabotage: Sabotage | undefined;
}

/** How often a handler is tried, and how often a message may be handed out: few, so that poison comes to its end soon. */
export const retry = { attempts: 3, baseInMs: 20, maxInMs: 200, maxDeliveries: 3 } as const;

/** Tables of the connector of the proof, beside those of `postgresSchema`. */
export const schema = `
CREATE TABLE planned (event text PRIMARY KEY, fate text NOT NULL, tries int NOT NULL DEFAULT 0);
CREATE TABLE effects (seq bigserial PRIMARY KEY, event text NOT NULL);`;
