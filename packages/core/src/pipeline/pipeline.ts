import { apiErrorOf, RateLimitError, type TradelaneError } from '../errors/index.ts';
import { freePermit, limitKey, type Limiter, limitsOf, type Permit, WaitTooLong } from '../limit/index.ts';
import { backoffInMs } from '../retry/backoff.ts';
import { isPassingStatus, isSafeToRepeat } from '../retry/may-repeat.ts';
import { readRetryAfter } from '../retry/retry-after.ts';
import type { RetryBudget } from '../retry/retry-budget.ts';
import { type Attempted, attemptOnce, type Line } from './attempt.ts';
import { openCallLifetime } from './call-lifetime.ts';
import { type Exchange, factsOf } from './exchange.ts';
import type { Lifetime } from './lifetime.ts';
import { ReceivedAnswer, requestIdOf } from './received-answer.ts';

/** A client's settings for the pipeline. */
export interface PipelineParts extends Line {
  readonly limiter: Limiter;
  readonly limits: 'paced' | 'strict' | 'off';
  /** Host and surface, in front of every limit key. */
  readonly limitPrefix: string;
  readonly budget: RetryBudget;
  readonly random: () => number;
  readonly timeoutInMs: number;
  readonly deadlineInMs: number | undefined;
  readonly maxWaitInMs: number;
  readonly maxAttempts: number;
}

/** The call's own limits, or the client's. */
interface CallLimits {
  readonly timeoutInMs: number;
  readonly deadlineInMs: number | undefined;
  readonly maxWaitInMs: number;
  readonly maxAttempts: number;
}

/** What the loop knows of a call between its attempts. */
interface Progress {
  readonly exchange: Exchange;
  readonly lifetime: Lifetime;
  readonly limitKey: string;
  readonly startedAtInMs: number;
  readonly options: CallLimits;
  /** Time spent waiting for rate limits. */
  waitedInMs: number;
  /** The credential was renewed for this call (T05: once). */
  isRenewed: boolean;
  /** It was sent before and was not the reason: it goes first. */
  isUrgent: boolean;
}

/** What to do after an attempt. */
type Step =
  | { readonly kind: 'done'; readonly answer: ReceivedAnswer }
  | { readonly kind: 'throw'; readonly error: unknown }
  | { readonly kind: 'again'; readonly reason: string; readonly waitInMs: number };

/**
 * Runs a call to its end: deadline → retry loop ⟲ [ rate limit → auth → middleware → timeout → transport ].
 * @returns the success, or for `raw` any answer; everything else is thrown as a typed error.
 */
export async function runCall(parts: PipelineParts, exchange: Exchange): Promise<ReceivedAnswer> {
  const { call } = exchange;
  const deadlineInMs = call.options.deadlineInMs ?? parts.deadlineInMs;
  const lifetime = openCallLifetime(exchange, parts.clock, { signal: call.options.signal, deadlineInMs });
  const progress: Progress = {
    exchange,
    lifetime,
    limitKey: limitKey(parts.limitPrefix, parts.strategy?.identity ?? 'anonymous', call),
    startedAtInMs: parts.clock.now(),
    options: {
      timeoutInMs: call.options.timeoutInMs ?? parts.timeoutInMs,
      maxAttempts: call.options.maxAttempts ?? parts.maxAttempts,
      maxWaitInMs: call.patient ? Number.POSITIVE_INFINITY : (call.options.maxWaitInMs ?? parts.maxWaitInMs),
      deadlineInMs,
    },
    waitedInMs: 0,
    isRenewed: false,
    isUrgent: call.followUpPage === true,
  };
  let isOpen = false;
  try {
    for (;;) {
      lifetime.throwIfOver();
      const permit = await admit(parts, progress);
      const attempted = await attemptOnce(parts, exchange, lifetime, permit, progress.options.timeoutInMs);
      const step = attempted.kind === 'success' ? succeed(parts, attempted.answer) : await decide(parts, progress, attempted);
      if (step.kind === 'done') {
        isOpen = exchange.streams && attempted.kind === 'success';
        return step.answer;
      }
      if (step.kind === 'throw') throw step.error;
      parts.telling.retry?.({ ...subjectOf(exchange), reason: step.reason, waitInMs: step.waitInMs });
      progress.isUrgent = true;
      if (step.waitInMs > 0) await lifetime.race(parts.clock.wait(step.waitInMs, lifetime.signal));
    }
  } finally {
    if (!isOpen) lifetime.close();
  }
}

