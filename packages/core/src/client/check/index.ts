import { checkBatchLimit } from '../../call/arguments/batch-limit.ts';
import { checkRuntime } from '../../call/pipeline/check-runtime.ts';
import { createSend } from '../../call/pipeline/send.ts';
import { callResult } from '../../call/results/index.ts';
import type { Runtime } from '../runtime.ts';
import type { CheckReport } from './check-report.ts';

export type { CheckName, CheckReport, CheckResult } from './check-report.ts';

/**
 * Checks everything that a client needs: the host, the credentials, the scopes as far as the token says, a call that
 * costs no documented limit, the clock against the server's, and the limits. Changes nothing, and does not throw for what it finds.
 * @throws ArgumentError where it is not the runtime of a client
 */
export async function checkClient(runtime: Pick<Runtime, 'surface' | 'settings'>): Promise<CheckReport> {
  checkRuntime(runtime);
  const { surface, settings } = runtime;
  // Loaded when it is asked for. It is given what it needs, so that nothing of the client moves into a file that both load.
  const { runChecks } = await import('./run-checks.ts');
  // Over any cache of the client, without its presets: the host is asked.
  const send = createSend(settings);
  return runChecks(surface, settings, (operation) =>
    callResult(send, { operation, input: {}, options: {} }, undefined, checkBatchLimit),
  );
}
