import type { ActionOutcome } from '../generated/types.ts';
import { actionId, orderKey, type ParsedEvent } from '../messages/index.ts';
import type { Delivery } from '../queue/source.ts';
import type { MessageFacts } from './hooks.ts';
import type { Names } from './names.ts';
import type { MessageLease } from './message-lease.ts';

/** The steps that a message passes; each is done again where it fails, and none before it. */
export type Step = 'lookUp' | 'handle' | 'settle' | 'report' | 'remember' | 'acknowledge';

/** What all messages of a run have in common. */
export interface HowHandled {
  readonly queue: string;
  readonly names: Names;
  /** How often a message may be handed out before it is handled alone. */
  readonly maxDeliveries: number;
}

/** A message in hand, with how far it is. */
export class Message {
  readonly delivery: Delivery;
  readonly lease: MessageLease;
  readonly parsed: ParsedEvent;
  readonly facts: MessageFacts;
  readonly actionId: string | undefined;
  /** What it must not overtake. */
  readonly key: string;
  /** What the dedupe store remembers of it. */
  readonly dedupeKeys: readonly string[];
  readonly id: string;
  /** It was handed out so often that it may be what kills the process. */
  isSuspect: boolean;
  step: Step = 'lookUp';
  /** Failures of the step at hand. */
  failures = 0;
  /** Times that the handler was called here. */
  tries = 0;
  outcome: ActionOutcome | undefined;
  /** An earlier holder may have sent the report. */
  mayBeReported = false;
  /** Somebody else was faster, and the stores were asked again. */
  isLookedUpAgain = false;
  /** A handler or a report is at work on it. */
  isWorking = false;
  /** When it is expected again, by the monotonic clock, where it went back to the queue and keeps its place in line. */
  backAtInMs: number | undefined;
  /** Times that it went back without having been begun, since one before it did. */
  #waited = 0;
  readonly #how: HowHandled;

  constructor(delivery: Delivery, lease: MessageLease, parsed: ParsedEvent, how: HowHandled) {
    const { id, type } = parsed.event;
    this.delivery = delivery;
    this.lease = lease;
    this.parsed = parsed;
    this.actionId = actionId(parsed);
    const event = how.names.event(id);
    this.key = orderKey(parsed) ?? event;
    this.dedupeKeys = this.actionId === undefined ? [event] : [event, how.names.action(this.actionId)];
    this.id = id;
    this.#how = how;
    this.isSuspect = (delivery.attempt ?? 1) > how.maxDeliveries;
    this.facts = { queue: how.queue, eventId: id, type, actionId: this.actionId };
  }

  get isAway(): boolean {
    return this.backAtInMs !== undefined;
  }

  /** How often it was handed out for its own sake; undefined where the queue does not count. */
  get handedOut(): number | undefined {
    const { attempt } = this.delivery;
    return attempt === undefined ? undefined : Math.max(1, attempt - this.#waited);
  }

  /** It has come again, and nothing went before it meanwhile. */
  takePlaceOf(before: Message): void {
    this.#waited = before.#waited + (before.tries === 0 ? 1 : 0);
    this.isSuspect = (this.handedOut ?? 1) > this.#how.maxDeliveries;
  }
}
