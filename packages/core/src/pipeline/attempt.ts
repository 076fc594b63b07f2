import type { AuthStrategy, Credential } from '../auth/strategy.ts';
import type { Clock } from '../clock.ts';
import { ConnectionError, MalformedAnswerError, TokenError, TradelaneError } from '../errors/index.ts';
import type { Permit, Turnstile } from '../limit/index.ts';
import type { CallSubject, Telling } from '../log/telling.ts';
import { readFailure, safeCause } from '../transport/failure.ts';
import { BodyTooLarge, type Transport, type TransportAnswer, type TransportRequest } from '../transport/transport.ts';
import { limitAttempt } from './call-lifetime.ts';
import { type Exchange, factsOf } from './exchange.ts';
import type { Lifetime } from './lifetime.ts';
import type { Middleware, MiddlewareRequest } from './middleware.ts';
import { type OpenBody, ReceivedAnswer, requestIdOf } from './received-answer.ts';
import { isRedirect, redirectTarget } from './redirect.ts';

/** What every attempt of a client needs. */
export interface Line {
  readonly clock: Clock;
  readonly transport: Transport;
  readonly strategy: AuthStrategy | undefined;
  readonly middleware: readonly Middleware[];
  readonly turnstile: Turnstile | undefined;
  readonly telling: Telling;
  readonly maxResponseBytes: number;
}

/** How one attempt ended, as far as the retry loop may decide on it. Anything else is thrown and ends the call. */
export type Attempted =
  | { readonly kind: 'success'; readonly answer: ReceivedAnswer }
  | { readonly kind: 'refusal'; readonly status: number; readonly headers: Headers; readonly text: string; readonly url: string; readonly credential: Credential | undefined }
  | { readonly kind: 'failure'; readonly error: TradelaneError; readonly sent: boolean };

/** Of an error answer so much is read. */
const maxErrorBytes = 64 * 1024;

/** What a middleware threw of its own accord: the caller's business, never retried. */
class MiddlewareFault {
  readonly error: unknown;
  constructor(error: unknown) {
    this.error = error;
  }
}

