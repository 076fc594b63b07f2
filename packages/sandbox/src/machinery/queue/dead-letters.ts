import { collection, type Collection } from '../store/index.ts';
import type { QueuedEvent } from '../world/index.ts';

/** A message that no worker could handle, and why. */
export interface DeadLetter {
  readonly event: QueuedEvent;
  readonly reason: string;
  readonly time: string;
}

export const deadLetters: Collection<DeadLetter> = collection('dead-letters');
