import { ArgumentError } from '@tradelane/core';
import { textOf } from '../../queue/dead-letter-reason.ts';
import { MessageLeaseLostError, QueueError } from '../../queue/errors.ts';

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

/** A delivery of the control API. */
export interface SandboxDelivery {
  readonly receipt: string;
  readonly attempt: number;
  readonly event: object;
  readonly traceparent?: string;
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Client of the sandbox's control API (`control.openapi.yaml`). */
export class ControlApi {
  readonly #base: string;
  readonly #fetch: NonNullable<SandboxQueue['fetch']>;

  constructor(options: SandboxQueue) {
    const { url, fetch = globalThis.fetch } = ((options as unknown) ?? {}) as SandboxQueue;
    if (typeof url !== 'string' || !URL.canParse(url))
      throw new ArgumentError('Pass `url`, the URL of the sandbox, such as http://127.0.0.1:4010.', {
        argument: 'url',
      });
    this.#base = `${url.replace(/\/(__sandbox\/?)?$/, '')}/__sandbox`;
    this.#fetch = fetch;
  }

  async tell(method: Method, path: string, body?: object, headers: Record<string, string> = {}): Promise<void> {
    await this.#send(method, path, body, headers);
  }

  /** Reads a resource. */
  async ask<Found>(path: string): Promise<Found> {
    return JSON.parse(await this.#send('GET', path, undefined)) as Found;
  }

  async take(body: object): Promise<readonly SandboxDelivery[]> {
    const taken = JSON.parse(await this.#send('POST', 'deliveries', body)) as {
      readonly deliveries: readonly SandboxDelivery[];
    };
    return taken.deliveries;
  }

  async #send(
    method: Method,
    path: string,
    body: object | undefined,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<string> {
    const send = this.#fetch;
    const response = await send(`${this.#base}/${path}`, {
      method,
      ...(body !== undefined && {
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json', ...headers },
      }),
    }).catch((error: unknown) => {
      // `fetch` names the reason only in the cause.
      const { cause = error } = error as { readonly cause?: unknown };
      throw new QueueError(new URL(this.#base).host, textOf(cause), error);
    });
    const text = await response.text();
    if (response.ok) return text;
    const isDelivery = path.startsWith('deliveries/') || path === 'dead-letters';
    if (response.status === 404 && isDelivery) throw new MessageLeaseLostError('a message of the sandbox');
    throw new Error(`The sandbox responded to ${method} ${path} with ${response.status}: ${text.slice(0, 500)}`);
  }
}
