import type { Clock } from '../clock/clock.ts';
import type { OperationDescriptor, SurfaceDescriptor } from '../operation/descriptor.ts';
import { requiredPart } from '../checks/checks.ts';
import type { CallDefaults } from './call-defaults.ts';
import type { CallInput, CallOptions, Send } from '../operation/call.ts';
import type { LimitSnapshot } from '../limits/limit-store.ts';
import { createSend } from '../call/send.ts';
import type { Settings } from '../call/settings.ts';
import { type ApiPromise, calledFrom } from '../results/api-promise.ts';
import { callResult } from '../results/call-result.ts';
import type { schemaCheck } from '../results/schema-check.ts';
import type { BatchOptions } from '../batches/batch-options.ts';
import type { BatchResult } from '../batches/batch-result.ts';
import type { FileResponse } from '../files/file-response.ts';
import type { ListOptions } from '../lists/page-call.ts';
import type { ListPromise } from '../lists/list-promise.ts';
import type { Features } from './features.ts';
import type { ClientOptions } from './client-options.ts';
import { readSettings } from './read-settings.ts';

/**
 * The runtime of one client. Generated methods call it. Lists, files and batches work only if the surface passes the
 * parts for them (see `Features`).
 */
export interface Runtime {
  /** Calls an operation that returns JSON or nothing. */
  call<T>(operation: OperationDescriptor, input: CallInput, options?: CallOptions): ApiPromise<T>;
  /** Calls an operation that returns a list. Await it for one page, or iterate it for every item. */
  list<Item, Body>(operation: OperationDescriptor, input: CallInput, options?: ListOptions): ListPromise<Item, Body>;
  /** Calls an operation that returns a file. */
  file(operation: OperationDescriptor, input: CallInput, options?: CallOptions): ApiPromise<FileResponse>;
  /**
   * Calls an operation on many items. It splits them into several requests if necessary, and returns a result for each
   * item.
   */
  batch<Item, Body>(
    operation: OperationDescriptor,
    input: CallInput,
    options?: BatchOptions<Item, Body>,
  ): ApiPromise<BatchResult<Item, Body>>;
  /** Sends a call and returns the response with its body unread. */
  readonly send: Send;
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

const noOptions = {};

/** Copies the options, because each attempt reads them and the caller may change the object. */
function callOf<Options extends CallOptions>(operation: OperationDescriptor, input: CallInput, options?: Options) {
  return { operation, input, options: options ? { ...options } : noOptions };
}

/**
 * Creates the runtime of a client, which adds authentication, limits, retries, deadlines and typed errors to every
 * call.
 * @param features Parts that the operations of the surface need beyond a plain call: `{ limits: rateLimits, lists }`.
 * @throws {ConfigurationError} If an option is missing or invalid. The message states what to pass.
 */
export function createRuntime(surface: SurfaceDescriptor, options: ClientOptions, features: Features): Runtime {
  const settings = readSettings(surface, options, features);
  const { lists, files, batches, itemLimits } = features;
  const { schemas, validate } = options;
  // Its public type doesn't name what only the client passes.
  const checkOf = schemas?.check as unknown as typeof schemaCheck | undefined;
  const check = schemas && checkOf?.(schemas.responses, validate === 'throw' ? undefined : settings.pipeline.observer);
  const { clock, limiter, limitPrefix } = settings.pipeline;
  const { strategy } = settings.pipeline;
  const account = strategy ? strategy.account : 'anonymous';
  const over = (send: Send, identity: string, presets: Runtime['presets']): Runtime => ({
    // Named, so that the stack of an error begins above them.
    call: function call<T>(...[operation, input, given]: Parameters<Runtime['call']>): ApiPromise<T> {
      return calledFrom(callResult<T>(send, callOf(operation, input, given), check, itemLimits), call);
    },
    list: function list<Item, Body>(...called: Parameters<Runtime['list']>): ListPromise<Item, Body> {
      const read = requiredPart(lists, 'lists')<Item, Body>;
      return calledFrom(read(send, callOf(...called), check, clock, presets), list);
    },
    file: function file(...called) {
      return calledFrom(requiredPart(files, 'files').result(send, callOf(...called)), file);
    },
    batch: function batch<Item, Body>(
      operation: OperationDescriptor,
      input: CallInput,
      given?: BatchOptions<Item, Body>,
    ): ApiPromise<BatchResult<Item, Body>> {
      const start = requiredPart(batches, 'batches')<Item, Body>;
      return calledFrom(start({ send, clock, identity, account }, callOf(operation, input, given), check), batch);
    },
    send,
    clock,
    identity,
    account,
    surface,
    settings,
    presets,
    limits: () => limiter.snapshot(`${limitPrefix} `),
    with: (defaults) =>
      over(
        requiredPart(features.presets, 'presets')(send, defaults),
        defaults.query ? `${identity} ${JSON.stringify(defaults.query)}` : identity,
        {
          ...presets,
          ...defaults.query,
        },
      ),
  });
  return over(createSend(settings), `${settings.baseUrl} ${account ?? ''}`, {});
}
