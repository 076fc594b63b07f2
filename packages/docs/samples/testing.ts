import { createVirtualClock } from '@tradelane/core';
import { createHub, type Hub } from '@tradelane/hub';
import { createSandbox, type Sandbox } from '@tradelane/sandbox';

/** A hub for one test: a fresh world, a clock of its own, no network. */
export function testHub(): { readonly hub: Hub; readonly sandbox: Sandbox } {
  const clock = createVirtualClock({ startInMs: Date.UTC(2026, 2, 2), autoAdvance: true });
  const sandbox = createSandbox({ seed: 'demo', limits: 'real', clock });
  const { urls, credentials } = sandbox.info();
  const { client_id, client_secret } = credentials.seller;
  const hub = createHub({
    baseUrl: urls.base_url,
    auth: { authUrl: urls.auth_url, clientId: client_id, clientSecret: client_secret },
    fetch: sandbox.fetch,
    clock,
  });
  return { hub, sandbox };
}
