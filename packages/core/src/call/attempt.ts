import type { Credential } from '../auth/strategy.ts';
import { startTimer } from '../clock/clock.ts';
import { Lifetime } from '../clock/lifetime.ts';
import { malformedResponse } from '../errors/index.ts';
import type { TransportBody, TransportResponse } from '../transport/transport.ts';
import { files } from './body.ts';
import { CallerError, describeFailure, type FailedAttempt, noCredential, readErrorText } from './failure.ts';
import { mayBeNothing, readJson, readNothing } from './json.ts';
import { AttemptRequest, exchange, invalidResponse, isRedirect, redirectTarget } from './exchange.ts';
import { expire, type OpenAttempt, ReceivedResponse } from './response.ts';
import { isPromise } from '../platform/platform.ts';
import type { RunningCall } from './running-call.ts';
import type { Settings } from './settings.ts';

/** A response that isn't a success. */
export interface ErrorResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly url: string;
}

/** The end of an attempt on which the retry loop decides. Anything else is thrown and ends the call. */
export type AttemptResult = ReceivedResponse | ErrorResponse | FailedAttempt;

/**
 * Sends the request once through the middleware, and reads the response within the timeout of one attempt. It uses up
 * the permit, unless the response is a 401 or a 429.
 * @throws The error that ends the call: an early end, an error of the caller's code, or a failure that a retry would
 * repeat.
 */
export async function attempt(settings: Settings, call: RunningCall): Promise<AttemptResult> {
  const { concurrencyLimit } = settings;
  const { lifetime } = call;
  const { beforeSend } = call.call.options;
  const scope = new Lifetime(lifetime);
  const attemptsBefore = call.attempts;
  try {
    if (concurrencyLimit) {
      await concurrencyLimit.acquire(lifetime);
      scope.onClose(() => concurrencyLimit.release(lifetime));
    }
    const signing = credentialOf(settings, call, scope);
    const credential = isPromise(signing) ? await signing : signing;
    scope.throwIfOver(); // It may have ended while it waited.
    // After every wait, so that its result is still valid when the request is sent.
    if (beforeSend) await scope.race(beforeSend());
    const open: OpenAttempt = { settings, call, scope, stopTimeout: startTimeout(settings, call, scope) };
    const sent = openRequest(call, scope, credential);
    const response = await send(open, sent);
    scope.throwIfOver();
    if (!isSuccess(response) || call.request.reads === 'stream') return await receiveOther(open, sent, response);
    call.permit?.complete();
    const text = await readText(open, response);
    scope.throwIfOver(); // It may have ended when the last byte arrived.
    return readSuccess(settings, call, response, sent.url, text);
  } catch (error) {
    if (call.attempts === attemptsBefore) {
      call.permit?.release();
      throw error;
    }
    return fail(error, call, scope);
  } finally {
    if (!call.isStreaming) scope.close();
  }
}

/** Gets the credential. The wait for it doesn't count towards the timeout. */
function credentialOf(
  { strategy }: Settings,
  call: RunningCall,
  scope: Lifetime,
): Credential | undefined | Promise<Credential> {
  if (!strategy || call.request.isForeign) return undefined;
  const fail = (error: unknown): never => {
    throw noCredential(error, call);
  };
  try {
    const signing = strategy.credential(scope);
    return isPromise(signing) ? scope.race(signing).catch(fail) : signing;
  } catch (error) {
    return fail(error);
  }
}

function startTimeout({ clock }: Settings, call: RunningCall, scope: Lifetime): () => void {
  const stopTimeout = startTimer(clock, call.timeoutInMs, () => expire(call, scope));
  scope.onClose(stopTimeout);
  return stopTimeout;
}

/** Counts the attempt, adds the credential and opens the body. */
function openRequest(call: RunningCall, scope: Lifetime, credential: Credential | undefined): AttemptRequest {
  const { method, url, headers: own, body: source } = call.request;
  call.attempts += 1;
  call.outcome = 'unknown';
  call.hasLeft = call.isSentAgain = false;
  call.credential = credential;
  if (credential && !call.authorizations.includes(credential.authorization)) {
    call.authorizations = [...call.authorizations, credential.authorization];
    call.clientSecrets.add(credential.authorization);
  }
  let body: TransportBody | undefined;
  try {
    body = source?.body();
  } catch (error) {
    throw new CallerError(error); // Opening the body may run code of the caller.
  }
  const headers = credential ? { ...own, authorization: credential.authorization } : { ...own };
  return new AttemptRequest(call, scope, { method, url, headers, body }, source?.length);
}

