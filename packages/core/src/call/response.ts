import { startTimer } from '../clock/clock.ts';
import type { Lifetime } from '../clock/lifetime.ts';
import { malformedResponse } from '../errors/index.ts';
import type { CallResponse, JsonReading } from '../operation/call.ts';
import type { Secrets } from '../transport/redact.ts';
import { requestIdOf } from '../transport/request-id.ts';
import type { TransportResponse } from '../transport/transport.ts';
import { describeFailure, type FailedAttempt } from './failure.ts';
import { promisedFile } from './promised-file.ts';
import type { CallId } from './request.ts';
import { timedOut, type RunningCall } from './running-call.ts';
import type { Settings } from './settings.ts';

/** The final response of a call. Its body was read within its attempt. */
export class ReceivedResponse implements CallResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly url: string;
  readonly attempts: number;
  readonly isInDoubt: boolean;
  readonly json: JsonReading | undefined;
  #text: string;
  readonly #callId: CallId;
  readonly #authorizations: readonly string[];
  readonly #secrets: Secrets;

  constructor(
    { request, attempts, isInDoubt, authorizations, clientSecrets }: RunningCall,
    { status, headers }: Pick<TransportResponse, 'status' | 'headers'>,
    url: string,
    text: string,
    json?: JsonReading,
  ) {
    this.status = status;
    this.headers = headers;
    this.url = url;
    this.#callId = request.callId;
    this.attempts = attempts;
    this.isInDoubt = isInDoubt;
    this.json = json;
    this.#text = text;
    this.#authorizations = authorizations;
    this.#secrets = clientSecrets;
  }

  get callId(): string {
    return this.#callId.value;
  }

  get requestId(): string | undefined {
    return requestIdOf(this.headers, this.#secrets.with(this.#authorizations));
  }

  get maxBytes(): number {
    return Number.POSITIVE_INFINITY;
  }

  async text(): Promise<string> {
    return this.#text;
  }

  stream(): ReadableStream<Uint8Array> | null {
    return this.#text === '' ? null : new Response(this.#text).body;
  }

  async discard(): Promise<void> {
    this.#text = '';
  }
}

/** An attempt whose response is awaited. */
export interface OpenAttempt {
  readonly settings: Settings;
  readonly call: RunningCall;
  readonly scope: Lifetime;
  /** Stops the timeout of the attempt, because a stream may continue as long as bytes arrive. */
  readonly stopTimeout: () => void;
}

/** Ends an attempt because of its timeout. */
export function expire(call: RunningCall, scope: Lifetime): void {
  scope.end(timedOut(call.facts(call.outcome), 'attempt', call.timeoutInMs));
}

/**
 * Opens the body of a success as a stream instead of reading it as text. A success that isn't the promised file counts
 * as a failed attempt.
 */
export async function openResponse(
  attempt: OpenAttempt,
  response: TransportResponse,
  url: string,
): Promise<ReceivedResponse | FailedAttempt> {
  const { call: running, scope } = attempt;
  const { call, request, lifetime } = running;
  const isFile = call.operation.response === 'file';
  const body = isFile ? await promisedFile(call.operation, response, scope, request.headers['range']) : response;
  if (typeof body === 'string') {
    const received = new ReceivedResponse(running, response, url, '');
    return { error: malformedResponse(call, received, `${body}. Check for a proxy, then retry`), sent: true };
  }
  scope.throwIfOver();
  running.isStreaming = true;
  scope.onClose(() => lifetime.close());
  return new OpenResponse(attempt, body, url);
}

/** A response with a streaming body. */
class OpenResponse extends ReceivedResponse {
  readonly #response: TransportResponse;
  readonly #attempt: OpenAttempt;
  #isTaken = false;

  constructor(attempt: OpenAttempt, response: TransportResponse, url: string) {
    super(attempt.call, response, url, '');
    this.#response = response;
    this.#attempt = attempt;
  }

  override get maxBytes(): number {
    return this.#attempt.settings.maxResponseBytes;
  }

  override async text(): Promise<string> {
    this.#take();
    const { scope } = this.#attempt;
    try {
      return await scope.race(this.#response.text(this.maxBytes));
    } catch (error) {
      throw errorOf(error, this.#attempt);
    } finally {
      scope.close();
    }
  }

  override stream(): ReadableStream<Uint8Array> | null {
    this.#take();
    const { scope, stopTimeout } = this.#attempt;
    stopTimeout();
    try {
      const source = this.#response.stream();
      if (source) return guardedStream(source, this.#attempt);
    } catch (error) {
      scope.close();
      throw errorOf(error, this.#attempt);
    }
    scope.close();
    return null;
  }

  override async discard(): Promise<void> {
    if (this.#isTaken) return;
    this.#isTaken = true;
    await this.#response.discard().catch(() => undefined);
    this.#attempt.scope.close();
  }

  #take(): void {
    if (this.#isTaken) throw new TypeError('The body of this response was already read. A body can be read once.');
    this.#isTaken = true;
  }
}

function errorOf(error: unknown, { call, scope }: OpenAttempt): Error {
  return describeFailure(error, call, scope).error;
}

/**
 * Applies the limits of the call to a stream. It ends on abort and deadline, and if no byte arrives within the timeout
 * of one attempt. Only pending reads are timed, so a slow reader is fine.
 */
function guardedStream(source: ReadableStream<Uint8Array>, attempt: OpenAttempt): ReadableStream<Uint8Array> {
  const { settings, call, scope } = attempt;
  const reader = source.getReader();
  return new ReadableStream<Uint8Array>(
    {
      start(controller) {
        scope.onEnd((reason) => {
          controller.error(reason);
          reader.cancel(reason).catch(() => undefined);
          scope.close();
        });
      },
      async pull(controller) {
        const stopTimer = startTimer(settings.clock, call.timeoutInMs, () => expire(call, scope));
        try {
          const { done, value } = await reader.read();
          if (scope.isOver) return;
          if (!done) {
            controller.enqueue(value);
            return;
          }
          controller.close();
          scope.close();
        } catch (error) {
          if (scope.isOver) return;
          controller.error(errorOf(error, attempt));
          scope.close();
        } finally {
          stopTimer();
        }
      },
      async cancel(reason) {
        scope.close();
        await reader.cancel(reason);
      },
    },
    { highWaterMark: 0 },
  );
}
