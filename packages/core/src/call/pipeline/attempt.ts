import { type Timed, monotonicNow, startTimer } from '../../base/clock/index.ts';
import { Lifetime } from '../../base/clock/lifetime.ts';
import { malformedResponse, type TradelaneError } from '../../base/errors/index.ts';
import { isSpoilt } from '../../base/json-reading.ts';
import { mayRunOnNode } from '../../base/target.ts';
import type { Credential } from '../auth/strategy.ts';
import type { ConcurrencyLimit } from '../limits/index.ts';
import { mayBeNothing, readJson, readNothing } from '../results/json.ts';
import type { TransportBody, TransportRequest, TransportResponse } from '../transport/transport.ts';
import { describeFailure } from './attempt-failure.ts';
import { timedOut } from './call-lifetime.ts';
import { type CallState, requestEventOf } from './call-state.ts';
import type { AttemptContext } from './context.ts';
import { readErrorText } from './error-text.ts';
import type { FailedAttempt } from './failed-attempt.ts';
import type { OpenAttempt } from './open-response.ts';
import { ReceivedResponse } from './received-response.ts';
import { isRedirect, redirectTarget } from './redirect.ts';
import { requestIdOf } from './request-id.ts';
import { CallerError, runMiddleware } from './run-middleware.ts';

/** A response that is no success. */
export interface ErrorResult {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly url: string;
}

/** How an attempt ended, as far as the retry loop may decide on it; anything else is thrown and ends the call. */
export type AttemptResult = ReceivedResponse | ErrorResult | FailedAttempt;

/**
 * Sends the request once, passes it through the middleware, and reads the response within the time of one attempt.
 * The permit is used up, unless the response is a 401. It goes in steps, so that the retry loop can wait for each by itself; and it is
 * itself the request that a transport is given, one object for each call.
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
  /** The limit of which it has a slot, which it gives back in the end. */
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

  /** Its time begins. */
  send(credential: Credential | undefined): Promise<TransportResponse> {
    const { exchange, timeoutInMs } = this.#state;
    const { timeouts } = this.#context;
    this.#isSent = true;
    if (mayRunOnNode && timeouts?.inMs === timeoutInMs) timeouts.add(this);
    else this.#stopTimer = this.startTimer();
    exchange.attempts += 1;
    exchange.outcome = 'unknown';
    if (mayRunOnNode) exchange.hasLeft = exchange.isSentAgain = false;
    exchange.credential = credential;
    this.headers = credential ? { ...this.headers, authorization: credential.authorization } : { ...this.headers };
    try {
      this.body = exchange.body?.body();
    } catch (error) {
      throw new CallerError(error); // opening the body may call the caller's own code
    }
    this.bodyLength = exchange.body?.length;
    return this.#send();
  }

  /** One part of it that has left is enough, where a middleware sends it more than once. */
  hold(isHeld: boolean): void {
    if (!mayRunOnNode) return;
    const { exchange } = this.#state;
    exchange.hasLeft ||= !isHeld;
    exchange.outcome = exchange.hasLeft ? 'unknown' : 'not-sent';
  }

  /** A success whose body is text. */
  isPlain({ status }: TransportResponse): boolean {
    return status >= 200 && status < 300 && !this.isFile;
  }

  text(response: TransportResponse): Promise<string> {
    this.#state.permit?.complete();
    return this.#watched(response.text(this.maxBytes));
  }

  /** A success that is not what was promised is an attempt that failed: a proxy's page, or a body that was cut. */
  receive(response: TransportResponse, text: string): ReceivedResponse | FailedAttempt {
    this.throwIfOver(); // in the very moment in which its last byte came
    const { exchange } = this.#state;
    const { call, reception } = exchange;
    const { promises } = reception;
    const { status } = response;
    const mayBeEmpty = promises === 'json-or-nothing' || mayBeNothing(call, status);
    const isJson = promises !== 'anything' && !(mayBeEmpty && text.trim() === '');
    const json = promises === 'nothing' ? readNothing(call, text, status) : isJson ? readJson(text, status) : undefined;
    const received = new ReceivedResponse(exchange, response, this.url, text, json);
    this.close();
    return json && isSpoilt(json) ? { error: malformedResponse(call, received, json.detail), sent: true } : received;
  }

  /** Anything else: follows redirects, reads errors, and hands streams on. */
  async receiveOther(first: TransportResponse): Promise<AttemptResult> {
    const { exchange, permit, lifetime: call } = this.#state;
    let response = first;
    for (let hops = 0; ; hops += 1) {
      // A 401 was refused before it could count: the replay may use the permit that the call has.
      if (response.status !== 401) permit?.complete();
      if (!isRedirect(response.status)) break;
      await response.discard().catch(() => undefined);
      this.url = redirectTarget(response, this.url, hops, exchange);
      response = await this.#send();
    }
    const { status, headers } = response;
    const { url } = this;
    const { open } = exchange.reception;
    if (status < 200 || status >= 300) {
      const text = exchange.reception.returnsErrors
        ? await this.race(response.text(this.maxBytes))
        : await readErrorText(response, this, exchange.credential);
      call.throwIfOver(); // the status says what happened, unless the caller has left
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
   * It got no response, or none that could be read.
   * @throws what ends the call: the error of an early end, of the caller's own code, or one that the next attempt would meet as well
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
    slot?.release();
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
    if (mayRunOnNode) this.#context.timeouts?.remove(this);
    this.#stopTimer?.();
  }

  #send(): Promise<TransportResponse> {
    const { clock, observer, transport, middleware } = this.#context;
    const { exchange } = this.#state;
    observer.request?.(requestEventOf(exchange));
    const { response: notify } = observer;
    const sentAtInMs = notify ? monotonicNow(clock) : 0;
    const sending = middleware.length === 0 ? transport(this) : runMiddleware(this.#context, exchange, this);
    if (!notify) return this.#watched(sending);
    const subject = requestEventOf(exchange);
    return this.#watched(
      sending.then((response) => {
        const { status, headers } = response;
        const durationInMs = monotonicNow(clock) - sentAtInMs;
        const requestId = requestIdOf(headers, exchange.credential);
        if (!this.isOver) notify({ ...subject, status, requestId, durationInMs });
        return response;
      }),
    );
  }

  #watched<T>(step: Promise<T>): Promise<T> {
    return this.#context.endsAtOnce ? step : this.race(step);
  }
}