function succeed(parts: PipelineParts, answer: ReceivedAnswer): Step {
  parts.budget.earn();
  return { kind: 'done', answer };
}

/** Waits for the rate limit (E03); most calls need not, and get leave at once. */
async function admit(parts: PipelineParts, progress: Progress): Promise<Permit> {
  if (parts.limits === 'off') return freePermit;
  const { exchange, lifetime, options } = progress;
  const { limiter, clock, telling } = parts;
  const { kept, watched } = limitsOf(exchange.call, parts.limits === 'strict' || limiter.isPersistent);
  const askedAtInMs = clock.now();
  const remainingInMs = (options.deadlineInMs ?? Number.POSITIVE_INFINITY) - (askedAtInMs - progress.startedAtInMs);
  try {
    const admitted = limiter.admit({
      key: progress.limitKey,
      windows: kept,
      urgent: progress.isUrgent,
      maxWaitInMs: Math.min(options.maxWaitInMs - progress.waitedInMs, remainingInMs),
      lifetime,
      onWait: telling.throttle && ((waitInMs) => telling.throttle?.({ ...subjectOf(exchange), kind: 'wait', waitInMs })),
    });
    const permit = admitted instanceof Promise ? await admitted : admitted;
    progress.waitedInMs += clock.now() - askedAtInMs;
    return watched.length === 0 ? permit : await watch(parts, progress, watched, permit);
  } catch (error) {
    if (!(error instanceof WaitTooLong)) throw error;
    throw tooLong(progress, error.retryAtInMs);
  }
}

/** Windows of an hour or more: counted, told, not kept (see `limits`). */
async function watch(parts: PipelineParts, { limitKey: key, exchange }: Progress, windows: ReturnType<typeof limitsOf>['watched'], kept: Permit): Promise<Permit> {
  const { overInMs, permit } = await parts.limiter.watch(key, windows);
  if (overInMs > 0) parts.telling.throttle?.({ ...subjectOf(exchange), kind: 'advisory', waitInMs: overInMs });
  return {
    settle() {
      kept.settle();
      permit.settle();
    },
    release() {
      kept.release();
      permit.release();
    },
  };
}

/** The call would have to wait longer than it may: it fails at once and says when to come back. */
function tooLong({ exchange }: Progress, retryAtInMs: number): RateLimitError {
  const retryAt = new Date(retryAtInMs);
  const { id } = exchange.call.operation;
  return new RateLimitError(
    `${id} is at its rate limit until ${retryAt.toISOString()}, which is longer than this call may wait`,
    { ...factsOf(exchange), outcome: exchange.attempts === 0 ? 'not-sent' : 'refused', status: 429, retryAt },
  );
}

/** After an attempt without success: once more, or the end? */
async function decide(parts: PipelineParts, progress: Progress, attempted: Exclude<Attempted, { kind: 'success' }>): Promise<Step> {
  if (attempted.kind === 'failure') {
    const mayRepeat = !attempted.sent || isSafeToRepeat(progress.exchange.call.operation);
    return mayRepeat ? repeatLater(parts, progress, attempted.error.name, 0, () => attempted.error) : { kind: 'throw', error: attempted.error };
  }
  const { status } = attempted;
  if (status === 401) return (await renew(parts, progress, attempted)) ?? end(progress, attempted);
  if (status === 429) return slowDown(parts, progress, attempted);
  const mayRepeat = isPassingStatus(status) && isSafeToRepeat(progress.exchange.call.operation);
  if (!mayRepeat) return end(progress, attempted);
  const floorInMs = readRetryAfter(attempted.headers.get('retry-after'), parts.clock.now()) ?? 0;
  return repeatLater(parts, progress, String(status), floorInMs, () => errorOf(progress, attempted), () => end(progress, attempted));
}

type Refusal = Extract<Attempted, { kind: 'refusal' }>;

