import type { Credential } from '../auth/strategy.ts';
import { TokenError, type TradelaneError } from '../../base/errors/index.ts';
import type { Permit } from '../limits/index.ts';
import type { CallSubject } from '../../base/log/telling.ts';
import type { TransportAnswer } from '../transport/transport.ts';
import { describeFailure } from './attempt-failure.ts';
import { AttemptRequest, CallersFault, passThrough } from './attempt-request.ts';
import { limitAttempt } from './call-lifetime.ts';
import { readErrorText } from './error-text.ts';
import { type Exchange, factsOf } from './exchange.ts';
import type { Lifetime } from './lifetime.ts';
import type { Line } from './parts.ts';
import { type OpenBody, ReceivedAnswer, requestIdOf } from './received-answer.ts';
import { isRedirect, redirectTarget } from './redirect.ts';

/** How one attempt ended, as far as the retry loop may decide on it. Anything else is thrown and ends the call. */
export type Attempted =
  | { readonly kind: 'success'; readonly answer: ReceivedAnswer }
  | {
      readonly kind: 'refusal';
      readonly status: number;
      readonly headers: Headers;
      readonly text: string;
      readonly url: string;
      readonly credential: Credential | undefined;
    }
  | { readonly kind: 'failure'; readonly error: TradelaneError; readonly sent: boolean };

/**
 * Sends the request once: signs it, passes it through the middleware, and reads the answer within the time of one attempt.
 * The permit is used up, unless the answer is a 401.
 */
export async function attemptOnce(
  line: Line,
  exchange: Exchange,
  call: Lifetime,
  permit: Permit,
  timeoutInMs: number,
): Promise<Attempted> {
  let credential: Credential | undefined;
  try {
    const entering = line.turnstile?.enter(call);
    if (entering) await entering;
  } catch (error) {
    permit.release();
    throw error;
  }
  try {
    const signing = signatureOf(line, exchange, call);
    credential = signing instanceof Promise ? await signing : signing;
    call.throwIfOver(); // it may have ended in the very moment in which its turn came
  } catch (error) {
    line.turnstile?.leave();
    permit.release();
    throw error;
  }
  const attempt = call.child();
  attempt.onClose(() => line.turnstile?.leave());
  let isOpen = false;
  try {
    const stopTimeout = limitAttempt(attempt, exchange, line.clock, timeoutInMs);
    attempt.onClose(stopTimeout);
    exchange.attempts += 1;
    const { answer, url } = await sendFollowing(line, exchange, attempt, credential, permit);
    if (answer.status < 200 || answer.status >= 300) {
      const text = exchange.returnsErrors
        ? await attempt.race(answer.text(line.maxResponseBytes))
        : await readErrorText(answer, attempt);
      return { kind: 'refusal', status: answer.status, headers: answer.headers, text, url, credential };
    }
    const head = {
      status: answer.status,
      headers: answer.headers,
      url,
      callId: exchange.callId,
      attempts: exchange.attempts,
    };
    if (!exchange.streams) {
      return {
        kind: 'success',
        answer: new ReceivedAnswer(head, await attempt.race(answer.text(line.maxResponseBytes))),
      };
    }
    isOpen = true;
    attempt.onClose(() => call.close());
    const body: OpenBody = {
      answer,
      exchange,
      lifetime: attempt,
      clock: line.clock,
      timeoutInMs,
      maxBytes: line.maxResponseBytes,
      stopTimeout,
      finish: () => attempt.close(),
      toError: (error) => describeFailure(error, exchange, attempt).error,
    };
    return { kind: 'success', answer: new ReceivedAnswer(head, body) };
  } catch (error) {
    permit.settle();
    return failureOf(error, exchange, call, attempt);
  } finally {
    if (!isOpen) attempt.close();
  }
}

/** The credential for this attempt; none for a foreign host. A wait for it is no part of the attempt's time. */
function signatureOf(line: Line, exchange: Exchange, call: Lifetime): Credential | undefined | Promise<Credential> {
  if (!line.strategy || exchange.isForeign) return undefined;
  const credential = line.strategy.credential();
  if (!(credential instanceof Promise)) return credential;
  return call.race(credential).catch((error: unknown) => {
    if (!(error instanceof TokenError)) throw error;
    // The error is shared by all calls that waited for the token; each gets its own with its own facts.
    const { message, status, code, cause } = error;
    throw new TokenError(message, { ...factsOf(exchange), outcome: 'not-sent', status, code, cause });
  });
}

async function sendFollowing(
  line: Line,
  exchange: Exchange,
  attempt: Lifetime,
  credential: Credential | undefined,
  permit: Permit,
): Promise<{ answer: TransportAnswer; url: string }> {
  let url = exchange.url;
  for (let hops = 0; ; hops += 1) {
    const answer = await sendOnce(line, exchange, attempt, credential, url);
    // A 401 was refused before it could count: the replay may use the leave that the call has.
    if (answer.status !== 401) permit.settle();
    if (!isRedirect(answer.status)) return { answer, url };
    await answer.discard().catch(() => undefined);
    url = redirectTarget(answer, url, hops, exchange);
  }
}

async function sendOnce(
  line: Line,
  exchange: Exchange,
  attempt: Lifetime,
  credential: Credential | undefined,
  url: string,
): Promise<TransportAnswer> {
  const { call, callId, attempts } = exchange;
  const request = requestOf(exchange, attempt, url, credential);
  const subject: CallSubject = {
    operation: call.operation.id,
    callId,
    method: call.operation.method,
    path: call.operation.path,
    attempt: attempts,
  };
  line.telling.request?.(subject);
  const sentAtInMs = line.clock.now();
  const answer = await attempt.race(passThrough(line.transport, line.middleware, request));
  line.telling.response?.({
    ...subject,
    status: answer.status,
    requestId: requestIdOf(answer.headers, credential),
    durationInMs: line.clock.now() - sentAtInMs,
  });
  return answer;
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
    throw new CallersFault(error);
  }
}

function failureOf(error: unknown, exchange: Exchange, call: Lifetime, attempt: Lifetime): Attempted {
  if (error instanceof CallersFault) throw attempt.isOver ? attempt.reason : error.error;
  call.throwIfOver();
  const failure = describeFailure(error, exchange, attempt);
  if (failure.isFinal) throw failure.error;
  return { kind: 'failure', error: failure.error, sent: failure.sent };
}