/** Sends the request once: signs it, passes it through the middleware, and reads the answer within the time of one attempt. */
export async function attemptOnce(line: Line, exchange: Exchange, call: Lifetime, permit: Permit, timeoutInMs: number): Promise<Attempted> {
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
  } catch (error) {
    line.turnstile?.leave();
    permit.release();
    throw error;
  }
  const attempt = call.child();
  let isFinished = false;
  const finish = (): void => {
    if (isFinished) return;
    isFinished = true;
    attempt.close();
    line.turnstile?.leave();
  };
  let isOpen = false;
  try {
    const stopTimeout = limitAttempt(attempt, exchange, line.clock, timeoutInMs);
    attempt.onClose(stopTimeout);
    exchange.attempts += 1;
    const { answer, url } = await sendFollowing(line, exchange, attempt, credential, permit);
    if (answer.status < 200 || answer.status >= 300) {
      const text = exchange.returnsErrors ? await attempt.race(answer.text(line.maxResponseBytes)) : await readErrorText(answer, attempt);
      return { kind: 'refusal', status: answer.status, headers: answer.headers, text, url, credential };
    }
    const head = { status: answer.status, headers: answer.headers, url, callId: exchange.callId, attempts: exchange.attempts };
    if (!exchange.streams) {
      return { kind: 'success', answer: new ReceivedAnswer(head, await attempt.race(answer.text(line.maxResponseBytes))) };
    }
    isOpen = true;
    const body: OpenBody = {
      answer,
      exchange,
      lifetime: attempt,
      clock: line.clock,
      timeoutInMs,
      maxBytes: line.maxResponseBytes,
      stopTimeout,
      finish() {
        finish();
        call.close();
      },
      toError: (error) => describeFailure(error, exchange, attempt).error,
    };
    return { kind: 'success', answer: new ReceivedAnswer(head, body) };
  } catch (error) {
    permit.settle();
    return failureOf(error, exchange, call, attempt);
  } finally {
    if (!isOpen) finish();
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

async function sendFollowing(line: Line, exchange: Exchange, attempt: Lifetime, credential: Credential | undefined, permit: Permit): Promise<{ answer: TransportAnswer; url: string }> {
  let url = exchange.url;
  for (let hops = 0; ; hops += 1) {
    const answer = await sendOnce(line, exchange, attempt, credential, url);
    permit.settle();
    if (!isRedirect(answer.status)) return { answer, url };
    await answer.discard().catch(() => undefined);
    url = redirectTarget(answer, url, hops, exchange);
  }
}

async function sendOnce(line: Line, exchange: Exchange, attempt: Lifetime, credential: Credential | undefined, url: string): Promise<TransportAnswer> {
  const { call, callId, attempts } = exchange;
  const request = new AttemptRequest(exchange, attempt, url, credential);
  const subject: CallSubject = { operation: call.operation.id, callId, method: call.operation.method, path: call.operation.path, attempt: attempts };
  line.telling.request?.(subject);
  const sentAtInMs = line.clock.now();
  const answer = await attempt.race(passThrough(line, request));
  line.telling.response?.({ ...subject, status: answer.status, requestId: requestIdOf(answer.headers), durationInMs: line.clock.now() - sentAtInMs });
  return answer;
}

/** The onion: the first middleware is the outermost. */
function passThrough(line: Line, request: AttemptRequest): Promise<TransportAnswer> {
  if (line.middleware.length === 0) return line.transport(request);
  let transportError: unknown;
  const step = async (at: number, current: MiddlewareRequest): Promise<TransportAnswer> => {
    const wrap = line.middleware[at];
    if (wrap) return wrap(current, (changed) => step(at + 1, changed));
    try {
      return await line.transport(current === request ? request : request.changedTo(current));
    } catch (error) {
      transportError = error;
      throw error;
    }
  };
  return step(0, request).catch((error: unknown) => {
    throw error === transportError ? error : new MiddlewareFault(error);
  });
}

/** One request on its way; the signal is only made for those who ask. */
class AttemptRequest implements MiddlewareRequest, TransportRequest {
  readonly operation: string;
  readonly callId: string;
  readonly attempt: number;
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: MiddlewareRequest['body'];
  readonly bodyLength: number | undefined;
  readonly #lifetime: Lifetime;

  constructor({ call, callId, attempts, headers, body }: Exchange, lifetime: Lifetime, url: string, credential: Credential | undefined) {
    this.operation = call.operation.id;
    this.callId = callId;
    this.attempt = attempts;
    this.method = call.operation.method;
    this.url = url;
    this.headers = credential ? { ...headers, authorization: credential.authorization } : headers;
    this.body = body?.body();
    this.bodyLength = body?.length;
    this.#lifetime = lifetime;
  }

  get signal(): AbortSignal {
    return this.#lifetime.signal;
  }

  onEnd(listener: (reason: unknown) => void): () => void {
    return this.#lifetime.onEnd(listener);
  }

  /** What a middleware made of it, with what a copy loses. */
  changedTo(changed: MiddlewareRequest): TransportRequest {
    const { method, url, headers, body } = changed;
    return {
      method,
      url,
      headers,
      body,
      bodyLength: body === this.body ? this.bodyLength : undefined,
      signal: this.signal,
      onEnd: (listener) => this.onEnd(listener),
    };
  }
}

/** The beginning of an error body. That it cannot be read does not matter: the status says what happened. */
async function readErrorText(answer: TransportAnswer, attempt: Lifetime): Promise<string> {
  const stream = answer.stream();
  if (!stream) return '';
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  try {
    for (;;) {
      const { done, value } = await attempt.race(reader.read());
      if (done) return text + decoder.decode();
      size += value.byteLength;
      text += decoder.decode(value, { stream: true });
      if (size >= maxErrorBytes) break;
    }
  } catch {
    // as much as there is
  }
  reader.cancel().catch(() => undefined);
  return text.slice(0, maxErrorBytes);
}

function failureOf(error: unknown, exchange: Exchange, call: Lifetime, attempt: Lifetime): Attempted {
  if (error instanceof MiddlewareFault) throw attempt.isOver ? attempt.reason : error.error;
  call.throwIfOver();
  const failure = describeFailure(error, exchange, attempt);
  if (failure.isFinal) throw failure.error;
  return { kind: 'failure', error: failure.error, sent: failure.sent };
}

interface Failure {
  readonly error: TradelaneError;
  readonly sent: boolean;
  /** Sending it again would not help. */
  readonly isFinal: boolean;
}

function describeFailure(error: unknown, exchange: Exchange, attempt: Lifetime): Failure {
  if (attempt.isOver && attempt.reason instanceof TradelaneError) return { error: attempt.reason, sent: true, isFinal: false };
  if (error instanceof TradelaneError) return { error, sent: true, isFinal: true };
  const facts = { ...factsOf(exchange), outcome: 'unknown' as const };
  const { id } = exchange.call.operation;
  if (error instanceof BodyTooLarge) {
    return { error: new MalformedAnswerError(`${id} answered with more than ${error.maxBytes} bytes`, facts), sent: true, isFinal: true };
  }
  const { code, sent, summary } = readFailure(error);
  const message = sent ? `${id} lost its connection: ${summary}` : `${id} could not be sent: ${summary}`;
  const outcome = sent ? 'unknown' : 'not-sent';
  return { error: new ConnectionError(message, { ...facts, outcome, code, cause: safeCause(error) }), sent, isFinal: false };
}
