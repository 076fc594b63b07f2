import { monotonicNow } from '../../base/clock/index.ts';
import type { Lifetime } from '../../base/clock/lifetime.ts';
import { ConfigurationError, malformedResponse, TokenError, type TradelaneError } from '../../base/errors/index.ts';
import { isSpoilt } from '../../base/json-reading.ts';
import { requestEventOf } from './call-state.ts';
import type { Credential } from '../auth/strategy.ts';
import type { Permit } from '../limits/index.ts';
import { readJson } from '../results/json.ts';
import type { TransportResponse } from '../transport/transport.ts';
import { describeFailure } from './attempt-failure.ts';
import { AttemptRequest, CallerError, runMiddleware } from './attempt-request.ts';
import { startAttemptTimeout } from './call-lifetime.ts';
import type { AttemptContext } from './context.ts';
import { readErrorText } from './error-text.ts';
import { type Exchange, callContextOf } from './exchange.ts';
import { type OpenBody, ReceivedResponse, type ResponseHead } from './received-response.ts';
import { requestIdOf } from './request-id.ts';
import { isRedirect, redirectTarget } from './redirect.ts';

/** A response that is no success. */
export interface ErrorResult {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly url: string;
  readonly credential: Credential | undefined;
}

/** No response, or one that cannot be what was promised. */
export interface FailedAttempt {
  readonly error: TradelaneError;
  readonly sent: boolean;
}

/**
 * Sends the request once: signs it, passes it through the middleware, and reads the response within the time of one attempt.
 * The permit is used up, unless the response is a 401.
 * @returns how it ended, as far as the retry loop may decide on it; anything else is thrown and ends the call
 */
export async function runAttempt(
  context: AttemptContext,
  exchange: Exchange,
  call: Lifetime,
  permit: Permit,
  timeoutInMs: number,
): Promise<ReceivedResponse | ErrorResult | FailedAttempt> {
  const { clock, concurrencyLimit, maxResponseBytes: maxBytes } = context;
  let credential: Credential | undefined;
  let hasSlot = false;
  try {
    if (concurrencyLimit) {
      const acquiring = concurrencyLimit.acquire(call);
      if (acquiring) await acquiring;
      hasSlot = true;
    }
    const signing = credentialFor(context, exchange, call);
    credential = signing instanceof Promise ? await signing : signing;
    call.throwIfOver(); // it may have ended in the very moment in which its turn came
    const { beforeSend } = exchange.call.options;
    // Behind every wait, so that what it says still holds when the request leaves.
    if (beforeSend) await call.race(Promise.resolve(beforeSend()));
  } catch (error) {
    if (hasSlot) concurrencyLimit?.release();
    permit.release();
    throw error;
  }
  const attempt = call.child();
  if (concurrencyLimit) attempt.onClose(() => concurrencyLimit.release());
  // A middleware may wait for anything, and make responses of its own.
  const endsAtOnce = context.transport.endsAtOnce === true && context.middleware.length === 0;
  const watched = <T>(step: Promise<T>): Promise<T> => (endsAtOnce ? step : attempt.race(step));
  let isOpen = false;
  try {
    const stopTimeout = startAttemptTimeout(attempt, exchange, clock, timeoutInMs);
    attempt.onClose(stopTimeout);
    exchange.attempts += 1;
    let { url } = exchange;
    let response: TransportResponse;
    for (let hops = 0; ; hops += 1) {
      response = await watched(sendOnce(context, exchange, attempt, credential, url));
      // A 401 was refused before it could count: the replay may use the permit that the call has.
      if (response.status !== 401) permit.settle();
      if (!isRedirect(response.status)) break;
      await response.discard().catch(() => undefined);
      url = redirectTarget(response, url, hops, exchange);
    }
    const { status, headers } = response;
    if (status < 200 || status >= 300) {
      const text = exchange.returnsErrors
        ? await attempt.race(response.text(maxBytes))
        : await readErrorText(response, attempt);
      call.throwIfOver(); // the status says what happened, unless the caller has left
      return { status, headers, text, url, credential };
    }
    if (!exchange.streams) {
      const text = await watched(response.text(maxBytes));
      attempt.throwIfOver(); // in the very moment in which its last byte came
      return receivedText(exchange, response, url, text);
    }
    isOpen = true;
    attempt.onClose(() => call.close());
    const body: OpenBody = {
      response,
      exchange,
      lifetime: attempt,
      clock,
      timeoutInMs,
      maxBytes,
      stopTimeout,
      finish: () => attempt.close(),
      toError: (error) => describeFailure(error, exchange, attempt, credential).error,
    };
    return new ReceivedResponse(exchange, response, url, body);
  } catch (error) {
    permit.settle();
    return failureOf(error, exchange, call, attempt, credential);
  } finally {
    if (!isOpen) attempt.close();
  }
}

