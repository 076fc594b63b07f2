import { collection, type Collection } from '../store/index.ts';
import type { QueuedEvent } from '../world/index.ts';

/** A message that no worker could handle, and why. */
export interface DeadLetter {
  /** The message. */
  readonly event: QueuedEvent;
  /** Why, in the words of the consumer. */
  readonly reason: string;
  /** When it was put aside, by the sandbox's clock, as RFC 3339. */
  readonly time: string;
}

export const deadLetters: Collection<DeadLetter> = collection('dead-letters');
