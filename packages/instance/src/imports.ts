import type { FileInput, ImportedRows } from '@tradelane/core';
import type {
  FollowWorkOptions,
  ImportedFile,
  ImportResult,
  ImportRunArguments,
  OperationHandle,
  Poller,
} from '@tradelane/workflows';
import { importWorkflow } from '@tradelane/workflows/runtime';
import type { ProductImportTracking } from './generated/types.ts';
import { importsPerClient, type ImportsOf } from './runtime-with.ts';

/** A client that imports products. Its `create` decides the fields of the request. */
export interface ProductImportClient<Request> {
  /** The imports of products. */
  readonly imports: { create(body: Request, ...others: never[]): unknown };
}

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
export function runImport<Request extends { readonly file: FileInput }>(
  client: ProductImportClient<Request>,
  file: ImportedFile | ImportedRows,
  ...options: ImportRunArguments<Request, ProductImportTracking>
): Promise<ImportResult<ProductImportTracking>> {
  return importWorkflowOf<Request>(client).run(file, ...options);
}

/** Follows a started import by its ID, or by the text of `onStarted` or `serialize()`. */
export function waitForImport(
  client: ProductImportClient<never>,
  followed: OperationHandle,
  options?: FollowWorkOptions<ProductImportTracking>,
): Poller<ImportResult<ProductImportTracking>> {
  return importWorkflowOf(client).wait(followed, options);
}

/** The workflow of a client. */
export const importWorkflowOf: ImportsOf<
  ProductImportTracking,
  ImportResult<ProductImportTracking>
> = /* @__PURE__ */ importsPerClient(['P41', 'P42', 'P44', 'P45', 'P46', 'P47', 'P51'], ({ runtime, operations: o }) =>
  importWorkflow(runtime, {
    create: o.P41,
    get: o.P42,
    list: o.P51,
    errorReport: o.P44,
    newProductReport: o.P45,
    transformedFile: o.P46,
    transformationErrorReport: o.P47,
  }),
);
