import type * as Undici from 'undici';
import { ConfigurationError } from '../../base/errors/index.ts';
import { checkNodeOptions } from './check-node-options.ts';
import { closedTransport } from './not-sent-error.ts';
import type { NodeTransportOptions } from './node-transport-options.ts';
import type { Transport } from './transport.ts';
import { unlessOver } from './unless-over.ts';
import type { Carrier } from './undici-agent.ts';

/** A transport with connections of its own. */
export interface NodeTransport extends Transport {
  /**
   * Closes idle connections, and those in use as soon as they are done; resolves when all are. It may be called again. A transport that was created
   * with options sends nothing any more: its calls end with a `ConnectionError` whose outcome is `not-sent`. The one of the whole process, created
   * without, opens new connections with its next call: others may hold it. A dispatcher that was passed in stays open.
   */
  close(): Promise<void>;
}

let shared: NodeTransport | undefined;

/**
 * Carries requests by undici, without `Request` and `Response` objects; undici is loaded with the first of them. Called without options
 * it returns one transport for the whole process: clients that share it share their tokens (T03) and limits.
 * @throws ConfigurationError for an option that is unknown or cannot be meant, and on Bun, which brings an undici of its own that cannot do it; the first
 *   request rejects with one where undici is not installed; ArgumentError where the options are no object
 */
export function createNodeTransport(options?: NodeTransportOptions): NodeTransport {
  if ('Bun' in globalThis)
    throw new ConfigurationError(
      '`createNodeTransport()` does not work on Bun. Leave `transport` out: its own fetch is fast.',
    );
  if (options === undefined) return (shared ??= transportOf({}, true));
  checkNodeOptions(options);
  return transportOf(options, false);
}

function transportOf(options: NodeTransportOptions, reopens: boolean): NodeTransport {
  let carrier: Carrier | undefined;
  let isClosed = false;
  let closing: Promise<unknown> = Promise.resolve();
  const open = async (): Promise<Carrier> => {
    const undici = await loadUndici();
    const { openCarrier } = await import('./undici-agent.ts');
    if (isClosed) throw closedTransport();
    return (carrier ??= openCarrier(undici, options));
  };
  const carry: Transport = async (request) => {
    if (isClosed) throw closedTransport();
    // Loading it takes time: an attempt may be over by then, or the transport closed again.
    let ready = carrier;
    while (!ready) {
      await unlessOver(request, open());
      ready = carrier;
    }
    return ready.send(request);
  };
  const close = async (): Promise<void> => {
    isClosed = !reopens;
    closing = Promise.all([closing, carrier?.close()]);
    carrier = undefined;
    await closing;
  };
  return Object.assign(carry, { close, endsAtOnce: true as const });
}

/** The one import of it. Bundlers let a package be absent that is imported in a `try`, and one that throws while it loads ends no process on Node 20. */
async function loadUndici(): Promise<typeof Undici> {
  try {
    return await import('undici');
  } catch (cause) {
    throw new ConfigurationError(
      `\`createNodeTransport()\` needs undici, which does not load on Node ${process.versions.node}: ${(cause as Error).message}. Install it: npm install undici. undici 8 takes Node 22.19 or newer, undici 7 takes 20.18.1.`,
      { cause },
    );
  }
}
