import type * as Undici from 'undici';
import type { Dispatcher } from 'undici';
import type { NodeTransportOptions } from './node-transport-options.ts';
import type { Transport } from './transport.ts';
import { UndiciExchange } from './undici-exchange.ts';

/** What carries the requests of one transport. */
export interface Carrier {
  readonly send: Transport;
  close(): Promise<void>;
}

export function openCarrier(undici: typeof Undici, options: NodeTransportOptions): Carrier {
  // A dispatcher of the caller's is undici's own; of what it takes the public types show nothing.
  const given = options.dispatcher as Dispatcher | undefined;
  const agent = given ? undefined : createAgent(undici, options);
  const dispatcher = given ?? (agent as Dispatcher); // one of the two is there
  const saysWhenSent = isOfUndici(undici, dispatcher);
  return {
    send: (request) => new UndiciExchange(request).send(dispatcher, saysWhenSent),
    close: async () => agent?.close(),
  };
}

/**
 * undici's own agents and pools announce a request before its first byte. Of one with interceptors nobody knows, and a mock has errors of requests that
 * are meant to have been sent.
 */
function isOfUndici({ Agent, ProxyAgent }: typeof Undici, { dispatch }: Dispatcher): boolean {
  return dispatch === Agent.prototype.dispatch || dispatch === ProxyAgent.prototype.dispatch;
}

/** Timeouts of the head and the body are off: the pipeline has its own, on its own clock. */
function createAgent({ Agent }: typeof Undici, options: NodeTransportOptions): Dispatcher {
  return new Agent({
    connections: options.connections ?? 256,
    keepAliveTimeout: options.keepAliveInMs ?? 4_000,
    headersTimeout: 0,
    bodyTimeout: 0,
    allowH2: false,
    connect: { timeout: options.connectTimeoutInMs ?? 10_000 },
  });
}
