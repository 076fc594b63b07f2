import type { Transport } from '@tradelane/core';
import { AbortedError } from '@tradelane/core/errors';
import {
  callResult,
  checkRuntime,
  createSend,
  fromCaller,
  latePart,
  refuseUnknown,
  type Runtime,
  runtimeOf,
  type Send,
  withDefaults,
} from '@tradelane/core/runtime';
import type { ResponseShapes } from './response-shapes.ts';
import type { CheckReport, ChecksEnd } from './run-checks.ts';

export type { CheckReport } from './run-checks.ts';

/** Options of a check. */
export interface CheckOptions {
  /** Cancels the check, which then throws `AbortedError`. */
  readonly signal?: AbortSignal | undefined;
}

/** Options of a deep check. */
export interface DeepCheckOptions extends CheckOptions {
  /** IDs of the operations to call, such as `['v2-listOrders']`. Default: every read. */
  readonly operations?: readonly string[] | undefined;
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
 * @throws {ArgumentError} If `runtime` isn't the runtime of a client, or an option is unknown.
 * @throws {AbortedError} If `signal` aborts.
 */
export function checkClient(runtime: CheckedRuntime, options?: CheckOptions): Promise<CheckReport> {
  return fromCaller(checkClient, async () => {
    refuseUnknown(options ?? {}, { signal: true });
    return unlessAborted(async () => (await check(runtime, options?.signal)).report, options?.signal);
  });
}

/**
 * Checks a client like `checkClient`, and then calls every read that needs no argument, or one that an earlier response
 * contains. The report has the differences from the shapes in `deep`, unless the server is unreachable or refuses the
 * credentials. Each read is called once, within the documented rates.
 * @throws {ArgumentError} If it isn't a client, or an option is unknown.
 * @throws {AbortedError} If `signal` aborts.
 */
export function deepCheckClient(
  client: object,
  shapes: ResponseShapes,
  options?: DeepCheckOptions,
): Promise<CheckReport> {
  return fromCaller(deepCheckClient, async () => {
    refuseUnknown(options ?? {}, { operations: true, signal: true });
    return unlessAborted(() => deepCheck(runtimeOf(client), shapes, options ?? {}), options?.signal);
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

async function check(runtime: CheckedRuntime, signal: AbortSignal | undefined): Promise<ChecksEnd> {
  checkRuntime(runtime);
  const { surface, settings } = runtime;
  // The settings are arguments, so that no part of the client moves into a chunk that both load.
  const { runChecks } = await latePart(import('./run-checks.ts'));
  // Calls skip the settings cache and the presets, because the check must reach the host.
  const send = createSend(settings);
  const options = signal === undefined ? {} : { signal };
  return runChecks(surface, settings, (operation) => callResult(send, { operation, input: {}, options }), signal);
}

async function deepCheck(
  runtime: Runtime,
  shapes: ResponseShapes,
  { operations, signal }: DeepCheckOptions,
): Promise<CheckReport> {
  const { surface, settings, presets: query } = runtime;
  const { report, isHopeless } = await check(runtime, signal);
  if (isHopeless) return report;
  const { runDeepCheck } = await latePart(import('./run-deep-check.ts'));
  // The limits are kept even if the client doesn't wait for them otherwise.
  const sendThrough = (transport: Transport): Send =>
    withDefaults(createSend({ ...settings, transport, rateLimiting: true }), { query });
  return report.with(await runDeepCheck({ surface, settings, shapes, operations, signal, sendThrough }));
}
