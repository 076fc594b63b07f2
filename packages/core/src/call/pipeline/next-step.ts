import { apiErrorOf, type TradelaneError } from '../../base/errors/index.ts';
import { limitsOf } from '../limits/index.ts';
import { backoffInMs } from '../retry/backoff.ts';
import { isPassingStatus, isSafeToRepeat } from '../retry/may-repeat.ts';
import { readRetryAfter } from '../retry/retry-after.ts';
import type { Attempted } from './attempt.ts';
import { factsOf } from './exchange.ts';
import { maskCredential } from './mask-credential.ts';
import type { PipelineParts } from './parts.ts';
import { type Progress, subjectOf } from './progress.ts';
import { ReceivedAnswer, requestIdOf } from './received-answer.ts';

/** How a call ends. */
export type End =
  | { readonly kind: 'done'; readonly answer: ReceivedAnswer }
  | { readonly kind: 'throw'; readonly error: unknown };

/** What to do after an attempt. */
export type Step =
  | End
  | {
      readonly kind: 'again';
      readonly reason: string;
      readonly waitInMs: number;
      /** How the call ends if its rate leaves no room to send it again; absent where the rate itself is the reason. */
      readonly giveUp?: () => End;
    };

/** After an attempt without success: once more, or the end? */
export async function decide(
  parts: PipelineParts,
  progress: Progress,
  attempted: Exclude<Attempted, { kind: 'success' }>,
): Promise<Step> {
  if (attempted.kind === 'failure') {
    const mayRepeat = !attempted.sent || isSafeToRepeat(progress.exchange.call.operation);
    return mayRepeat
      ? repeatLater(parts, progress, attempted.error.name, 0, () => attempted.error)
      : { kind: 'throw', error: attempted.error };
  }
  const { status } = attempted;
  if (status === 401) return (await renew(parts, progress, attempted)) ?? end(progress, attempted);
  if (status === 429) return slowDown(parts, progress, attempted);
  const mayRepeat = isPassingStatus(status) && isSafeToRepeat(progress.exchange.call.operation);
  if (!mayRepeat) return end(progress, attempted);
  const floorInMs = readRetryAfter(attempted.headers.get('retry-after'), parts.clock.now()) ?? 0;
  return repeatLater(
    parts,
    progress,
    String(status),
    floorInMs,
    () => errorOf(progress, attempted),
    () => end(progress, attempted),
  );
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

function repeatLater(
  parts: PipelineParts,
  progress: Progress,
  reason: string,
  floorInMs: number,
  error: () => TradelaneError,
  giveUp: () => End = () => ({ kind: 'throw', error: error() }),
): Step {
  const { exchange, options } = progress;
  // The floor is never undercut: jitter comes on top of it.
  const waitInMs = floorInMs + backoffInMs(exchange.attempts, parts.random);
  const mayWait =
    (exchange.call.patient || waitInMs <= options.maxWaitInMs) && isWithinDeadline(parts, progress, waitInMs);
  if (exchange.attempts >= options.maxAttempts || !mayWait || !canSendAgain(progress) || !parts.budget.spend())
    return giveUp();
  return { kind: 'again', reason, waitInMs, giveUp };
}

/** A one-shot stream is never sent twice. */
function canSendAgain({ exchange }: Progress): boolean {
  return exchange.body?.replayable !== false;
}

function isWithinDeadline(parts: PipelineParts, { options, startedAtInMs }: Progress, waitInMs: number): boolean {
  return options.deadlineInMs === undefined || parts.clock.now() - startedAtInMs + waitInMs < options.deadlineInMs;
}

function end(progress: Progress, refusal: Refusal, retryAt?: Date): End {
  const { exchange } = progress;
  if (!exchange.returnsErrors) return { kind: 'throw', error: errorOf(progress, refusal, retryAt) };
  const { status, headers, url, text } = refusal;
  return {
    kind: 'done',
    answer: new ReceivedAnswer({ status, headers, url, callId: exchange.callId, attempts: exchange.attempts }, text),
  };
}

function errorOf(
  { exchange }: Progress,
  { status, text, headers, credential }: Refusal,
  retryAt?: Date,
): TradelaneError {
  const said = { text: maskCredential(text, credential), requestId: requestIdOf(headers, credential) };
  return apiErrorOf({ status, ...said, retryAt }, factsOf(exchange));
}
