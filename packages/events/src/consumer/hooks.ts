import type { ActionOutcome } from '../generated/types.ts';
import { isPromise } from '../is-promise.ts';

/** What every notice names. Never the data of a message. */
export interface MessageFacts {
  /** Name of the queue that the message came from. */
  readonly queue: string;
  /** Id of the message; undefined where it could not be read. */
  readonly eventId: string | undefined;
  /** `type` of the message; undefined where it could not be read. */
  readonly type: string | undefined;
  /** The action that a command asks for; undefined for facts, and where it could not be read. */
  readonly actionId: string | undefined;
}

/** A handler that resolved, or rejected the action. */
export interface HandledNotice extends MessageFacts {
  /** Time that the handler took; waiting in line is not counted. */
  readonly durationInMs: number;
  /** How often the handler was called for the message, this time included. */
  readonly attempt: number;
}

/** Something that failed and is tried again. */
export interface RetryNotice extends MessageFacts {
  /** What did not work: the handler, the report to the hub, or one of the stores. */
  readonly step: 'handler' | 'report' | 'store';
  /** How often it was tried, this time included. */
  readonly attempt: number;
  /** How long until it is tried again. */
  readonly waitInMs: number;
  /** What it failed with. */
  readonly error: unknown;
}

/** An outcome that the hub has. */
export interface ReportedNotice extends MessageFacts {
  /** What was reported: `SUCCESS` or `FAILURE`. */
  readonly outcome: ActionOutcome['status'];
  /** The hub had a report of this action before: an earlier one of ours whose response was lost, or somebody else's. */
  readonly wasFinal: boolean;
}

/** A message that was put aside. */
export interface DeadLetterNotice extends MessageFacts {
  /** Why: what the handler threw last, or what is wrong with the message. */
  readonly reason: string;
}

/** A message that is in the hands of this process no more, without having ended. */
export interface ReturnedNotice extends MessageFacts {
  /** Why it went back: the consumer stops, a fact is to be tried later, it comes behind such a one in its order, or its lease was lost. */
  readonly cause: 'stopping' | 'failing' | 'blocked' | 'lease-lost';
}

/** Called as things happen, for logs, metrics and alarms. What a hook throws is ignored. */
export interface ConsumerHooks {
  /** A message was taken in hand. */
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
  /** A message that nobody can handle was put aside: raise an alarm. */
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
    const told: unknown = hook(notice);
    if (isPromise(told)) told.then(undefined, () => undefined);
  } catch {
    // see ConsumerHooks
  }
}
