import { onTestFinished } from 'vitest';
import type { TransportRequest, TransportResponse } from '../../src/index.ts';
import { createNodeTransport, type NodeTransport, type NodeTransportOptions } from '../../src/node.ts';
import { listen, type Loopback } from './loopback.ts';

/** A server, and a Node transport that `ask` sends one request with. Both end with the test. */
export async function serveNode(
  handler: Parameters<typeof listen>[0],
  options: NodeTransportOptions = {},
): Promise<{
  readonly server: Loopback;
  readonly transport: NodeTransport;
  ask(request?: Partial<TransportRequest>): Promise<TransportResponse>;
}> {
  const server = await listen(handler);
  const transport = createNodeTransport(options);
  onTestFinished(async () => {
    await transport.close();
    await server.close();
  });
  const { signal } = new AbortController();
  return {
    server,
    transport,
    ask: (more) =>
      transport({ method: 'GET', url: server.url, headers: {}, signal, onEnd: () => () => undefined, ...more }),
  };
}
