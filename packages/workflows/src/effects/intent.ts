import type { CallInput, HostTimeRange } from '@tradelane/core/runtime';
import { oneOf, type Shape } from '@tradelane/core/work';
import type { EffectReason, PendingEffect, SentRequest, UndecidedEffect } from './effect-result.ts';
import type { SentFile, Write } from './write.ts';

/** An intent that isn't settled, as JSON. Each transition returns a new one, and reads no clock and no store. */
export interface Intent {
  readonly operation: string;
  readonly input: CallInput;
  readonly content: string;
  /** The files of the body, whose content isn't stored. */
  readonly files: readonly SentFile[];
  /** The requests that may have left, oldest first. */
  readonly sends: readonly Send[];
  /** Number of reads since the last request. */
  readonly looks: number;
  /** When the host accepted the request or the last read ended, by the local clock. It only paces the reads. */
  readonly lookedAtInMs?: number;
  /** When the last read ended, by the clock of the host. */
  readonly hostNowInMs?: number | undefined;
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

const hasParts = oneOf({
  operation: 'string',
  input: 'object',
  content: 'string',
  files: ['object'],
  sends: [
    {
      is: '=unknown|=accepted|=refused',
      'after?': 'number',
      'before?': 'number',
      'actionId?': 'string',
      'reason?': 'object',
    },
  ],
  looks: 'count',
  'lookedAtInMs?': 'number',
  'hostNowInMs?': 'number',
  'seen?': { why: 'string', 'reason?': 'object' },
});

/** The shape of a stored intent. Reads follow a request, so an intent with a read has lost its requests if it has none. */
export const intentShape: Shape = (value) => {
  if (!hasParts(value)) return false;
  const { sends, looks, lookedAtInMs } = value as Intent;
  return sends.length > 0 || (looks === 0 && lookedAtInMs === undefined);
};

/** A request is about to leave. */
export function sending(intent: Intent, host: HostTimeRange | undefined): Intent {
  const { seen: _, ...rest } = intent;
  return { ...rest, sends: [...intent.sends, { is: 'unknown', after: host?.from, before: host?.to }], looks: 0 };
}

/** Something is known of a request: by default the last one. */
export function learned(intent: Intent, facts: Partial<Send>, at: number = intent.sends.length - 1): Intent {
  return { ...intent, sends: intent.sends.map((send, index) => (index === at ? { ...send, ...facts } : send)) };
}

/**
 * A read ended, so every request left before it.
 * @param now Time of the host.
 * @param last Time of the last request, if this process sent it.
 */
export function dated(intent: Intent, now: HostTimeRange | undefined, last: HostTimeRange | undefined): Intent {
  const sends = intent.sends.map((send, at) => {
    const host = at === intent.sends.length - 1 ? last : undefined;
    const before = Math.min(send.before ?? Infinity, host?.to ?? Infinity, now?.to ?? Infinity);
    return { ...send, after: send.after ?? host?.from, before: before === Infinity ? undefined : before };
  });
  return { ...intent, sends, hostNowInMs: now?.from };
}

/** A read ended without a decision. */
export function looked(intent: Intent, nowInMs: number, seen: Intent['seen'] = intent.seen): Intent {
  return { ...intent, looks: intent.looks + 1, lookedAtInMs: nowInMs, ...(seen && { seen }) };
}

/** Time since the last request, by the clock of the host. */
function ageInMs({ sends, hostNowInMs }: Intent): number | undefined {
  const sentByInMs = sends.at(-1)?.before;
  return hostNowInMs === undefined || sentByInMs === undefined ? undefined : hostNowInMs - sentByInMs;
}

/** The same. Without a time of the host, the number of reads replaces it. */
const roughAgeInMs = (intent: Intent): number => ageInMs(intent) ?? firstPauseInMs * 2 ** intent.looks;

/** Maximum number of requests (own choice). */
const mostSends = 3;
/** A request that can't do harm twice is repeated this long after the one before (own choice). */
const repeatAfterInMs = 60_000;

/**
 * Whether to send again.
 * @param isHarmless Whether the resource refuses a second effect. Otherwise, `resendAfterInMs` decides.
 */
export function mayRepeat(intent: Intent, isHarmless: boolean, resendAfterInMs: number = Infinity): boolean {
  const { sends } = intent;
  if (sends.length >= mostSends || sends.some(({ is }) => is === 'accepted')) return false;
  return isHarmless ? roughAgeInMs(intent) >= repeatAfterInMs : (ageInMs(intent) ?? 0) >= resendAfterInMs;
}

/** Whether the host refused every request. */
export const isRefused = ({ sends }: Intent): boolean => sends.every(({ is }) => is === 'refused');

/** A job that runs each night reads each night. */
const longestPauseInMs = 72_000_000;
const hourInMs = 3_600_000;
const firstPauseInMs = 1_000;
/** A host needs some seconds to carry out an action, and often allows one read of it each minute. */
const firstFollowInMs = 5_000;

/** The pause before the next read. It doubles up to 20 hours. */
export function pauseOf({ looks, sends }: Intent): number {
  if (looks === 0) return sends.at(-1)?.is === 'accepted' ? firstFollowInMs : 0;
  return Math.min(longestPauseInMs, firstPauseInMs * 2 ** (looks - 1));
}

/** When to read again, by the local clock. */
export function nextLookAtInMs(intent: Intent, nowInMs: number): number {
  const { lookedAtInMs } = intent;
  // A clock that was set back must not delay the read.
  return lookedAtInMs === undefined || lookedAtInMs > nowInMs ? nowInMs : lookedAtInMs + pauseOf(intent);
}

/**
 * The result of an intent that isn't settled.
 * @param unread Why it can't be read now.
 */
export function unsettled(
  { operation: { readBack } }: Write,
  intent: Intent,
  retryAt: Date,
  unread?: EffectReason,
): PendingEffect<unknown> | UndecidedEffect {
  const { sends, seen } = intent;
  const accepted = sends.find(({ is }) => is === 'accepted');
  const reason = unread ?? seen?.reason ?? sends.findLast((send) => send.reason !== undefined)?.reason;
  if (accepted?.actionId !== undefined || (accepted !== undefined && readBack !== undefined && intent.looks === 0))
    return { outcome: 'pending', actionId: accepted.actionId, data: accepted.data, retryAt, reason: seen?.reason };
  const why = seen?.why ?? (readBack === undefined ? 'no-read-back' : 'read-failed');
  return {
    outcome: 'undecided',
    why,
    sends: sends.map(({ is, after, actionId }) => ({
      sentAt: after === undefined ? undefined : new Date(after),
      outcome: is,
      actionId,
    })),
    lookAt: seen?.lookAt,
    retryAt: readBack === undefined ? undefined : retryAt,
    needsDecision:
      readBack === undefined || roughAgeInMs(intent) >= (why === 'ambiguous' ? hourInMs : longestPauseInMs),
    reason,
  };
}
