import { AbortedError } from '@tradelane/core';
import {
  callResult,
  checkRuntime,
  createSend,
  fromCaller,
  refuseUnknown,
  type Runtime,
  withDefaults,
} from '@tradelane/core/runtime';
import type { ResponseShapes } from './response-shapes.ts';
import type { CheckReport } from './run-checks.ts';

export type { CheckReport } from './run-checks.ts';

/** Options of a check. */
export interface CheckOptions {
  /**
   * Whether to call every read that needs no argument, or one that an earlier response contains. The report then has
   * `deep`, unless the server is unreachable or refuses the credentials. Each read is called once, within the
   * documented rates. Default: false.
   */
  readonly deep?: boolean | undefined;
  /** IDs of the operations that `deep` may call, such as `['v2-listOrders']`. Default: every read. */
  readonly operations?: readonly string[] | undefined;
  /** Cancels the check, which then throws `AbortedError`. */
  readonly signal?: AbortSignal | undefined;
}

/** The parts of a client's runtime that a check uses. */
export type CheckedRuntime = Pick<Runtime, 'surface' | 'settings'> & Partial<Pick<Runtime, 'presets'>>;

/**
 * Checks whether a client is set up correctly. It changes nothing, and problems that it finds are results and not
 * errors. It checks:
 * - the host
 * - the credentials
 * - the scopes that the token lists
 * - one call that has no documented rate limit
 * - the clock against the server's clock
 * - the rate limits
 * - with `deep`: every read, against the shapes of the surface
 * @param loadShapes Loads the shapes of the surface. Only `deep` needs them.
 * @throws {ArgumentError} If `runtime` isn't the runtime of a client, or an option is unknown.
 * @throws {AbortedError} If `signal` aborts.
 */
export function checkClient(
  runtime: CheckedRuntime,
  options?: CheckOptions,
  loadShapes?: () => Promise<{ readonly shapes: ResponseShapes }>,
): Promise<CheckReport> {
  return fromCaller(checkClient, async () => {
    refuseUnknown(options ?? {}, { deep: true, operations: true, signal: true });
    return unlessAborted(() => check(runtime, options ?? {}, loadShapes), options?.signal);
  });
}

/** Ends with the signal, even while the check waits for a credential, whose request other calls share. */
function unlessAborted(run: () => Promise<CheckReport>, signal: AbortSignal | undefined): Promise<CheckReport> {
  if (signal === undefined) return run();
  return new Promise((resolve, reject) => {
    const onAbort = (): void => reject(new AbortedError('The check was aborted.', { cause: signal.reason }));
    if (signal.aborted) {
      onAbort();
      return;
    }
    signal.addEventListener('abort', onAbort, { once: true });
    run()
      .finally(() => signal.removeEventListener('abort', onAbort))
      .then(resolve, reject);
  });
}

async function check(
  runtime: CheckedRuntime,
  { deep = false, operations, signal }: CheckOptions,
  loadShapes: (() => Promise<{ readonly shapes: ResponseShapes }>) | undefined,
): Promise<CheckReport> {
  checkRuntime(runtime);
  const { surface, settings, presets } = runtime;
  // The settings are arguments, so that no part of the client moves into a chunk that both load.
  const { runChecks } = await import('./run-checks.ts');
  // Calls skip the settings cache and the presets, because the check must reach the host.
  const send = createSend(settings);
  const options = signal === undefined ? {} : { signal };
  const { report, isHopeless } = await runChecks(
    surface,
    settings,
    (operation) => callResult(send, { operation, input: {}, options }),
    signal,
  );
  if (!deep || loadShapes === undefined || isHopeless) return report;
  const [{ runDeepCheck }, { shapes }] = await Promise.all([import('./run-deep-check.ts'), loadShapes()]);
  return report.with(
    await runDeepCheck({
      surface,
      settings,
      shapes,
      operations,
      signal,
      // The limits are kept even if the client doesn't wait for them otherwise.
      sendThrough: (transport) =>
        withDefaults(createSend({ ...settings, transport, rateLimiting: true }), { query: presets ?? {} }),
    }),
  );
}
