import type { Client } from 'openapi-fetch';
import type { FormEncoder } from './arguments/body.ts';
import { type BatchResult, batchResult } from './batch/index.ts';
import type { CallInput, CallOptions, Send } from './call.ts';
import type { Clock } from './clock.ts';
import type { CallDefaults, ClientOptions } from './config/client-options.ts';
import { readSettings } from './config/settings.ts';
import { withDefaults } from './config/call-defaults.ts';
import type { OperationDescriptor, SurfaceDescriptor } from './descriptor.ts';
import { encodeMultipart, type FileAnswer, fileResult } from './files/index.ts';
import type { LimitSnapshot } from './limit/index.ts';
import { type ListOptions, type ListPromise, listResult } from './paging/index.ts';
import { createRawClient } from './pipeline/raw-client.ts';
import { createSend } from './pipeline/send.ts';
import { type ApiPromise, callResult } from './results/index.ts';
import { type AnswerCheck, createSchemaCheck } from './validate/index.ts';

/** What methods run on where all operations exchange JSON: one per client. */
export interface CallRuntime<Paths extends {} = {}> {
  /** An operation that answers JSON or nothing. */
  call<T>(operation: OperationDescriptor, input: CallInput, options?: CallOptions): ApiPromise<T>;
  /** The path-style client of openapi-fetch over the same pipeline. */
  readonly raw: Client<Paths>;
  readonly send: Send;
  readonly clock: Clock;
  readonly surface: SurfaceDescriptor;
  /** The rate limits of this surface as this process knows them. */
  limits(): LimitSnapshot[];
  /** The same client with presets for every call; tokens, limits and retry budget stay shared. `raw` keeps to what it is given. */
  with(defaults: CallDefaults): CallRuntime<Paths>;
}

/** What generated methods run on: one per client. */
export interface Runtime<Paths extends {} = {}> extends CallRuntime<Paths> {
  /** A list: a page when awaited, every item when iterated. */
  list<Item, Body>(operation: OperationDescriptor, input: CallInput, options?: ListOptions): ListPromise<Item, Body>;
  /** An operation that answers a file. */
  file(operation: OperationDescriptor, input: CallInput, options?: CallOptions): ApiPromise<FileAnswer>;
  /** An operation on many items: split where they are too many, and each item's fate told. */
  batch<Item, Body>(
    operation: OperationDescriptor,
    input: CallInput,
    options?: CallOptions,
  ): ApiPromise<BatchResult<Item, Body>>;
  with(defaults: CallDefaults): Runtime<Paths>;
}

/**
 * The runtime of a client: auth, limits, retries, deadlines, errors for every call.
 * @throws ConfigurationError where an option is missing or cannot work; says what to pass.
 */
export function createRuntime<Paths extends {} = {}>(
  surface: SurfaceDescriptor,
  options: ClientOptions,
): Runtime<Paths> {
  const opened = openRuntime<Paths>(surface, options, encodeMultipart);
  const check = checkOf(options);
  const over = (base: CallRuntime<Paths>): Runtime<Paths> => {
    const { send } = base;
    return {
      ...base,
      list: (operation, input, listOptions = {}) => listResult(send, { operation, input, options: listOptions }, check),
      file: (operation, input, callOptions = {}) => fileResult(send, { operation, input, options: callOptions }),
      batch: (operation, input, callOptions = {}) =>
        batchResult(send, { operation, input, options: callOptions }, check),
      with: (defaults) => over(base.with(defaults)),
    };
  };
  return over(opened);
}

/**
 * The same for a surface without lists, files, forms and batches: what serves these is not loaded with it.
 * @throws ConfigurationError where an option is missing or cannot work; says what to pass.
 */
export function createCallRuntime<Paths extends {} = {}>(
  surface: SurfaceDescriptor,
  options: ClientOptions,
): CallRuntime<Paths> {
  return openRuntime(surface, options, undefined);
}

function openRuntime<Paths extends {}>(
  surface: SurfaceDescriptor,
  options: ClientOptions,
  encodeForm: FormEncoder | undefined,
): CallRuntime<Paths> {
  const settings = readSettings(surface, options);
  const check = checkOf(options);
  const { clock, limiter, limitPrefix } = settings.parts;
  const raw = createRawClient<Paths>(surface, settings, encodeForm);
  const over = (send: Send): CallRuntime<Paths> => ({
    call: (operation, input, callOptions = {}) => callResult(send, { operation, input, options: callOptions }, check),
    raw,
    send,
    clock,
    surface,
    limits: () => limiter.snapshot(`${limitPrefix} `),
    with: (defaults) => over(withDefaults(send, defaults)),
  });
  return over(createSend(settings, encodeForm));
}

function checkOf({ validate }: ClientOptions): AnswerCheck | undefined {
  return validate && createSchemaCheck(validate.answers);
}
