import type { Lifetime } from '../clock/lifetime.ts';
import { malformedResponse } from '../errors/index.ts';
import type { Call } from '../operation/call.ts';
import type { TransportResponse } from '../transport/transport.ts';
import { type FailedAttempt, ReceivedResponse, type Responded } from './received-response.ts';
import { promisedFile } from './promised-file.ts';

/** An attempt whose body is still being received. */
export interface OpenAttempt extends Lifetime {
  /** Maximum size of a body in memory, in bytes. */
  readonly maxBytes: number;
  /** Stops the timeout of the attempt, because a stream may continue as long as bytes arrive. */
  stopTimeout(): void;
  /** Starts the timeout of one read. The returned function stops it. */
  startTimer(): () => void;
  /** Converts an error into the error for the caller. */
  errorOf(error: unknown): unknown;
}

/** A response with a streaming body, for surfaces with files. */
class OpenResponse extends ReceivedResponse {
  readonly #response: TransportResponse;
  readonly #attempt: OpenAttempt;
  #isTaken = false;

  constructor(exchange: Responded, response: TransportResponse, url: string, attempt: OpenAttempt) {
    super(exchange, response, url, '');
    this.#response = response;
    this.#attempt = attempt;
  }

  override get maxBytes(): number {
    return this.#attempt.maxBytes;
  }

  override async text(): Promise<string> {
    this.#take();
    const attempt = this.#attempt;
    try {
      return await attempt.race(this.#response.text(attempt.maxBytes));
    } catch (error) {
      throw attempt.errorOf(error);
    } finally {
      attempt.close();
    }
  }

  override stream(): ReadableStream<Uint8Array> | null {
    this.#take();
    const attempt = this.#attempt;
    attempt.stopTimeout();
    try {
      const source = this.#response.stream();
      if (source) return guardedStream(source, attempt);
    } catch (error) {
      attempt.close();
      throw attempt.errorOf(error);
    }
    attempt.close();
    return null;
  }

  override async discard(): Promise<void> {
    if (this.#isTaken) return;
    this.#isTaken = true;
    await this.#response.discard().catch(() => undefined);
    this.#attempt.close();
  }

  #take(): void {
    if (this.#isTaken) throw new TypeError('The body of this response was already read. A body can be read once.');
    this.#isTaken = true;
  }
}

/** An exchange with a response whose body can be opened. */
export interface Opened extends Responded {
  readonly call: Call;
  /** Request headers by lower-case name. */
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Opens the body of a success as a stream instead of reading it as text. A success that isn't the promised file counts
 * as a failed attempt.
 */
export type OpenBody = (
  exchange: Opened,
  response: TransportResponse,
  url: string,
  attempt: OpenAttempt,
) => Promise<ReceivedResponse | FailedAttempt>;

export const openBody: OpenBody = async (exchange, response, url, attempt) => {
  const { call, headers } = exchange;
  const isFile = call.operation.response === 'file';
  const body = isFile ? await promisedFile(call.operation, response, attempt, headers['range']) : response;
  if (typeof body !== 'string') return new OpenResponse(exchange, body, url, attempt);
  attempt.close();
  return {
    error: malformedResponse(
      call,
      new ReceivedResponse(exchange, response, url, ''),
      `${body}. Check for a proxy, then retry`,
    ),
    sent: true,
  };
};

/**
 * Applies the limits of the call to a stream. It ends on abort and deadline, and if no byte arrives within the timeout
 * of one attempt. Only pending reads are timed, so a slow reader is fine.
 */
function guardedStream(source: ReadableStream<Uint8Array>, attempt: OpenAttempt): ReadableStream<Uint8Array> {
  const reader = source.getReader();
  return new ReadableStream<Uint8Array>(
    {
      start(controller) {
        const stop = attempt.onEnd((reason) => {
          controller.error(reason);
          reader.cancel(reason).catch(() => undefined);
          attempt.close();
        });
        attempt.onClose(stop);
      },
      async pull(controller) {
        const stopTimer = attempt.startTimer();
        try {
          const { done, value } = await reader.read();
          if (attempt.isOver) return;
          if (!done) {
            controller.enqueue(value);
            return;
          }
          controller.close();
          attempt.close();
        } catch (error) {
          if (attempt.isOver) return;
          controller.error(attempt.errorOf(error));
          attempt.close();
        } finally {
          stopTimer();
        }
      },
      async cancel(reason) {
        attempt.close();
        await reader.cancel(reason);
      },
    },
    { highWaterMark: 0 },
  );
}
