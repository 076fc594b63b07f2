import { monotonicNow } from '../../base/clock/index.ts';
import { apiErrorOf, outcomeOf } from '../../base/errors/index.ts';
import { isPromise } from '../../base/is-promise.ts';
import { backoffInMs, pauseInMs } from '../retry/backoff.ts';
import { dateAfter, retryAfterOf } from '../retry/retry-after.ts';
import { isRetryableStatus, isSafeToRetry } from '../retry/retryable.ts';
import type { ErrorResult } from './attempt.ts';
import type { FailedAttempt } from './failed-attempt.ts';
import { type CallState, requestEventOf } from './call-state.ts';
import type { PipelineContext } from './context.ts';
import { callContextOf } from './exchange.ts';
import { noCredential } from './no-credential.ts';
import { ReceivedResponse } from './received-response.ts';
import { requestIdOf } from './request-id.ts';

/** The call is sent once more. */
export interface Again {
  readonly reason: string;
  readonly waitInMs: number;
  /** How the call ends if its rate leaves no room to send it again; absent where the rate itself is the reason. */
  readonly giveUp?: (() => ReceivedResponse) | undefined;
}

/**
 * After an attempt without success: once more, or the end?
 * @returns a response where the call ends with one whatever its status (`raw`)
 * @throws the typed error that the call ends with
 */
export async function nextStep(
  context: PipelineContext,
  state: CallState,
  result: ErrorResult | FailedAttempt,
): Promise<Again | ReceivedResponse> {
  const { exchange } = state;
  const { operation } = exchange.call;
  const isSafe = isSafeToRetry(operation);
  const outcome = 'error' in result ? result.error.outcome : outcomeOf(result);
  exchange.outcome = outcome;
  if (outcome === 'unknown') exchange.isInDoubt = operation.method !== 'GET';
  if ('error' in result) {
    const giveUp = (): never => {
      throw result.error;
    };
    return isSafe || !result.sent ? retryLater(context, state, result.error.name, 0, giveUp) : giveUp();
  }
  const { status } = result;
  if (status === 401) return (await renew(context, state)) ?? end(state, result);
  if (status === 429) return slowDown(context, state, result);
  if (!isSafe || !isRetryableStatus(status)) return end(state, result);
  const floorInMs = retryAfterOf(result.headers, context.clock.now()) ?? 0;
  return retryLater(context, state, String(status), floorInMs, () => end(state, result));
}

/** T05: the credential is renewed and the call replayed, exactly once. It was refused unprocessed, so any call may be. */
async function renew(context: PipelineContext, state: CallState): Promise<Again | undefined> {
  const { strategy, refusals } = context;
  const { credential } = state.exchange;
  if (!credential || !strategy?.renew) return undefined;
  const { id } = state.exchange.call.operation;
  if (state.isRenewed) {
    refusals.note(id, credential, monotonicNow(context.clock));
    return undefined;
  }
  if (refusals.isKnown(id, credential, monotonicNow(context.clock))) return undefined;
  state.isRenewed = true;
  let isNew: boolean;
  try {
    const renewed = strategy.renew(credential);
    isNew = isPromise(renewed) ? await state.lifetime.race(renewed) : renewed;
  } catch (error) {
    throw noCredential(error, state.exchange, state.lifetime);
  }
  // What cannot be sent again still leaves a fresh credential for the next call.
  return isNew && canSendAgain(state) ? { reason: '401', waitInMs: 0 } : undefined;
}

/** E02: the limit stays closed for every call until `Retry-After` is over, or one documented window where the header is missing. */
function slowDown(context: PipelineContext, state: CallState, errorResult: ErrorResult): Again | ReceivedResponse {
  const { exchange } = state;
  const nowInMs = context.clock.now();
  const statedInMs = retryAfterOf(errorResult.headers, nowInMs) ?? unstatedPauseInMs(context, state);
  // A server that asks for no pause and refuses again is given one all the same.
  const waitInMs = Math.max(statedInMs, pauseInMs(exchange.attempts, context.random));
  context.limiter.pause(state.key, waitInMs);
  context.observer.throttle?.({ ...requestEventOf(exchange), kind: 'pause', waitInMs });
  const bound =
    !exchange.call.waitsForLimit && exchange.attempts >= state.maxAttempts
      ? 'maxAttempts'
      : state.waitedInMs + waitInMs > state.longestWaitInMs
        ? 'maxWaitInMs'
        : waitInMs < state.remainingInMs
          ? undefined
          : 'deadlineInMs';
  if (bound !== undefined || !canSendAgain(state))
    return end(state, errorResult, { retryAt: dateAfter(waitInMs, nowInMs), bound });
  // With limits off nothing else holds the call back.
  return { reason: '429', waitInMs: context.rateLimiting ? 0 : waitInMs };
}

function unstatedPauseInMs({ limiter, random }: PipelineContext, { exchange, windows }: CallState): number {
  return limiter.usualPauseInMs(windows) ?? 1_000 + backoffInMs(exchange.attempts, random);
}

function retryLater(
  context: PipelineContext,
  state: CallState,
  reason: string,
  floorInMs: number,
  giveUp: () => ReceivedResponse,
): Again | ReceivedResponse {
  const { exchange } = state;
  // The floor is never undercut: jitter comes on top of it.
  const waitInMs = floorInMs + backoffInMs(exchange.attempts, context.random);
  const mayWait = (exchange.call.waitsForLimit || waitInMs <= state.longestWaitInMs) && waitInMs < state.remainingInMs;
  if (exchange.attempts >= state.maxAttempts || !mayWait || !canSendAgain(state) || !context.budget.spend())
    return giveUp();
  return { reason, waitInMs, giveUp };
}

/** A one-shot stream is never sent twice. */
function canSendAgain({ exchange }: CallState): boolean {
  return exchange.body?.replayable !== false;
}

/** When a 429 is over, and the option that keeps the call from waiting for it. */
interface Refused {
  readonly retryAt: Date;
  readonly bound: string | undefined;
}

function end({ exchange }: CallState, result: ErrorResult, refused?: Refused): ReceivedResponse {
  const { status, headers, url, text } = result;
  if (exchange.reception.returnsErrors) return new ReceivedResponse(exchange, result, url, text);
  throw apiErrorOf(
    { status, text, requestId: requestIdOf(headers, exchange.credential), ...refused },
    callContextOf(exchange),
  );
}
