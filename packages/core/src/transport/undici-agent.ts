import type * as Undici from 'undici';
import type { Dispatcher } from 'undici';
import type { NodeTransportOptions, Proxies } from './node-options.ts';
import type { Transport } from './transport.ts';
import { UndiciExchange } from './undici-exchange.ts';

/** The dispatcher of one transport. */
export interface Carrier {
  readonly send: Transport;
  close(): Promise<void>;
}

export function openCarrier(undici: typeof Undici, options: NodeTransportOptions, proxies?: Proxies): Carrier {
  // The public type has only the part that callers need.
  const own = options.dispatcher as Dispatcher | undefined;
  const agent = own ? undefined : createAgent(undici, options, proxies);
  const dispatcher = own ?? (agent as Dispatcher); // One of the two is set.
  const saysWhenSent = isOfUndici(undici, dispatcher);
  return {
    send: (request) => new UndiciExchange(request).send(dispatcher, saysWhenSent),
    close: async () => agent?.close(),
  };
}

/**
 * Whether a dispatcher announces a request before its first byte, as undici's own agents and pools do. Interceptors and
 * mocks may not.
 */
function isOfUndici({ Agent, ProxyAgent }: typeof Undici, { dispatch }: Dispatcher): boolean {
  return dispatch === Agent.prototype.dispatch || dispatch === ProxyAgent.prototype.dispatch;
}

/** Creates an agent without timeouts of head and body, because the pipeline has its own. */
function createAgent(
  { Agent, EnvHttpProxyAgent }: typeof Undici,
  options: NodeTransportOptions,
  proxies: Proxies | undefined,
): Dispatcher {
  const settings = {
    connections: options.connections ?? 256,
    keepAliveTimeout: options.keepAliveInMs ?? 4_000,
    headersTimeout: 0,
    bodyTimeout: 0,
    allowH2: false,
    connectTimeout: options.connectTimeoutInMs ?? 10_000,
  };
  return proxies ? new EnvHttpProxyAgent({ ...settings, ...proxies }) : new Agent(settings);
}
