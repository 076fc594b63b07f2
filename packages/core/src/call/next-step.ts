import { monotonicNow } from '../clock/index.ts';
import { apiErrorOf, outcomeOf, ConfigurationError, TokenError, withNote } from '../errors/index.ts';
import { isPromise } from '../platform/platform.ts';
import { backoffInMs, pauseInMs, dateAfter, retryAfterOf, isRetryableStatus, isSafeToRetry } from '../retry/retry.ts';
import type { ErrorResult } from './attempt.ts';
import { type FailedAttempt, ReceivedResponse } from './received-response.ts';
import { type CallState, requestEventOf } from './call-state.ts';
import type { PipelineContext } from './context.ts';
import { callContextOf, type Exchange } from './exchange.ts';
import { requestIdOf } from './ids.ts';
import type { Lifetime } from '../clock/lifetime.ts';

/** A decision to send the call again. */
export interface Again {
  readonly reason: string;
  readonly waitInMs: number;
  /** Ends the call if its rate limit leaves no time for a retry. Undefined if the limit is the reason of the retry. */
  readonly giveUp?: (() => ReceivedResponse) | undefined;
}

/**
 * Decides after a failed attempt whether to send the call again.
 * @returns A retry, or the response that ends the call, whatever its status (`raw`).
 * @throws The typed error that ends the call.
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

/** T05: renews the credential and retries once. The server didn't process the call, so any call may be retried. */
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
  // Even if this call can't be sent again, the next call has a fresh credential.
  return isNew && canSendAgain(state) ? { reason: '401', waitInMs: 0 } : undefined;
}

/**
 * E02: closes the limit for every call until `Retry-After` is over, or for one documented window if the header is
 * missing.
 */
function slowDown(context: PipelineContext, state: CallState, errorResult: ErrorResult): Again | ReceivedResponse {
  const { exchange } = state;
  const nowInMs = context.clock.now();
  const statedInMs = retryAfterOf(errorResult.headers, nowInMs) ?? unstatedPauseInMs(context, state);
  // Repeated refusals get a pause even if the server asks for none.
  const waitInMs = Math.max(statedInMs, pauseInMs(exchange.attempts, context.random));
  context.limiter.pause(state.key, waitInMs);
  state.permit?.release(); // after the pause, or the next call in the queue would be sent at once
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
  if (context.rateLimiting) return { reason: '429', waitInMs: 0 };
  // Without rate limiting, the call itself must wait.
  state.waitedInMs += waitInMs;
  return { reason: '429', waitInMs };
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
  // Jitter is added to the floor and never shortens it.
  const waitInMs = floorInMs + backoffInMs(exchange.attempts, context.random);
  const mayWait = (exchange.call.waitsForLimit || waitInMs <= state.longestWaitInMs) && waitInMs < state.remainingInMs;
  if (exchange.attempts >= state.maxAttempts || !mayWait || !canSendAgain(state) || !context.budget.spend())
    return giveUp();
  return { reason, waitInMs, giveUp };
}

/** Whether the body can be sent again. A one-shot stream can't. */
function canSendAgain({ exchange }: CallState): boolean {
  return exchange.body?.replayable !== false;
}

/** The end of a pause after a 429, and the option that prevents a wait for it. */
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

/** Creates the error of an attempt without a credential. */
export function noCredential(error: unknown, exchange: Exchange, call: Lifetime): unknown {
  if (error === call.reason) return error;
  const facts = callContextOf(exchange, exchange.outcome);
  // All calls that waited for the token share the error, so each gets a copy with its own facts.
  if (error instanceof ConfigurationError)
    return new ConfigurationError(withNote(error.message, facts), { ...facts, code: error.code, cause: error.cause });
  if (!(error instanceof TokenError))
    return new TokenError(withNote(`The auth strategy returned no credential: ${reasonOf(error)}`, facts), {
      ...facts,
      code: 'ERR_AUTH_STRATEGY',
      cause: error,
    });
  const { message, status, code, serverCode, cause } = error;
  return new TokenError(withNote(message, facts), { ...facts, code, status, serverCode, cause });
}

/** The first line of what the strategy threw, cut: its author chose the words. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return "it threw a value that isn't an Error";
  const [line = ''] = error.message.split('\n');
  return line === '' ? error.name : line.slice(0, 200);
}
