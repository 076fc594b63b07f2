import type { IncomingMessage, ServerResponse } from 'node:http';
import { onTestFinished } from 'vitest';
import { createFetchTransport, type Transport } from '../../src/index.ts';
import { createRuntime, type Runtime } from '../support/runtime.ts';
import { createNodeTransport } from '../../src/node.ts';
import { surface } from '../support/world.ts';
import { listen, type Loopback } from './loopback.ts';

export type Handler = (request: IncomingMessage, response: ServerResponse) => void;

const transports: Readonly<Record<string, () => Transport>> = {
  fetch: () => createFetchTransport(),
  'a fetch of the caller': () => createFetchTransport((request) => fetch(request)),
  undici: () => {
    const transport = createNodeTransport({ connections: 8 });
    onTestFinished(() => transport.close());
    return transport;
  },
};

export const everyTransport: readonly string[] = Object.keys(transports);

/** A server with these responses, and a client of it over the transport of this name. Both end with the test. */
export async function serveOver(
  name: string,
  handler: Handler,
  options: object = {},
): Promise<{ readonly runtime: Runtime; readonly server: Loopback }> {
  const server = await listen(handler);
  onTestFinished(() => server.close());
  const transport = transports[name]?.();
  if (transport === undefined) throw new Error(`There is no transport ${name}.`);
  const auth = { token: 'fixed-token' };
  return { server, runtime: createRuntime(surface, { baseUrl: server.url, auth, transport, ...options }) };
}
