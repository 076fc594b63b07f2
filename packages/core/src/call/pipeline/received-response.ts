import type { Lifetime } from '../../base/clock/lifetime.ts';
import type { JsonReading } from '../../base/json-reading.ts';
import type { CallResponse } from '../call.ts';
import type { TransportResponse } from '../transport/transport.ts';
import type { CallId } from './call-id.ts';
import type { Exchange } from './exchange.ts';
import { requestIdOf } from './request-id.ts';

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

/** A body that was not read yet. */
export interface OpenBody {
  readonly response: TransportResponse;
  readonly attempt: OpenAttempt;
}

export interface ResponseHead {
  readonly status: number;
  readonly headers: Headers;
}

/** The final response of a call, after which nothing more is sent for it. The body was read within its attempt, or is still on the wire. */
export class ReceivedResponse implements CallResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly url: string;
  readonly attempts: number;
  json: JsonReading | undefined;
  readonly #id: CallId;
  #text: string | undefined;
  readonly #body: OpenBody | undefined;
  #isTaken = false;

  /** @param body the text that was read, or what is still open */
  constructor(
    exchange: Exchange,
    { status, headers }: ResponseHead,
    url: string,
    body: string | OpenBody,
    json?: JsonReading,
  ) {
    this.#id = exchange.id;
    this.attempts = exchange.attempts;
    this.status = status;
    this.headers = headers;
    this.url = url;
    this.json = json;
    if (typeof body === 'string') this.#text = body;
    else this.#body = body;
  }

  get callId(): string {
    return this.#id.value;
  }

  forget(): void {
    this.#text = this.json = undefined;
  }

  get maxBytes(): number {
    return this.#body?.attempt.maxBytes ?? Number.POSITIVE_INFINITY;
  }

  get requestId(): string | undefined {
    return requestIdOf(this.headers);
  }

  async text(): Promise<string> {
    if (this.#text !== undefined || !this.#body) return this.#text ?? '';
    const { response, attempt } = this.#take(this.#body);
    try {
      return await attempt.race(response.text(attempt.maxBytes));
    } catch (error) {
      throw attempt.errorOf(error);
    } finally {
      attempt.close();
    }
  }

  stream(): ReadableStream<Uint8Array> | null {
    if (this.#text !== undefined || !this.#body) return this.#text === '' ? null : new Response(this.#text).body;
    const { response, attempt } = this.#take(this.#body);
    attempt.stopTimeout();
    try {
      const source = response.stream();
      if (source) return guardedStream(source, attempt);
    } catch (error) {
      attempt.close();
      throw attempt.errorOf(error);
    }
    attempt.close();
    return null;
  }

  async discard(): Promise<void> {
    if (!this.#body || this.#isTaken) return;
    const { response, attempt } = this.#take(this.#body);
    await response.discard().catch(() => undefined);
    attempt.close();
  }

  #take(body: OpenBody): OpenBody {
    if (this.#isTaken) throw new TypeError('The body of this response was already read');
    this.#isTaken = true;
    return body;
  }
}

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
