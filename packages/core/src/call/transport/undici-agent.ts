import type { Agent, Dispatcher } from 'undici';
import type { NodeTransportOptions } from './node-transport-options.ts';
import type { Transport } from './transport.ts';
import { UndiciExchange } from './undici-exchange.ts';

/** What carries the requests of one transport. */
export interface Carrier {
  readonly send: Transport;
  close(): Promise<void>;
}

export function openCarrier(AgentClass: typeof Agent, options: NodeTransportOptions): Carrier {
  // A dispatcher of the caller's is undici's own; of what it takes the public types show nothing.
  const given = options.dispatcher as Dispatcher | undefined;
  const agent = given ? undefined : createAgent(AgentClass, options);
  const dispatcher = given ?? (agent as Agent); // one of the two is there
  return {
    send: (request) => new UndiciExchange(request).send(dispatcher),
    close: async () => agent?.close(),
  };
}

/** Timeouts of the head and the body are off: the pipeline has its own, on its own clock. */
function createAgent(AgentClass: typeof Agent, options: NodeTransportOptions): Agent {
  return new AgentClass({
    connections: options.connections ?? 256,
    keepAliveTimeout: options.keepAliveInMs ?? 4_000,
    headersTimeout: 0,
    bodyTimeout: 0,
    allowH2: false,
    connect: { timeout: options.connectTimeoutInMs ?? 10_000 },
  });
}
