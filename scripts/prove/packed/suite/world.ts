import type { CheckpointStore, Transport } from '@tradelane/core';
import type { DedupeStore, OutboxStore } from '@tradelane/events';
import type { Info } from '@tradelane/sandbox/portable';

/** What keeps what was done. */
export interface Stores {
  readonly checkpoints: CheckpointStore;
  readonly dedupe: DedupeStore;
  readonly outbox: OutboxStore;
}

/** What a runtime is given to run the suite. */
export interface World {
  /** Of a sandbox on a port of this machine, whose limits are off. */
  readonly info: Info;
  /** Of another one, whose limits are real. */
  readonly limited: Info;
  /** Where it is not `fetch`. */
  readonly transport?: Transport;
  /** Where the runtime has a database. */
  readonly stores?: () => Promise<Stores>;
}

/** Ends with an error where the feature does not work. */
export type Feature = (world: World) => Promise<void>;

export function expect(condition: boolean, text: string): asserts condition {
  if (!condition) throw new Error(`expected ${text}`);
}
