/**
 * A process that copies many orders, which are generated page by page. It prints the growth of its memory:
 * `node sync-of-many.ts <target> <orders>`.
 */
import { Writable } from 'node:stream';
import { createHub } from '@tradelane/hub';
import { createSandbox } from '@tradelane/sandbox';
import type { Io } from '../src/io.ts';
import { run } from '../src/run.ts';

/** Result of the process. */
export interface Copied {
  readonly code: number;
  /** Largest live memory after the first tenth of the orders, minus the live memory at that time. */
  readonly grownInBytes: number;
  readonly errors: string;
}

const [target = '', count = '0'] = process.argv.slice(2);
const orders = Number(count);
const sandbox = createSandbox();
const template = await orderOfSandbox();
const memory: number[] = [];

async function orderOfSandbox(): Promise<Readonly<Record<string, unknown>>> {
  const { urls, credentials } = sandbox.info();
  const { client_id: clientId, client_secret: clientSecret } = credentials.seller;
  const auth = { authUrl: urls.auth_url, clientId, clientSecret };
  const hub = createHub({ baseUrl: urls.base_url, auth, fetch: sandbox.fetch });
  const {
    items: [order],
  } = await hub.orders.list({ limit: 1 });
  return { ...order };
}

function liveBytes(): number {
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

const pageSize = 100;

/** A page of orders, each of them changed a second after the one before. */
function page(url: URL): Response {
  const start = Number(url.searchParams.get('page_token') ?? 0);
  if (start % Math.ceil(orders / 20) < pageSize) memory.push(liveBytes());
  const data = Array.from({ length: Math.min(pageSize, orders - start) }, (_, index) => {
    const updated_at = new Date(Date.UTC(2026, 0, 1) + (start + index) * 1000).toISOString();
    return { ...template, id: `order-${start + index}`, updated_at };
  });
  const next = start + pageSize;
  return Response.json({ data, ...(next < orders ? { next_page_token: String(next) } : {}) });
}

const local = {
  fetch: async (input: Request | URL | string, init?: RequestInit) => {
    const request = new Request(input, init);
    const url = new URL(request.url);
    return request.method === 'GET' && url.pathname.endsWith('/v2/orders') ? page(url) : sandbox.fetch(request);
  },
  info: () => sandbox.info(),
  snapshot: () => ({}),
};
let errors = '';

async function withProgram(): Promise<number> {
  const io = {
    stdin: process.stdin,
    stdout: process.stdout,
    stderr: new Writable({ write: (chunk: Buffer, _, done) => ((errors += chunk.toString()), done()) }),
    env: {},
    signal: new AbortController().signal,
    sandbox: async () => local,
  } as unknown as Io;
  return run(['sync', 'hub', 'orders', '--to', target, '--sandbox'], io);
}

const code = await withProgram();
sandbox.close();
const [, , first = 0, ...rest] = memory;
const copied: Copied = { code, grownInBytes: Math.max(0, ...rest) - first, errors };
process.stderr.write(JSON.stringify(copied));
