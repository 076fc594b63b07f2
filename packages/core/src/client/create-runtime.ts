import type { Runtime } from '../call/runtime.ts';
import type { SurfaceDescriptor } from '../operation/descriptor.ts';
import { withDefaults } from '../call/runtime.ts';
import type { Send } from '../operation/call.ts';
import { createSend } from '../call/send.ts';
import type { schemaCheck } from '../call/schema-check.ts';
import type { ClientOptions } from './client-options.ts';
import { readSettings } from './read-settings.ts';

/**
 * Creates the runtime of a client, which adds authentication, limits, retries, deadlines and typed errors to every
 * call.
 * @throws {ConfigurationError} If an option is missing or invalid. The message states what to pass.
 */
export function createRuntime(surface: SurfaceDescriptor, options: ClientOptions): Runtime {
  const settings = readSettings(surface, options);
  const { schemas, validate } = options;
  // Its public type doesn't name what only the client passes.
  const checkOf = schemas?.check as unknown as typeof schemaCheck | undefined;
  const check = schemas && checkOf?.(schemas, validate === 'throw' ? undefined : settings.observer);
  const { clock, limiter, limitPrefix, strategy } = settings;
  const account = strategy ? strategy.account : 'anonymous';
  const over = (send: Send, identity: string, presets: Runtime['presets']): Runtime => ({
    send,
    check,
    clock,
    identity,
    account,
    surface,
    settings,
    presets,
    limits: () => limiter.snapshot(`${limitPrefix} `),
    with: (defaults) =>
      over(withDefaults(send, defaults), defaults.query ? `${identity} ${JSON.stringify(defaults.query)}` : identity, {
        ...presets,
        ...defaults.query,
      }),
  });
  return over(createSend(settings), `${settings.baseUrl} ${account ?? ''}`, {});
}
