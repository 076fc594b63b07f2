import { ArgumentError } from '@tradelane/core';
import type { Handle } from '../../queue/held-deliveries.ts';
import { textOf } from '../../queue/dead-letter-reason.ts';
import { MessageLeaseLostError, QueueError } from '../../queue/errors.ts';
import type { OutgoingMessage, Publisher, Source } from '../../queue/source.ts';
import { openPull } from '../../queue/pull-subscription.ts';

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

/** A delivery of the control API. */
interface SandboxDelivery {
  readonly receipt: string;
  readonly attempt: number;
  readonly event: object;
  readonly traceparent?: string;
}

/**
 * Creates a source for the sandbox's own queue. A connector then runs without a broker, in any number of processes.
 */
export function createSandboxSource(options: SandboxSourceOptions): Source {
  const control = new ControlApi(options);
  const { leaseInMs = 30_000, waitInMs = 1_000 } = options;

  const deliver = ({ receipt, attempt, event, traceparent }: SandboxDelivery): Handle => ({
    body: JSON.stringify(event),
    attempt,
    traceparent,
    ack: () => control.tell('DELETE', `deliveries/${receipt}`),
    nack: (delayInMs) => control.tell('PUT', `deliveries/${receipt}`, { delay_ms: Math.max(0, delayInMs) }),
    heartbeat: () => control.tell('PUT', `deliveries/${receipt}`, { lease_ms: leaseInMs }),
    deadLetter: (reason) =>
      control.tell('POST', 'dead-letters', { receipt, reason: reason === '' ? 'unknown' : reason }),
  });

  return {
    name: 'sandbox',
    system: 'tradelane_sandbox',
    open: async (intake) => {
      await control.tell('GET', 'clock');
      return openPull(intake, {
        leaseInMs,
        batch: 1_000,
        // A canceled request would still receive messages, which would be stuck until their lease ends. So it isn't
        // canceled.
        receive: async (limit, hand) => {
          const taken = await control.take({ limit, lease_ms: leaseInMs, wait_ms: waitInMs });
          for (const delivery of taken) hand(deliver(delivery));
        },
      });
    },
  };
}

/** Creates a publisher that adds messages to the sandbox's queue, as if the hub had published them. */
export function createSandboxPublisher(options: SandboxQueue): Publisher {
  const control = new ControlApi(options);
  return {
    name: 'sandbox',
    publish: ({ body, traceparent }: OutgoingMessage) =>
      control.tell('POST', 'events', JSON.parse(body) as object, traceparent === undefined ? {} : { traceparent }),
    close: () => Promise.resolve(),
  };
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Client of the sandbox's control API (`control.openapi.yaml`). */
class ControlApi {
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