/** T05: the credential is renewed and the call replayed, exactly once. It was refused unprocessed, so any call may be. */
async function renew(parts: PipelineParts, progress: Progress, { credential }: Refusal): Promise<Step | undefined> {
  const { strategy } = parts;
  if (progress.isRenewed || !credential || !strategy?.renew || !canSendAgain(progress)) return undefined;
  progress.isRenewed = true;
  const renewed = strategy.renew(credential);
  const isNew = renewed instanceof Promise ? await progress.lifetime.race(renewed) : renewed;
  return isNew ? { kind: 'again', reason: '401', waitInMs: 0 } : undefined;
}

/** E02: the limit stays closed for every call until `Retry-After` is over, or one documented window where the header is missing. */
function slowDown(parts: PipelineParts, progress: Progress, refusal: Refusal): Step {
  const nowInMs = parts.clock.now();
  const { exchange, options } = progress;
  const waitInMs = readRetryAfter(refusal.headers.get('retry-after'), nowInMs) ?? unstatedPauseInMs(parts, progress);
  parts.limiter.pause(progress.limitKey, nowInMs + waitInMs);
  parts.telling.throttle?.({ ...subjectOf(exchange), kind: 'pause', waitInMs });
  const mayTry = exchange.call.patient || exchange.attempts < options.maxAttempts;
  const mayWait = progress.waitedInMs + waitInMs <= options.maxWaitInMs && isWithinDeadline(parts, progress, waitInMs);
  if (!mayTry || !mayWait || !canSendAgain(progress)) return end(progress, refusal, new Date(nowInMs + waitInMs));
  // With limits off nothing else holds the call back.
  return { kind: 'again', reason: '429', waitInMs: parts.limits === 'off' ? waitInMs : 0 };
}

function unstatedPauseInMs({ random }: PipelineParts, { exchange }: Progress): number {
  const windows = limitsOf(exchange.call, true).kept;
  const shortest = Math.min(...windows.map(({ periodInMs }) => periodInMs));
  return Number.isFinite(shortest) ? shortest : 1_000 + backoffInMs(exchange.attempts, random);
}

function repeatLater(parts: PipelineParts, progress: Progress, reason: string, floorInMs: number, error: () => TradelaneError, giveUp: () => Step = () => ({ kind: 'throw', error: error() })): Step {
  const { exchange, options } = progress;
  // The floor is never undercut: jitter comes on top of it.
  const waitInMs = floorInMs + backoffInMs(exchange.attempts, parts.random);
  const mayWait = (exchange.call.patient || waitInMs <= options.maxWaitInMs) && isWithinDeadline(parts, progress, waitInMs);
  if (exchange.attempts >= options.maxAttempts || !mayWait || !canSendAgain(progress) || !parts.budget.spend()) return giveUp();
  return { kind: 'again', reason, waitInMs };
}

/** A one-shot stream is never sent twice. */
function canSendAgain({ exchange }: Progress): boolean {
  return exchange.body?.replayable !== false;
}

function isWithinDeadline(parts: PipelineParts, { options, startedAtInMs }: Progress, waitInMs: number): boolean {
  return options.deadlineInMs === undefined || parts.clock.now() - startedAtInMs + waitInMs < options.deadlineInMs;
}

function end(progress: Progress, refusal: Refusal, retryAt?: Date): Step {
  const { exchange } = progress;
  if (!exchange.returnsErrors) return { kind: 'throw', error: errorOf(progress, refusal, retryAt) };
  const { status, headers, url, text } = refusal;
  return { kind: 'done', answer: new ReceivedAnswer({ status, headers, url, callId: exchange.callId, attempts: exchange.attempts }, text) };
}

function errorOf({ exchange }: Progress, { status, text, headers }: Refusal, retryAt?: Date): TradelaneError {
  return apiErrorOf({ status, text, requestId: requestIdOf(headers), retryAt }, factsOf(exchange));
}

function subjectOf({ call, callId, attempts }: Exchange): { operation: string; callId: string; method: string; path: string; attempt: number } {
  const { id, method, path } = call.operation;
  return { operation: id, callId, method, path, attempt: attempts };
}
