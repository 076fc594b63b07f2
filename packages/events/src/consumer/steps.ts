import { type Clock, TradelaneError } from '@tradelane/core';
import type { DedupeStore, OutboxStore } from '../stores/index.ts';
import { ActionRejected } from './action-rejected.ts';
import { AlreadySettledError } from './already-settled-error.ts';
import type { ActionReports } from './consumer-options.ts';
import { TryContext } from './context.ts';
import type { CommandHandler, FactHandler, Handlers } from './handlers.ts';
import { type ConsumerHooks, notify } from './hooks.ts';
import type { Message, Step } from './message.ts';
import { report } from './report.ts';
import type { Counters } from './stats.ts';

/** What the steps of all messages work with. */
export interface Surroundings {
  readonly handlers: Handlers;
  readonly actions: ActionReports;
  readonly dedupe: DedupeStore;
  readonly outbox: OutboxStore;
  readonly hooks: ConsumerHooks;
  readonly counters: Counters;
  readonly clock: Clock;
  /** How often a message may be handed out. */
  readonly deliveries: number;
}

/** The message goes to the dead letters, for this reason. */
export interface ToDeadLetters {
  readonly deadLetter: string;
}

/** What follows a step: another one, the dead letters, or nothing more. */
export type Following = Step | ToDeadLetters | 'ended';

type StepFunction = (message: Message, around: Surroundings) => Following | Promise<Following>;

/** What is done in each step. A step that throws is done again; what came before it is not. */
export const steps: Readonly<Record<Step, StepFunction>> = {
  /** Was it dealt with before, in part or altogether? */
  async lookUp(message, around): Promise<Following> {
    const { actionId, delivery } = message;
    if (await around.dedupe.has(message.dedupeKeys)) return duplicate(message, around, 'acknowledge');
    const settled = actionId === undefined ? undefined : await around.outbox.find(actionId);
    if (settled?.isReported === true) return duplicate(message, around, 'remember');
    if (settled !== undefined) {
      message.outcome = settled.outcome;
      message.mayBeReported = true;
      return 'report';
    }
    if (delivery.attempt !== undefined && delivery.attempt > around.deliveries)
      return { deadLetter: `Handed out ${delivery.attempt} times and never finished.` };
    if (handlerOf(message, around) !== undefined) return 'handle';
    if (actionId !== undefined) return { deadLetter: `No handler for ${message.facts.type ?? 'it'}.` };
    around.counters.ignored += 1;
    notify(around.hooks.onIgnored, message.facts);
    return 'acknowledge';
  },

  async handle(message, around): Promise<Following> {
    const { actionId, delivery, parsed } = message;
    const handler = handlerOf(message, around);
    message.tries += 1;
    const redelivery = message.tries > 1 || (delivery.attempt ?? 1) > 1;
    const context = new TryContext(message.possession, { attempt: delivery.attempt, redelivery }, (store) =>
      actionId === undefined
        ? ((store ?? around.dedupe) as DedupeStore).add(message.dedupeKeys)
        : ((store ?? around.outbox) as OutboxStore).settle(actionId, { status: 'SUCCESS' }),
    );
    const startedAt = around.clock.now();
    try {
      // The kind decides about handler and event alike; see `Handlers`.
      const result: unknown = handler?.(parsed.event as never, context);
      if (isPromise(result)) await result;
      if (actionId !== undefined) message.outcome = { status: 'SUCCESS' };
    } catch (error) {
      if (error instanceof AlreadySettledError) return 'lookUp';
      if (!(error instanceof ActionRejected) || actionId === undefined) throw error;
      message.outcome = { status: 'FAILURE', errors: [...error.errors] };
    }
    around.counters.handled += 1;
    if (message.outcome?.status === 'SUCCESS') around.counters.succeeded += 1;
    else if (actionId !== undefined) around.counters.rejected += 1;
    notify(around.hooks.onHandled, {
      ...message.facts,
      durationInMs: around.clock.now() - startedAt,
      attempt: message.tries,
    });
    if (!context.isCommitted) return 'settle';
    return actionId === undefined ? 'acknowledge' : 'report';
  },

  /** From here on the handler is not called again, whoever goes on. */
  async settle(message, around): Promise<Following> {
    const { actionId, outcome } = message;
    if (actionId === undefined || outcome === undefined) {
      await around.dedupe.add(message.dedupeKeys);
      return 'acknowledge';
    }
    if (await around.outbox.settle(actionId, outcome)) return 'report';
    // Somebody else was faster; the hub gets what was kept first.
    return 'lookUp';
  },

  async report(message, around): Promise<Following> {
    const { actionId, outcome } = message;
    if (actionId === undefined || outcome === undefined) return 'acknowledge';
    const reported = await report(around.actions, actionId, outcome, message.mayBeReported).catch((error: unknown) => {
      if (!(error instanceof TradelaneError) || error.outcome === 'unknown') message.mayBeReported = true;
      throw error;
    });
    around.counters.reported += 1;
    notify(around.hooks.onReported, {
      ...message.facts,
      outcome: outcome.status,
      wasFinal: reported === 'was-final',
    });
    return 'remember';
  },

  async remember(message, around): Promise<Following> {
    if (message.actionId !== undefined) await around.outbox.markReported(message.actionId);
    await around.dedupe.add(message.dedupeKeys);
    return 'acknowledge';
  },

  async acknowledge(message, around): Promise<Following> {
    try {
      const acknowledged = message.delivery.ack();
      if (acknowledged instanceof Promise) await acknowledged;
    } catch (error) {
      // It comes again, and is known then.
      notify(around.hooks.onQueueError, error);
    }
    return 'ended';
  },
};

function duplicate(message: Message, around: Surroundings, next: Step): Step {
  around.counters.duplicates += 1;
  notify(around.hooks.onDuplicate, message.facts);
  return next;
}

type AnyHandler = CommandHandler<never> | FactHandler<never>;

/** Of a type of our own, or one that the hub added, the handler stands under the type itself. */
function handlerOf({ parsed }: Message, { handlers }: Surroundings): AnyHandler | undefined {
  const table = handlers as Readonly<Record<string, AnyHandler | undefined>>;
  const name = parsed.kind === 'other' ? parsed.event.type : parsed.kind;
  return (Object.hasOwn(table, name) ? table[name] : undefined) ?? handlers.other;
}

const isPromise = (value: unknown): value is PromiseLike<unknown> =>
  typeof value === 'object' && value !== null && 'then' in value;
