import type { ActionOutcome } from '../generated/types.ts';
import { actionId, orderKey } from '../messages/order-key.ts';
import type { ParsedEvent } from '../messages/hub-events.ts';
import type { Delivery } from '../queue/source.ts';
import type { Clock } from '@tradelane/core';
import type { Handlers } from './handlers.ts';
import type { ConsumerHooks, MessageFacts } from './hooks.ts';
import type { ActionReports } from './options.ts';
import type { Counters } from './stats.ts';
import type { EventTelemetry } from './telemetry.ts';
import type { Names, Stores } from './stores.ts';
import type { MessageLease } from '../queue/message-lease.ts';

/** The steps of a message. A failed step is retried without repeating earlier steps. */
export type Step = 'lookUp' | 'handle' | 'settle' | 'report' | 'remember' | 'acknowledge';

/** Dependencies of the steps. */
export interface Surroundings extends Stores {
  readonly handlers: Handlers;
  readonly actions: ActionReports;
  readonly hooks: ConsumerHooks;
  readonly telemetry: EventTelemetry | undefined;
  readonly counters: Counters;
  readonly clock: Clock;
  /** Whether the outbox has the outcomes of earlier processes. */
  readonly isOutboxKept: boolean;
}

/** Dead-letters the message with this reason. */
export interface ToDeadLetters {
  readonly deadLetter: string;
}

/** The result of a step: another step, the dead letters, or the end. */
export type Following = Step | ToDeadLetters | 'ended';

/** Settings shared by all messages of a run. */
export interface HowHandled {
  readonly queue: string;
  /** Kind of the queue. */
  readonly system: string;
  readonly names: Names;
  /** Deliveries before a message runs alone. */
  readonly maxDeliveries: number;
}

/** A message in flight and its progress. */
export class Message {
  readonly delivery: Delivery;
  readonly lease: MessageLease;
  readonly parsed: ParsedEvent;
  readonly facts: MessageFacts;
  readonly actionId: string | undefined;
  /** Messages with the same key run in order. */
  readonly key: string;
  /** Its keys in the dedupe store. */
  readonly dedupeKeys: readonly string[];
  readonly id: string;
  /** Whether it was delivered so often that it may kill the process. */
  isSuspect: boolean;
  step: Step = 'lookUp';
  /** Failures of the current step. */
  failures = 0;
  /** Handler calls in this process. */
  tries = 0;
  outcome: ActionOutcome | undefined;
  /** Whether an earlier worker may have sent the report. */
  mayBeReported = false;
  /** The dead-letter reason, if the hub already had another outcome. */
  contradiction: string | undefined;
  /** The number of its current start alone, as a suspect. */
  lastTry: number | undefined;
  /** Whether the stores were asked again after another worker was faster. */
  isLookedUpAgain = false;
  /** Whether its first step has started. */
  isStarted = false;
  /** Whether a step is running. */
  isWorking = false;
  /** When its redelivery is expected, on the monotonic clock. Set if it was returned and keeps its place in line. */
  backAtInMs: number | undefined;
  /** Returns caused by an earlier message of its key. */
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

  /** Deliveries, without those caused by an earlier message. Undefined if the queue doesn't count. */
  get handedOut(): number | undefined {
    const { attempt } = this.delivery;
    return attempt === undefined ? undefined : Math.max(1, attempt - this.#waited);
  }

  /** Takes the place of the earlier delivery of the same message. */
  takePlaceOf(before: Message): void {
    this.#waited = before.#waited + (before.tries === 0 ? 1 : 0);
    this.isSuspect = (this.handedOut ?? 1) > this.#how.maxDeliveries;
  }
}
