import type { CallInput } from '@tradelane/core/runtime';
import type { EffectReason, PendingEffect, SentRequest, UndecidedEffect } from './effect-result.ts';
import type { Write } from './write.ts';

/** An intent that isn't settled, as JSON. Each transition returns a new one, and reads no clock and no store. */
export interface Intent {
  readonly operation: string;
  readonly input: CallInput;
  readonly content: string;
  /** Whether the body has files, which aren't stored. */
  readonly hasFiles?: true;
  /** The requests that may have left, oldest first. */
  readonly sends: readonly Send[];
  /** Number of reads since the last request. */
  readonly looks: number;
  /** When the host accepted the request or the last read ended, by the local clock. It only paces the reads. */
  readonly lookedAtInMs?: number;
  /** The result of the last read. */
  readonly seen?: Pick<UndecidedEffect, 'why' | 'lookAt' | 'reason'>;
}

/** A request of an intent. `after` and `before` enclose the time when it was sent, by the clock of the host. */
export interface Send {
  readonly is: SentRequest['outcome'];
  readonly after?: number | undefined;
  readonly before?: number | undefined;
  readonly actionId?: string | undefined;
  /** The response. */
  readonly data?: unknown;
  readonly reason?: EffectReason | undefined;
}

/** A request is about to leave. */
export function sending(intent: Intent, hostNowInMs: number | undefined): Intent {
  const { seen: _, ...rest } = intent;
  return { ...rest, sends: [...intent.sends, { is: 'unknown', after: hostNowInMs }], looks: 0 };
}

/** Something is known of a request: by default the last one. */
export function learned(intent: Intent, facts: Partial<Send>, at: number = intent.sends.length - 1): Intent {
  return { ...intent, sends: intent.sends.map((send, index) => (index === at ? { ...send, ...facts } : send)) };
}

/**
 * A read of the host ended, so every request left before it. `Date` has no fractions of a second.
 * @param agoInMs Time since the last request, if this process sent it.
 */
export function dated(intent: Intent, hostNowInMs: number | undefined, agoInMs: number | undefined): Intent {
  if (hostNowInMs === undefined) return intent;
  const last = intent.sends.length - 1;
  const dateOne = (send: Send, at: number): Send => ({
    ...send,
    after: send.after ?? (at === last && agoInMs !== undefined ? hostNowInMs - agoInMs : undefined),
    before: send.before ?? hostNowInMs + 1_000,
  });
  return { ...intent, sends: intent.sends.map(dateOne) };
}

/** A read ended without a decision. */
export function looked(intent: Intent, nowInMs: number, seen: Intent['seen'] = intent.seen): Intent {
  return { ...intent, looks: intent.looks + 1, lookedAtInMs: nowInMs, ...(seen && { seen }) };
}

/** A request that can't do harm twice is repeated this long after the one before (own choice). */
const repeatAfterInMs = 60_000;
const manyLooks = 6;

/** Whether to repeat a request that can't do harm twice. Without a time of the host, the number of reads decides. */
export function isTimeToRepeat({ sends, looks }: Intent, hostNowInMs: number | undefined): boolean {
  const sentByInMs = sends.at(-1)?.before;
  return hostNowInMs === undefined || sentByInMs === undefined
    ? looks >= manyLooks
    : hostNowInMs - sentByInMs >= repeatAfterInMs;
}

/** The host can't carry out a request any more that was sent this long ago, as the caller states. */
export function expired(intent: Intent, hostNowInMs: number | undefined, afterInMs: number): Intent {
  if (hostNowInMs === undefined) return intent;
  const isOld = ({ is, before }: Send): boolean => is === 'unknown' && hostNowInMs - (before ?? Infinity) >= afterInMs;
  return { ...intent, sends: intent.sends.map((send) => (isOld(send) ? { ...send, is: 'expired' } : send)) };
}

/** Whether no request may take effect any more. */
export function isOver({ sends }: Intent): boolean {
  return sends.every(({ is }) => is === 'refused' || is === 'expired');
}

/** The earliest time at which a request may have been sent, by the clock of the host. */
export function sentAtInMs({ sends: [first] }: Intent): number | undefined {
  return first?.after ?? first?.before;
}

const dayInMs = 86_400_000;
const firstPauseInMs = 1_000;
/** A host needs some seconds to carry out an action, and often allows one read of it each minute. */
const firstFollowInMs = 5_000;

/** The pause before the next read. It doubles up to a day. */
export function pauseOf({ looks, sends }: Intent): number {
  if (looks === 0) return sends.at(-1)?.is === 'accepted' ? firstFollowInMs : 0;
  return Math.min(dayInMs, firstPauseInMs * 2 ** (looks - 1));
}

/** When to read again, by the local clock. */
export function nextLookAtInMs(intent: Intent, nowInMs: number): number {
  const { lookedAtInMs } = intent;
  // A clock that was set back must not delay the read.
  return lookedAtInMs === undefined || lookedAtInMs > nowInMs ? nowInMs : lookedAtInMs + pauseOf(intent);
}

/** The result of an intent that isn't settled. */
export function unsettled(write: Write, intent: Intent, retryAt: Date): PendingEffect<unknown> | UndecidedEffect {
  const { readBack, retry } = write.operation;
  const { sends, seen, looks } = intent;
  const reason = seen?.reason ?? sends.findLast((send) => send.reason !== undefined)?.reason;
  const accepted = sends.find(({ is }) => is === 'accepted');
  if (accepted !== undefined && (accepted.actionId !== undefined || readBack !== undefined))
    return { outcome: 'pending', actionId: accepted.actionId, data: accepted.data, retryAt, reason: seen?.reason };
  // A refused repetition is no evidence, and another one isn't either.
  const canRepeat = retry !== 'unsafe' && accepted === undefined && sends.every(({ is }) => is === 'unknown');
  const canLearn = readBack !== undefined || canRepeat;
  const why = seen?.why ?? (readBack === undefined ? 'no-read-back' : 'not-visible');
  return {
    outcome: 'undecided',
    why,
    sends: sends.map(({ is, after, actionId }) => ({
      sentAt: after === undefined ? undefined : new Date(after),
      outcome: is,
      actionId,
    })),
    lookAt: seen?.lookAt,
    retryAt: canLearn ? retryAt : undefined,
    needsDecision: !canLearn || (why === 'ambiguous' && looks >= manyLooks) || pauseOf(intent) === dayInMs,
    reason,
  };
}
