import type { Lifetime } from '../../base/clock/lifetime.ts';
import { malformedResponse } from '../../base/errors/index.ts';
import type { Call } from '../call.ts';
import type { TransportResponse } from '../transport/transport.ts';
import type { FailedAttempt } from './failed-attempt.ts';
import { promisedFile } from './promised-file.ts';
import { ReceivedResponse, type Responded } from './received-response.ts';

/** The attempt whose body is still on the wire. */
export interface OpenAttempt extends Lifetime {
  /** Longest body that is read into memory. */
  readonly maxBytes: number;
  /** Ends the time limit of the attempt: a stream may take as long as bytes keep coming. */
  stopTimeout(): void;
  /** The time limit of one read; the returned function calls it off. */
  startTimer(): () => void;
  /** What went wrong, as the caller is told. */
  errorOf(error: unknown): unknown;
}

/** A response whose body is handed on as it arrives; surfaces without files have none. */
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
    if (this.#isTaken) throw new TypeError('The body of this response was already read');
    this.#isTaken = true;
  }
}

/** What opens a body: an exchange of which there is a response. */
export interface Opened extends Responded {
  readonly call: Call;
  /** What was sent, by lower-case name. */
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Hands a body on as it arrives, in place of reading it as text within the attempt. A success that is not the file which was promised is an
 * attempt that failed.
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
  return { error: malformedResponse(call, new ReceivedResponse(exchange, response, url, ''), body), sent: true };
};

/**
 * The stream with the limits of the call: it ends at once on abort and deadline, and where no byte comes for the time that one attempt may
 * take. A slow reader is not a slow server: only reads under way are timed.
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
