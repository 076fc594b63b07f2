import { Agent, type Dispatcher } from 'undici';
import type { NodeTransportOptions } from './node-transport-options.ts';
import type { Transport } from './transport.ts';
import { UndiciExchange } from './undici-exchange.ts';

/** What carries the requests of one transport. */
export interface Carrier {
  readonly send: Transport;
  close(): Promise<void>;
}

export function openCarrier(options: NodeTransportOptions): Carrier {
  // A dispatcher of the caller's is undici's own; of what it takes the public types show nothing.
  const given = options.dispatcher as Dispatcher | undefined;
  const agent = given ? undefined : createAgent(options);
  const dispatcher = given ?? (agent as Agent); // one of the two is there
  return {
    send: (request) => new UndiciExchange(request).send(dispatcher),
    close: async () => agent?.close(),
  };
}

/** Timeouts of the head and the body are off: the pipeline has its own, on its own clock. */
function createAgent(options: NodeTransportOptions): Agent {
  return new Agent({
    connections: options.connections ?? 256,
    keepAliveTimeout: options.keepAliveInMs ?? 4_000,
    headersTimeout: 0,
    bodyTimeout: 0,
    allowH2: false,
    connect: { timeout: options.connectTimeoutInMs ?? 10_000 },
  });
}
