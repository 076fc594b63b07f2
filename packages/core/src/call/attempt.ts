import { type Timed, monotonicNow, startTimer } from '../clock/index.ts';
import { Lifetime } from '../clock/lifetime.ts';
import { malformedResponse, type TradelaneError } from '../errors/index.ts';
import { isSpoilt } from '../json/json-values.ts';
import type { Credential } from '../auth/strategy.ts';
import type { ConcurrencyLimit } from '../limits/concurrency-limit.ts';
import { mayBeNothing, readJson, readNothing } from '../results/json.ts';
import type { TransportBody, TransportRequest, TransportResponse } from '../transport/transport.ts';
import { describeFailure, readErrorText } from './attempt-failure.ts';
import { timedOut } from './call-lifetime.ts';
import { type CallState, requestEventOf } from './call-state.ts';
import { checkResponse, invalidResponse, CallerError, runMiddleware } from './run-middleware.ts';
import type { AttemptContext } from './context.ts';
import { type FailedAttempt, ReceivedResponse } from './received-response.ts';
import type { OpenAttempt } from './open-response.ts';
import { isRedirect, redirectTarget } from './redirect.ts';
import { requestIdOf } from './ids.ts';

/** A response that isn't a success. */
export interface ErrorResult {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly url: string;
}

/** The end of an attempt on which the retry loop decides. Anything else is thrown and ends the call. */
export type AttemptResult = ReceivedResponse | ErrorResult | FailedAttempt;

/**
 * Sends the request once through the middleware, and reads the response within the timeout of one attempt. It uses up
 * the permit, unless the response is a 401 or a 429. It is also the transport's request, to save an object for each call.
 */
export class Attempt extends Lifetime implements TransportRequest, Timed, OpenAttempt {
  readonly method: string;
  url: string;
  headers: Readonly<Record<string, string>>;
  body: TransportBody | undefined;
  bodyLength: number | undefined;
  readonly isFile: boolean;
  dueInMs = 0;
  before: Timed | undefined;
  after: Timed | undefined;
  /** The concurrency limit to release a slot to. */
  slot: ConcurrencyLimit | undefined;
  readonly #context: AttemptContext;
  readonly #state: CallState;
  #isSent = false;
  #stopTimer: (() => void) | undefined;

  constructor(context: AttemptContext, state: CallState) {
    super(state.lifetime);
    this.#context = context;
    this.#state = state;
    const { call, url, headers, reception } = state.exchange;
    this.method = call.operation.method;
    this.url = url;
    this.headers = headers;
    this.isFile = reception.open !== undefined;
  }

  /** Sends the request and starts the timeout. */
  send(credential: Credential | undefined): Promise<TransportResponse> {
    const { exchange, timeoutInMs } = this.#state;
    const { timeouts } = this.#context;
    this.#isSent = true;
    if (timeouts?.inMs === timeoutInMs) timeouts.add(this);
    else this.#stopTimer = this.startTimer();
    exchange.attempts += 1;
    exchange.outcome = 'unknown';
    exchange.hasLeft = exchange.isSentAgain = false;
    exchange.credential = credential;
    this.headers = credential ? { ...this.headers, authorization: credential.authorization } : { ...this.headers };
    try {
      this.body = exchange.body?.body();
    } catch (error) {
      throw new CallerError(error); // opening the body may run code of the caller
    }
    this.bodyLength = exchange.body?.length;
    return this.#send();
  }

  /**
   * Notes whether the request is held back. If a middleware sends it more than once, one byte that was sent is enough.
   */
  hold(isHeld: boolean): void {
    const { exchange } = this.#state;
    exchange.hasLeft ||= !isHeld;
    exchange.outcome = exchange.hasLeft ? 'unknown' : 'not-sent';
  }

  /** Whether the response is a success with a text body. */
  isPlain(response: TransportResponse): boolean {
    this.#check(response);
    const { status } = response;
    return status >= 200 && status < 300 && !this.isFile;
  }

  text(response: TransportResponse): Promise<string> {
    this.#state.permit?.complete();
    return this.#watched(Promise.resolve(response.text(this.maxBytes)));
  }

  /** Checks the body of a success. A proxy's page or a truncated body counts as a failed attempt. */
  receive(response: TransportResponse, text: string): ReceivedResponse | FailedAttempt {
    this.throwIfOver(); // it may have ended as the last byte arrived
    const { exchange } = this.#state;
    if (typeof text !== 'string') {
      const source = this.#context.middleware.length === 0 ? 'transport' : 'middleware';
      throw new CallerError(
        invalidResponse(exchange, source, 'The `text()` method of the response must return a string.'),
      );
    }
    const { call, reception } = exchange;
    const { promises } = reception;
    const { status } = response;
    const mayBeEmpty = promises === 'json-or-nothing' || mayBeNothing(call, status);
    const isJson = promises !== 'anything' && !(mayBeEmpty && text.trim() === '');
    const isWrite = call.operation.method !== 'GET';
    const json =
      promises === 'nothing' ? readNothing(call, text, status) : isJson ? readJson(text, status, isWrite) : undefined;
    const received = new ReceivedResponse(exchange, response, this.url, text, json);
    this.close();
    if (json?.ok && json.issue !== undefined) {
      const { requestId } = received;
      const issues = [json.issue];
      this.#context.observer.invalidResponse?.({ ...requestEventOf(exchange), status, requestId, issues });
    }
    return json && isSpoilt(json) ? { error: malformedResponse(call, received, json.detail), sent: true } : received;
  }

