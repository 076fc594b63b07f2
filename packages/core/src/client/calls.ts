import { batchResult } from '../batches/run-batch.ts';
import type { BatchOptions } from '../batches/batch-options.ts';
import type { BatchResult } from '../batches/batch-result.ts';
import { fileResult } from '../files/file-result.ts';
import type { FileResponse } from '../files/file-response.ts';
import { listResult } from '../lists/list-result.ts';
import type { ListOptions } from '../lists/page-call.ts';
import type { ListPromise } from '../lists/list-promise.ts';
import type { CallInput, CallOptions } from '../operation/call.ts';
import type { OperationDescriptor } from '../operation/descriptor.ts';
import { type ApiPromise, calledFrom } from '../results/api-promise.ts';
import { callResult } from '../results/call-result.ts';
import type { Runtime } from './runtime.ts';

const noOptions = {};

/** Copies the options, because each attempt reads them and the caller may change the object. */
function callOf<Options extends CallOptions>(operation: OperationDescriptor, input: CallInput, options?: Options) {
  return { operation, input, options: options ? { ...options } : noOptions };
}

/** Calls an operation that returns JSON or nothing. */
export function call<T>(
  runtime: Runtime,
  operation: OperationDescriptor,
  input: CallInput,
  options?: CallOptions,
): ApiPromise<T> {
  const result =
    runtime.cached?.<T>(operation, input, options) ??
    callResult<T>(runtime.send, callOf(operation, input, options), runtime.check);
  return calledFrom(result, call);
}

/** Calls an operation that returns a list. Await it for one page, or iterate it for every item. */
export function list<Item, Body>(
  runtime: Runtime,
  operation: OperationDescriptor,
  input: CallInput,
  options?: ListOptions,
): ListPromise<Item, Body> {
  const { send, check, clock, presets } = runtime;
  return calledFrom(listResult<Item, Body>(send, callOf(operation, input, options), check, clock, presets), list);
}

/** Calls an operation that returns a file. */
export function file(
  runtime: Runtime,
  operation: OperationDescriptor,
  input: CallInput,
  options?: CallOptions,
): ApiPromise<FileResponse> {
  return calledFrom(fileResult(runtime.send, callOf(operation, input, options)), file);
}

/**
 * Calls an operation on many items. It splits them into several requests if necessary, and returns a result for each
 * item.
 */
export function batch<Item, Body>(
  runtime: Runtime,
  operation: OperationDescriptor,
  input: CallInput,
  options?: BatchOptions<Item, Body>,
): ApiPromise<BatchResult<Item, Body>> {
  return calledFrom(batchResult<Item, Body>(runtime, callOf(operation, input, options), runtime.check), batch);
}