function send({ settings, call, scope }: OpenAttempt, request: AttemptRequest): Promise<TransportResponse> {
  return settings.isDirect ? settings.transport(request) : exchange(settings, call, scope, request);
}

function readText({ settings, scope }: OpenAttempt, response: TransportResponse): Promise<string> {
  const reading = response.text(settings.maxResponseBytes);
  return settings.isDirect ? reading : scope.race(reading);
}

function isSuccess({ status }: TransportResponse): boolean {
  return status >= 200 && status < 300;
}

/** Follows redirects, and reads an error or opens a stream. */
async function receiveOther(
  open: OpenAttempt,
  first: AttemptRequest,
  firstResponse: TransportResponse,
): Promise<AttemptResult> {
  const { settings, call, scope } = open;
  let sent = first;
  let response = firstResponse;
  for (let hops = 0; ; hops += 1) {
    const { status } = response;
    // The server refuses a 401 before it counts, so the retry may use the same permit. It processes nothing of a 429
    // (E02), so the slot is free again, but only after the limit is paused.
    if (status !== 401 && status !== 429) call.permit?.complete();
    if (!isRedirect(status)) break;
    await scope.race(response.discard().catch(() => undefined));
    const { method, headers, body } = sent;
    sent = sent.with({ method, headers, body, url: redirectTarget(response, sent.url, hops, call) });
    response = await send(open, sent);
    scope.throwIfOver();
  }
  if (!isSuccess(response)) return readError(settings, call, scope, response, sent.url);
  if (files && call.request.reads === 'stream') return scope.race(files.openResponse(open, response, sent.url));
  const text = await readText(open, response);
  scope.throwIfOver();
  return readSuccess(settings, call, response, sent.url, text);
}

async function readError(
  settings: Settings,
  call: RunningCall,
  scope: Lifetime,
  response: TransportResponse,
  url: string,
): Promise<ErrorResponse> {
  const { status, headers } = response;
  const text = call.call.returnsErrors
    ? await scope.race(response.text(settings.maxResponseBytes))
    : await readErrorText(response, scope);
  headers.get('retry-after'); // If the headers of a custom `fetch` can't be read, the attempt fails here.
  call.lifetime.throwIfOver(); // The status is known, unless the caller has aborted.
  return { status, headers, text, url };
}

/** Checks the body of a success. A proxy's page or a truncated body counts as a failed attempt. */
function readSuccess(
  settings: Settings,
  call: RunningCall,
  response: TransportResponse,
  url: string,
  text: unknown,
): ReceivedResponse | FailedAttempt {
  if (typeof text !== 'string') {
    const source = settings.middleware.length === 0 ? 'transport' : 'middleware';
    throw new CallerError(invalidResponse(call, source, 'The `text()` method of the response must return a string.'));
  }
  const { reads } = call.request;
  const { status } = response;
  const isJson = !(mayBeNothing(call.call, status) && text.trim() === '');
  const isWrite = call.request.method !== 'GET';
  const json =
    reads === 'nothing' ? readNothing(call.call, text, status) : isJson ? readJson(text, status, isWrite) : undefined;
  const received = new ReceivedResponse(call, response, url, text, json);
  if (json?.ok && json.issue !== undefined) {
    const { requestId } = received;
    settings.observer.invalidResponse?.({ ...call.event, status, requestId, issues: [received.hide(json.issue)] });
  }
  return json?.ok === false && json.isSpoilt
    ? { error: malformedResponse(call.call, received, json.detail), sent: true }
    : received;
}

/** Converts the error of an attempt that was sent into its result. */
function fail(error: unknown, call: RunningCall, scope: Lifetime): FailedAttempt {
  call.permit?.complete();
  if (error instanceof CallerError) throw error.error;
  call.lifetime.throwIfOver();
  const own = call.request.body?.failed?.();
  if (own) throw own.error;
  const failure = describeFailure(error, call, scope);
  if (failure.isFinal) throw failure.error;
  return failure;
}
