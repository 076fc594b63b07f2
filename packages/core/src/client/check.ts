import { fromCaller } from '../errors/call-site.ts';
import { checkRuntime } from './runtime-of.ts';
import { createSend } from '../call/send.ts';
import { callResult } from '../call/result.ts';
import type { Runtime } from '../call/runtime.ts';
import type { CheckReport } from './run-checks.ts';

export type { CheckReport } from './run-checks.ts';

/**
 * Checks whether a client is set up correctly. It changes nothing, and problems that it finds are results and not
 * errors. It checks:
 * - the host
 * - the credentials
 * - the scopes that the token lists
 * - one call that has no documented rate limit
 * - the clock against the server's clock
 * - the rate limits
 * @throws {ArgumentError} If `runtime` isn't the runtime of a client.
 */
export function checkClient(runtime: Pick<Runtime, 'surface' | 'settings'>): Promise<CheckReport> {
  return fromCaller(checkClient, () => check(runtime));
}

async function check(runtime: Pick<Runtime, 'surface' | 'settings'>): Promise<CheckReport> {
  checkRuntime(runtime);
  const { surface, settings } = runtime;
  // The settings are arguments, so that no part of the client moves into a chunk that both load.
  const { runChecks } = await import('./run-checks.ts');
  // Calls skip the settings cache and the presets, because the check must reach the host.
  const send = createSend(settings);
  return runChecks(surface, settings, (operation) => callResult(send, { operation, input: {}, options: {} }));
}
