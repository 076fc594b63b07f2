import { createVirtualClock } from '@tradelane/core';
import { createHub, type Hub } from '@tradelane/hub';
import { createSandbox, type Sandbox } from '@tradelane/sandbox';

/** A hub for one test: a fresh world, a clock of its own, no network. */
export async function testHub(): Promise<{ readonly hub: Hub; readonly sandbox: Sandbox }> {
  const clock = createVirtualClock({ startInMs: Date.UTC(2026, 2, 2), autoAdvance: true });
  const sandbox = await createSandbox({ seed: 'demo', limits: 'real', clock });
  const { urls, credentials } = await sandbox.info();
  const hub = createHub({
    baseUrl: urls.base_url,
    auth: {
      authUrl: urls.auth_url,
      clientId: credentials.seller.client_id,
      clientSecret: credentials.seller.client_secret,
    },
    fetch: (request) => sandbox.fetch(request),
    clock,
  });
  return { hub, sandbox };
}