/** A success that is not the JSON which was promised is an attempt that failed: a proxy's page, or a body that was cut. */
function receivedText(
  exchange: Exchange,
  head: ResponseHead,
  url: string,
  text: string,
): ReceivedResponse | FailedAttempt {
  const { call, promises } = exchange;
  const mayBeEmpty = promises === 'json-or-nothing' || head.status === 204;
  const isJson = promises !== 'anything' && !(mayBeEmpty && text.trim() === '');
  const json = isJson ? readJson(text) : undefined;
  const response = new ReceivedResponse(exchange, head, url, text, json);
  return json && isSpoilt(json) ? { error: malformedResponse(call, response, json.detail), sent: true } : response;
}

/** The credential for this attempt; none for a foreign host. A wait for it is no part of the attempt's time. */
function credentialFor(
  context: AttemptContext,
  exchange: Exchange,
  call: Lifetime,
): Credential | undefined | Promise<Credential> {
  if (!context.strategy || exchange.isForeign) return undefined;
  try {
    const credential = context.strategy.credential();
    return credential instanceof Promise
      ? call.race(credential).catch((error: unknown) => throwNoCredential(error, exchange, call))
      : credential;
  } catch (error) {
    return throwNoCredential(error, exchange, call);
  }
}

function throwNoCredential(error: unknown, exchange: Exchange, call: Lifetime): never {
  if (error === call.reason || error instanceof ConfigurationError) throw error;
  const facts = { ...callContextOf(exchange), outcome: 'not-sent' as const };
  if (!(error instanceof TokenError))
    throw new TokenError('The auth strategy gave no credential', { ...facts, cause: error });
  // The error is shared by all calls that waited for the token; each gets its own with its own facts.
  const { message, status, code, cause } = error;
  throw new TokenError(message, { ...facts, status, code, cause });
}

function sendOnce(
  context: AttemptContext,
  exchange: Exchange,
  attempt: Lifetime,
  credential: Credential | undefined,
  url: string,
): Promise<TransportResponse> {
  const { clock, observer } = context;
  const request = requestOf(exchange, attempt, url, credential);
  observer.request?.(requestEventOf(exchange));
  const { response: notify } = observer;
  const sentAtInMs = notify ? monotonicNow(clock) : 0;
  const sending =
    context.middleware.length === 0 ? context.transport(request) : runMiddleware(context, exchange, request);
  if (!notify) return sending;
  const subject = requestEventOf(exchange);
  return sending.then((response) => {
    const { status, headers } = response;
    const durationInMs = monotonicNow(clock) - sentAtInMs;
    if (!attempt.isOver) notify({ ...subject, status, requestId: requestIdOf(headers, credential), durationInMs });
    return response;
  });
}

/** Opening the body may call the caller's own code. */
function requestOf(
  exchange: Exchange,
  attempt: Lifetime,
  url: string,
  credential: Credential | undefined,
): AttemptRequest {
  try {
    return new AttemptRequest(exchange, attempt, url, credential);
  } catch (error) {
    throw new CallerError(error);
  }
}

function failureOf(
  error: unknown,
  exchange: Exchange,
  call: Lifetime,
  attempt: Lifetime,
  credential: Credential | undefined,
): FailedAttempt {
  if (error instanceof CallerError) throw attempt.isOver ? attempt.reason : error.error;
  call.throwIfOver();
  const own = exchange.body?.failed?.();
  if (own) throw own.error;
  const failure = describeFailure(error, exchange, attempt, credential);
  if (failure.isFinal) throw failure.error;
  return failure;
}
