/** The environment of a simulated process. Each part has boundaries that can be interrupted. */
import type { CheckpointStore, Clock } from '@tradelane/core';
import type { Sandbox } from '@tradelane/sandbox';
import type { SimulatedProcess } from './simulated-process.ts';

const connectionLost = (): Error => new TypeError('fetch failed');
const storeDown = (): Error => new Error('database is locked');

/** Requests: before sending, after execution but before the response arrives, and after the response. */
export function fetchOf(process: SimulatedProcess, sandbox: Sandbox): (request: Request) => Promise<Response> {
  return async (request) => {
    const name = `request ${request.method} ${new URL(request.url).pathname}`;
    await process.reach(`${name} about to be sent`, connectionLost);
    const response = await sandbox.fetch(request);
    await process.reach(`${name} carried out`, connectionLost);
    return response;
  };
}

/** A store with delayed responses, interrupted before and after each read and write. */
export function storeOf(process: SimulatedProcess, kept: CheckpointStore): CheckpointStore {
  return {
    async read(prefix) {
      await process.reach('store about to read', storeDown);
      return kept.read(prefix);
    },
    async write(changes, condition) {
      await process.reach('store about to write', storeDown);
      const written = await kept.write(changes, condition);
      await process.reach('store has written', storeDown);
      return written;
    },
  };
}

/**
 * Time passes for other processes. A dead process waits for nothing. The timers of a suspended process are due when it
 * resumes. With `timersWait`, responses arrive before the timers, as can happen when a process is resumed.
 */
export function clockOf(process: SimulatedProcess, clock: Clock, timersWait = false): Clock {
  const { death } = process;
  const due = async (run: () => void): Promise<void> => {
    if (timersWait) await process.awake();
    if (!death.aborted) run();
  };
  return {
    now: () => clock.now(),
    wait: (inMs, signal) =>
      new Promise((resolve, reject) => {
        if (death.aborted) return;
        const both = signal === undefined ? death : AbortSignal.any([signal, death]);
        clock.wait(inMs, both).then(
          () => due(resolve),
          (error: unknown) => due(() => reject(error)),
        );
      }),
    setTimer: (inMs, callback) => {
      let isCancelled = false;
      const cancel = clock.setTimer?.(inMs, () => void due(() => isCancelled || callback()));
      return () => {
        isCancelled = true;
        cancel?.();
      };
    },
  };
}

/** Client options of the first shop, without a transport. The scenarios count every request, so nothing is paced. */
export function shopOf(sandbox: Sandbox) {
  const { urls, credentials } = sandbox.info();
  const auth = { apiKey: credentials.shops[0]?.api_key ?? '' };
  return { baseUrl: urls.instance_url, auth, rateLimiting: false } as const;
}

/** Client options of a role at the hub, without a transport. */
export function hubOf(sandbox: Sandbox, role: 'seller' | 'connector') {
  const { urls, credentials } = sandbox.info();
  const { client_id: clientId, client_secret: clientSecret } = credentials[role];
  const auth = { authUrl: urls.auth_url, clientId, clientSecret };
  return { baseUrl: urls.base_url, auth, rateLimiting: false } as const;
}

/** The channel and store of the connector's orders. */
export function originOf(sandbox: Sandbox) {
  const [channel] = sandbox.info().world.channels;
  return {
    channel_id: channel?.channel_id ?? '',
    channel_store_id: channel?.stores[0]?.channel_store_id ?? '',
  };
}
