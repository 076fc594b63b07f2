/** The sandbox on a port, with something going wrong in a part of the answers. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Sandbox } from '@tradelane/sandbox';

/** What goes wrong with a request: what the control API of the sandbox can do, or an answer that is cut short. */
export type Trouble = { readonly control: object } | { readonly cutShort: true } | undefined;

export interface Front {
  readonly url: string;
  /** Requests, and those among them that something happened to. */
  readonly counts: { requests: number; troubled: number };
  close(): Promise<void>;
}

export async function openFront(sandbox: Sandbox, troubleOf: (path: string) => Trouble): Promise<Front> {
  const counts = { requests: 0, troubled: 0 };
  const serve = async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const { url = '/', method = 'GET' } = incoming;
    const body = method === 'GET' ? null : Buffer.concat(await Array.fromAsync(incoming as AsyncIterable<Buffer>));
    const trouble = troubleOf(url);
    counts.requests += 1;
    if (trouble !== undefined) counts.troubled += 1;
    if (trouble !== undefined && 'control' in trouble) {
      const fault = { method: 'POST', body: JSON.stringify({ operation: '*', times: 1, ...trouble.control }) };
      await sandbox.fetch('http://sandbox.localhost/__sandbox/faults', fault);
    }
    const headers = new Headers(incoming.headers as Record<string, string>);
    const answer = await sandbox.fetch(new Request(`${origin()}${url}`, { method, headers, body }));
    const content = Buffer.from(await answer.arrayBuffer());
    outgoing.writeHead(answer.status, { ...Object.fromEntries(answer.headers), 'content-length': content.length });
    if (trouble !== undefined && 'cutShort' in trouble) {
      outgoing.write(content.subarray(0, content.length / 2), () => outgoing.destroy());
      return;
    }
    outgoing.end(content);
  };
  const server = createServer((incoming, outgoing) => {
    // A fault that cuts the connection rejects.
    serve(incoming, outgoing).catch(() => outgoing.destroy());
  });
  const origin = (): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: origin(),
    counts,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** One of the ways in which an answer goes wrong. */
export function someTrouble(random: () => number): Trouble {
  const troubles: readonly Trouble[] = [
    { control: { delay_ms: 30 } },
    { control: { drop: 'request' } },
    { control: { drop: 'answer' } },
    { control: { status: 429, retry_after: 0 } },
    { control: { status: 500 } },
    { control: { status: 503 } },
    { cutShort: true },
  ];
  return troubles[Math.floor(random() * troubles.length)];
}
