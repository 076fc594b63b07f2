import type { Clock } from '../clock/clock.ts';
import type { OperationDescriptor, SurfaceDescriptor } from '../operation/descriptor.ts';
import { type CallDefaults, withDefaults } from './call-defaults.ts';
import type { CallInput, CallOptions, ResponseCheck, Send } from '../operation/call.ts';
import type { LimitSnapshot } from '../limits/limit-store.ts';
import { createSend } from '../call/send.ts';
import type { Settings } from '../call/settings.ts';
import type { ApiPromise } from '../results/api-promise.ts';
import type { schemaCheck } from '../results/schema-check.ts';
import type { ClientOptions } from './client-options.ts';
import { readSettings } from './read-settings.ts';

/** The runtime of one client. Generated methods pass it to `call`, `list`, `file` and `batch`. */
export interface Runtime {
  /** Sends a call and returns the response with its body unread. */
  readonly send: Send;
  /** Checks the data of successful responses, if the client has schemas. */
  readonly check: ResponseCheck | undefined;
  /** Answers a call from the settings cache. Undefined for an operation that isn't cached. */
  readonly cached?: <T>(
    operation: OperationDescriptor,
    input: CallInput,
    options?: CallOptions,
  ) => ApiPromise<T> | undefined;
  /** The clock of the client. */
  readonly clock: Clock;
  /**
   * The identity of the caller: the base URL, the account if it is known (no secret), and query presets such as the
   * shop.
   */
  readonly identity: string;
  /**
   * The account, if its name is known and lasts longer than this process (see `AuthStrategy`). On a surface without
   * authentication it is `anonymous`.
   */
  readonly account: string | undefined;
  /** The surface that the client belongs to. */
  readonly surface: SurfaceDescriptor;
  /** The settings of the client, for `raw` and `checkClient`. Contains no secret. */
  readonly settings: Settings;
  /** Query values that `with` adds to each call that accepts them, such as the shop. */
  readonly presets: Readonly<Record<string, unknown>>;
  /** Returns the rate limits of this host as this process knows them. They include limits that other clients use. */
  limits(): LimitSnapshot[];
  /**
   * Returns a runtime with presets for every call. It shares tokens, limits, retry budget and `settings` with this one.
   */
  with(defaults: CallDefaults): Runtime;
}

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
  const check = schemas && checkOf?.(schemas.responses, validate === 'throw' ? undefined : settings.pipeline.observer);
  const { clock, limiter, limitPrefix, strategy } = settings.pipeline;
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
