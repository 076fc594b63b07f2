import type { Clock } from '../../base/clock/clock.ts';
import type { Lifetime } from '../../base/clock/lifetime.ts';
import type { JsonReading } from '../../base/json-reading.ts';
import type { CallResponse, ResponseFacts } from '../call.ts';
import type { TransportResponse } from '../transport/transport.ts';
import { startAttemptTimeout } from './call-lifetime.ts';
import type { Exchange } from './exchange.ts';
import { requestIdOf } from './request-id.ts';
import { KeptFacts } from './response-facts.ts';

/** What a body needs until its last byte: the limits of its attempt, and the translation of what may go wrong. */
export interface OpenBody {
  readonly response: TransportResponse;
  readonly exchange: Exchange;
  readonly lifetime: Lifetime;
  readonly clock: Clock;
  readonly timeoutInMs: number;
  readonly maxBytes: number;
  /** Ends the time limit of the attempt: a stream may take as long as bytes keep coming. */
  readonly stopTimeout: () => void;
  /** Frees what the attempt holds. */
  readonly finish: () => void;
  readonly toError: (error: unknown) => unknown;
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
  readonly json: JsonReading | undefined;
  readonly #exchange: Exchange;
  readonly #text: string | undefined;
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
    this.#exchange = exchange;
    this.status = status;
    this.headers = headers;
    this.url = url;
    this.json = json;
    if (typeof body === 'string') this.#text = body;
    else this.#body = body;
  }

  get callId(): string {
    return this.#exchange.callId;
  }

  get attempts(): number {
    return this.#exchange.attempts;
  }

  get facts(): ResponseFacts {
    return new KeptFacts(this.status, this.headers, this.attempts, this.#exchange.id);
  }

  get maxBytes(): number {
    return this.#body?.maxBytes ?? Number.POSITIVE_INFINITY;
  }

  get requestId(): string | undefined {
    return requestIdOf(this.headers);
  }

  async text(): Promise<string> {
    if (this.#text !== undefined || !this.#body) return this.#text ?? '';
    const { response, lifetime, maxBytes, finish, toError } = this.#take(this.#body);
    try {
      return await lifetime.race(response.text(maxBytes));
    } catch (error) {
      throw toError(error);
    } finally {
      finish();
    }
  }

  stream(): ReadableStream<Uint8Array> | null {
    if (this.#text !== undefined || !this.#body) return this.#text === '' ? null : new Response(this.#text).body;
    const body = this.#take(this.#body);
    body.stopTimeout();
    try {
      const source = body.response.stream();
      if (source) return guardedStream(source, body);
    } catch (error) {
      body.finish();
      throw body.toError(error);
    }
    body.finish();
    return null;
  }

  async discard(): Promise<void> {
    if (!this.#body || this.#isTaken) return;
    const { response, finish } = this.#take(this.#body);
    await response.discard().catch(() => undefined);
    finish();
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
function guardedStream(source: ReadableStream<Uint8Array>, body: OpenBody): ReadableStream<Uint8Array> {
  const { exchange, lifetime, clock, timeoutInMs, finish, toError } = body;
  const reader = source.getReader();
  return new ReadableStream<Uint8Array>(
    {
      start(controller) {
        const stop = lifetime.onEnd((reason) => {
          controller.error(reason);
          reader.cancel(reason).catch(() => undefined);
          finish();
        });
        lifetime.onClose(stop);
      },
      async pull(controller) {
        const stopTimeout = startAttemptTimeout(lifetime, exchange, clock, timeoutInMs);
        try {
          const { done, value } = await reader.read();
          if (lifetime.isOver) return;
          if (!done) {
            controller.enqueue(value);
            return;
          }
          controller.close();
          finish();
        } catch (error) {
          if (lifetime.isOver) return;
          controller.error(toError(error));
          finish();
        } finally {
          stopTimeout();
        }
      },
      async cancel(reason) {
        finish();
        await reader.cancel(reason);
      },
    },
    { highWaterMark: 0 },
  );
}
