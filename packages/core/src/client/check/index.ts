import type { SurfaceDescriptor } from '../../base/descriptor.ts';
import type { Features } from '../features.ts';
import type { ClientOptions } from '../options/client-options.ts';
import { readSettings } from '../options/read-settings.ts';
import { createRuntime } from '../runtime.ts';
import type { CheckReport } from './check-report.ts';

export type { CheckName, CheckReport, CheckResult } from './check-report.ts';

/**
 * Checks everything that a client needs: the host, the credentials, the scopes as far as the token says, a call that
 * costs no documented limit, the clock against the server's, and the limits. Changes nothing, and does not throw for what it finds.
 */
export async function checkClient(
  surface: SurfaceDescriptor,
  options: ClientOptions,
  features: Features,
): Promise<CheckReport> {
  const settings = readSettings(surface, options, features);
  const runtime = createRuntime(surface, options, features);
  // Loaded when it is asked for. It is given what it needs, so that nothing of the client moves into a file that both load.
  const { runChecks } = await import('./run-checks.ts');
  return runChecks(surface, settings, (operation) => runtime.call(operation, {}));
}
