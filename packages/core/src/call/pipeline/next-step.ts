import { monotonicNow } from '../../base/clock/index.ts';
import { apiErrorOf, type TradelaneError } from '../../base/errors/index.ts';
import { backoffInMs, pauseInMs } from '../retry/backoff.ts';
import { dateAfter, retryAfterOf } from '../retry/retry-after.ts';
import { isRetryableStatus, isSafeToRetry } from '../retry/retryable.ts';
import type { AttemptResult } from './attempt.ts';
import { type CallState, requestEventOf } from './call-state.ts';
import type { PipelineContext } from './context.ts';
import { callContextOf } from './exchange.ts';
import { maskCredential } from './mask-credential.ts';
import { ReceivedResponse, requestIdOf } from './received-response.ts';

/** How a call ends. */
export type End =
  | { readonly kind: 'done'; readonly response: ReceivedResponse }
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
export async function nextStep(
  context: PipelineContext,
  state: CallState,
  result: Exclude<AttemptResult, { kind: 'success' }>,
): Promise<Step> {
  if (result.kind === 'failure') {
    const mayRetry = !result.sent || isSafeToRetry(state.exchange.call.operation);
    return mayRetry
      ? retryLater(context, state, result.error.name, 0, () => result.error)
      : { kind: 'throw', error: result.error };
  }
  const { status } = result;
  if (status === 401) return (await renew(context, state, result)) ?? end(state, result);
  if (status === 429) return slowDown(context, state, result);
  const mayRetry = isRetryableStatus(status) && isSafeToRetry(state.exchange.call.operation);
  if (!mayRetry) return end(state, result);
  const floorInMs = retryAfterOf(result.headers, context.clock.now()) ?? 0;
  return retryLater(
    context,
    state,
    String(status),
    floorInMs,
    () => errorOf(state, result),
    () => end(state, result),
  );
}

type ErrorResult = Extract<AttemptResult, { kind: 'error-response' }>;

/** T05: the credential is renewed and the call replayed, exactly once. It was refused unprocessed, so any call may be. */
async function renew(
  context: PipelineContext,
  state: CallState,
  { credential }: ErrorResult,
): Promise<Step | undefined> {
  const { strategy, refusals } = context;
  if (!credential || !strategy?.renew) return undefined;
  const { id } = state.exchange.call.operation;
  if (state.isRenewed) {
    refusals.note(id, credential, monotonicNow(context.clock));
    return undefined;
  }
  if (refusals.isKnown(id, credential, monotonicNow(context.clock))) return undefined;
  state.isRenewed = true;
  const renewed = strategy.renew(credential);
  const isNew = renewed instanceof Promise ? await state.lifetime.race(renewed) : renewed;
  // What cannot be sent again still leaves a fresh credential for the next call.
  return isNew && canSendAgain(state) ? { kind: 'again', reason: '401', waitInMs: 0 } : undefined;
}

/** E02: the limit stays closed for every call until `Retry-After` is over, or one documented window where the header is missing. */
function slowDown(context: PipelineContext, state: CallState, errorResult: ErrorResult): Step {
  const { exchange, options } = state;
  const nowInMs = context.clock.now();
  const statedInMs = retryAfterOf(errorResult.headers, nowInMs) ?? unstatedPauseInMs(context, state);
  // A server that asks for no pause and refuses again is given one all the same.
  const waitInMs = Math.max(statedInMs, pauseInMs(exchange.attempts, context.random));
  context.limiter.pause(state.limitKey, waitInMs);
  context.observer.throttle?.({ ...requestEventOf(exchange), kind: 'pause', waitInMs });
  const bound =
    !exchange.call.waitsForLimit && exchange.attempts >= options.maxAttempts
      ? 'maxAttempts'
      : state.waitedInMs + waitInMs > options.maxWaitInMs
        ? 'maxWaitInMs'
        : isWithinDeadline(context, state, waitInMs)
          ? undefined
          : 'deadlineInMs';
  if (bound !== undefined || !canSendAgain(state))
    return end(state, errorResult, { retryAt: dateAfter(waitInMs, nowInMs), bound });
  // With limits off nothing else holds the call back.
  return { kind: 'again', reason: '429', waitInMs: context.limits === 'off' ? waitInMs : 0 };
}

function unstatedPauseInMs({ limiter, random }: PipelineContext, { exchange }: CallState): number {
  return limiter.usualPauseInMs(exchange.call) ?? 1_000 + backoffInMs(exchange.attempts, random);
}

function retryLater(
  context: PipelineContext,
  state: CallState,
  reason: string,
  floorInMs: number,
  error: () => TradelaneError,
  giveUp: () => End = () => ({ kind: 'throw', error: error() }),
): Step {
  const { exchange, options } = state;
  // The floor is never undercut: jitter comes on top of it.
  const waitInMs = floorInMs + backoffInMs(exchange.attempts, context.random);
  const mayWait =
    (exchange.call.waitsForLimit || waitInMs <= options.maxWaitInMs) && isWithinDeadline(context, state, waitInMs);
  if (exchange.attempts >= options.maxAttempts || !mayWait || !canSendAgain(state) || !context.budget.spend())
    return giveUp();
  return { kind: 'again', reason, waitInMs, giveUp };
}

/** A one-shot stream is never sent twice. */
function canSendAgain({ exchange }: CallState): boolean {
  return exchange.body?.replayable !== false;
}

function isWithinDeadline(context: PipelineContext, { options, startedAtInMs }: CallState, waitInMs: number): boolean {
  return (
    options.deadlineInMs === undefined || monotonicNow(context.clock) - startedAtInMs + waitInMs < options.deadlineInMs
  );
}

/** When a 429 is over, and the option that keeps the call from waiting for it. */
interface Refused {
  readonly retryAt: Date;
  readonly bound: string | undefined;
}

function end(state: CallState, errorResult: ErrorResult, refused?: Refused): End {
  const { exchange } = state;
  if (!exchange.returnsErrors) return { kind: 'throw', error: errorOf(state, errorResult, refused) };
  const { status, headers, url, text } = errorResult;
  return {
    kind: 'done',
    response: new ReceivedResponse(
      { status, headers, url, callId: exchange.callId, attempts: exchange.attempts },
      text,
    ),
  };
}

function errorOf(
  { exchange }: CallState,
  { status, text, headers, credential }: ErrorResult,
  refused?: Refused,
): TradelaneError {
  const said = { text: maskCredential(text, credential), requestId: requestIdOf(headers, credential) };
  return apiErrorOf({ status, ...said, ...refused }, callContextOf(exchange));
}