  /** Receives any other response: follows redirects, reads errors and opens streams. */
  async receiveOther(first: TransportResponse): Promise<AttemptResult> {
    const { exchange, permit, lifetime: call } = this.#state;
    let response = first;
    for (let hops = 0; ; hops += 1) {
      // The server refuses a 401 before it counts, so the retry may use the same permit. It processes nothing of a 429
      // (E02), so the slot is free again, but only after the limit is paused.
      if (response.status !== 401 && response.status !== 429) permit?.complete();
      if (!isRedirect(response.status)) break;
      await response.discard().catch(() => undefined);
      this.url = redirectTarget(response, this.url, hops, exchange);
      response = await this.#send();
      this.#check(response);
    }
    const { status, headers } = response;
    const { url } = this;
    const { open } = exchange.reception;
    if (status < 200 || status >= 300) {
      const text = exchange.reception.returnsErrors
        ? await this.race(response.text(this.maxBytes))
        : await readErrorText(response, this, exchange.credential);
      call.throwIfOver(); // the status is known, unless the caller has aborted
      this.close();
      return { status, headers, text, url };
    }
    if (!open) return this.receive(response, await this.text(response));
    const opened = await open(exchange, response, url, this);
    if (opened instanceof ReceivedResponse) {
      this.#state.isStreaming = true;
      this.onClose(() => call.close());
    }
    return opened;
  }

  /**
   * Ends an attempt without a readable response.
   * @throws The error that ends the call: an early end, an error of the caller's code, or a failure that a retry would
   * repeat.
   */
  fail(error: unknown): FailedAttempt {
    const { exchange, permit, lifetime: call } = this.#state;
    try {
      if (!this.#isSent) {
        permit?.release();
        throw error;
      }
      permit?.complete();
      if (error instanceof CallerError) throw this.isOver ? this.reason : error.error;
      call.throwIfOver();
      const own = exchange.body?.failed?.();
      if (own) throw own.error;
      const failure = describeFailure(error, exchange, this);
      if (failure.isFinal) throw failure.error;
      return failure;
    } finally {
      this.close();
    }
  }

  expire(): void {
    const { exchange, timeoutInMs } = this.#state;
    this.end(timedOut(exchange, 'attempt', timeoutInMs));
  }

  override close(): void {
    this.stopTimeout();
    const { slot } = this;
    this.slot = undefined;
    slot?.release(this.#state.lifetime);
    super.close();
  }

  get maxBytes(): number {
    return this.#context.maxResponseBytes;
  }

  errorOf(error: unknown): TradelaneError {
    return describeFailure(error, this.#state.exchange, this).error;
  }

  startTimer(): () => void {
    return startTimer(this.#context.clock, this.#state.timeoutInMs, () => this.expire());
  }

  stopTimeout(): void {
    this.#context.timeouts?.remove(this);
    this.#stopTimer?.();
  }

  #send(): Promise<TransportResponse> {
    const { clock, observer, transport, middleware } = this.#context;
    const { exchange } = this.#state;
    observer.request?.(requestEventOf(exchange));
    const { response: notify } = observer;
    const sentAtInMs = notify ? monotonicNow(clock) : 0;
    const sending =
      middleware.length === 0 ? Promise.resolve(transport(this)) : runMiddleware(this.#context, exchange, this);
    if (!notify) return this.#watched(sending);
    const subject = requestEventOf(exchange);
    return this.#watched(
      sending.then((response) => {
        this.#check(response);
        const { status, headers } = response;
        const durationInMs = monotonicNow(clock) - sentAtInMs;
        const requestId = requestIdOf(headers, exchange.credential);
        if (!this.isOver) notify({ ...subject, status, requestId, durationInMs });
        return response;
      }),
    );
  }

  /** Checks a response of the transport. The middleware checks its own. */
  #check(response: TransportResponse): void {
    if (this.#context.middleware.length > 0) return;
    try {
      checkResponse(response, this.#state.exchange, 'transport');
    } catch (error) {
      throw new CallerError(error);
    }
  }

  #watched<T>(step: Promise<T>): Promise<T> {
    return this.#context.endsAtOnce ? step : this.race(step);
  }
}
