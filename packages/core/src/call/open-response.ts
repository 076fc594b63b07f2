import { startTimer } from '../clock/clock.ts';
import { malformedResponse } from '../errors/index.ts';
import type { TransportResponse } from '../transport/transport.ts';
import { describeFailure, type FailedAttempt } from './failure.ts';
import { promisedFile } from './promised-file.ts';
import { expire, type OpenAttempt, ReceivedResponse } from './response.ts';

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
