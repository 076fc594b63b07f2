import type { ActionOutcome } from '../generated/types.ts';

/** What every notice names. Never the data of a message. */
export interface MessageFacts {
  readonly queue: string;
  /** Id of the message; undefined where it could not be read. */
  readonly eventId: string | undefined;
  /** `type` of the message; undefined where it could not be read. */
  readonly type: string | undefined;
  readonly actionId: string | undefined;
}

export interface HandledNotice extends MessageFacts {
  /** Time that the handler took; waiting in line is not counted. */
  readonly durationInMs: number;
  readonly attempt: number;
}

export interface RetryNotice extends MessageFacts {
  /** What did not work: the handler, the report to the hub, or one of the stores. */
  readonly step: 'handler' | 'report' | 'store';
  readonly attempt: number;
  readonly waitInMs: number;
  readonly error: unknown;
}

export interface ReportedNotice extends MessageFacts {
  readonly outcome: ActionOutcome['status'];
  /** The hub had a report of this action before: an earlier one of ours whose response was lost, or somebody else's. */
  readonly wasFinal: boolean;
}

export interface DeadLetterNotice extends MessageFacts {
  readonly reason: string;
}

export interface ReturnedNotice extends MessageFacts {
  /** Why it went back: the consumer stops, a fact is to be tried later, or its lease was lost. */
  readonly cause: 'stopping' | 'failing' | 'lease-lost';
}

/** Called as things happen, for logs, metrics and alarms. What a hook throws is ignored. */
export interface ConsumerHooks {
  readonly onReceived?: (facts: MessageFacts) => void;
  /** A handler resolved, or rejected the action. */
  readonly onHandled?: (notice: HandledNotice) => void;
  /** The hub has the outcome of an action. */
  readonly onReported?: (notice: ReportedNotice) => void;
  /** Something did not work and is tried again. */
  readonly onRetry?: (notice: RetryNotice) => void;
  /** The message was dealt with before. */
  readonly onDuplicate?: (facts: MessageFacts) => void;
  /** A fact that nobody handles. */
  readonly onIgnored?: (facts: MessageFacts) => void;
  readonly onDeadLetter?: (notice: DeadLetterNotice) => void;
  /** The message went back to the queue, or is with somebody else. */
  readonly onReturned?: (notice: ReturnedNotice) => void;
  /** Trouble with the queue that the source gets over, or an acknowledgement that did not arrive; the message then comes again. */
  readonly onQueueError?: (error: unknown) => void;
}

/** Calls a hook; watching must not change what is watched. */
export function notify<Notice>(hook: ((notice: Notice) => void) | undefined, notice: Notice): void {
  if (hook === undefined) return;
  try {
    hook(notice);
  } catch {
    // see ConsumerHooks
  }
}
