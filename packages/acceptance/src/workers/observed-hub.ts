/** The sandbox on a port, which records each request and its time. */
import { createSandbox, type Sandbox } from '@tradelane/sandbox';
import { openFront } from '../faults/front.ts';
import type { Task } from './task.ts';

/** Header that names the worker in its requests. */
export const workerHeader = 'x-worker';

export interface Arrival {
  readonly path: string;
  /** The worker that sent it. Undefined for requests without the header. */
  readonly worker: string | undefined;
  readonly status: number;
  readonly atInMs: number;
}

export interface ObservedHub {
  readonly arrivals: readonly Arrival[];
  /** The shared part of all tasks. */
  readonly task: Pick<Task, 'url' | 'authUrl' | 'credentials' | 'origin'>;
  revokeTokens(): Promise<void>;
  close(): Promise<void>;
}

/** @param of Owner of the workers' credential. */
export async function openObservedHub(of: 'seller' | 'connector', limits: 'real' | 'off'): Promise<ObservedHub> {
  const sandbox: Sandbox = createSandbox({ actions: 'manual', limits });
  const arrivals: Arrival[] = [];
  const observed: Sandbox = {
    ...sandbox,
    fetch: async (input, init) => {
      const atInMs = performance.now();
      const response = await sandbox.fetch(input, init);
      // The front passes a `Request` for every call.
      const { url, headers } = input as Request;
      const worker = headers.get(workerHeader) ?? undefined;
      arrivals.push({ path: new URL(url).pathname, worker, status: response.status, atInMs });
      return response;
    },
  };
  const front = await openFront(observed, () => undefined);
  const { urls, credentials, world } = sandbox.info(front.url);
  const { client_id: clientId, client_secret: clientSecret } = credentials[of];
  const [channel] = world.channels;
  return {
    arrivals,
    task: {
      url: urls.base_url,
      authUrl: urls.auth_url,
      credentials: { clientId, clientSecret },
      origin: {
        channel_id: channel?.channel_id ?? '',
        channel_store_id: channel?.stores[0]?.channel_store_id ?? '',
      },
    },
    async revokeTokens() {
      const response = await sandbox.fetch(`${front.url}/__sandbox/tokens/revoke`, { method: 'POST', body: '{}' });
      if (!response.ok) throw new Error(`tokens could not be revoked: ${response.status}`);
    },
    async close() {
      await front.close();
      sandbox.close();
    },
  };
}
