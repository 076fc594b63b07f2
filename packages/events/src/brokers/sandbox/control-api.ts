import { textOf } from '../../queue/dead-letter-reason.ts';
import { checkQueue } from '../../queue/check-queue.ts';
import { MessageLeaseLostError, QueueError } from '../../queue/errors.ts';
import { addressOf } from '../url-parts.ts';

/** A sandbox's queue. */
export interface SandboxQueue {
  /**
   * URL of the sandbox, such as `http://127.0.0.1:4010`. For a sandbox in the same process: `sandbox.info().control`,
   * together with its `fetch`.
   */
  readonly url: string;
  /** `fetch` of a sandbox in the same process. Default: the global `fetch`. */
  readonly fetch?: ((url: string, init: RequestInit) => Promise<Response>) | undefined;
}

/** Options of the source. */
export interface SandboxSourceOptions extends SandboxQueue {
  /** Lease of a message, in milliseconds. Default: 30,000 (30 s). */
  readonly leaseInMs?: number | undefined;
  /**
   * How long a request waits for messages, in milliseconds, and so how long a stop may take. Default: 1,000 (1 s).
   */
  readonly waitInMs?: number | undefined;
}

export interface SandboxDelivery {
  readonly receipt: string;
  readonly attempt: number;
  readonly event: object;
  readonly traceparent?: string;
}

/** Time limit for a response without the wait for messages, in milliseconds. */
const answerInMs = 15_000;

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Client of the sandbox's control API (`control.openapi.yaml`). */
export class ControlApi {
  readonly #base: string;
  readonly #fetch: NonNullable<SandboxQueue['fetch']>;

  constructor(options: SandboxSourceOptions) {
    checkQueue(options, {
      url: [(url: string) => URL.canParse(url), 'the URL of the sandbox, such as http://127.0.0.1:4010'],
      fetch: 'function',
      leaseInMs: 'time',
      waitInMs: 'wait',
    });
    const { url, fetch = globalThis.fetch } = options;
    this.#base = `${url.replace(/\/(__sandbox\/?)?$/, '')}/__sandbox`;
    this.#fetch = fetch;
  }

  async tell(method: Method, path: string, body?: object, headers: Record<string, string> = {}): Promise<void> {
    await this.#send(method, path, body, headers);
  }

  /** Reads a resource. */
  async ask<Found>(path: string): Promise<Found> {
    return (await this.#send('GET', path, undefined)) as Found;
  }

  async take(body: { readonly wait_ms: number; readonly [name: string]: number }): Promise<readonly SandboxDelivery[]> {
    const taken = await this.#send('POST', 'deliveries', body, {}, answerInMs + body.wait_ms);
    return (taken as { readonly deliveries: readonly SandboxDelivery[] }).deliveries;
  }

  async #send(
    method: Method,
    path: string,
    body: object | undefined,
    headers: Readonly<Record<string, string>> = {},
    timeoutInMs: number = answerInMs,
  ): Promise<unknown> {
    const send = this.#fetch;
    const fail = (error: unknown): never => {
      // `fetch` names the reason only in the cause.
      const { cause = error } = error as { readonly cause?: unknown };
      throw new QueueError(`at ${this.#host}`, textOf(cause), error);
    };
    const response = await send(`${this.#base}/${path}`, {
      method,
      signal: AbortSignal.timeout(timeoutInMs),
      ...(body !== undefined && {
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json', ...headers },
      }),
    }).catch(fail);
    const text = await response.text().catch(fail);
    if (response.ok) return this.#read(text);
    const isDelivery = path.startsWith('deliveries/') || path === 'dead-letters';
    if (response.status === 404 && isDelivery) throw new MessageLeaseLostError('a message of the sandbox');
    throw new QueueError(
      `at ${this.#host}`,
      `The response to ${method} ${path} was ${response.status}: ${text.slice(0, 500)}`,
      undefined,
    );
  }

  /** @throws {QueueError} If the response isn't JSON, because all of a sandbox are. */
  #read(text: string): unknown {
    try {
      return text === '' ? undefined : JSON.parse(text);
    } catch (error) {
      throw new QueueError(`at ${this.#host}`, 'the server is not a sandbox', error);
    }
  }

  get #host(): string {
    const url = new URL(this.#base);
    return addressOf(url, url.protocol === 'http:' ? 80 : 443);
  }
}
