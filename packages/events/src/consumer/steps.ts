import { type Clock, TradelaneError } from '@tradelane/core';
import { monotonicNow } from '../clock.ts';
import type { ActionOutcome } from '../generated/types.ts';
import type { OutboxEntry } from '../stores/stores.ts';
import { isPromise } from '../values.ts';
import { ActionRejected, AlreadySettledError } from './errors.ts';
import type { ActionReports } from './options.ts';
import { TryContext } from './context.ts';
import type { CommandHandler, NotificationHandler, Handlers } from './handlers.ts';
import { type ConsumerHooks, contradiction, notify, notifyContradicted } from './hooks.ts';
import type { Message, Step } from './message.ts';
import { mustBeBoolean, type Stores } from './stores.ts';
import { report } from './report.ts';
import type { Counters } from './stats.ts';

/** Dependencies of the steps. */
export interface Surroundings extends Stores {
  readonly handlers: Handlers;
  readonly actions: ActionReports;
  readonly hooks: ConsumerHooks;
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

type Next = Following | PromiseLike<Following>;
type StepFunction = (message: Message, around: Surroundings) => Next;

/**
 * The steps. A step that throws is retried without repeating earlier ones. Steps are synchronous if the stores,
 * handler and queue are.
 */
export const steps: Readonly<Record<Step, StepFunction>> = {
  /** Looks up whether it was handled before, in part or completely. */
  lookUp: (message, around) => after(around.dedupe.has(message.dedupeKeys), lookedUp, message, around),

  handle: (message, around) => {
    message.tries += 1;
    // The clock is read only if `onHandled` needs the duration.
    const startedAt = around.hooks.onHandled === undefined ? 0 : monotonicNow(around.clock);
    const context = new TryContext(message, around, startedAt);
    let result: unknown;
    try {
      // The kind determines both handler and event type. See `Handlers`.
      result = handlerOf(message, around)?.(message.parsed.event as never, context);
    } catch (error) {
      return rejected(error, context, message, around);
    }
    return isPromise(result)
      ? Promise.resolve(result).then(
          (value) => resolved(value, context, message, around),
          (error: unknown) => rejected(error, context, message, around),
        )
      : resolved(result, context, message, around);
  },

  /** After this step, no worker calls the handler again. */
  settle: (message, around) => {
    const { actionId, outcome } = message;
    if (actionId === undefined || outcome === undefined)
      return after(around.dedupe.add(message.dedupeKeys), () => 'acknowledge' as const, message, around);
    // If another worker was faster, its outcome is reported.
    return after(around.outbox.settle(around.names.outcome(actionId), outcome), settled, message, around);
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
      notifyContradicted(around.hooks, { ...message.facts, outcome });
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

  acknowledge: (message, around) => {
    // If this fails, the message is redelivered and skipped then.
    const failed = (error: unknown): 'ended' => {
      notify(around.hooks.onQueueError, error);
      return 'ended';
    };
    try {
      const told = message.delivery.ack();
      return isPromise(told) ? Promise.resolve(told).then(() => 'ended' as const, failed) : 'ended';
    } catch (error) {
      return failed(error);
    }
  },
};

const settled = (isKept: boolean, message: Message): Step =>
  mustBeBoolean('settle', isKept) ? 'report' : lookUpAgain(message);

/** Asks the stores for the other worker's result, once. */
function lookUpAgain(message: Message): Step {
  if (message.isLookedUpAgain)
    throw new Error(
      "The store passed to `commit` contains the message, but the consumer's store doesn't. Use one store.",
    );
  message.isLookedUpAgain = true;
  return 'lookUp';
}

function lookedUp(isKnown: boolean, message: Message, around: Surroundings): Next {
  if (mustBeBoolean('has', isKnown)) return duplicate(message, around, 'acknowledge');
  const { actionId } = message;
  return actionId === undefined
    ? beforeHandler(message, around)
    : after(around.outbox.find(around.names.outcome(actionId)), foundSettled, message, around);
}

function foundSettled(settled: OutboxEntry | undefined, message: Message, around: Surroundings): Next {
  if (settled === undefined) return beforeHandler(message, around);
  if (settled.isReported) return duplicate(message, around, 'remember');
  message.outcome = settled.outcome;
  message.mayBeReported = true;
  return 'report';
}

/** Decides whether an unhandled message may run, and with which handler. */
function beforeHandler(message: Message, around: Surroundings): Next {
  if (handlerOf(message, around) !== undefined) return message.isSuspect ? lastTry(message, around) : 'handle';
  if (message.actionId !== undefined)
    return {
      deadLetter: `No handler for ${message.facts.type ?? 'a message without a type'}. Add one to \`handlers\`, or pass \`fallbackCommand\`.`,
    };
  around.counters.ignored += 1;
  notify(around.hooks.onIgnored, message.facts);
  return 'acknowledge';
}

const lastTries = 3;
/** Most starts of a suspect, including starts that the process survived. */
const mostTries = 20;

/**
 * Runs a suspect alone, and stores that it was started. It is dead-lettered only after three starts that the process
 * didn't survive. Queues also count deliveries of messages that waited, or that returned with a broken connection.
 */
async function lastTry(message: Message, { dedupe }: Surroundings): Promise<Following> {
  const [key] = message.dedupeKeys;
  let fatal = 0;
  for (let number = 1; number <= mostTries && fatal < lastTries; number++) {
    if (mustBeBoolean('add', await dedupe.add([`try ${number} of ${key}`]))) {
      message.lastTry = number;
      return 'handle';
    }
    if (!(await dedupe.has([survival(message, number)]))) fatal += 1;
  }
  const times = message.delivery.attempt;
  return {
    deadLetter: `Delivered ${times} times without finishing. The process ended ${lastTries} times while it handled only this message.`,
  };
}

const survival = ({ dedupeKeys: [key] }: Message, number: number): string => `survived ${number} of ${key}`;

/** Stores that the process survived the start of a suspect. If that fails, the start counts. */
export async function survived(message: Message, { dedupe }: Surroundings): Promise<void> {
  const { lastTry: number } = message;
  message.lastTry = undefined;
  if (number !== undefined) await dedupe.add([survival(message, number)]);
}

/**
 * Counts the failed deliveries of a notification, including this one. The queue's own count
 * includes deliveries that never reached the handler.
 */
export async function failedDeliveries(
  { dedupeKeys: [key] }: Message,
  most: number,
  { dedupe }: Surroundings,
): Promise<number> {
  for (let number = 1; number < most; number++) if (await dedupe.add([`failed ${number} of ${key}`])) return number;
  return most;
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
  return message.actionId === undefined ? 'acknowledge' : 'report';
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

/** Continues with a value, or after the promise of it resolves. */
function after<Value>(
  value: Value | PromiseLike<Value>,
  next: (value: Value, message: Message, around: Surroundings) => Next,
  message: Message,
  around: Surroundings,
): Next {
  return isPromise(value)
    ? Promise.resolve(value).then((later) => next(later, message, around))
    : next(value, message, around);
}
