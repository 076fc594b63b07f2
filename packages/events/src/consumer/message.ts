import type { ActionOutcome } from '../generated/types.ts';
import { actionId, orderKey, type ParsedEvent } from '../messages/index.ts';
import type { Delivery } from '../queue/source.ts';
import type { MessageFacts } from './hooks.ts';
import type { Possession } from './possession.ts';

/** The steps that a message passes; each is done again where it fails, and none before it. */
export type Step = 'lookUp' | 'handle' | 'settle' | 'report' | 'remember' | 'acknowledge';

/** What all messages of a run have in common. */
export interface HowHandled {
  readonly queue: string;
  /** How often a message may be handed out before it is handled alone. */
  readonly deliveries: number;
}

/** A message in hand, with how far it is. */
export class Message {
  readonly delivery: Delivery;
  readonly possession: Possession;
  readonly parsed: ParsedEvent;
  readonly facts: MessageFacts;
  readonly actionId: string | undefined;
  /** What it must not overtake. */
  readonly key: string;
  /** What the dedupe store remembers of it. */
  readonly dedupeKeys: readonly string[];
  /** It was handed out so often that it may be what kills the process. */
  readonly isSuspect: boolean;
  step: Step = 'lookUp';
  /** Failures of the step at hand. */
  failures = 0;
  /** Times that the handler was called here. */
  tries = 0;
  outcome: ActionOutcome | undefined;
  /** An earlier holder may have sent the report. */
  mayBeReported = false;
  /** A handler or a report is at work on it. */
  isWorking = false;

  constructor(delivery: Delivery, possession: Possession, parsed: ParsedEvent, how: HowHandled) {
    const { id, type } = parsed.event;
    this.delivery = delivery;
    this.possession = possession;
    this.parsed = parsed;
    this.actionId = actionId(parsed);
    const event = `event/${id}`;
    this.key = orderKey(parsed) ?? event;
    this.dedupeKeys = this.actionId === undefined ? [event] : [event, `action/${this.actionId}`];
    this.isSuspect = (delivery.attempt ?? 1) > how.deliveries;
    this.facts = { queue: how.queue, eventId: id, type, actionId: this.actionId };
  }
}
