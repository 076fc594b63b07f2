import { TradelaneError } from '@tradelane/core';
import { monotonicNow } from '../clock.ts';
import type { ActionOutcome } from '../generated/types.ts';
import { ActionRejected, AlreadySettledError } from './errors.ts';
import { TryContext } from './context.ts';
import type { CommandHandler, NotificationHandler, Handlers } from './handlers.ts';
import { contradiction } from './hooks.ts';
import { notify } from '../queue/notify.ts';
import type { Following, Message, Step, Surroundings } from './message.ts';
import { lastTry } from './retry-policy.ts';
import { report } from './report.ts';
import { traced } from './telemetry.ts';

/**
 * The steps. A step that throws is retried without repeating earlier ones.
 */
export const steps: Readonly<Record<Step, (message: Message, around: Surroundings) => Promise<Following>>> = {
  /** Looks up whether it was handled before, in part or completely. */
  async lookUp(message, around) {
    const { actionId, dedupeKeys } = message;
    if (await around.dedupe.has(dedupeKeys)) return duplicate(message, around, 'acknowledge');
    const found = actionId === undefined ? undefined : await around.outbox.find(around.names.outcome(actionId));
    if (found === undefined) return beforeHandler(message, around);
    if (found.isReported) return duplicate(message, around, 'remember');
    message.outcome = found.outcome;
    message.mayBeReported = true;
    return 'report';
  },

  async handle(message, around) {
    message.tries += 1;
    // The clock is read only if `onHandled` needs the duration.
    const startedAt = around.hooks.onHandled === undefined ? 0 : monotonicNow(around.clock);
    const context = new TryContext(message, around, startedAt);
    try {
      // The kind determines both handler and event type. See `Handlers`.
      const result = await handlerOf(message, around)?.(message.parsed.event as never, context);
      return resolved(result, context, message, around);
    } catch (error) {
      return rejected(error, context, message, around);
    }
  },

  /** After this step, no worker calls the handler again. */
  async settle(message, around) {
    const { actionId, outcome, dedupeKeys } = message;
    if (actionId === undefined || outcome === undefined) {
      await around.dedupe.add(dedupeKeys);
      return 'acknowledge';
    }
    // If another worker was faster, its outcome is reported.
    const isFirst = await around.outbox.settle(around.names.outcome(actionId), traced(outcome, around.telemetry));
    return isFirst ? 'report' : lookUpAgain(message);
  },

  async report(message, around): Promise<Following> {
    const { actionId, outcome } = message;
    if (actionId === undefined || outcome === undefined) return 'acknowledge';
    const mayBeRepeated = !around.isOutboxKept && (message.delivery.attempt ?? 2) > 1;
    const reported = await report(around, actionId, outcome, message.mayBeReported, mayBeRepeated).catch(
      (error: unknown) => {
        if (!(error instanceof TradelaneError) || error.outcome === 'unknown') message.mayBeReported = true;
        throw error;
      },
    );
    if (reported === 'contradicted') {
      message.contradiction = contradiction(outcome);
      notify(around.hooks.onContradicted, { ...message.facts, outcome });
      return 'remember';
    }
    around.counters.reported += 1;
    notify(around.hooks.onReported, {
      ...message.facts,
      outcome: outcome.status,
      wasFinal: reported === 'was-final',
    });
    return 'remember';
  },

  async remember(message, around): Promise<Following> {
    const { actionId } = message;
    if (actionId !== undefined) await around.outbox.markReported(around.names.outcome(actionId));
    await around.dedupe.add(message.dedupeKeys);
    return message.contradiction === undefined ? 'acknowledge' : { deadLetter: message.contradiction };
  },

  async acknowledge(message, around) {
    try {
      await message.delivery.ack();
    } catch (error) {
      // The message is redelivered and skipped then.
      notify(around.hooks.onQueueError, error);
    }
    return 'ended';
  },
};

/** Asks the stores for the other worker's result, once. */
function lookUpAgain(message: Message): Step {
  if (message.isLookedUpAgain)
    throw new Error(
      "The store passed to `commit` contains the message, but the consumer's store doesn't. Use one store.",
    );
  message.isLookedUpAgain = true;
  return 'lookUp';
}

/** Decides whether an unhandled message may run, and with which handler. */
function beforeHandler(message: Message, around: Surroundings): Following | Promise<Following> {
  if (handlerOf(message, around) !== undefined) return message.isSuspect ? lastTry(message, around) : 'handle';
  if (message.actionId !== undefined)
    return {
      deadLetter: `No handler for ${message.facts.type ?? 'a message without a type'}. Add one to \`handlers\`, or pass \`fallbackCommand\`.`,
    };
  around.counters.ignored += 1;
  notify(around.hooks.onIgnored, message.facts);
  return 'acknowledge';
}

function resolved(value: unknown, context: TryContext, message: Message, around: Surroundings): Following {
  if (message.actionId === undefined) return handled(undefined, context, message, around);
  // A fallback may only log the command, so its return alone isn't a success.
  if (!context.isCommitted && handlerOf(message, around) === around.handlers.fallbackCommand && !isSuccess(value))
    return { deadLetter: `\`fallbackCommand\` returned no outcome for ${message.facts.type ?? 'it'}.` };
  return handled({ status: 'SUCCESS' }, context, message, around);
}

const isSuccess = (value: unknown): boolean =>
  (value as Partial<ActionOutcome> | null | undefined)?.status === 'SUCCESS';

function rejected(error: unknown, context: TryContext, message: Message, around: Surroundings): Following {
  if (error instanceof AlreadySettledError) return lookUpAgain(message);
  if (!(error instanceof ActionRejected) || message.actionId === undefined) throw error;
  return handled({ status: 'FAILURE', errors: [...error.errors] }, context, message, around);
}

function handled(
  outcome: ActionOutcome | undefined,
  context: TryContext,
  message: Message,
  { clock, counters, hooks }: Surroundings,
): Following {
  message.outcome = outcome;
  counters.handled += 1;
  if (outcome?.status === 'SUCCESS') counters.succeeded += 1;
  else if (outcome !== undefined) counters.rejected += 1;
  if (hooks.onHandled !== undefined) {
    const durationInMs = monotonicNow(clock) - context.startedAt;
    notify(hooks.onHandled, { ...message.facts, durationInMs, attempt: message.tries });
  }
  // If a commit was followed by a rejection, only the store knows whether it was rolled back.
  if (!context.isCommitted || outcome?.status === 'FAILURE') return 'settle';
  return 'report';
}

function duplicate(message: Message, around: Surroundings, next: Step): Step {
  around.counters.duplicates += 1;
  notify(around.hooks.onDuplicate, message.facts);
  return next;
}

type AnyHandler = CommandHandler<never> | NotificationHandler<never>;

/** Names of the fallbacks, which a message type must not match. */
const ofTheRest: ReadonlySet<string> = new Set<keyof Handlers>(['fallback', 'fallbackCommand']);

/** Finds the handler. Commands go only to command handlers, since a resolved handler is reported as done. */
function handlerOf({ parsed, actionId }: Message, { handlers }: Surroundings): AnyHandler | undefined {
  const table = handlers as Readonly<Record<string, AnyHandler | undefined>>;
  const name = parsed.kind === 'other' ? parsed.event.type : parsed.kind;
  const named = Object.hasOwn(table, name) && !ofTheRest.has(name) ? table[name] : undefined;
  return named ?? (actionId === undefined ? handlers.fallback : handlers.fallbackCommand);
}
