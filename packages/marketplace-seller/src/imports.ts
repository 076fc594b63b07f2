import {
  type OperationHandle,
  type FollowWorkOptions,
  type ImportedFile,
  type ImportResult,
  type ImportRunArguments,
  type ImportWorkflow,
  importWorkflow,
  type Poller,
} from '@tradelane/core';
import { type Runtime, runtimeOf } from '@tradelane/core/runtime';
import type { ImportsMethods } from './generated/client.ts';
import { operations as o, surface } from './generated/operations.ts';
import type { operations, ProductImportTracking } from './generated/types.ts';

type ImportRequest = operations['P41']['requestBody']['content']['multipart/form-data'];
type Workflow = ImportWorkflow<ImportRequest, ProductImportTracking>;
/** A client with the operations that import product files. */
type ImportingClient = { readonly imports: ImportsMethods };

const called = {
  create: o.P41,
  get: o.P42,
  list: o.P51,
  errorReport: o.P44,
  newProductReport: o.P45,
  transformedFile: o.P46,
  transformationErrorReport: o.P47,
};

/** One of each client: uploads for one shop wait for each other. */
const workflows = /* @__PURE__ */ new WeakMap<Runtime, Workflow>();

/**
 * Sends a product file, follows its import to the end and resolves to its result. Where the response to the upload is lost it looks for the
 * import among those of the shop and follows it; a file is never sent twice. With `checkpoint` that holds for a process that ends as well.
 * @throws ImportFailedError where it ended without being carried out, PollTimeoutError after `timeoutInMs`,
 *   ImportOutcomeUnknownError where nobody can know whether the upload started an import, WorkNotFoundError where the server does not know it any more.
 * @param client the client itself, as its package made it: a copy, a part or a fake of one is refused with `ArgumentError`
 */
export function runImport(
  client: ImportingClient,
  file: ImportedFile,
  ...options: ImportRunArguments<ImportRequest, ProductImportTracking>
): Promise<ImportResult<ProductImportTracking>> {
  return workflowOf(client).run(file, ...options);
}

/**
 * Follows an import that was started before: by its id, or by what `onStarted` or `serialize()` gave.
 * @param client the client itself, as its package made it: a copy, a part or a fake of one is refused with `ArgumentError`
 */
export function waitForImport(
  client: ImportingClient,
  followed: OperationHandle,
  options?: FollowWorkOptions<ProductImportTracking>,
): Poller<ImportResult<ProductImportTracking>> {
  return workflowOf(client).wait(followed, options);
}

function workflowOf(client: ImportingClient): Workflow {
  const runtime = runtimeOf(client, surface.name);
  const workflow = workflows.get(runtime) ?? importWorkflow<ImportRequest, ProductImportTracking>(runtime, called);
  workflows.set(runtime, workflow);
  return workflow;
}
