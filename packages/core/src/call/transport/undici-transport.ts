import { Agent, type Dispatcher } from 'undici';
import type { Transport } from './transport.ts';
import { UndiciExchange } from './undici-exchange.ts';

export interface NodeTransportOptions {
  /** A dispatcher of your own (proxy, private CA, mutual TLS); it stays yours to close. */
  readonly dispatcher?: Dispatcher;
  /** Most connections per host; 256 where absent. */
  readonly connections?: number;
  /** How long an idle connection is kept; 4,000 where absent. */
  readonly keepAliveInMs?: number;
  /** How long a connection may take to come about; 10,000 where absent. */
  readonly connectTimeoutInMs?: number;
}

/** A transport with connections of its own. */
export interface NodeTransport extends Transport {
  /** Closes idle connections and those in use as soon as they are done. Nothing to do for a dispatcher that was passed in. */
  close(): Promise<void>;
}

let shared: NodeTransport | undefined;

/**
 * Carries requests by undici, without `Request` and `Response` objects. Called without options it returns one transport for the
 * whole process: clients that share it share their tokens (T03) and limits.
 */
export function createNodeTransport(options?: NodeTransportOptions): NodeTransport {
  if (options === undefined) return (shared ??= transportOf({}));
  return transportOf(options);
}

function transportOf(options: NodeTransportOptions): NodeTransport {
  const agent = options.dispatcher ? undefined : createAgent(options);
  const dispatcher = options.dispatcher ?? (agent as Agent); // one of the two is there
  const carry: Transport = (request) => new UndiciExchange(request).send(dispatcher);
  return Object.assign(carry, { close: async () => agent?.close() });
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
