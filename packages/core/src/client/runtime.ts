import type { Clock } from '../base/clock/clock.ts';
import type { OperationDescriptor, SurfaceDescriptor } from '../base/descriptor.ts';
import { handedOver } from '../base/handed-over.ts';
import type { CallDefaults } from '../call/call-defaults.ts';
import type { CallInput, CallOptions, Send } from '../call/call.ts';
import type { LimitSnapshot } from '../call/limits/index.ts';
import { createSend } from '../call/pipeline/send.ts';
import type { Settings } from '../call/pipeline/settings.ts';
import { type ApiPromise, callResult } from '../call/results/index.ts';
import type { BatchOptions, BatchResult } from '../kinds/batches/index.ts';
import type { FileResponse } from '../kinds/files/index.ts';
import type { ListOptions, ListPromise } from '../kinds/lists/index.ts';
import type { Features } from './features.ts';
import type { ClientOptions } from './options/client-options.ts';
import { readSettings } from './options/read-settings.ts';

/** What generated methods run on: one per client. Lists, files and batches are there where the surface hands over what serves them; see `Features`. */
export interface Runtime {
  /** An operation that returns JSON or nothing. */
  call<T>(operation: OperationDescriptor, input: CallInput, options?: CallOptions): ApiPromise<T>;
  /** A list: a page when awaited, every item when iterated. */
  list<Item, Body>(operation: OperationDescriptor, input: CallInput, options?: ListOptions): ListPromise<Item, Body>;
  /** An operation that returns a file. */
  file(operation: OperationDescriptor, input: CallInput, options?: CallOptions): ApiPromise<FileResponse>;
  /** An operation on many items: split where they are too many, with a result for each item. */
  batch<Item, Body>(
    operation: OperationDescriptor,
    input: CallInput,
    options?: BatchOptions<Item, Body>,
  ): ApiPromise<BatchResult<Item, Body>>;
  /** Sends a call and gives the response with its body unread. */
  readonly send: Send;
  /** The client's time. */
  readonly clock: Clock;
  /** Whose calls these are: the base URL, the account where it is known (no secret), and the presets of the query, such as the shop. */
  readonly identity: string;
  /** Whose data they are about, where that is known for longer than this process lives; see `AuthStrategy`. Nobody's on a surface without authentication. */
  readonly account: string | undefined;
  /** The surface whose operations are called. */
  readonly surface: SurfaceDescriptor;
  /** Where calls go and how, for what stands on the runtime: `raw` and `checkClient`. Holds no secret. */
  readonly settings: Settings;
  /** What `with` puts into the query of each call that takes it, such as the shop. */
  readonly presets: Readonly<Record<string, unknown>>;
  /** The rate limits of this host as this process knows them, those that other clients use included. */
  limits(): LimitSnapshot[];
  /** The same client with presets for every call; tokens, limits and retry budget stay shared. `settings` stay as they are. */
  with(defaults: CallDefaults): Runtime;
}

const noOptions = {};

/** Each attempt asks for the options, which may be the caller's no more by then: a copy. */
function callOf<Options extends CallOptions>(operation: OperationDescriptor, input: CallInput, options?: Options) {
  return { operation, input, options: options ? { ...options } : noOptions };
}

/**
 * The runtime of a client: auth, limits, retries, deadlines, errors for every call.
 * @param features what the surface's operations need beyond a plain call: `{ limits: rateLimits, lists }`
 * @throws ConfigurationError where an option is missing or cannot work; says what to pass.
 */
export function createRuntime(surface: SurfaceDescriptor, options: ClientOptions, features: Features): Runtime {
  const settings = readSettings(surface, options, features);
  const { lists, files, batches, itemLimits } = features;
  const { schemas, validate } = options;
  const check = schemas?.check(schemas.responses, validate === 'throw' ? undefined : settings.pipeline.observer);
  const { clock, limiter, limitPrefix } = settings.pipeline;
  const { strategy } = settings.pipeline;
  const account = strategy ? strategy.account : 'anonymous';
  const over = (send: Send, identity: string, presets: Runtime['presets']): Runtime => ({
    // One by one: a list of arguments would be another object for each call.
    call: (operation, input, given) => callResult(send, callOf(operation, input, given), check, itemLimits),
    list: (...called) => handedOver(lists, 'lists')(send, callOf(...called), check, clock, presets),
    file: (...called) => handedOver(files, 'files').result(send, callOf(...called)),
    batch: (...called) => handedOver(batches, 'batches')({ send, clock, identity, account }, callOf(...called), check),
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
        handedOver(features.presets, 'presets')(send, defaults),
        defaults.query ? `${identity} ${JSON.stringify(defaults.query)}` : identity,
        {
          ...presets,
          ...defaults.query,
        },
      ),
  });
  return over(createSend(settings), `${settings.baseUrl} ${account ?? ''}`, {});
}
