/** Calls of many requests at once, which share clients of their process: in-worker.ts, in-page.ts. */
import { call, createRuntime, type Runtime } from '@tradelane/core/runtime';

const operations = {
  read: { id: 'read', method: 'GET', path: '/read' },
  paced: { id: 'paced', method: 'GET', path: '/paced', rate: { maximum: [{ requests: 10, periodInMs: 1_000 }] } },
  slot: { id: 'slot', method: 'GET', path: '/slot', rate: { maximum: [{ requests: 2, periodInMs: 1_000 }] } },
  busy: { id: 'busy', method: 'GET', path: '/busy' },
  flaky: { id: 'flaky', method: 'GET', path: '/flaky' },
} as const;

/** The action of one request. Requests with the same name share a client. */
export interface Together {
  readonly name: string;
  readonly baseUrl: string;
  readonly calls: readonly (keyof typeof operations)[];
  readonly maxConcurrency?: number;
  readonly deadlineInMs?: number;
}

const clients = new Map<string, Runtime>();

export async function callTogether({ name, baseUrl, calls, maxConcurrency, deadlineInMs }: Together): Promise<void> {
  const client =
    clients.get(name) ??
    createRuntime(
      { name: 'hub', basePath: '', auth: ['clientCredentials'], operations },
      {
        baseUrl,
        allowInsecureHttp: true,
        auth: { clientId: 'client', clientSecret: 'secret', authUrl: baseUrl },
        maxWaitInMs: 60_000,
        ...(maxConcurrency !== undefined && { maxConcurrency }),
      },
    );
  clients.set(name, client);
  for (const name of calls) await call(client, operations[name], {}, { deadlineInMs });
}
