import { monotonicNow } from '../clock/clock.ts';
import { apiErrorOf, outcomeOf } from '../errors/index.ts';
import type { OperationDescriptor } from '../operation/descriptor.ts';
import { backoffInMs } from '../clock/backoff.ts';
import { dateAfter, isTransientStatus, retryAfterOf } from '../transport/retry-after.ts';
import type { ErrorResponse } from './attempt.ts';
import { type FailedAttempt, noCredential } from './failure.ts';
import { ReceivedResponse } from './response.ts';
import { maskCredentials } from '../transport/redact.ts';
import { requestIdOf } from '../transport/request-id.ts';
import type { RunningCall } from './running-call.ts';
import type { Settings } from './settings.ts';

/** A decision to send the call again. */
export interface Retry {
  readonly reason: string;
  readonly waitInMs: number;
  /** Ends the call if its rate limit leaves no time for a retry. Undefined if the limit is the reason of the retry. */
  readonly giveUp?: (() => ReceivedResponse) | undefined;
}

/** Whether a call may be sent again if the outcome of the last attempt is unknown. */
export function isSafeToRetry(operation: OperationDescriptor): boolean {
  return operation.retry !== 'unsafe';
}

/**
 * Decides after a failed attempt whether to send the call again.
 * @returns A retry, or the response that ends the call, whatever its status if the call returns errors.
 * @throws The typed error that ends the call.
 */
export async function nextStep(
  settings: Settings,
  call: RunningCall,
  result: ErrorResponse | FailedAttempt,
): Promise<Retry | ReceivedResponse> {
  const { operation } = call.call;
  const isSafe = isSafeToRetry(operation);
  const outcome = 'error' in result ? result.error.outcome : outcomeOf(result);
  call.outcome = outcome;
  if (outcome === 'unknown') call.isInDoubt = operation.method !== 'GET';
  if ('error' in result) {
    const giveUp = (): never => {
      throw result.error;
    };
    return isSafe || !result.sent ? retryLater(settings, call, result.error.name, 0, giveUp) : giveUp();
  }
  const { status } = result;
  if (status === 401) return (await renew(settings, call)) ?? end(call, result);
  if (status === 429) return slowDown(settings, call, result);
  if (!isSafe || !isTransientStatus(status, (operation.retry ?? 'read') === 'read'))
    return end(call, result, statedBy(result, settings));
  const floorInMs = retryAfterOf(result.headers, settings.clock.now()) ?? 0;
  return retryLater(settings, call, String(status), floorInMs, () => end(call, result, statedBy(result, settings)));
}

/** T05: renews the credential and retries once. The server didn't process the call, so any call may be retried. */
async function renew(settings: Settings, call: RunningCall): Promise<Retry | undefined> {
  const { strategy, refusals, clock } = settings;
  const { credential } = call;
  if (!credential || !strategy?.renew) return undefined;
  const { id } = call.call.operation;
  if (call.isRenewed) {
    refusals.note(id, credential, monotonicNow(clock));
    return undefined;
  }
  if (refusals.isKnown(id, credential, monotonicNow(clock))) return undefined;
  call.isRenewed = true;
  let isNew: boolean;
  try {
    isNew = await call.lifetime.race(strategy.renew(credential));
  } catch (error) {
    throw noCredential(error, call);
  }
  // Even if this call can't be sent again, the next call has a fresh credential.
  return isNew && canSendAgain(call) ? { reason: '401', waitInMs: 0 } : undefined;
}

/** Shortest pause after a 429 (own assumption). */
const shortestPauseInMs = 125;

/**
 * E02: closes the limit for every call until `Retry-After` is over, or for one documented window if the header is
 * missing.
 */
function slowDown(settings: Settings, call: RunningCall, response: ErrorResponse): Retry | ReceivedResponse {
  const { clock, limiter, observer, random, rateLimiting } = settings;
  const nowInMs = clock.now();
  const statedInMs =
    retryAfterOf(response.headers, nowInMs) ??
    limiter.usualPauseInMs(call.windows) ??
    1_000 + backoffInMs(call.attempts, random);
  // Repeated refusals get a pause even if the server asks for none.
  const waitInMs = Math.max(statedInMs, shortestPauseInMs + backoffInMs(call.attempts, random));
  limiter.pause(call.key, waitInMs);
  call.permit?.release(); // After the pause, because otherwise the next call in the queue would be sent at once.
  observer.throttle?.({ ...call.event, kind: 'pause', waitInMs });
  const bound =
    (!call.call.waitsForLimit || call.call.options.maxAttempts !== undefined) && call.attempts >= call.maxAttempts
      ? 'maxAttempts'
      : call.waitedInMs + waitInMs > call.longestWaitInMs
        ? 'maxWaitInMs'
        : waitInMs < call.remainingInMs
          ? undefined
          : call.deadlineOption[0];
  if (bound !== undefined || !canSendAgain(call))
    return end(call, response, {
      retryAt: dateAfter(waitInMs, nowInMs),
      hint: bound && ` To wait for the limit, raise \`${bound}\`.`,
    });
  if (rateLimiting) return { reason: '429', waitInMs: 0 };
  // Without rate limiting, the call itself must wait.
  call.waitedInMs += waitInMs;
  return { reason: '429', waitInMs };
}

function retryLater(
  settings: Settings,
  call: RunningCall,
  reason: string,
  floorInMs: number,
  giveUp: () => ReceivedResponse,
): Retry | ReceivedResponse {
  // Jitter is added to the floor and never shortens it.
  const waitInMs = floorInMs + backoffInMs(call.attempts, settings.random);
  const mayWait = waitInMs <= call.longestWaitInMs && waitInMs < call.remainingInMs;
  if (call.attempts >= call.maxAttempts || !mayWait || !canSendAgain(call) || !settings.budget.spend()) return giveUp();
  return { reason, waitInMs, giveUp };
}

/** Whether the body can be sent again. A one-shot stream can't. */
function canSendAgain({ request }: RunningCall): boolean {
  return request.body?.replayable !== false;
}

/** The end of a pause after a 429, and what to change so that the call waits for it. */
type Refused = Pick<Parameters<typeof apiErrorOf>[0], 'retryAt' | 'hint'>;

/** The time that the response states. */
function statedBy({ headers }: ErrorResponse, { clock }: Settings): Refused {
  const nowInMs = clock.now();
  const waitInMs = retryAfterOf(headers, nowInMs);
  return { retryAt: waitInMs === undefined ? undefined : dateAfter(waitInMs, nowInMs) };
}

function end(call: RunningCall, response: ErrorResponse, refused?: Refused): ReceivedResponse {
  const { status, headers, url, text } = response;
  if (call.call.returnsErrors) return new ReceivedResponse(call, response, url, text);
  const { secrets } = call;
  const hide = (shown: string): string => maskCredentials(shown, secrets);
  throw apiErrorOf(
    { status, text, hide, requestId: requestIdOf(headers, secrets), ...refused },
    call.facts(call.outcome),
  );
}
