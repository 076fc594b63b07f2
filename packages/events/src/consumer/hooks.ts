import type { ActionOutcome } from '../generated/types.ts';
import { textOf } from '../queue/dead-letter-reason.ts';

/** Identifies a message in every notice. Never contains its data. */
export interface MessageFacts {
  /** Name of the queue. */
  readonly queue: string;
  /** ID of the message. Undefined if it can't be read. */
  readonly eventId: string | undefined;
  /** `type` of the message. Undefined if it can't be read. */
  readonly type: string | undefined;
  /** ID of the command's action. Undefined for notifications, and if it can't be read. */
  readonly actionId: string | undefined;
}

/** Notice: a handler resolved, or rejected the action. */
export interface HandledNotice extends MessageFacts {
  /** Duration of the handler in milliseconds, without the wait before it. */
  readonly durationInMs: number;
  /** Handler calls for this message in this process, including this one. */
  readonly attempt: number;
}

/** Notice: a step failed and is retried. */
export interface RetryNotice extends MessageFacts {
  /** The step that failed: the handler, the report to the hub, or a store. */
  readonly step: 'handler' | 'report' | 'store';
  /** Attempts so far, including this one. */
  readonly attempt: number;
  /** Time until the retry, in milliseconds. */
  readonly waitInMs: number;
  /** The error. */
  readonly error: unknown;
}

/** Notice: the hub has the outcome of an action. */
export interface ReportedNotice extends MessageFacts {
  /** The reported outcome. */
  readonly outcome: ActionOutcome['status'];
  /**
   * Whether the hub already had an outcome: from an earlier report whose response was lost, or from another worker.
   */
  readonly wasFinal: boolean;
}

/** Notice: a handler rejected an action that already had another outcome, so the hub refused the report. */
export interface ContradictedNotice extends MessageFacts {
  /** The refused outcome. */
  readonly outcome: ActionOutcome;
}

/** Notice: several workers read a queue without partitions. */
export interface UnorderedNotice {
  /** Name of the queue. */
  readonly queue: string;
}

/** Notice: a message was dead-lettered. */
export interface DeadLetterNotice extends MessageFacts {
  /** The reason: the handler's last error, or the problem with the message. */
  readonly reason: string;
}

/** Notice: a message left this process unfinished. */
export interface ReturnedNotice extends MessageFacts {
  /**
   * Why it left:
   * - `stopping`: the consumer stops.
   * - `failing`: the handler of a notification failed and is retried later.
   * - `blocked`: an earlier message of the same order returned.
   * - `lease-lost`: the lease was lost.
   */
  readonly cause: 'stopping' | 'failing' | 'blocked' | 'lease-lost';
}

/**
 * Functions that the consumer calls on events, for logs, metrics and alarms. Errors that a hook throws are ignored.
 */
export interface ConsumerHooks {
  /** A message was received. */
  readonly onReceived?: (facts: MessageFacts) => void;
  /** A handler resolved, or rejected the action. */
  readonly onHandled?: (notice: HandledNotice) => void;
  /** The hub has the outcome of an action. */
  readonly onReported?: (notice: ReportedNotice) => void;
  /**
   * The hub refused a `FAILURE`, because the action already had another outcome. The seller sees an action that
   * succeeded although the channel rejected it. The message is dead-lettered too.
   */
  readonly onContradicted?: (notice: ContradictedNotice) => void;
  /** A step failed and is retried. */
  readonly onRetry?: (notice: RetryNotice) => void;
  /** The message had been handled before and was skipped. */
  readonly onDuplicate?: (facts: MessageFacts) => void;
  /** A notification without a handler was skipped. */
  readonly onIgnored?: (facts: MessageFacts) => void;
  /**
   * A message was dead-lettered. Raise an alarm: the seller waits for the outcome of a command. Default: the first one
   * is a warning of the process.
   */
  readonly onDeadLetter?: (notice: DeadLetterNotice) => void;
  /** The message returned to the queue, or its lease was lost. */
  readonly onReturned?: (notice: ReturnedNotice) => void;
  /**
   * Several workers read a queue without `partitions`, so messages of one order may run at the same time. Called once.
   * Default: a warning of the process. Supported by RabbitMQ, NATS and Redis.
   */
  readonly onUnordered?: (notice: UnorderedNotice) => void;
  /**
   * The queue failed and the source recovers, or an acknowledgement failed and the message will be redelivered.
   * Default: the first error is a warning of the process.
   */
  readonly onQueueError?: (error: unknown) => void;
}

/** The reason for the dead letters, with the first error of the rejected outcome. */
export function contradiction({ errors: [first] = [] }: ActionOutcome): string {
  const why = first === undefined ? '' : ` Error of the handler: ${first.code}: ${first.message}`;
  return `The hub rejected the FAILURE report, because the action already has another outcome.${why}`;
}

/** The hooks, with a warning of the process for each missing hook of a failure. Only the first call warns. */
export function withWarnings(hooks: ConsumerHooks, queue: string): ConsumerHooks {
  const onQueueError =
    hooks.onQueueError ??
    warnOnce((error) => `The queue ${queue} failed, and the consumer keeps trying: ${textOf(error)}`);
  const onDeadLetter =
    hooks.onDeadLetter ??
    warnOnce<DeadLetterNotice>(
      ({ type, actionId, reason }) =>
        `The message${type === undefined ? '' : ` ${type}`}${actionId === undefined ? '' : ` of action ${actionId}`} of the ` +
        `queue ${queue} was dead-lettered: ${reason} Pass the hook \`onDeadLetter\` to learn of each.`,
    );
  const onUnordered =
    hooks.onUnordered ??
    warnOnce(
      () =>
        `Several workers read the queue ${queue} without partitions, so messages of one order may run at the same time. ` +
        'Set `partitions` in its publishers and workers, or run one worker.',
    );
  return Object.create(hooks, {
    onQueueError: { value: onQueueError },
    onDeadLetter: { value: onDeadLetter },
    onUnordered: { value: onUnordered },
  }) as ConsumerHooks;
}

function warnOnce<Notice>(messageOf: (notice: Notice) => string): (notice: Notice) => void {
  let hasWarned = false;
  return (notice) => {
    if (!hasWarned) warn(messageOf(notice));
    hasWarned = true;
  };
}

/** Logs a warning: as a warning of the process if the runtime has them, or else on the console. */
function warn(message: string): void {
  const { process } = globalThis as { readonly process?: { readonly emitWarning?: NodeJS.Process['emitWarning'] } };
  if (typeof process?.emitWarning === 'function') process.emitWarning(message, 'TradelaneWarning');
  else console.warn(message);
}
