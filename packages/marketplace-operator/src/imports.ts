// The same as in packages/marketplace-seller, copied by `pnpm generate`. Edit it there.
import type {
  FollowWorkOptions,
  ImportedFile,
  ImportResult,
  ImportRunArguments,
  OperationHandle,
  Poller,
} from '@tradelane/workflows';
import type { ImportedRows } from '@tradelane/core';
import { importWorkflow, type ImportWorkflow } from '@tradelane/workflows/runtime';
import { type Runtime, runtimeOf } from '@tradelane/core/runtime';
import type { ImportsMethods } from './generated/client.ts';
import { operations as o, surface } from './generated/operations.ts';
import type { ProductImportTracking } from './generated/types.ts';

type Request = Parameters<ImportsMethods['create']>[0];
type Workflow = ImportWorkflow<Request, ProductImportTracking, ImportResult<ProductImportTracking>>;

const called = {
  create: o.P41,
  get: o.P42,
  list: o.P51,
  errorReport: o.P44,
  newProductReport: o.P45,
  transformedFile: o.P46,
  transformationErrorReport: o.P47,
};

/** One workflow per client, so that uploads for one shop wait for each other. */
const workflows = /* @__PURE__ */ new WeakMap<Runtime, Workflow>();

/**
 * Uploads a product file, follows its import, and resolves to the result. `{ rows }` is sent as CSV.
 * If the upload's response is lost, it looks for the import in the shop's list and follows it. It never uploads a file
 * twice. With `checkpoint`, the same call resumes the import in another process.
 * Pass `key`, too. Without it, the same call starts a new import after it returned, even if your process was killed before
 * it noted the result.
 * @param client A client from this package. Copies, parts and fakes throw `ArgumentError`.
 * @throws {ImportFailedError} If the import failed or was canceled.
 * @throws {PollTimeoutError} If it takes longer than `timeoutInMs`.
 * @throws {ImportOutcomeUnknownError} If it is unknown whether the upload started an import.
 * @throws {WorkNotFoundError} If the server no longer has the import.
 */
export function runImport(
  client: { readonly imports: ImportsMethods },
  file: ImportedFile | ImportedRows,
  ...options: ImportRunArguments<Parameters<ImportsMethods['create']>[0], ProductImportTracking>
): Promise<ImportResult<ProductImportTracking>> {
  return importWorkflowOf(client).run(file, ...options);
}

/** Follows a started import by its ID, or by the text of `onStarted` or `serialize()`. */
export function waitForImport(
  client: { readonly imports: ImportsMethods },
  followed: OperationHandle,
  options?: FollowWorkOptions<ProductImportTracking>,
): Poller<ImportResult<ProductImportTracking>> {
  return importWorkflowOf(client).wait(followed, options);
}

/** The workflow of a client. */
export function importWorkflowOf(client: { readonly imports: ImportsMethods }): Workflow {
  const runtime = runtimeOf(client, surface.name);
  const workflow = workflows.get(runtime) ?? importWorkflow<Request, ProductImportTracking>(runtime, called);
  workflows.set(runtime, workflow);
  return workflow;
}
