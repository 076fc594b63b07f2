import type { CheckpointStore, Transport } from '@tradelane/core';
import type { DedupeStore, OutboxStore } from '@tradelane/events';
import type { Info } from '@tradelane/sandbox/portable';

/** Stores that keep the state of work. */
export interface Stores {
  readonly checkpoints: CheckpointStore;
  readonly dedupe: DedupeStore;
  readonly outbox: OutboxStore;
}

/** The input of the suite on a runtime. */
export interface World {
  /** A sandbox on a port of this machine, without limits. */
  readonly info: Info;
  /** Another sandbox, with real limits. */
  readonly limited: Info;
  /** The transport, if it isn't `fetch`. */
  readonly transport?: Transport;
  /** The stores, if the runtime has a database. */
  readonly stores?: () => Promise<Stores>;
}

/** Throws if the feature doesn't work. */
export type Feature = (world: World) => Promise<void>;

export function expect(condition: boolean, text: string): asserts condition {
  if (!condition) throw new Error(`expected ${text}`);
}
