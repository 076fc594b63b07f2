import { createSandbox, type Sandbox } from '@tradelane/sandbox';
import type { Server } from './channel.ts';
import type { ServerOrders } from './server-process.ts';
import { Worker } from '../prove/worker.ts';

const startsInMs = 120_000;
const demo = createSandbox({ seed: 'demo', actions: 'manual' });

/** A server that is killed and restarted at the same address, with the same file. */
export class KilledServer implements Server {
  readonly url: string;
  readonly #orders: ServerOrders;
  readonly #folder: string;
  #worker: Worker;

  private constructor(url: string, orders: ServerOrders, folder: string, worker: Worker) {
    this.url = url;
    this.#orders = orders;
    this.#folder = folder;
    this.#worker = worker;
  }

  static async start(orders: Omit<ServerOrders, 'port'>, folder: string): Promise<KilledServer> {
    const worker = new Worker('faults/server-process', { ...orders, port: 0 }, folder);
    const url = await listening(worker);
    return new KilledServer(url, { ...orders, port: Number(new URL(url).port) }, folder, worker);
  }

  async restart(): Promise<void> {
    await this.#worker.kill();
    this.#worker = new Worker('faults/server-process', this.#orders, this.#folder);
    await listening(this.#worker);
  }

  close(): Promise<void> {
    return this.#worker.kill();
  }

  /** The demo world has the same credentials in every sandbox. */
  info: Sandbox['info'] = (url = this.url) => demo.info(url);

  /** The `fetch` that a front forwards to. */
  fetch = async (input: Request | string | URL): Promise<Response> => {
    const request = input instanceof Request ? input : new Request(input);
    const { pathname, search } = new URL(request.url);
    const body = request.body === null ? null : await request.arrayBuffer();
    const headers = new Headers(request.headers);
    headers.delete('connection');
    headers.delete('content-length');
    const response = await fetch(`${this.url}${pathname}${search}`, { method: request.method, headers, body });
    const received = new Headers(response.headers);
    // `fetch` has already decompressed the body.
    for (const name of ['content-encoding', 'transfer-encoding', 'connection', 'keep-alive']) received.delete(name);
    return new Response([204, 304].includes(response.status) ? null : await response.arrayBuffer(), {
      status: response.status,
      headers: received,
    });
  };
}

async function listening(worker: Worker): Promise<string> {
  const message = await worker.until(({ kind }) => kind === 'listening', startsInMs);
  if (message?.kind !== 'listening') throw new Error('the server did not start');
  return message.url;
}
