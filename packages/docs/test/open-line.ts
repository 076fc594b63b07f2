import { createVirtualClock } from '@tradelane/core';
import { createHub, type Hub } from '@tradelane/hub';
import { createSandbox } from '@tradelane/sandbox';
import { openPrograms, type Programs } from './programs.ts';

/** Programs whose clock starts now, because job engines use the time of the machine. */
export function programsOfToday(): Programs {
  const clock = createVirtualClock({ startInMs: Date.now(), autoAdvance: true });
  return openPrograms(clock, createSandbox({ seed: 'demo', clock }));
}

/** A client of the test, with its own limits. */
export function seller({ sandbox, clock }: Programs): Hub {
  const { urls, credentials } = sandbox.info();
  const { client_id: clientId, client_secret: clientSecret } = credentials.seller;
  const auth = { authUrl: urls.auth_url, clientId, clientSecret };
  return createHub({ baseUrl: urls.base_url, auth, clock, fetch: sandbox.fetch, maxWaitInMs: Infinity });
}

export interface Line {
  readonly orderId: string;
  readonly lineId: string;
}

/** Returns the first lines of the orders that wait for acceptance in the demo data. */
export async function openLines(it: Programs): Promise<readonly Line[]> {
  const { items } = await seller(it).orders.list({ updated_from: new Date('2020-01-01T00:00:00Z'), limit: 100 });
  return items.flatMap(({ id: orderId, order_lines: [line] }) =>
    line?.status === 'AWAITING_ACCEPTANCE' ? [{ orderId, lineId: line.id }] : [],
  );
}

/** A connection that carries out the next accept and loses its response. */
export function lostResponse({ sandbox }: Programs): {
  readonly fetch: (input: Request) => Promise<Response>;
  readonly accepts: () => number;
} {
  let accepts = 0;
  return {
    accepts: () => accepts,
    fetch: async (input) => {
      const response = await sandbox.fetch(input.clone());
      if (!input.url.endsWith('/accept')) return response;
      accepts += 1;
      if (accepts > 1) return response;
      throw new TypeError('fetch failed');
    },
  };
}
