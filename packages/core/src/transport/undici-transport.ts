import type * as Undici from 'undici';
import { ConfigurationError, endSentence } from '../errors/index.ts';
import { latePart } from '../errors/late-part.ts';
import { checkNodeOptions, type NodeTransportOptions, type Proxies } from './node-options.ts';
import { closedTransport } from './failure.ts';
import { mendPausedParsers } from './paused-parser.ts';
import type { Transport } from './transport.ts';
import { unlessOver } from './undici-exchange.ts';
import type { Carrier } from './undici-agent.ts';

/** A transport with its own connections. */
export interface NodeTransport extends Transport {
  /**
   * Closes idle connections at once, and others when their requests end. Resolves when all are closed. You can call it
   * again.
   *
   * - A transport with options can't be used afterwards. Its calls fail with a `ConnectionError` whose outcome is
   *   `not-sent`.
   * - The shared transport without options opens new connections with its next call, because other clients may use it.
   * - A dispatcher of your own stays open.
   */
  close(): Promise<void>;
}

let shared: NodeTransport | undefined;

/**
 * Creates a transport that uses undici, without `Request` and `Response` objects. undici loads with the first request.
 * Without options, it returns one transport for the whole process, and clients with it share tokens (T03) and limits.
 * @throws {ConfigurationError} If an option is unknown or invalid, or on Bun, whose built-in undici lacks the required
 * functions. If undici isn't installed, the first request rejects with it.
 * @throws {ArgumentError} If `options` isn't an object.
 * @example
 * ```ts
 * import { createNodeTransport } from '@tradelane/core/node';
 * import { createHub, hubOptionsFromEnv } from '@tradelane/hub';
 *
 * const transport = createNodeTransport({ connections: 20 });
 * const hub = createHub({ ...hubOptionsFromEnv(), transport });
 * // At the end of the program:
 * await transport.close();
 * ```
 */
export function createNodeTransport(options?: NodeTransportOptions): NodeTransport {
  if ('Bun' in globalThis)
    throw new ConfigurationError("`createNodeTransport()` doesn't work on Bun. Leave `transport` out.", {
      code: 'ERR_RUNTIME_UNSUPPORTED',
    });
  if (options === undefined) return (shared ??= transportOf({}, true));
  return transportOf(options, false, checkNodeOptions(options));
}

function transportOf(options: NodeTransportOptions, reopens: boolean, proxies?: Proxies): NodeTransport {
  let carrier: Carrier | undefined;
  let isClosed = false;
  let closing: Promise<unknown> = Promise.resolve();
  const open = async (): Promise<Carrier> => {
    mendPausedParsers();
    const undici = await loadUndici();
    const { openCarrier } = await latePart(import('./undici-agent.ts'));
    if (isClosed) throw closedTransport();
    return (carrier ??= openCarrier(undici, options, proxies));
  };
  const openAndSend: Transport = async (request) => {
    if (isClosed) throw closedTransport();
    // During loading, the attempt may have ended or the transport may have been closed.
    let ready = carrier;
    while (!ready) {
      await unlessOver(request, open());
      ready = carrier;
    }
    return ready.send(request);
  };
  const carry: Transport = (request) => (carrier && !isClosed ? carrier.send(request) : openAndSend(request));
  const close = async (): Promise<void> => {
    isClosed = !reopens;
    closing = Promise.all([closing, carrier?.close()]);
    carrier = undefined;
    await closing;
  };
  return Object.assign(carry, { close, endsAtOnce: true });
}

/**
 * The only import of undici. In a `try`, bundlers accept a missing package, and an error during loading doesn't end a
 * Node 20 process.
 */
async function loadUndici(): Promise<typeof Undici> {
  try {
    return await import('undici');
  } catch (cause) {
    throw new ConfigurationError(
      `\`createNodeTransport()\` couldn't load undici on Node ${process.versions.node}: ${endSentence((cause as Error).message)} Run \`npm install undici\`. undici 8 needs Node 22.19 or later, undici 7 needs 20.18.1 or later.`,
      { code: 'ERR_RUNTIME_UNSUPPORTED', cause },
    );
  }
}
