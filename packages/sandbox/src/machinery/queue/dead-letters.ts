import { collection, type Collection } from '../store/index.ts';
import type { QueuedEvent } from '../world/index.ts';

/** A dead-lettered message with its reason. */
export interface DeadLetter {
  /** The message. */
  readonly event: QueuedEvent;
  /** The reason, from the consumer. */
  readonly reason: string;
  /** Time of the dead-lettering by the sandbox's clock, as RFC 3339. */
  readonly time: string;
}

export const deadLetters: Collection<DeadLetter> = collection('dead-letters');
